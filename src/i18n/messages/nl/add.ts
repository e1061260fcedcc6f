import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('nl');

/** Texts of the form for adding documents. */
export const addNl: Messages['add'] = {
  title: 'Documenten toevoegen',
  drop: 'Sleep bestanden of een map hierheen',
  dropNow: 'Loslaten om bestanden toe te voegen',
  accepted: 'Pdf, tekeningen, afbeeldingen of een ZIP met een offline HTML-handleiding.',
  acceptedOnly: (types) => `Toegestaan: ${types}.`,
  limit: (size) => `Elk tot ${size}.`,
  chooseFiles: 'Bestanden kiezen',
  chooseFolder: 'Map kiezen',
  chosenFiles: 'Gekozen bestanden',
  chosenFolder: 'Gekozen map',
  list: 'Te uploaden bestanden',
  listsMissing:
    'Een keuzelijst kon niet worden geladen. Typ in plaats daarvan de ID, of probeer het opnieuw.',
  notAFile: 'Dat is geen bestand. Sla de e-mail of pagina op als bestand en zet dat bestand hier neer.',
  noFiles: 'Geen bestanden gekozen.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `${n} systeem- of tijdelijk bestand weggelaten.`,
      other: (n) => `${n} systeem- of tijdelijke bestanden weggelaten.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} bestand of map kon niet worden gelezen en is niet toegevoegd.`,
      other: (n) => `${n} bestanden of mappen konden niet worden gelezen en zijn niet toegevoegd.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `“${name}” staat al in de lijst.`,
      other: (n) => `${n} bestanden staan al in de lijst.`,
    }),
  organization: 'Organisatie',
  category: 'Categorie',
  select: (file) => `${file} selecteren`,
  selectAll: (count) =>
    plural(count, {
      one: (n) => `${n} bestand selecteren`,
      other: (n) => `Alle ${n} selecteren`,
    }),
  skipList: 'Lijst overslaan',
  selected: (count) => plural(count, { other: (n) => `${n} geselecteerd` }),
  apply: 'Toepassen',
  clearSelection: 'Selectie opheffen',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Op ${n} bestand hieronder toepassen`,
      other: (n) => `Op ${n} bestanden hieronder toepassen`,
    }) +
    (own > 0
      ? plural(own, {
          one: (n) => `, ${n} heeft een eigen waarde`,
          other: (n) => `, ${n} hebben eigen waarden`,
        })
      : ''),
  asAbove: 'Standaard gebruiken',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: ${n} bestand gewijzigd.`,
      other: (n) => `${what}: ${n} bestanden gewijzigd.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `${n} weergavenaam ingevuld.`,
      other: (n) => `${n} weergavenamen ingevuld.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `${n} geplakte regel bleef over.`,
      other: (n) => `${n} geplakte regels bleven over.`,
    }),
  undo: 'Ongedaan maken',
  filesRemoved: (count) =>
    plural(count, { one: (n) => `${n} bestand verwijderd.`, other: (n) => `${n} bestanden verwijderd.` }),
  undone: 'Ongedaan gemaakt.',
  choose: 'Kiezen…',
  ai: 'AI-verwerking toestaan',
  aiOn: 'AI-verwerking toegestaan',
  aiOff: 'Geen AI-verwerking',
  aiHint: 'Niet beschikbaar voor offline handleidingen.',
  displayName: 'Weergavenaam',
  fromTitle: 'Uit de titel van de handleiding.',
  remove: 'Verwijderen',
  more: 'Meer opties',
  notUploaded: 'Niet geüpload',
  waitForChecks: 'ZIP controleren…',
  documents: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documenten` }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `${n} bestand kan niet worden geüpload`,
      other: (n) => `${n} bestanden kunnen niet worden geüpload`,
    }),
  removeRejected: (count) => plural(count, { one: () => 'Dit verwijderen', other: () => 'Deze verwijderen' }),
  upload: (count) =>
    plural(count, { one: (n) => `${n} document uploaden`, other: (n) => `${n} documenten uploaden` }),
  uploadAs: 'Uploaden als',
  asManual: 'Offline handleiding',
  asPlain: 'Gewoon bestand',
  checking: 'ZIP controleren…',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina.`,
      other: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina’s.`,
    }),
  isNoManual: (reason) => `Kan niet als handleiding worden geüpload${reason && `: ${reason}`}.`,
  notChecked: 'Dit ZIP-bestand kon niet worden gecontroleerd. Kies hoe u het wilt uploaden.',
  fileNotChecked: 'Dit bestand kon niet worden gecontroleerd.',
  errors: {
    displayName: (file) => `Voer een weergavenaam in voor ${file}`,
    chooseOrganization: 'Kies een organisatie',
    enterOrganization: 'Voer een organisatie in',
    chooseCategory: 'Kies een categorie',
    enterCategory: 'Voer een categorie in',
    operation: (file) => `Kies hoe u ${file} uploadt`,
  },
  rejections: {
    empty: 'Het bestand is leeg. Ga na waar het vandaan komt en kies het opnieuw.',
    tooLarge: (size, limit) =>
      `Het bestand is ${size}; de limiet is ${limit}. Verklein of splits het en kies het opnieuw.`,
    type: (accepted) =>
      `Dit bestandstype wordt niet geaccepteerd. Sla het bestand op als een van deze typen en kies het opnieuw: ${accepted}.`,
    unreadable:
      'Het bestand kon niet worden gelezen. Misschien is het een map, is het verplaatst of is het elders geopend.',
    webArchive:
      'Een webarchief gaat maar in weinig programma’s open. Open het in een browser, sla de pagina volledig op (“Webpagina, volledig”) en zet die hier neer samen met de map _files of _bestanden.',
    windowsHelp:
      'Dit helpbestand gaat alleen onder Windows open. Pak het daar uit (hh.exe -decompress map bestand.chm) of met 7-Zip en zet de map hier neer.',
  },
};
