import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Comprimere di nuovo la cartella con un programma aggiornato e il metodo normale, poi verificare il nuovo file.';
const copyAgain = 'Copiare o scaricare di nuovo il file e confrontarne la dimensione con l’originale.';

/** Codes about the archive and the names in it. */
export const archiveFindingsIt: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'Il file è vuoto',
    explanation: 'Contiene 0 byte. Di solito si è interrotto un download o una copia.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'Il file non è un archivio ZIP',
    explanation: ({ content }) => `Il nome dice ZIP, ma il contenuto è: ${content}.`,
    remedy: 'Caricarlo come file normale, o comprimere il manuale in un archivio ZIP.',
  },
  'ZIP-TRUNCATED': {
    title: 'L’archivio è troncato',
    explanation: 'Inizia come archivio ZIP ma la fine manca, perciò il suo indice non è leggibile.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'L’archivio non contiene file',
    explanation: 'Non c’è nulla da leggere.',
    remedy: 'Comprimere il contenuto della cartella del manuale e verificare il nuovo file.',
  },
  'ZIP-TWO-ENDS': {
    title: 'L’archivio ha due indici',
    explanation: 'Programmi diversi vi troverebbero file diversi.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Dati in più dopo la fine dell’archivio',
    explanation: ({ bytes }) =>
      `Dopo la fine ci sono ${bytes} byte. I programmi ignorano zeri e fine riga; alcuni rifiutano tutto il resto.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Dati in più prima dell’archivio',
    explanation: ({ bytes }) => `${bytes} byte precedono il primo file, come in un programma autoestraente.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'L’indice è errato',
    explanation: ({ detail }) =>
      `Non corrisponde a ciò che è nell’archivio (${detail}): programmi diversi possono leggere file diversi.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'I dati per i file grandi si contraddicono',
    explanation: ({ detail }) =>
      `Dimensioni o posizioni sono scritte due volte e non coincidono (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'L’archivio è solo una parte di più parti',
    explanation: 'Le altre parti mancano, perciò i file non si possono ricomporre.',
    remedy: 'Unire le parti, o comprimere il manuale in un unico archivio.',
  },
  'ZIP-ENCRYPTED': {
    title: 'I file sono protetti da password',
    explanation: 'I lettori non potrebbero aprirli dopo il caricamento.',
    remedy: 'Comprimere di nuovo il manuale senza password.',
  },
  'ZIP-METHOD': {
    title: 'I file sono compressi in modo insolito',
    explanation: ({ method }) =>
      `Non tutti i programmi conoscono il metodo di compressione ${method}. Noti sono «stored» e «deflate».`,
    remedy: 'Comprimere di nuovo il manuale con il metodo normale, non con quello per la dimensione minima.',
  },
  'ZIP-VERSION': {
    title: 'Un file richiede un programma più recente del necessario',
    explanation: ({ version }) =>
      `Dichiara di aver bisogno della versione ${version} del formato ZIP. Alcuni programmi saltano un file simile.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Un file ha opzioni sconosciute',
    explanation:
      'Nella sua intestazione sono impostati bit riservati. Alcuni programmi avvisano o rifiutano l’archivio.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'L’intestazione di un file è errata',
    explanation: ({ field }) =>
      `L’intestazione del file non è leggibile o non corrisponde all’indice (${field}): ogni programma può leggere cose diverse.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'I dati dopo un file sono errati',
    explanation:
      'La dimensione e il checksum scritti dopo il file non corrispondono all’indice, o alcuni programmi non possono leggerli.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Nell’archivio i file si sovrappongono',
    explanation: 'Due file occupano gli stessi byte. Negli archivi integri non succede; nelle trappole sì.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Dati non spiegati tra i file',
    explanation: ({ bytes }) =>
      `${bytes} byte non appartengono ad alcun file. Se segnalati come errore, contengono un file nascosto.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Un file è danneggiato',
    explanation: 'Il contenuto non corrisponde al suo checksum.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Un file è più lungo o più corto del dichiarato',
    explanation: 'L’archivio è danneggiato, o fatto per ingannare.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Un file non si può estrarre',
    explanation: ({ detail }) => `I suoi dati compressi sono danneggiati (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Dimensione pericolosa una volta decompresso',
    explanation: ({ detail }) => `Un limite è superato: ${detail}. Nulla è stato estratto.`,
    remedy: 'Dividere il manuale, o togliere ciò che al lettore non serve.',
  },
  'ZIP-EXTRA': {
    title: 'Dati aggiuntivi insoliti di un file',
    explanation:
      'Alcuni programmi aggiungono zeri per allineare i file o scrivono una parte due volte. Non è dannoso.',
    remedy: 'Non occorre fare nulla.',
  },
  'NAME-UNSAFE': {
    title: 'Il nome di un file è pericoloso',
    explanation: ({ reason }) =>
      `Estratto, finirebbe fuori dalla sua cartella o nasconderebbe ciò che è (${reason}).`,
    remedy: 'Rinominare il file e comprimere di nuovo la cartella.',
  },
  'NAME-BACKSLASH': {
    title: 'Le cartelle sono scritte con barre rovesciate',
    explanation: 'Fuori da Windows tutti i file finirebbero in una cartella e i link fallirebbero.',
    remedy: 'Comprimere di nuovo la cartella con un programma aggiornato.',
  },
  'NAME-DUPLICATE': {
    title: 'Un file è due volte nell’archivio',
    explanation: ({ other }) => `Quale dei due si vede dipende dal programma. L’altro è ${other}.`,
    remedy: 'Togliere uno dei due e comprimere di nuovo la cartella.',
  },
  'NAME-CASE-CLASH': {
    title: 'Due nomi sono uguali in Windows o macOS',
    explanation: ({ other }) =>
      `Differiscono solo per maiuscole, accenti, o punti e spazi alla fine. Un file sostituirebbe l’altro, ${other}.`,
    remedy: 'Rinominare uno dei due e correggere i link.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Un nome è insieme file e cartella',
    explanation: ({ detail }) => `I programmi non concordano su che cosa sia (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Un file ha due nomi diversi',
    explanation: ({ expected, found }) => `Alcuni programmi lo chiamerebbero ${found}, altri ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Il nome di un file non è scritto in Unicode',
    explanation: ({ guess }) =>
      `${guess && `Molto probabilmente è ${guess}. `}Altri programmi possono mostrare altre lettere, e i link falliscono.`,
    remedy:
      'Comprimere di nuovo la cartella con un programma aggiornato, o rinominare il file senza lettere speciali.',
  },
  'NAME-PORTABLE': {
    title: 'Un nome non è ammesso in Windows',
    explanation: ({ part }) => `Windows non può creare ${part}, perciò lì il file mancherebbe.`,
    remedy: 'Rinominarlo e correggere i link.',
  },
  'NAME-LONG': {
    title: 'Un percorso è troppo lungo',
    explanation: ({ detail }) => `Più di ${detail}: alcuni dispositivi non possono estrarlo.`,
    remedy: 'Abbreviare i nomi di cartelle e file.',
  },
  'ENTRY-LINK': {
    title: 'Un file non è un file normale',
    explanation: ({ special }) =>
      `È un file speciale (${special}). I programmi lo estraggono in modi diversi, e un link può portare fuori dal manuale.`,
    remedy: 'Sostituirlo con il file stesso e comprimere di nuovo la cartella.',
  },
  'ENTRY-PIPE': {
    title: 'Un file è stato compresso da una pipe',
    explanation: 'Un altro programma lo ha scritto durante la compressione. Si estrae come un file normale.',
    remedy: 'Non occorre fare nulla.',
  },
  'ENTRY-JUNK': {
    title: 'File lasciati dal sistema operativo o da un programma',
    explanation: 'Il lettore non li vede mai. Occupano solo spazio.',
    remedy: 'Escluderli dalla prossima compressione.',
  },
  'ENTRY-PROGRAM': {
    title: 'Contiene un programma',
    explanation: ({ extension }) =>
      `Un manuale si legge, non si esegue. Dispositivi e server bloccano i file ${extension} o li avvierebbero.`,
    remedy: 'Toglierlo e offrirlo altrove.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Contiene un altro archivio',
    explanation: 'Il lettore non può aprirlo, e il suo contenuto non è stato verificato.',
    remedy: 'Inserirne il contenuto come file, o toglierlo.',
  },
  'ENTRY-EMPTY': {
    title: 'Un file è vuoto',
    explanation: 'Contiene 0 byte. Una pagina che ne ha bisogno è incompleta.',
    remedy: 'Mettere al suo posto il file giusto.',
  },
  'ENTRY-TYPE': {
    title: 'Un file non è ciò che dice il nome',
    explanation: ({ expected, found }) =>
      `Il nome dice ${expected}, il contenuto è: ${found}. Alcuni visualizzatori non lo mostrano.`,
    remedy: 'Dargli l’estensione giusta, o mettere al suo posto il file giusto.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Un’immagine è molto grande',
    explanation: ({ detail }) => `Supera ${detail}. Un tablet impiega molto a mostrarla, o non ci riesce.`,
    remedy: 'Ridurla alla dimensione in cui viene mostrata.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Un’immagine è troncata',
    explanation: 'Manca la fine del file. I browser mostrano solo una parte dell’immagine, o niente.',
    remedy: 'Sostituirla con una copia completa.',
  },
};
