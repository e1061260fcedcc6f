import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('it');

/** Texts of the preview of a manual. */
export const previewIt: PreviewMessages = {
  title: (file) => `Anteprima di ${file}`,
  frame: 'Il manuale',
  close: 'Chiudi anteprima',
  back: 'Indietro',
  forward: 'Avanti',
  pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagine` }),
  pageList: 'Pagine del manuale',
  search: 'Cerca pagine',
  nothing: 'Nessuna pagina corrispondente.',
  readingTitles: 'Lettura dei titoli in corso.',
  width: 'Larghezza',
  widths: { phone: 'Telefono', tablet: 'Tablet', full: 'Intera' },
  opening: 'Apertura del manuale…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} elemento di questa pagina viene da Internet e non è nello ZIP`,
        other: (n) => `${n} elementi di questa pagina vengono da Internet e non sono nello ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} elemento necessario a questa pagina manca nello ZIP`,
        other: (n) => `${n} elementi necessari a questa pagina mancano nello ZIP`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} elemento necessario a questa pagina ha il nome scritto diversamente nello ZIP`,
        other: (n) => `${n} elementi necessari a questa pagina hanno il nome scritto diversamente nello ZIP`,
      }),
    damaged: (count) =>
      plural(count, { one: (n) => `${n} file è danneggiato`, other: (n) => `${n} file sono danneggiati` }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} file è troppo grande per l’anteprima`,
        other: (n) => `${n} file sono troppo grandi per l’anteprima`,
      }),
    more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  },
  spellingFixable: 'La riparazione corregge questi link, tranne che negli script.',
  outside: (url) => `Questo link porta a ${url}, fuori dal manuale. L’anteprima non lo apre.`,
  placeHidden: (line) => `Il rilievo è alla riga ${line}, in una parte non visibile della pagina.`,
  absent: (path) => `Nello ZIP non c’è ${path}. Anche chi legge il manuale trova qui un errore.`,
  unshown: (path, size) =>
    `${path} (${size}) non viene mostrato qui. È nello ZIP, e chi legge il manuale lo apre con un altro programma.`,
  dismiss: 'Nascondi',
  emptyWithoutScripts:
    'Questa pagina è vuota senza i suoi script, che l’anteprima non esegue; scegliere un’altra pagina dall’elenco.',
  failures: {
    unreadable: 'Impossibile leggere il file. Forse è stato spostato o modificato; sceglierlo di nuovo.',
    unsafe: 'Nulla di questo ZIP può essere mostrato: è danneggiato o non sicuro.',
    crashed: 'L’anteprima non funziona più. Chiuderla e riaprirla.',
    frame: 'L’anteprima non è disponibile qui. Contattare l’amministratore.',
  },
  frameFacts: {
    blocked: (origin) =>
      `La Content-Security-Policy di questa pagina blocca l’anteprima. Aggiungere ${origin} a frame-src.`,
    silent: (url) =>
      `${url} non si è avviato. Il server web deve inviare questo file con una propria Content-Security-Policy, che consenta gli script inline e nomini questa pagina in frame-ancestors.`,
  },
};
