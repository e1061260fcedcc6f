import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('it');

/** The words of the preview of a manual, in Italian. */
export const previewIt: PreviewWords = {
  title: (file) => `Anteprima di ${file}`,
  frame: 'Il manuale',
  close: 'Chiudi l’anteprima',
  back: 'Indietro',
  forward: 'Avanti',
  pages: (count: number) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagine` }),
  pageList: 'Pagine del manuale',
  search: 'Cerca tra le pagine',
  nothing: 'Nessuna pagina corrisponde.',
  readingTitles: 'Lettura dei titoli ancora in corso.',
  width: 'Larghezza',
  widths: { phone: 'Telefono', tablet: 'Tablet', full: 'Intera' },
  opening: 'Apertura del manuale…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} elemento di questa pagina viene da Internet e non è nello ZIP`,
        other: (n) => `${n} elementi di questa pagina vengono da Internet e non sono nello ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} elemento di questa pagina manca nello ZIP`,
        other: (n) => `${n} elementi di questa pagina mancano nello ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, { one: (n) => `${n} file è danneggiato`, other: (n) => `${n} file sono danneggiati` }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `${n} file è richiesto da uno script, cosa che funziona solo da un server web`,
        other: (n) => `${n} file sono richiesti da script, cosa che funziona solo da un server web`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} file è troppo grande per l’anteprima`,
        other: (n) => `${n} file sono troppo grandi per l’anteprima`,
      }),
    more: (count: number) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  },
  outside: (url) =>
    `Questo collegamento porta fuori dal manuale, a ${url}. L’anteprima non apre nulla di esterno.`,
  placeHidden: (line) => `Il rilievo è alla riga ${line}, in una parte della pagina che non si vede.`,
  absent: (path) => `${path} non c’è nello ZIP. Anche chi legge il manuale trova un errore qui.`,
  unshown: (path, size) =>
    `${path} (${size}) non è mostrato qui. È nello ZIP, e chi legge lo apre con un proprio programma.`,
  dismiss: 'Togli',
  failures: {
    unreadable: 'Impossibile leggere il file. Forse è stato spostato o modificato: sceglierlo di nuovo.',
    unsafe: 'Nulla di questo ZIP si può mostrare: è danneggiato o fatto per ingannare.',
    crashed: 'L’anteprima si è interrotta. Chiuderla e riaprirla.',
    frame:
      'L’anteprima non si può mostrare in questa pagina, le cui regole non ne permettono il riquadro. Chi gestisce la pagina può permetterlo: frame-src deve indicare l’indirizzo di questa applicazione, e preview.html deve trovarsi lì.',
  },
};
