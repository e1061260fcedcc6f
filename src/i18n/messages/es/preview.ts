import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('es');

/** The words of the preview of a manual, in Spanish. */
export const previewEs: PreviewWords = {
  title: (file) => `Vista previa de ${file}`,
  frame: 'El manual',
  close: 'Cerrar la vista previa',
  back: 'Atrás',
  forward: 'Adelante',
  pages: (count: number) => plural(count, { one: (n) => `${n} página`, other: (n) => `${n} páginas` }),
  pageList: 'Páginas del manual',
  search: 'Buscar páginas',
  nothing: 'Ninguna página coincide.',
  readingTitles: 'Aún se están leyendo los títulos.',
  width: 'Ancho',
  widths: { phone: 'Teléfono', tablet: 'Tableta', full: 'Completo' },
  opening: 'Abriendo el manual…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} elemento de esta página viene de Internet y no está en el ZIP`,
        other: (n) => `${n} elementos de esta página vienen de Internet y no están en el ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} elemento de esta página falta en el ZIP`,
        other: (n) => `${n} elementos de esta página faltan en el ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, { one: (n) => `${n} archivo está dañado`, other: (n) => `${n} archivos están dañados` }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `Un script pide ${n} archivo, lo que solo funciona desde un servidor web`,
        other: (n) => `Los scripts piden ${n} archivos, lo que solo funciona desde un servidor web`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} archivo es demasiado grande para la vista previa`,
        other: (n) => `${n} archivos son demasiado grandes para la vista previa`,
      }),
    more: (count: number) => plural(count, { other: (n) => `y ${n} más` }),
  },
  outside: (url) => `Este enlace sale del manual, hacia ${url}. La vista previa no abre nada de fuera.`,
  placeHidden: (line) => `El hallazgo está en la línea ${line}, en una parte de la página que no se ve.`,
  absent: (path) => `${path} no está en el ZIP. A los lectores también les da error.`,
  unshown: (path, size) =>
    `${path} (${size}) no se muestra aquí. Está en el ZIP, y los lectores lo abren con su propio programa.`,
  dismiss: 'Ocultar',
  failures: {
    unreadable: 'No se pudo leer el archivo. Puede que se haya movido o modificado; elíjalo de nuevo.',
    unsafe: 'No se puede mostrar nada de este ZIP: está dañado o hecho para engañar.',
    crashed: 'La vista previa dejó de funcionar. Ciérrela y ábrala de nuevo.',
    frame:
      'La vista previa no se puede mostrar en esta página, cuyas reglas no permiten su marco. Quien gestiona la página puede permitirlo: frame-src debe nombrar la dirección de esta aplicación, y preview.html debe estar allí.',
  },
};
