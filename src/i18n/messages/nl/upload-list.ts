import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('nl');

/** Groups, totals and menus of the list of uploads. */
export const uploadListNl: UploadListMessages = {
  done: (done, total) => `${done} van ${total} klaar`,
  bytes: (sent, total) => `${sent} van ${total}`,
  progress: 'Totale voortgang',
  otherTab: {
    busy: 'Een ander tabblad is bezet en sommige uploads wachten erop. Beantwoord de melding in dat tabblad of sluit het.',
    older:
      'Een oudere versie van deze pagina is in een ander tabblad nog aan het uploaden. Uploads beginnen hier zodra die klaar is of gesloten wordt.',
    newer:
      'Een nieuwere versie van deze pagina is in een ander tabblad geopend. Herlaad om hier verder te gaan.',
    finishing:
      'Een nieuwere versie van deze pagina is in een ander tabblad geopend. Houd dit tabblad open tot de bestanden zijn geüpload of bewaard.',
    'newer-data':
      'De uploads die op dit apparaat zijn bewaard, hebben een nieuwere versie van deze pagina nodig. Ze gaan verder zodra die er weer is. Bestanden die u nu uploadt, worden niet bewaard: houd deze pagina open tot ze zijn geüpload.',
  },
  unreadable:
    'De uploads die op dit apparaat zijn bewaard, konden niet worden gelezen. Ze blijven bewaard. Laad de pagina opnieuw om het nog eens te proberen.',
  savedByNewer: 'Bewaard door een nieuwere versie van deze pagina en wacht daarop:',
  partlySaved:
    'Sommige bestanden zijn niet op dit apparaat bewaard. Houd deze pagina open tot ze zijn geüpload.',
  filter: 'Tonen',
  all: 'Alle',
  groups: {
    attention: 'Actie nodig',
    uploading: 'Bezig met uploaden',
    waiting: 'Wacht',
    done: 'Klaar',
    elsewhere: 'Andere installaties',
  },
  showAll: (count) => `Alle ${count} tonen`,
  showFewer: 'Minder tonen',
  more: 'Meer acties',
  removed: (name) => `Uit de lijst verwijderd: “${name}”`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `${n} upload is uit de lijst verwijderd.`,
      other: (n) => `${n} uploads zijn uit de lijst verwijderd.`,
    }),
  removedStored: (name) => `Uit de lijst verwijderd, het document blijft opgeslagen: “${name}”`,
  stayStored: 'Opgeslagen documenten blijven opgeslagen.',
  requestCopied: (time) => `Verzoek gekopieerd om ${time}.`,
  busyUntil: (time) => `De dienst is bezet tot ${time}. Het uploaden gaat automatisch verder.`,
  retryNow: 'Nu opnieuw proberen',
  undo: 'Ongedaan maken',
  hide: 'Dit bericht verbergen',
  editAndRetry: 'Bewerken en opnieuw proberen',
  selectFiles: {
    open: 'Bestanden kiezen',
    none: 'Geen van deze bestanden ontbreekt. Kies ze zoals ze waren toen u ze toevoegde.',
  },
  chooseOther: 'Ander bestand kiezen',
  skip: 'Overslaan',
  print: 'Afdrukken',
  anotherPerson: 'iemand anders',
  existingBy: (person) => `Al opgeslagen door ${person}. Er is geen kopie gemaakt.`,
  existingAsBy: (name, person) => `Al opgeslagen als “${name}” door ${person}. Er is geen kopie gemaakt.`,
  notOnAsset: (name, asset) => `Al opgeslagen als “${name}”, maar niet bij ${asset}.`,
  notOnAssetUnnamed: (asset) => `Al opgeslagen, maar niet bij ${asset}.`,
  maybeOnAsset: (name, asset) => `Al opgeslagen als “${name}”. Controleer of het bij ${asset} staat.`,
  maybeOnAssetUnnamed: (asset) => `Al opgeslagen. Controleer of het bij ${asset} staat.`,
  size: 'Grootte',
  packageName: 'Pakket',
  correct: {
    title: 'Correctie aanvragen',
    hint: 'Opgeslagen documenten kunnen hier niet worden gewijzigd. Er wordt een tekst gekopieerd voor de mensen die ze beheren; er wordt niets gewijzigd.',
    documents: 'Te corrigeren documenten',
    keep: 'Ongewijzigd laten',
    copy: 'Correctieverzoek kopiëren',
    request: 'Corrigeer dit opgeslagen document.',
    file: (name) => `Bestand: ${name}`,
    asset: (id) => `Installatie: ${id}`,
    change: {
      displayName: (before, after) => `Weergavenaam: ${before} → ${after}`,
      organizationId: (before, after) => `Organisatie: ${before} → ${after}`,
      categoryId: (before, after) => `Categorie: ${before} → ${after}`,
      assetId: (before, after) => `Installatie: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'Bij de installatie',
    yes: 'Ja',
    no: 'Nee',
    unknown: 'Onbekend',
    toDo: 'Te doen',
    link: 'Koppeling met de installatie aanvragen',
    checkLink: 'Koppeling met de installatie controleren',
    retry: 'Opnieuw proberen',
    edit: 'Bewerken en opnieuw proberen',
    selectFile: 'Het bestand opnieuw selecteren',
    otherFile: 'Een ander bestand kiezen',
  },
};
