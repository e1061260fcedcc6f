import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('es');

/** Texts of the preview of a manual. */
export const previewEs: PreviewMessages = {
  title: (file) => `Vista previa de ${file}`,
  frame: 'El manual',
  close: 'Cerrar la vista previa',
  back: 'Atrás',
  forward: 'Adelante',
  pages: (count) => plural(count, { one: (n) => `${n} página`, other: (n) => `${n} páginas` }),
  pageList: 'Páginas del manual',
  search: 'Buscar páginas',
  nothing: 'Ninguna página coincide.',
  readingTitles: 'Aún se están leyendo los títulos.',
  width: 'Ancho',
  widths: { phone: 'Teléfono', tablet: 'Tableta', full: 'Completo' },
  opening: 'Abriendo el manual…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} elemento de esta página viene de internet y no está en el ZIP`,
        other: (n) => `${n} elementos de esta página vienen de internet y no están en el ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} elemento que esta página necesita falta en el ZIP`,
        other: (n) => `${n} elementos que esta página necesita faltan en el ZIP`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} elemento que esta página necesita tiene el nombre escrito de otra forma en el ZIP`,
        other: (n) =>
          `${n} elementos que esta página necesita tienen el nombre escrito de otra forma en el ZIP`,
      }),
    damaged: (count) =>
      plural(count, { one: (n) => `${n} archivo está dañado`, other: (n) => `${n} archivos están dañados` }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} archivo es demasiado grande para la vista previa`,
        other: (n) => `${n} archivos son demasiado grandes para la vista previa`,
      }),
    more: (count) => plural(count, { other: (n) => `y ${n} más` }),
  },
  spellingFixable: 'La reparación corrige estos enlaces, excepto en los scripts.',
  outside: (url) => `Este enlace lleva a ${url}, fuera del manual. La vista previa no lo abre.`,
  placeHidden: (line) => `El hallazgo está en la línea ${line}, en una parte de la página que no se ve.`,
  absent: (path) => `En el ZIP no hay ${path}. Al leer el manual también aparece aquí un error.`,
  unshown: (path, size) =>
    `${path} (${size}) no se muestra aquí. Está en el ZIP, y al leer el manual se abre con otro programa.`,
  dismiss: 'Ocultar',
  emptyWithoutScripts:
    'Esta página está vacía sin sus scripts, que la vista previa no ejecuta; elija otra página de la lista.',
  failures: {
    unreadable: 'No se pudo leer el archivo. Quizá se haya movido o cambiado; vuelva a seleccionarlo.',
    unsafe: 'No se puede mostrar nada de este ZIP: está dañado o no es seguro.',
    crashed: 'La vista previa ha dejado de funcionar. Ciérrela y vuelva a abrirla.',
    frame: 'La vista previa no está disponible aquí. Póngase en contacto con su administrador.',
  },
  frameFacts: {
    blocked: (origin) =>
      `La Content-Security-Policy de esta página bloquea la vista previa. Añada ${origin} a frame-src.`,
    silent: (url) =>
      `${url} no se ha iniciado. El servidor web debe enviar este archivo con su propia Content-Security-Policy, que permita scripts en línea y nombre esta página en frame-ancestors.`,
  },
};
