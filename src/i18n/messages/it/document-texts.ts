import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('it');

/** Texts of findings about documents. */
export const documentTextsIt: DocumentTexts = {
  forAi: (title) => `${title}: l’IA non può leggerlo`,
  fromTitle: 'Ripreso dal titolo del documento.',
  fromPackage: 'Dal pacchetto.',
  withWarnings: (count) =>
    plural(count, { one: (n) => `${n} file con avvisi`, other: (n) => `${n} file con avvisi` }),
  isInstead: (title, content) => `${title}: ${content}`,
  isNot: (extension, content) => `Non è un file ${extension}: ${content}`,
  contents: {
    pdf: 'PDF',
    webPage: 'Pagina web',
    xml: 'File XML',
    text: 'File di testo',
    rtf: 'Documento RTF',
    program: 'Programma',
    archive: (format) => `Archivio ${format}`,
    image: (format) => `Immagine ${format}`,
  },
  types: {
    word: 'Documento Word',
    spreadsheet: 'Foglio di calcolo',
    presentation: 'Presentazione',
    openDocument: 'File OpenDocument',
    visio: 'Disegno Visio',
    epub: 'E-book',
    jar: 'Archivio Java',
    aasx: 'Asset Administration Shell',
    email: 'E-mail',
    office: 'Documento Office',
    dwg: 'Disegno DWG',
    dxf: 'Disegno DXF',
    step: 'Modello STEP',
    svg: 'Disegno SVG',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: 'Una pagina web, non un documento',
      advice: 'Forse è una pagina di accesso. Scaricare di nuovo il documento.',
    },
    'FILE-SHORTCUT': {
      title: 'Il documento vero si trova altrove',
      advice:
        'Questo file rimanda solo a un altro, come i collegamenti e i segnaposto dei servizi cloud. Aprirlo dove funziona, salvare il documento e poi scegliere quel file.',
    },
    'FILE-PROGRAM': {
      title: 'Programma, non un documento',
      advice:
        'Questo file serve per essere eseguito, non letto. Rimuoverlo se non appartiene a questo asset.',
    },
    'FILE-PARTIAL': {
      title: 'Download non terminato',
      advice:
        'Il file potrebbe essere incompleto. Attendere la fine del download, poi scegliere il file completo.',
    },
    'FILE-ZEROS': {
      title: 'Nessun contenuto',
      advice:
        'Il file è pieno di zeri, come dopo una copia o un download non riusciti. Copiarlo o scaricarlo di nuovo.',
    },
    'FILE-SPLIT': {
      title: 'Parte di un archivio suddiviso',
      advice:
        'Si apre solo insieme a tutte le altre parti. Estrarre l’archivio e poi scegliere i documenti che contiene.',
    },
    'FILE-TYPE': {
      title: 'Non è ciò che dice il nome',
      advice:
        'Il contenuto è di tipo diverso da quello indicato dal nome del file e alcuni programmi potrebbero non aprirlo. Aprirlo per verificare che sia quello giusto.',
    },
    'FILE-UNCHECKED': {
      title: 'Non verificato',
      advice:
        'Non è stato possibile verificare questo file su questo dispositivo. È comunque possibile caricarlo.',
    },
    'IMAGE-DAMAGED': {
      title: 'Immagine danneggiata',
      advice: 'Una parte dell’immagine manca o non può essere mostrata. Copiarla o scaricarla di nuovo.',
    },
    'IMAGE-HEIC': {
      title: 'Immagine HEIC',
      advice:
        'Molti programmi e browser non mostrano le immagini HEIC. Salvarla come JPEG se altri devono vederla.',
    },
    'OFFICE-DAMAGED': {
      title: 'Danneggiato',
      advice:
        'I programmi potrebbero non aprire questo file, o solo in parte. Copiarlo o esportarlo di nuovo.',
    },
    'OFFICE-PASSWORD': {
      title: 'Protetto da password',
      advice:
        'Senza password nessuno può aprirlo e la ricerca non ne trova il contenuto. Se possibile, caricare una copia senza password.',
    },
    'OFFICE-LEGACY': {
      title: 'Vecchio formato Office',
      advice:
        'Alcuni programmi non aprono più questo formato e la ricerca potrebbe non trovarne il contenuto. Salvarlo in un formato attuale, come .docx o PDF.',
    },
    'OFFICE-MACROS': {
      title: 'Contiene macro',
      advice:
        'Molte organizzazioni bloccano i file con macro. Caricare una copia senza macro se non servono.',
    },
    'TEXT-NOT-UTF8': {
      title: 'Lettere forse sbagliate',
      advice:
        'Il testo non è salvato come UTF-8, quindi lettere come ä o é possono apparire come altri caratteri. Salvarlo di nuovo con la codifica UTF-8.',
    },
    'SVG-SCRIPT': {
      title: 'Disegno con script',
      advice:
        'I programmi che mostrano il disegno potrebbero eseguire lo script o rifiutarsi di mostrarlo. Esportarlo senza script.',
    },
    'PDF-NOT-PDF': {
      title: 'Non è un PDF',
      advice:
        'Il file si chiama .pdf, ma il contenuto è un altro. Aprirlo per verificare che sia quello giusto.',
    },
    'PDF-TRUNCATED': {
      title: 'Danneggiato: incompleto',
      advice: 'Manca la fine del file e forse anche delle pagine. Scaricarlo o esportarlo di nuovo.',
    },
    'PDF-DAMAGED': {
      title: 'Danneggiato',
      advice:
        'Alcuni programmi non possono aprire questo PDF o tutte le sue pagine. Scaricarlo o esportarlo di nuovo.',
    },
    'PDF-NO-PAGES': { title: 'Nessuna pagina', advice: 'Il PDF non ha pagine. Esportarlo di nuovo.' },
    'PDF-PASSWORD': {
      title: 'Protetto da password',
      advice:
        'Senza password nessuno può aprirlo e la ricerca non ne trova il contenuto. Se possibile, caricare una copia senza password.',
    },
    'PDF-RIGHTS': {
      title: 'Protetto da gestione dei diritti',
      advice:
        'Il contenuto è cifrato. Può aprirlo solo chi è autorizzato e la ricerca non lo trova. Se possibile, caricare una copia non protetta.',
    },
    'PDF-PORTFOLIO': {
      title: 'Portfolio PDF',
      advice:
        'La maggior parte dei programmi mostra solo la copertina e la ricerca potrebbe non trovare i file contenuti. Caricare i file separatamente.',
    },
    'PDF-RESTRICTED': {
      title: 'Testo non copiabile',
      advice:
        'Il PDF si apre senza password, ma non consente di estrarne il testo. La ricerca potrebbe non trovarne il contenuto.',
    },
    'PDF-NO-TEXT': {
      title: 'Scansione senza testo',
      advice:
        'Le pagine sono immagini e la ricerca non ne trova il contenuto. Se possibile, eseguire prima il riconoscimento del testo (OCR).',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Testo non ricercabile',
      advice:
        'Il testo si vede bene, ma i suoi caratteri mancano nel PDF. La ricerca non ne trova il contenuto. Esportarlo di nuovo con i suoi font.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Pagine vuote',
      advice: 'Sulle pagine non c’è nulla. Aprire il PDF per verificare che sia quello giusto.',
    },
    'PDF-XFA': {
      title: 'Modulo per pochi programmi',
      advice:
        'La maggior parte dei programmi mostra solo «Attendere». Stampare il modulo in un PDF e caricare quello.',
    },
    'PDF-UNCHECKED': {
      title: 'Non verificato',
      advice:
        'Non è stato possibile verificare questo PDF entro i limiti di tempo e memoria. È comunque possibile caricarlo.',
    },
    'PDF-REBUILT': {
      title: 'Riparato all’apertura',
      advice:
        'L’elenco degli oggetti di questo PDF manca o è errato, quindi i programmi lo ricostruiscono all’apertura. Le pagine controllate sono leggibili. Se un programma non riesce ad aprirlo, esportarlo di nuovo.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Contiene allegati',
      advice: 'Nel PDF ci sono altri file, che sfuggono facilmente. Caricarli a parte se sono importanti.',
    },
    'PDF-SCRIPT': {
      title: 'Contiene script',
      advice: 'La maggior parte dei programmi ignora gli script nei PDF.',
    },
  },
};
