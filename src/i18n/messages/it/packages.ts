import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('it');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Italian. */
export const packagesIt: PackageTexts = {
  formats: {
    documentation: 'Documentazione di consegna (VDI 2770)',
    document: 'Documento di consegna (VDI 2770)',
    iirds: 'Pacchetto iiRDS',
    iirdsA: 'Pacchetto di archiviazione (iiRDS/A)',
    iirdsH: 'Documentazione di consegna (iiRDS/H)',
    aasx: 'Asset Administration Shell (AASX)',
  },
  topics: (count) => plural(count, { one: (n) => `${n} argomento`, other: (n) => `${n} argomenti` }),
  languages: (count) => plural(count, { one: (n) => `${n} lingua`, other: (n) => `${n} lingue` }),
  forSerial: (serial) => `per il numero di serie ${serial}`,
  forSerials: (count) =>
    plural(count, { one: (n) => `per ${n} numero di serie`, other: (n) => `per ${n} numeri di serie` }),
  notChecked: 'Impossibile controllare il contenuto di questo pacchetto. Può comunque caricarlo.',
  asOne: 'Carica come un unico file',
  asOneHint: 'Il file viene archiviato invariato, come un unico documento.',
  asDocuments: (count) =>
    plural(count, {
      one: (n) => `Aggiungi come ${n} documento`,
      other: (n) => `Aggiungi come ${n} documenti`,
    }),
  asDocumentsHint: 'Ogni PDF diventa un documento con titolo e categoria propri.',
  filesAsDocumentsHint:
    'Ogni file diventa un documento con nome e categoria propri. Gli ZIP al suo interno si possono dividere allo stesso modo.',
  withoutPdf: (count) =>
    plural(count, {
      one: (n) => `${n} documento non ha un PDF e non verrà aggiunto.`,
      other: (n) => `${n} documenti non hanno un PDF e non verranno aggiunti.`,
    }),
  adding: (progress) => `Aggiunta dei documenti: ${progress}`,
  noneReadable: 'I documenti non sono leggibili.',
  noneAdded: 'I documenti non sono leggibili. Può comunque caricare tutto come un unico file.',
  added: (count, name) =>
    plural(count, {
      one: (n) => `${n} documento aggiunto da «${name}».`,
      other: (n) => `${n} documenti aggiunti da «${name}».`,
    }),
  someUnread: (count) =>
    plural(count, {
      one: (n) => `${n} documento non era leggibile.`,
      other: (n) => `${n} documenti non erano leggibili.`,
    }),
  documents: 'Documenti',
  more: (count) => plural(count, { one: (n) => `${n} altro`, other: (n) => `altri ${n}` }),
  noTitle: 'Senza titolo',
  noPdf: 'Nessun PDF',
  previewed: 'Pacchetto da visualizzare in anteprima',
  product: 'Prodotto',
  serial: 'Numero di serie',
  language: 'Lingua',
  topicsName: 'Argomenti',
  manufacturer: 'Produttore',
  classes: {
    '01-01': 'Identificazione',
    '02-01': 'Specifiche tecniche',
    '02-02': 'Disegni, schemi',
    '02-03': 'Componenti',
    '02-04': 'Certificati, dichiarazioni',
    '03-01': 'Montaggio, messa in servizio, smontaggio',
    '03-02': 'Uso',
    '03-03': 'Sicurezza generale',
    '03-04': 'Ispezione, manutenzione, collaudo',
    '03-05': 'Riparazione',
    '03-06': 'Ricambi',
    '04-01': 'Documenti contrattuali',
  },
};
