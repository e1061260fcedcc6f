import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('es');

/** Texts about camera, clipboard and saved files. */
export const deviceEs: DeviceMessages = {
  takePhoto: 'Hacer foto',
  photo: 'Foto de la cámara',
  blurred: 'Esta foto parece borrosa. ¿Quiere repetirla?',
  paper: {
    scanToPdf: 'Escanear a PDF',
    photo: 'Foto de una hoja tomada con la cámara',
    hint: 'Arrastre las esquinas hasta los bordes de la hoja.',
    opening: 'Abriendo la foto…',
    unreadable: 'Este navegador no puede abrir esta foto. Consérvela como foto o repítala.',
    unavailable: 'No se pudo cargar el editor. La foto se ha añadido sin cambios.',
    corners: [
      'Esquina superior izquierda',
      'Esquina superior derecha',
      'Esquina inferior derecha',
      'Esquina inferior izquierda',
    ],
    cornerAt: (x, y) => `${x} desde la izquierda, ${y} desde arriba`,
    turn: 'Girar',
    grey: 'Gris',
    size: 'Tamaño de página',
    sizes: { a4: 'A4', original: 'Tamaño original' },
    takeAgain: 'Repetir foto',
    addPage: 'Añadir otra página',
    page: (at, count) => `Página ${at} de ${count}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    remove: 'Quitar página',
    save: 'Guardar como PDF',
    keepPhoto: 'Conservar la foto',
    keepPhotos: 'Conservar las fotos',
    edit: 'Recortar y guardar como PDF',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `Hacer un PDF con ${n} fotos` }),
    making: 'Creando el PDF…',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} foto es ahora un PDF.`,
        other: (n) => `${n} fotos son ahora un solo PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} foto queda como está: este navegador no puede abrir su formato, a menudo HEIC.`,
        other: (n) =>
          `${n} fotos quedan como están: este navegador no puede abrir su formato, a menudo HEIC.`,
      }),
    failed: 'No se pudo crear el PDF. Las fotos quedan como están.',
    undo: 'Deshacer',
  },
  scan: {
    open: 'Escanear código',
    title: 'Escanear el código del equipo',
    hint: 'Ponga el código QR, Data Matrix o de barras delante de la cámara.',
    picture: 'Imagen de la cámara',
    starting: 'Iniciando la cámara…',
    close: 'Escribir el ID',
    denied:
      'Esta página no puede usar la cámara. Permítalo en los ajustes del navegador para esta página, o escriba el ID.',
    absent: 'Este dispositivo no tiene cámara. Escriba el ID.',
    failed: 'No se pudo iniciar la cámara; puede que la use otro programa. Ciérrelo, o escriba el ID.',
    unavailable: 'No se pudo cargar el lector de códigos. Reinténtelo cuando haya red, o escriba el ID.',
    noId: (text) => `Este código no contiene ningún ID de equipo: «${text}»`,
    confirmTitle: '¿Es este el equipo correcto?',
    checking: 'Comprobando el código…',
    says: 'El código dice:',
    unknown: 'No conocemos este código.',
    slow: 'Aún se está comprobando este código.',
    notChecked: 'No se pudo comprobar este código.',
    offline: 'No hay conexión, por lo que este código no se ha comprobado.',
    compare: 'Compare el ID con la placa de características: otro equipo puede tener el mismo número.',
    use: 'Usar como ID de equipo',
    again: 'Escanear de nuevo',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `Se compartió ${n} archivo con esta aplicación`,
        other: (n) => `Se compartieron ${n} archivos con esta aplicación`,
      }),
    ask: 'Seleccione los archivos que quiera subir y elija abajo el equipo. Descarte los archivos que no reconozca.',
    selectAll: 'Seleccionar todo',
    discard: 'Descartar todo',
    failed:
      'No se pudieron guardar los archivos compartidos. Es posible que no quede espacio en este dispositivo. Elija los archivos aquí.',
    tooMany: (count) =>
      `Aquí pueden esperar ${count} archivos compartidos como máximo. Suba o descarte algunos y vuelva a compartir.`,
    tooLarge: (size) =>
      `Los archivos compartidos pueden ocupar ${size} como máximo. Suba o descarte algunos, o elija aquí los archivos grandes.`,
    blocked: 'Un sitio web intentó añadir archivos aquí. No se aceptaron.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `Se compartió ${n} archivo con este dispositivo`,
          other: (n) => `Se compartieron ${n} archivos con este dispositivo`,
        }),
      ask: 'Si los compartió usted, puede subirlos. Si no los conoce, déjelos o descártelos.',
      claim: 'Los compartí yo',
      discard: 'Descartar',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `Se añadió ${n} archivo que usted había elegido antes.`,
        other: (n) => `Se añadieron ${n} archivos que usted había elegido antes.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `${n} archivo de la persona anterior no se pudo guardar en este dispositivo. Habrá que volver a seleccionarlo.`,
        other: (n) =>
          `${n} archivos de la persona anterior no se pudieron guardar en este dispositivo. Habrá que volver a seleccionarlos.`,
      }),
  },
  form: {
    removeAll: 'Quitar todo',
    listing: (done, total) => `Añadiendo archivos: ${done} de ${total}`,
    fromLastTime: 'De la última vez',
    chosenForEach: 'Propia de cada archivo',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Seleccionar para ${n} archivo más…`,
        other: (n) => `Seleccionar para ${n} archivos más…`,
      }),
    owningOrganization: 'Organización propietaria',
    size: 'Tamaño',
    nameTooLong: (file, maxLength) => `Acorte el nombre visible de ${file} a ${maxLength} caracteres`,
    nameLimit: (maxLength) => `${maxLength} caracteres como máximo`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `${n} archivo necesita una organización`,
          other: (n) => `${n} archivos necesitan una organización`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `${n} archivo necesita una categoría`,
          other: (n) => `${n} archivos necesitan una categoría`,
        }),
    },
    show: 'Mostrar',
    showAll: 'Mostrar todos',
    shownOf: (shown, all) => `${shown} de ${all} archivos`,
    toFix: (count) =>
      plural(count, {
        one: (n) => `${n} campo por completar`,
        other: (n) => `${n} campos por completar`,
      }),
  },
  suggestedCategory: (name) => `Usar la categoría «${name}»`,
  allSuggestions: (count) => `Usar ${count} sugerencias`,
  sevenDays:
    'Safari borra los archivos guardados aquí tras siete días sin visita. Súbalos antes, o añada esta página a la pantalla de inicio.',
};
