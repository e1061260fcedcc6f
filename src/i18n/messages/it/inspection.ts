import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('it');

/** The words of the inspection of a ZIP in its row and its panel, in Italian; loaded with them. */
export const inspectionIt: InspectionMessages = {
  review: 'Esamina',
  canBeManual: 'Può essere caricato come manuale offline',
  ready: 'Pronto per il caricamento',
  pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagine` }),
  files: (count) => plural(count, { other: (n) => `${n} file` }),
  startsAt: (page) => `si apre con ${page}`,
  canBeFixed: (count) =>
    plural(count, {
      one: (n) => `${n} si può riparare automaticamente`,
      other: (n) => `${n} si possono riparare automaticamente`,
    }),
  fixable: 'Riparabile',
  withFixable: (text, count) =>
    plural(count, { one: (n) => `${text}, ${n} riparabile`, other: (n) => `${text}, ${n} riparabili` }),
  places: (count) => plural(count, { one: (n) => `${n} punto`, other: (n) => `${n} punti` }),
  repairAndUse: 'Ripara e usa',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Ripara ancora ${n} problema e usa`,
      other: (n) => `Ripara ancora ${n} problemi e usa`,
    }),
  done: 'Fine',
  keepAsRegular: 'Mantieni come file normale',
  chooseStart: 'Scegli la pagina iniziale',
  changeStart: 'Cambia pagina iniziale',
  startHint: (name) =>
    `I lettori iniziano da questa pagina. Il file non viene modificato: la copia riceve una pagina ${name} che la apre.`,
  useAsStart: 'Usa come pagina iniziale',
  allPages: 'Mostra tutte le pagine',
  reviewChanges: 'Esamina le modifiche',
  inUse: 'Copia riparata in uso',
  withRegular: (upload, count) => plural(count, { other: (n) => `${upload}, ${n} come file normale` }),
  allRegular: (upload) => `${upload} come file normale`,
  folder: {
    isPackage: (name) => `«${name}» sembra un pacchetto di consegna`,
    asPackage: 'Come pacchetto',
    packing: 'Creazione del pacchetto…',
  },
  found: (count) => plural(count, { other: (n) => `Rilievi (${n})` }),
  search: 'Cerca nei rilievi',
  show: 'Mostra',
  all: 'Tutto',
  nothing: 'Nessun rilievo corrispondente.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} altro è nel rapporto.`,
      other: (n) => `Altri ${n} sono nel rapporto.`,
    }),
  reportTitle: (file) => `Verifica di ${file}`,
  verdict: {
    manual: 'È un manuale offline.',
    'not-a-manual': 'Non è un manuale offline.',
    unsafe: 'Questo ZIP è danneggiato o non sicuro.',
  },
  facts: (startPage, pages, files) => `Pagina iniziale: ${startPage}. Pagine: ${pages}. File: ${files}.`,
  noStartPage: 'nessuna',
  toDo: (remedy) => `Che cosa fare: ${remedy}`,
  forAuthor: (remedy) => `Per chi ha redatto il manuale: ${remedy}`,
  nearest: (name) => `Si intendeva ${name}?`,
  missing: (scheme) => `Manca ${scheme} all’inizio?`,
};
