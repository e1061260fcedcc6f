import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedEs } from './embed.ts';
import { makeEs } from './make.ts';
import { problemsEs } from './problems.ts';
import { releaseEs } from './release.ts';
import { repairEs } from './repair.ts';
import { uploadsEs } from './uploads.ts';

// The form `many` is that of whole millions, which nothing here counts.
const plural = createPlural('es');

/*
 * Words besides the glossary: archive ZIP (archivo is the file), details datos, check comprobación, nameplate placa de
 * características. People are addressed as usted; remedies are infinitives, as in the fault tables of manuals.
 */

/** Texts in Spanish, except those of deferred parts. */
export const es: Messages = {
  app: {
    name: 'Documentos de equipos',
    loading: 'Cargando…',
    language: 'Idioma',
    density: 'Densidad',
    densities: { comfortable: 'Cómoda', compact: 'Compacta', touch: 'Grande, para guantes' },
    assets: 'Equipos',
    brokenTitle: 'Esta página ha dejado de funcionar',
    brokenHint: 'Puede que se hayan interrumpido subidas en curso. Recargue la página para continuar.',
    brokenPageHint:
      'Las subidas en curso continúan. Abra otra página, o recargue esta cuando hayan terminado.',
    drafts: 'Seleccionados, aún sin subir:',
    reload: 'Recargar la página',
    partMissing: 'No se pudo cargar una parte de esta página. Las subidas en curso continúan.',
    loadPart: 'Reintentar',
  },
  release: releaseEs,
  config: { retry: 'Reintentar' },
  embed: embedEs,
  signIn: {
    failedTitle: 'No se pudo iniciar sesión',
    outTitle: 'La sesión está cerrada',
    outHint:
      'Inicie sesión para añadir documentos. Las subidas pendientes se reanudan cuando inicia sesión la persona que las añadió.',
    signIn: 'Iniciar sesión',
    again: 'Volver a iniciar sesión',
    signOut: 'Cerrar sesión',
    unreachable:
      'No se pudo comprobar su identidad. Los archivos guardados en este dispositivo están a salvo.',
    failedHint: 'Inténtelo de nuevo. Si el problema continúa, póngase en contacto con su administrador.',
    details: 'Detalles',
    sessionOpen:
      'Su sesión en el proveedor de identidad sigue abierta. En un dispositivo compartido, ciérrela también allí.',
    providerBlocked: (address) =>
      `La Content Security Policy de esta página no permite ${address}. Añada la dirección a connect-src.`,
    providerSilent: (address) =>
      `No se puede acceder a ${address}. Compruebe la dirección y que acepte solicitudes de esta página (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Un documento aún no está guardado',
          other: (n) => `${n} documentos aún no están guardados`,
        }),
      allSaved: (name) =>
        `Mantenga la sesión hasta que terminen las subidas, o ciérrela: se reanudarán cuando ${name} vuelva a iniciar sesión en este dispositivo. Otras personas no las ven.`,
      notSaved: (name) =>
        `Mantenga la sesión hasta que terminen las subidas. Se perderán si ${name} cierra la sesión ahora.`,
      partly: (count) =>
        plural(count, {
          one: (n) =>
            `${n} de ellos no está guardado en este dispositivo: después habrá que volver a seleccionar su archivo.`,
          other: (n) =>
            `${n} de ellos no están guardados en este dispositivo: después habrá que volver a seleccionar sus archivos.`,
        }),
      stay: 'Mantener la sesión',
      keep: 'Cerrar sesión y terminar después',
      discard: 'Descartar subidas',
    },
  },
  roleNotice: {
    title: 'No puede subir documentos',
    own: (roles) =>
      roles === '' ? 'Ha iniciado sesión sin ningún rol.' : `Ha iniciado sesión con los roles: ${roles}.`,
    needed: (roles) => `Para subir hace falta uno de estos roles: ${roles}.`,
    ask: (who) => `Contacto: ${who}`,
    administrator: 'su administrador',
  },
  add: {
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
    listsMissing:
      'No se pudo cargar una lista de opciones. Escriba el ID en su lugar, o vuelva a cargar la lista.',
    loadLists: 'Volver a cargar',
    nothingDropped: 'No se añadió nada: lo que soltó no contiene archivos.',
    nothingInFolder: 'No se añadió nada: no se seleccionó ninguna carpeta, o no contiene archivos.',
    systemFiles: (count) =>
      plural(count, {
        one: (n) => `${n} archivo del sistema omitido.`,
        other: (n) => `${n} archivos del sistema omitidos.`,
      }),
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} archivo o carpeta no se pudo leer y no se añadió.`,
        other: (n) => `${n} archivos o carpetas no se pudieron leer y no se añadieron.`,
      }),
    organization: 'Organización',
    category: 'Categoría',
    select: (file) => `Marcar ${file}`,
    selectAll: (count) =>
      plural(count, { one: (n) => `Marcar ${n} archivo`, other: (n) => `Marcar los ${n} archivos` }),
    skipList: 'Saltar la lista',
    selected: (count) => plural(count, { one: (n) => `${n} marcado`, other: (n) => `${n} marcados` }),
    apply: 'Aplicar',
    clearSelection: 'Desmarcar todo',
    ownValue: (field, value) => `${field}: ${value}`,
    fillDown: 'Aplicar a los archivos siguientes',
    asAbove: 'Usar valor predeterminado',
    changed: (count) =>
      plural(count, {
        one: (n) => `Cambiado en ${n} archivo.`,
        other: (n) => `Cambiado en ${n} archivos.`,
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
      twice: 'Este archivo ya está en la lista.',
      webArchive:
        'Pocos programas abren un archivo web. Ábralo en un navegador, guarde la página completa («Página web, completa») y arrástrela aquí junto con su carpeta _files o _archivos.',
      windowsHelp:
        'Este archivo de ayuda solo se abre en Windows. Descomprímalo allí (hh.exe -decompress carpeta archivo.chm) o con 7-Zip, y arrastre aquí la carpeta.',
    },
  },
  manual: {
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
    search: 'Buscar en los hallazgos',
    show: 'Mostrar',
    all: 'Todo',
    nothing: 'Ningún hallazgo coincide.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} más está en el informe.`,
        other: (n) => `${n} más están en el informe.`,
      }),
    save: 'Guardar informe',
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
  },
  errorSummary: {
    title: 'Revise los datos',
    more: (count) => plural(count, { other: (n) => `y ${n} más` }),
  },
  copy: {
    copied: 'Copiado',
    failed: 'No se pudo copiar',
  },
  combobox: {
    results: (count) => plural(count, { one: (n) => `${n} resultado`, other: (n) => `${n} resultados` }),
    none: 'Sin resultados',
  },
  uploads: uploadsEs,
  history: {
    title: 'Antes, desde este dispositivo',
    note: (count) => plural(count, { one: (n) => `${n} documento`, other: (n) => `${n} documentos` }),
    hint: 'Se recuerda 30 días en este dispositivo.',
    clear: 'Vaciar esta lista',
  },
  problems: problemsEs,
  make: makeEs,
  repair: repairEs,
};
