import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsIt: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'L’archivio non contiene pagine HTML',
    explanation: 'Un manuale offline è fatto di pagine HTML.',
    remedy: 'Caricarlo come file normale.',
  },
  'DOC-NO-START': {
    title: 'Manca la pagina iniziale',
    explanation: ({ candidates, expected }) =>
      `Al primo livello dell’archivio non c’è ${expected}. Possibili pagine iniziali: ${candidates}.`,
    remedy: ({ expected }) =>
      `Chiamare la pagina iniziale ${expected}, metterla al primo livello e comprimere di nuovo.`,
  },
  'DOC-IIRDS': {
    title: 'Un pacchetto iiRDS senza pagina iniziale',
    explanation:
      'I programmi per iiRDS ne mostrano il contenuto. Solo i pacchetti iiRDS/H hanno un index.html al livello superiore; gli altri pacchetti iiRDS non devono averlo.',
    remedy: 'Caricarlo come file normale o chiedere un pacchetto iiRDS/H.',
  },
  'DOC-WRAPPED': {
    title: 'L’intero manuale è in una cartella',
    explanation: ({ startPage }) =>
      `La pagina iniziale è ${startPage}. Alcuni visualizzatori la cercano solo al primo livello.`,
    remedy: ({ folder }) => `Comprimere il contenuto della cartella ${folder}, non la cartella stessa.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Più pagine iniziali',
    explanation: ({ candidates }) =>
      `Ciascuna di queste può essere la pagina iniziale: ${candidates}. Viene usata la prima.`,
    remedy: ({ expected }) =>
      `Mettere al primo livello una pagina ${expected} che porti a tutte, o caricare ciascuna come manuale a sé.`,
  },
  'DOC-START-CASE': {
    title: 'Il nome della pagina iniziale ha maiuscole',
    explanation: ({ expected, found }) =>
      `Si chiama ${found}. Alcuni visualizzatori cercano solo ${expected}.`,
    remedy: ({ expected }) => `Rinominarla in ${expected} e correggere i link.`,
  },
  'DOC-CHARSET': {
    title: 'Codifica dei caratteri non indicata',
    explanation: 'Le lettere speciali possono apparire sbagliate.',
    remedy: 'Mettere <meta charset="utf-8"> all’inizio di ogni pagina e salvarla in UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Le lettere speciali appaiono sbagliate',
    explanation: ({ encoding }) => `Il testo non è codificato come dichiara (${encoding}).`,
    remedy: 'Salvare la pagina in UTF-8 e dichiararlo.',
  },
  'DOC-NOT-HTML': {
    title: 'Non è una pagina HTML',
    explanation: ({ content }) => `Il nome è di una pagina HTML, ma il contenuto è: ${content}.`,
    remedy: 'Darle l’estensione giusta, o mettere al suo posto la pagina giusta.',
  },
  'DOC-XML': {
    title: 'Una pagina o un’immagine non è XML valido',
    explanation: 'I browser mostrano un messaggio di errore al posto del resto.',
    remedy: 'Correggere l’XML e creare di nuovo l’archivio.',
  },
  'DOC-TOO-LARGE': {
    title: 'Un file è troppo grande per essere verificato',
    explanation: 'È integro, ma i suoi link non sono stati verificati.',
    remedy: 'Dividerlo in file più piccoli.',
  },
  'DOC-TITLE': {
    title: 'Pagine senza titolo',
    explanation: 'I browser mostrano il titolo nelle schede, nei segnalibri e nei risultati di ricerca.',
    remedy: 'Dare a ogni pagina un <title>.',
  },
  'DOC-LANGUAGE': {
    title: 'Lingua delle pagine non indicata',
    explanation: ({ pages }) =>
      `Pagine: ${pages}. Un browser può leggerle ad alta voce nella lingua sbagliata o non proporne la traduzione.`,
    remedy: 'Scriverla come <html lang="it">.',
  },
  'DOC-BASE': {
    title: 'I link di una pagina partono da un luogo esterno al manuale',
    explanation: ({ href }) => `I link e le immagini partono da ${href}, quindi offline non funzionano.`,
    remedy: 'Togliere il <base> della pagina.',
  },
  'DOC-LEAVES': {
    title: 'Una pagina reindirizza fuori dal manuale',
    explanation: ({ target }) => `Manda il lettore a ${target}, che offline non c’è.`,
    remedy: 'Togliere il reindirizzamento o indirizzarlo a una pagina del manuale.',
  },
  'DOC-FORM': {
    title: 'Un modulo porta fuori dal manuale',
    explanation: ({ target }) =>
      `Ciò che si inserisce è inviato a ${target}, che offline non c’è. Una ricerca non trova nulla.`,
    remedy: 'Togliere il modulo o cercare all’interno del manuale.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'Una pagina richiede un server web',
    explanation: ({ need }) =>
      `Qualcosa al suo interno (${need}) non funziona se si apre la pagina da una cartella.`,
    remedy: 'Provare se il manuale è utilizzabile senza, o chiedere a chi lo ha redatto.',
  },
  'DOC-SCRIPTS': {
    title: 'Pagine con script',
    explanation: ({ pages }) =>
      `Pagine: ${pages}. Dove gli script sono disattivati, possono mancarne delle parti.`,
    remedy: 'Non occorre fare nulla.',
  },
  'DOC-UNUSED': {
    title: 'File a cui nessuna pagina rimanda',
    explanation: ({ bytes, files, pages }) =>
      `File: ${files}, con ${bytes} byte. Pagine a cui nessun’altra pagina porta: ${pages}.`,
    remedy: 'Togliere ciò che non serve dalla prossima compressione.',
  },
  'LINK-BROKEN': {
    title: 'Link interrotto',
    explanation: ({ target }) => `Nell’archivio non c’è ${target}.`,
    remedy: 'Aggiungere il file o correggere il link.',
  },
  'LINK-CASE': {
    title: 'Il link e il nome del file sono scritti in modo diverso',
    explanation: ({ expected, target }) =>
      `Il link dice ${target}, il file è ${expected}. Funziona solo in Windows.`,
    remedy: ({ expected }) => `Scrivere il link come ${expected}.`,
  },
  'LINK-FRAGMENT': {
    title: 'Un link porta a un punto che la pagina non ha',
    explanation: ({ fragment, target }) =>
      `La pagina ${target} si apre, ma dall’inizio: non ha alcun punto chiamato ${fragment}.`,
    remedy: 'Correggere il link o aggiungere il punto.',
  },
  'LINK-FOLDER': {
    title: 'Un link porta a una cartella',
    explanation: ({ target }) =>
      `La cartella ${target} non ha una pagina indice: il lettore vede un elenco di file, o nulla.`,
    remedy: 'Indicare una pagina al suo interno.',
  },
  'LINK-INDEX': {
    title: 'Un link indica una cartella invece della sua pagina indice',
    explanation: ({ target }) =>
      `Su un server web ${target} mostra la pagina indice. Aperta da un disco, mostra un elenco di file.`,
    remedy: 'Collegare direttamente la pagina indice.',
  },
  'LINK-OUTSIDE': {
    title: 'Un link porta fuori dall’archivio',
    explanation: ({ target }) =>
      `${target} si trova sopra la cartella di primo livello e non fa parte del manuale.`,
    remedy: 'Aggiungere al manuale ciò che si intende e correggere il link.',
  },
  'LINK-ROOT': {
    title: 'Un link parte dalla radice di un server web',
    explanation: ({ target }) => `/${target} funziona solo su un server web, non in una cartella.`,
    remedy: 'Scrivere il link relativo alla sua pagina.',
  },
  'LINK-LOCAL': {
    title: 'Un link porta al computer dell’autore',
    explanation: ({ target }) => `${target} esiste solo su un computer o in una rete.`,
    remedy: 'Aggiungere il file al manuale e indirizzare il link lì.',
  },
  'LINK-BACKSLASH': {
    title: 'Un link è scritto con barre rovesciate',
    explanation: ({ target }) => `${target} funziona solo in Windows.`,
    remedy: 'Scriverlo con / invece di \\.',
  },
  'LINK-QUERY': {
    title: 'Link con punto interrogativo',
    explanation: 'Ciò che segue viene ignorato se si apre la pagina da una cartella.',
    remedy: 'Non occorre fare nulla, salvo che una pagina ne dipenda.',
  },
  'LINK-MALFORMED': {
    title: 'Un link non è un indirizzo valido',
    explanation: ({ reason, target }) => `Impossibile aprire ${target} (${reason}).`,
    remedy: 'Correggere il link.',
  },
  'LINK-EMPTY': {
    title: 'Link vuoti',
    explanation: 'Portano alla pagina in cui si trovano.',
    remedy: 'Toglierli o dare loro un indirizzo.',
  },
  'LINK-EXTERNAL': {
    title: 'Link a Internet',
    explanation: ({ hostCount, hosts, links }) =>
      `Link: ${links}. Siti: ${hostCount}, ad esempio ${hosts}. Serve una connessione.`,
    remedy: 'Non occorre fare nulla.',
  },
  'RES-EXTERNAL': {
    title: 'Qualcosa viene caricato da Internet',
    explanation: ({ target }) => `${target} manca quando il manuale si legge offline.`,
    remedy: 'Aggiungere il file al manuale e rimandare a quel file.',
  },
  'RES-FORMAT': {
    title: 'Un’immagine ha un formato che i browser non mostrano',
    explanation: ({ target }) => `La maggior parte dei browser non mostra niente al posto di ${target}.`,
    remedy: 'Salvare l’immagine come PNG, JPEG o SVG.',
  },
};
