import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('it');

/** Texts about camera, clipboard and saved files. */
export const deviceIt: DeviceMessages = {
  takePhoto: 'Scatta foto',
  photo: 'Foto della fotocamera',
  blurred: 'Questa foto sembra sfocata. Rifarla?',
  paper: {
    scanToPdf: 'Scansiona in PDF',
    photo: 'Foto di un foglio scattata con la fotocamera',
    hint: 'Trascinare gli angoli sui bordi del foglio.',
    opening: 'Apertura della foto…',
    unreadable: 'Questo browser non può aprire la foto. Conservarla come foto o rifarla.',
    unavailable: 'Impossibile caricare l’editor. La foto è stata aggiunta così com’è.',
    corners: [
      'Angolo in alto a sinistra',
      'Angolo in alto a destra',
      'Angolo in basso a destra',
      'Angolo in basso a sinistra',
    ],
    cornerAt: (x, y) => `${x} da sinistra, ${y} dall’alto`,
    turn: 'Ruota',
    grey: 'Grigio',
    size: 'Formato pagina',
    sizes: { a4: 'A4', original: 'Formato originale' },
    takeAgain: 'Rifai foto',
    addPage: 'Aggiungi pagina',
    page: (at, count) => `Pagina ${at} di ${count}`,
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    remove: 'Rimuovi pagina',
    save: 'Salva come PDF',
    keepPhoto: 'Conserva la foto',
    keepPhotos: 'Conserva le foto',
    edit: 'Ritaglia e salva come PDF',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `Unisci ${n} foto in un PDF` }),
    making: 'Creazione del PDF…',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} foto è ora un PDF.`,
        other: (n) => `${n} foto sono ora un solo PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} foto resta com’è: questo browser non sa aprire il suo formato, spesso HEIC.`,
        other: (n) =>
          `${n} foto restano come sono: questo browser non sa aprire il loro formato, spesso HEIC.`,
      }),
    failed: 'Non è stato possibile creare il PDF. Le foto restano come sono.',
    undo: 'Annulla',
  },
  scan: {
    open: 'Scansiona codice',
    title: 'Scansiona il codice sull’asset',
    hint: 'Inquadrare il codice QR, il Data Matrix o il codice a barre con la fotocamera.',
    picture: 'Immagine della fotocamera',
    starting: 'Avvio della fotocamera…',
    close: 'Digita l’ID',
    denied:
      'Questa pagina non può usare la fotocamera. Consentirla nelle impostazioni del browser per questa pagina, oppure digitare l’ID.',
    absent: 'Questo dispositivo non ha una fotocamera. Digitare l’ID.',
    failed:
      'Non è stato possibile avviare la fotocamera; forse la usa un altro programma. Chiuderlo, oppure digitare l’ID.',
    unavailable:
      'Non è stato possibile caricare il lettore di codici. Riprovare quando c’è rete, oppure digitare l’ID.',
    noId: (text) => `Questo codice non contiene un ID asset: «${text}»`,
    confirmTitle: 'È l’asset giusto?',
    checking: 'Verifica del codice…',
    says: 'Il codice riporta:',
    unknown: 'Questo codice non è noto.',
    slow: 'La verifica di questo codice è ancora in corso.',
    notChecked: 'Impossibile verificare questo codice.',
    offline: 'Non c’è connessione, quindi questo codice non è verificato.',
    compare: 'Confrontare l’ID con la targhetta: un altro asset può avere lo stesso numero.',
    use: 'Usa come ID asset',
    again: 'Scansiona di nuovo',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `${n} file condiviso con questa applicazione`,
        other: (n) => `${n} file condivisi con questa applicazione`,
      }),
    ask: 'Selezionare i file da caricare, poi scegliere l’asset qui sotto. Eliminare i file che non si riconoscono.',
    selectAll: 'Seleziona tutto',
    discard: 'Elimina tutto',
    failed:
      'Non è stato possibile salvare i file condivisi. Lo spazio su questo dispositivo potrebbe essere esaurito. Scegliere i file qui.',
    tooMany: (count) =>
      `Qui possono attendere al massimo ${count} file condivisi. Caricarne o eliminarne alcuni, poi condividere di nuovo.`,
    tooLarge: (size) =>
      `I file condivisi possono occupare al massimo ${size}. Caricarne o eliminarne alcuni, oppure scegliere qui i file grandi.`,
    blocked: 'Un sito web ha tentato di aggiungere file qui. Non sono stati accettati.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} file condiviso con questo dispositivo`,
          other: (n) => `${n} file condivisi con questo dispositivo`,
        }),
      ask: 'Se sono stati condivisi da Lei, è possibile caricarli. Se non li riconosce, può lasciarli o eliminarli.',
      claim: 'Li ho condivisi io',
      discard: 'Elimina',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `È stato aggiunto ${n} file scelto in precedenza.`,
        other: (n) => `Sono stati aggiunti ${n} file scelti in precedenza.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `Non è stato possibile salvare su questo dispositivo ${n} file della persona precedente. Andrà scelto di nuovo.`,
        other: (n) =>
          `Non è stato possibile salvare su questo dispositivo ${n} file della persona precedente. Andranno scelti di nuovo.`,
      }),
  },
  form: {
    removeAll: 'Rimuovi tutto',
    listing: (done, total) => `Aggiunta dei file: ${done} di ${total}`,
    fromLastTime: 'Dall’ultima volta',
    chosenForEach: 'Propria di ogni file',
    chooseRest: (count) =>
      plural(count, {
        one: () => 'Scegli per un altro file…',
        other: (n) => `Scegli per altri ${n} file…`,
      }),
    owningOrganization: 'Organizzazione proprietaria',
    size: 'Peso',
    nameTooLong: (file, maxLength) => `Accorciare il nome visualizzato di ${file} a ${maxLength} caratteri`,
    nameLimit: (maxLength) => `Al massimo ${maxLength} caratteri`,
    need: {
      organizationId: (count) => plural(count, { other: (n) => `Manca l’organizzazione per ${n} file` }),
      categoryId: (count) => plural(count, { other: (n) => `Manca la categoria per ${n} file` }),
    },
    show: 'Mostra',
    showAll: 'Mostra tutti',
    shownOf: (shown, all) => `${shown} di ${all} file`,
    toFix: (count) =>
      plural(count, {
        one: (n) => `${n} campo da completare`,
        other: (n) => `${n} campi da completare`,
      }),
  },
  suggestedCategory: (name) => `Usa la categoria «${name}»`,
  allSuggestions: (count) => `Usa ${count} suggerimenti`,
  sevenDays:
    'Safari elimina i file salvati qui dopo sette giorni senza visite. Caricarli prima, oppure aggiungere questa pagina alla schermata Home.',
};
