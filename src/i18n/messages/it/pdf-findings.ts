import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsIt: PdfFindingTexts = {
  forAi: (title) => `${title}: l’IA non può leggerlo`,
  webPage: 'È una pagina web, non un PDF; forse una pagina di accesso. Scarichi di nuovo il documento.',
  fromTitle: 'Ripreso dal titolo del documento.',
  findings: {
    'PDF-NOT-PDF': {
      title: 'Non è un PDF',
      advice:
        'Il file si chiama .pdf, ma il contenuto è un altro. Lo apra per verificare che sia quello giusto.',
    },
    'PDF-TRUNCATED': {
      title: 'Danneggiato: incompleto',
      advice: 'Manca la fine del file e forse anche delle pagine. Lo scarichi o lo esporti di nuovo.',
    },
    'PDF-DAMAGED': {
      title: 'Danneggiato',
      advice:
        'Alcuni programmi non possono aprire questo PDF o tutte le sue pagine. Lo scarichi o lo esporti di nuovo.',
    },
    'PDF-NO-PAGES': { title: 'Nessuna pagina', advice: 'Il PDF non ha pagine. Lo esporti di nuovo.' },
    'PDF-PASSWORD': {
      title: 'Protetto da password',
      advice:
        'Senza password nessuno può aprirlo e la ricerca non ne trova il contenuto. Se possibile, carichi una copia senza password.',
    },
    'PDF-RESTRICTED': {
      title: 'Testo non copiabile',
      advice:
        'Il PDF si apre senza password, ma non consente di estrarne il testo. La ricerca potrebbe non trovarne il contenuto.',
    },
    'PDF-NO-TEXT': {
      title: 'Scansione senza testo',
      advice:
        'Le pagine sono immagini e la ricerca non ne trova il contenuto. Se possibile, esegua prima il riconoscimento del testo (OCR).',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Testo non ricercabile',
      advice:
        'Il testo si vede bene, ma i suoi caratteri mancano nel PDF. La ricerca non ne trova il contenuto. Lo esporti di nuovo con i suoi font.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Pagine vuote',
      advice: 'Sulle pagine non c’è nulla. Apra il PDF per verificare che sia quello giusto.',
    },
    'PDF-XFA': {
      title: 'Modulo per pochi programmi',
      advice:
        'La maggior parte dei programmi mostra solo «Attendere». Stampi il modulo in un PDF e carichi quello.',
    },
    'PDF-UNCHECKED': {
      title: 'Non controllato',
      advice: 'Non è stato possibile controllare questo PDF su questo dispositivo. Può comunque caricarlo.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Contiene allegati',
      advice: 'Nel PDF ci sono altri file, che sfuggono facilmente. Li carichi a parte se sono importanti.',
    },
    'PDF-SCRIPT': {
      title: 'Contiene script',
      advice: 'La maggior parte dei programmi ignora gli script nei PDF.',
    },
  },
};
