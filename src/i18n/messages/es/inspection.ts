import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('es');

/** The words of the inspection of a ZIP in its row and its panel, in Spanish; loaded with them. */
export const inspectionEs: InspectionMessages = {
  review: 'Revisar',
  canBeManual: 'Se puede subir como manual sin conexión',
  ready: 'Listo para subir',
  pages: (count) => plural(count, { one: (n) => `${n} página`, other: (n) => `${n} páginas` }),
  files: (count) => plural(count, { one: (n) => `${n} archivo`, other: (n) => `${n} archivos` }),
  startsAt: (page) => `empieza con ${page}`,
  canBeFixed: (count) =>
    plural(count, {
      one: (n) => `${n} se puede reparar automáticamente`,
      other: (n) => `${n} se pueden reparar automáticamente`,
    }),
  fixable: 'Reparable',
  withFixable: (text, count) =>
    plural(count, { one: (n) => `${text}, ${n} reparable`, other: (n) => `${text}, ${n} reparables` }),
  places: (count) => plural(count, { one: (n) => `${n} lugar`, other: (n) => `${n} lugares` }),
  repairAndUse: 'Reparar y usar',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Reparar ${n} problema más y usar`,
      other: (n) => `Reparar ${n} problemas más y usar`,
    }),
  done: 'Listo',
  keepAsRegular: 'Conservar como archivo normal',
  chooseStart: 'Elegir la página de inicio',
  changeStart: 'Cambiar la página de inicio',
  startHint: (name) =>
    `Los lectores empiezan en esta página. Su archivo no se modifica: la copia recibe una página ${name} que la abre.`,
  useAsStart: 'Usar como página de inicio',
  allPages: 'Mostrar todas las páginas',
  reviewChanges: 'Revisar los cambios',
  inUse: 'Se usa la copia reparada',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, ${n} como archivo normal`,
      other: (n) => `${upload}, ${n} como archivos normales`,
    }),
  allRegular: (upload, count) =>
    plural(count, {
      one: () => `${upload} como archivo normal`,
      other: () => `${upload} como archivos normales`,
    }),
  folder: {
    isPackage: (name) => `«${name}» parece un paquete de entrega`,
    asPackage: 'Como paquete',
    packing: 'Creando el paquete…',
  },
  found: (count) => plural(count, { other: (n) => `Hallazgos (${n})` }),
  search: 'Buscar en los hallazgos',
  show: 'Mostrar',
  all: 'Todo',
  nothing: 'Ningún hallazgo coincide.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} más está en el informe.`,
      other: (n) => `${n} más están en el informe.`,
    }),
  reportTitle: (file) => `Comprobación de ${file}`,
  verdict: {
    manual: 'Es un manual sin conexión.',
    'not-a-manual': 'No es un manual sin conexión.',
    unsafe: 'Este ZIP está dañado o no es seguro.',
  },
  facts: (startPage, pages, files) =>
    `Página de inicio: ${startPage}. Páginas: ${pages}. Archivos: ${files}.`,
  noStartPage: 'ninguna',
  toDo: (remedy) => `Qué hacer: ${remedy}`,
  forAuthor: (remedy) => `Para el autor: ${remedy}`,
  nearest: (name) => `¿Quería decir ${name}?`,
  missing: (scheme) => `¿Falta ${scheme} delante?`,
};
