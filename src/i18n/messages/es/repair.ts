import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('es');

/** Texts for repairing a manual and informing its author. */
export const repairEs: RepairMessages = {
  reading: 'Leyendo todas las páginas…',
  making: 'Creando la copia…',
  checking: 'Comprobando la copia…',
  cancel: 'Cancelar',
  intro:
    'Su archivo no se modifica. La copia recibe solo las reparaciones seleccionadas; los textos y los scripts no cambian.',
  nothing: 'Solo el autor del manual puede corregir estos problemas.',
  whichFiles: (count) =>
    plural(count, { one: () => 'Archivo afectado', other: (n) => `Archivos afectados (${n})` }),
  places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} lugares` }),
  moreFiles: (count) => plural(count, { other: (n) => `y ${n} más` }),
  items: {
    unwrap: (folder) => `Sacar todo de la carpeta «${folder}»`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Los enlaces de ${n} archivo pasan por la carpeta y se adaptan.`,
        other: (n) => `Los enlaces de ${n} archivos pasan por la carpeta y se adaptan.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `Omitir ${n} archivo del sistema`,
        other: (n) => `Omitir ${n} archivos del sistema`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `Omitir ${n} archivo no permitido`,
        other: (n) => `Omitir ${n} archivos no permitidos`,
      }),
    addStart: (page, name) => `Añadir una página de inicio, ${name}, que lleva a ${page}`,
    addStartHint: 'Abre esa página por sí sola y tiene un enlace a ella.',
    renameStart: (name, newName) => `Cambiar el nombre de ${name} a ${newName}`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Se adaptan los enlaces a ella en ${n} archivo.`,
        other: (n) => `Se adaptan los enlaces a ella en ${n} archivos.`,
      }),
    names: (count) =>
      plural(count, {
        one: (n) => `Escribir / en lugar de \\ en ${n} nombre de archivo`,
        other: (n) => `Escribir / en lugar de \\ en ${n} nombres de archivo`,
      }),
    case: (count) =>
      plural(count, {
        one: (n) => `Corregir mayúsculas y minúsculas en ${n} enlace`,
        other: (n) => `Corregir mayúsculas y minúsculas en ${n} enlaces`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `Escribir / en lugar de \\ en ${n} enlace`,
        other: (n) => `Escribir / en lugar de \\ en ${n} enlaces`,
      }),
  },
  compare: (before, after) => `Antes: ${before}. Ahora: ${after}.`,
  none: 'ningún problema',
  save: 'Guardar la copia',
  close: 'Cerrar',
  failed: {
    unreadable: 'No se pudo leer el archivo. Quizá se haya movido o cambiado, o esté abierto en otro lugar.',
    unavailable: 'La reparación no se pudo hacer en este navegador.',
  },
  copyReport: 'Copiar informe',
  saveReport: 'Guardar informe',
  printable: 'Guardar para imprimir',
  printed: (date) => `Impreso a partir de una comprobación del ${date}`,
};
