import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('es');

/** Groups, totals and menus of the list of uploads. */
export const uploadListEs: UploadListMessages = {
  done: (done, total) => `${done} de ${total} listos`,
  bytes: (sent, total) => `${sent} de ${total}`,
  progress: 'Progreso total',
  otherTab: {
    busy: 'Otra pestaña está ocupada y algunas subidas la están esperando. Responda al mensaje de esa pestaña o ciérrela.',
    older:
      'Una versión anterior de esta página sigue subiendo archivos en otra pestaña. Las subidas empezarán aquí cuando termine o se cierre.',
    newer:
      'Una versión más reciente de esta página está abierta en otra pestaña. Recargue para continuar aquí.',
    finishing:
      'Una versión más reciente de esta página está abierta en otra pestaña. Mantenga esta pestaña abierta hasta que sus archivos se hayan subido o guardado.',
    'newer-data':
      'Las subidas guardadas en este dispositivo necesitan una versión más reciente de esta página. Continuarán cuando vuelva a estar disponible. Los archivos que suba ahora no se guardan: mantenga esta página abierta hasta que se hayan subido.',
  },
  unreadable:
    'No se pudieron leer las subidas guardadas en este dispositivo. Siguen guardadas. Vuelva a cargar la página para intentarlo de nuevo.',
  savedByNewer: 'Guardado por una versión más reciente de esta página y a la espera de ella:',
  partlySaved:
    'Algunos archivos no están guardados en este dispositivo. Mantenga esta página abierta hasta que se hayan subido.',
  filter: 'Mostrar',
  all: 'Todos',
  groups: {
    attention: 'Requieren atención',
    uploading: 'Subiendo',
    waiting: 'En espera',
    done: 'Listos',
    elsewhere: 'Otros equipos',
  },
  showAll: (count) => `Mostrar los ${count}`,
  showFewer: 'Mostrar menos',
  more: 'Más acciones',
  removed: (name) => `Se quitó de la lista: «${name}»`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `Se quitó ${n} subida de la lista.`,
      other: (n) => `Se quitaron ${n} subidas de la lista.`,
    }),
  removedStored: (name) => `Se quitó de la lista; el documento sigue guardado: «${name}»`,
  stayStored: 'Los documentos guardados siguen guardados.',
  requestCopied: (time) => `Solicitud copiada a las ${time}.`,
  busyUntil: (time) => `El servicio está ocupado hasta las ${time}. La subida se reanudará automáticamente.`,
  retryNow: 'Reintentar ahora',
  undo: 'Deshacer',
  hide: 'Ocultar este mensaje',
  editAndRetry: 'Editar y reintentar',
  selectFiles: {
    open: 'Seleccionar archivos',
    none: 'Ninguno de estos archivos falta. Selecciónelos tal como estaban cuando los añadió.',
  },
  chooseOther: 'Seleccionar otro archivo',
  skip: 'Omitir',
  print: 'Imprimir',
  anotherPerson: 'otra persona',
  existingBy: (person) => `Ya lo ha guardado ${person}. No se ha creado ninguna copia.`,
  existingAsBy: (name, person) =>
    `Ya lo ha guardado ${person} como «${name}». No se ha creado ninguna copia.`,
  notOnAsset: (name, asset) => `Ya está guardado como «${name}», pero no en ${asset}.`,
  notOnAssetUnnamed: (asset) => `Ya está guardado, pero no en ${asset}.`,
  maybeOnAsset: (name, asset) => `Ya está guardado como «${name}». Compruebe si está en ${asset}.`,
  maybeOnAssetUnnamed: (asset) => `Ya está guardado. Compruebe si está en ${asset}.`,
  size: 'Tamaño',
  packageName: 'Paquete',
  correct: {
    title: 'Solicitar una corrección',
    hint: 'Los documentos guardados no se pueden cambiar aquí. Se copia un texto para quienes los gestionan y no se cambia nada.',
    documents: 'Documentos que corregir',
    keep: 'Dejar como está',
    copy: 'Copiar solicitud de corrección',
    request: 'Corrija este documento guardado, por favor.',
    file: (name) => `Archivo: ${name}`,
    asset: (id) => `Equipo: ${id}`,
    change: {
      displayName: (before, after) => `Nombre visible: ${before} → ${after}`,
      organizationId: (before, after) => `Organización: ${before} → ${after}`,
      categoryId: (before, after) => `Categoría: ${before} → ${after}`,
      assetId: (before, after) => `Equipo: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'En el equipo',
    yes: 'Sí',
    no: 'No',
    unknown: 'No se sabe',
    toDo: 'Por hacer',
    link: 'Solicitar el vínculo con el equipo',
    checkLink: 'Comprobar el vínculo con el equipo',
    retry: 'Reintentar',
    edit: 'Editar y reintentar',
    selectFile: 'Seleccionar el archivo de nuevo',
    otherFile: 'Seleccionar otro archivo',
  },
};
