import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('es');

/** Texts of the form for adding documents. */
export const addEs: Messages['add'] = {
  title: 'Añadir documentos',
  drop: 'Arrastre aquí archivos o una carpeta',
  dropNow: 'Suelte para añadir los archivos',
  accepted: 'PDF, planos, imágenes o un ZIP con un manual HTML sin conexión.',
  acceptedOnly: (types) => `Se acepta: ${types}.`,
  limit: (size) => `Hasta ${size} cada uno.`,
  chooseFiles: 'Seleccionar archivos',
  chooseFolder: 'Seleccionar carpeta',
  chosenFiles: 'Archivos seleccionados',
  chosenFolder: 'Carpeta seleccionada',
  list: 'Archivos para subir',
  listsMissing: 'No se pudo cargar una lista de opciones. Escriba el ID en su lugar, o reinténtelo.',
  notAFile: 'Eso no es un archivo. Guarde el correo o la página como archivo y suelte aquí ese archivo.',
  noFiles: 'No se ha seleccionado ningún archivo.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `${n} archivo del sistema o temporal omitido.`,
      other: (n) => `${n} archivos del sistema o temporales omitidos.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} archivo o carpeta no se pudo leer y no se añadió.`,
      other: (n) => `${n} archivos o carpetas no se pudieron leer y no se añadieron.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `«${name}» ya está en la lista.`,
      other: (n) => `${n} archivos ya están en la lista.`,
    }),
  organization: 'Organización',
  category: 'Categoría',
  select: (file) => `Marcar ${file}`,
  selectAll: (count) =>
    plural(count, { one: (n) => `Marcar ${n} archivo`, other: (n) => `Marcar todos (${n})` }),
  skipList: 'Saltar la lista',
  selected: (count) => plural(count, { one: (n) => `${n} marcado`, other: (n) => `${n} marcados` }),
  apply: 'Aplicar',
  clearSelection: 'Desmarcar todo',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Aplicar a ${n} archivo siguiente`,
      other: (n) => `Aplicar a ${n} archivos siguientes`,
    }) +
    (own > 0
      ? plural(own, { one: (n) => `, ${n} con valor propio`, other: (n) => `, ${n} con valores propios` })
      : ''),
  asAbove: 'Usar valor predeterminado',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: ${n} archivo modificado.`,
      other: (n) => `${what}: ${n} archivos modificados.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `${n} nombre visible rellenado.`,
      other: (n) => `${n} nombres visibles rellenados.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `Sobró ${n} línea pegada.`,
      other: (n) => `Sobraron ${n} líneas pegadas.`,
    }),
  undo: 'Deshacer',
  filesRemoved: (count) =>
    plural(count, { one: (n) => `${n} archivo quitado.`, other: (n) => `${n} archivos quitados.` }),
  undone: 'Deshecho.',
  choose: 'Seleccionar…',
  ai: 'Permitir el procesamiento con IA',
  aiOn: 'Procesamiento con IA permitido',
  aiOff: 'Sin procesamiento con IA',
  aiHint: 'No disponible para manuales sin conexión.',
  displayName: 'Nombre visible',
  fromTitle: 'Tomado del título del manual.',
  remove: 'Quitar',
  more: 'Más opciones',
  notUploaded: 'Sin subir',
  waitForChecks: 'Comprobando el ZIP…',
  documents: (count) => plural(count, { one: (n) => `${n} documento`, other: (n) => `${n} documentos` }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `${n} archivo no se puede subir`,
      other: (n) => `${n} archivos no se pueden subir`,
    }),
  removeRejected: (count) => plural(count, { one: () => 'Quitarlo', other: () => 'Quitarlos' }),
  upload: (count) =>
    plural(count, { one: (n) => `Subir ${n} documento`, other: (n) => `Subir ${n} documentos` }),
  uploadAs: 'Subir como',
  asManual: 'Manual sin conexión',
  asPlain: 'Archivo normal',
  checking: 'Comprobando el ZIP…',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Manual sin conexión: empieza con ${startPage}, ${n} página.`,
      other: (n) => `Manual sin conexión: empieza con ${startPage}, ${n} páginas.`,
    }),
  isNoManual: (reason) => `No se puede subir como manual${reason && `: ${reason}`}.`,
  notChecked: 'No se pudo comprobar este ZIP. Elija cómo subirlo.',
  fileNotChecked: 'No se pudo comprobar este archivo.',
  errors: {
    displayName: (file) => `Introduzca un nombre visible para ${file}`,
    chooseOrganization: 'Seleccione una organización',
    enterOrganization: 'Introduzca una organización',
    chooseCategory: 'Seleccione una categoría',
    enterCategory: 'Introduzca una categoría',
    operation: (file) => `Elija cómo subir ${file}`,
  },
  rejections: {
    empty: 'El archivo está vacío. Compruebe su procedencia y vuelva a seleccionarlo.',
    tooLarge: (size, limit) =>
      `El archivo ocupa ${size}; el límite es ${limit}. Redúzcalo o divídalo y vuelva a seleccionarlo.`,
    type: (accepted) =>
      `Este tipo de archivo no se acepta. Guárdelo como uno de estos y vuelva a seleccionarlo: ${accepted}.`,
    unreadable:
      'No se pudo leer el archivo. Quizá sea una carpeta, se haya movido o esté abierto en otro lugar.',
    webArchive:
      'Pocos programas abren un archivo web. Ábralo en un navegador, guarde la página completa («Página web, completa») y arrástrela aquí junto con su carpeta _files o _archivos.',
    windowsHelp:
      'Este archivo de ayuda solo se abre en Windows. Descomprímalo allí (hh.exe -decompress carpeta archivo.chm) o con 7-Zip, y arrastre aquí la carpeta.',
  },
};
