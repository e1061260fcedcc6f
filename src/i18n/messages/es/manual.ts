import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('es');

/** Texts of the report on a manual. */
export const manualEs: Messages['manual'] = {
  reading: (done, total) => `Comprobando, ${done} de ${total} archivos`,
  progress: 'Comprobación del manual',
  stop: 'Detener la comprobación',
  stopped: 'No se comprobó todo.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} archivo era demasiado grande: sus enlaces no se comprobaron.`,
      other: (n) => `${n} archivos eran demasiado grandes: sus enlaces no se comprobaron.`,
    }),
  sound: 'No se encontraron problemas',
  errors: (count) => plural(count, { one: (n) => `${n} error`, other: (n) => `${n} errores` }),
  warnings: (count) => plural(count, { one: (n) => `${n} advertencia`, other: (n) => `${n} advertencias` }),
  infos: (count) => plural(count, { one: (n) => `${n} nota`, other: (n) => `${n} notas` }),
  severity: { error: 'Error', warning: 'Advertencia', info: 'Nota' },
  preview: 'Vista previa',
  showPlace: 'Ver en la vista previa',
  noPreview: 'No se pudo cargar la vista previa.',
  found: (count) => plural(count, { other: (n) => `Hallazgos (${n})` }),
  line: (line) => `línea ${line}`,
  more: (count) => plural(count, { other: (n) => `y ${n} más` }),
  nearest: (name) => `¿Quería decir ${name}?`,
  missing: (scheme) => `¿Falta ${scheme} delante?`,
  toDo: (remedy) => `Qué hacer: ${remedy}`,
  forAuthor: (remedy) => `Para el autor: ${remedy}`,
  search: 'Buscar en los hallazgos',
  show: 'Mostrar',
  all: 'Todo',
  nothing: 'Ningún hallazgo coincide.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} más está en el informe.`,
      other: (n) => `${n} más están en el informe.`,
    }),
  saveJson: 'Guardar como JSON',
  reportTitle: (file) => `Comprobación de ${file}`,
  verdict: {
    manual: 'Es un manual sin conexión.',
    'not-a-manual': 'No es un manual sin conexión.',
    unsafe: 'Este ZIP está dañado o no es seguro.',
  },
  facts: (startPage, pages, files) =>
    `Página de inicio: ${startPage}. Páginas: ${pages}. Archivos: ${files}.`,
  noStartPage: 'ninguna',
};
