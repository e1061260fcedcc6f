import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('es');

/** Texts for packing a folder into a manual. */
export const makeEs: MakeMessages = {
  list: 'Carpetas para subir',
  waiting: (count) =>
    plural(count, {
      one: () => '¿Cómo desea subir esta carpeta?',
      other: (n) => `¿Cómo desea subir estas ${n} carpetas?`,
    }),
  looksLike: (name) => `«${name}» parece un manual sin conexión`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} archivo`, other: (n) => `${n} archivos` })} · ${size} · empieza con ${startPage}`,
  asZip: 'Como manual',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Como archivo suelto',
      other: (n) => `Como ${n} archivos sueltos`,
    }),
  leave: 'Quitar',
  packing: 'Comprimiendo el manual…',
  cancel: 'Cancelar',
  rejected:
    'Esta carpeta no se puede subir como manual. Corrija estos archivos y vuelva a añadir la carpeta.',
  failed: {
    unreadable:
      'No se pudo leer un archivo de esta carpeta. Quizá se haya movido o esté abierto en otro lugar.',
    unavailable:
      'El manual no se pudo comprimir en este navegador. Comprima usted la carpeta como ZIP y seleccione ese ZIP.',
  },
};
