import { createPlural } from '../../plural.ts';
import type { DeviceWords } from '../en/device.ts';

const plural = createPlural('it');

/** What is said around the device itself: its camera, its clipboard, what it keeps. */
export const deviceIt: DeviceWords = {
  takePhoto: 'Scatta foto',
  photo: 'Foto della fotocamera',
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
    title: 'Scansionare il codice sull’asset',
    hint: 'Inquadrare il codice QR o Data Matrix con la fotocamera.',
    picture: 'Immagine della fotocamera',
    starting: 'Avvio della fotocamera…',
    close: 'Digita l’ID',
    refused:
      'Questa pagina non può usare la fotocamera. Consentirla nelle impostazioni del browser per questa pagina, oppure digitare l’ID.',
    absent: 'Questo dispositivo non ha una fotocamera. Digitare l’ID.',
    failed:
      'Non è stato possibile avviare la fotocamera; forse la usa un altro programma. Chiuderlo, oppure digitare l’ID.',
    unavailable:
      'Non è stato possibile caricare il lettore di codici. Riprovare quando c’è rete, oppure digitare l’ID.',
    noId: (text) => `Questo codice non contiene un ID asset: «${text}»`,
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `${n} file condiviso con questa applicazione`,
        other: (n) => `${n} file condivisi con questa applicazione`,
      }),
    ask: 'Scegliere l’asset qui sotto. Fino ad allora restano su questo dispositivo.',
    discard: 'Elimina',
    failed:
      'Non è stato possibile conservare quanto condiviso: su questo dispositivo non c’è spazio. Aprire questa applicazione e scegliere i file qui.',
  },
  sevenDays:
    'Safari elimina quanto conservato qui dopo sette giorni senza visite. Caricare prima, oppure aggiungere questa pagina alla schermata Home.',
};
