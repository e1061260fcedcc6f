import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsIt: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Metadati non leggibili',
    advice:
      'Possono mancare i titoli e le categorie di questi documenti. Inserirli oppure chiedere al mittente un pacchetto corretto.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Nessun metadato',
    advice: 'Il pacchetto non indica che cosa sono questi documenti. Inserire titoli e categorie.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'File principale mancante o con un altro nome',
    advice:
      'I programmi cercano un file di nome VDI2770_Main.xml, che manca o ha un altro nome. I contenitori sono stati letti senza. Chiedere al mittente un pacchetto corretto.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Impossibile aprire un contenitore',
    advice:
      'Un contenitore del pacchetto è danneggiato, quindi i suoi documenti non sono elencati. Chiedere di nuovo il pacchetto al mittente.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'File protetti da password',
    advice:
      'Senza la password nessuno può aprire questi file. Chiedere al mittente un pacchetto senza password.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Troppi livelli',
    advice:
      'I contenitori oltre il secondo livello non sono stati aperti, quindi i loro documenti non sono elencati. Estrarre il pacchetto e aggiungerli separatamente.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Lettura incompleta',
    advice:
      'Il pacchetto è troppo grande per essere letto per intero. Estrarlo e aggiungere separatamente i documenti rimanenti.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'Nessun documento trovato',
    advice: 'Il pacchetto non descrive alcun documento. Può comunque caricarlo come un unico file.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Documento mancante',
    advice: 'Il pacchetto elenca un documento che non contiene. Chiederlo al mittente.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'File mancante',
    advice: 'I metadati citano un file che non è nel pacchetto. Chiederlo al mittente.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Nessun PDF',
    advice: 'Un documento non ha un PDF e forse non tutti possono aprirlo. Chiederne uno al mittente.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Stesso ID due volte',
    advice: 'Due documenti hanno lo stesso ID. Verificare che servano entrambi.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Non approvato',
    advice: 'Secondo il pacchetto, un documento non è approvato. Verificare che sia la versione giusta.',
  },
  'PACKAGE-WRAPPED': {
    title: 'Compresso in una cartella',
    advice:
      'Tutti i file sono in una cartella dello ZIP, dove alcuni programmi non trovano i metadati. Comprimere invece il contenuto della cartella.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'Il nome del file non corrisponde',
    advice:
      'Il nome di un file è scritto diversamente nei metadati, quindi alcuni programmi non lo trovano. Chiedere al mittente un pacchetto corretto.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'File non presente nei metadati',
    advice: 'Questo file non appartiene ad alcun documento. Verificare se serve.',
  },
};
