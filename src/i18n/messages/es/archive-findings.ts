import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Volver a comprimir la carpeta con un programa actual y el método normal, y comprobar el nuevo archivo.';
const copyAgain = 'Volver a copiar o descargar el archivo y comparar su tamaño con el del original.';

/** Codes about the archive and the names in it. */
export const archiveFindingsEs: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'El archivo está vacío',
    explanation: 'Tiene 0 bytes. Por lo general se interrumpió una descarga o una copia.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'El archivo no es un ZIP',
    explanation: ({ content }) => `Por su nombre es un ZIP, pero su contenido es: ${content}.`,
    remedy: 'Subirlo como archivo normal, o comprimir el manual en un ZIP.',
  },
  'ZIP-TRUNCATED': {
    title: 'El ZIP está cortado',
    explanation: 'Empieza como un ZIP, pero le falta el final, así que su índice no se puede leer.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'El ZIP no contiene archivos',
    explanation: 'No hay nada que leer en él.',
    remedy: 'Comprimir el contenido de la carpeta del manual y comprobar el nuevo archivo.',
  },
  'ZIP-TWO-ENDS': {
    title: 'El ZIP tiene dos índices',
    explanation: 'Distintos programas encontrarían distintos archivos en él.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Datos de más después del final del ZIP',
    explanation: ({ bytes }) =>
      `Detrás del final hay ${bytes} bytes. Los programas pasan por alto ceros y saltos de línea; algunos rechazan cualquier otra cosa.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Datos de más delante del ZIP',
    explanation: ({ bytes }) =>
      `Antes del primer archivo hay ${bytes} bytes, como en un programa autoextraíble.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'El índice es incorrecto',
    explanation: ({ detail }) =>
      `No coincide con lo que hay en el ZIP (${detail}), así que cada programa puede leer archivos distintos.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'Los datos para archivos grandes se contradicen',
    explanation: ({ detail }) => `Hay tamaños o posiciones escritos dos veces que difieren (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'El ZIP es solo una parte de varias',
    explanation: 'Faltan las otras partes, así que los archivos no se pueden reconstruir.',
    remedy: 'Unir las partes, o comprimir el manual en un solo ZIP.',
  },
  'ZIP-ENCRYPTED': {
    title: 'Hay archivos protegidos con contraseña',
    explanation: 'Los lectores no podrían abrirlos después de la subida.',
    remedy: 'Volver a comprimir el manual sin contraseña.',
  },
  'ZIP-METHOD': {
    title: 'Hay archivos comprimidos de forma poco común',
    explanation: ({ method }) =>
      `No todos los programas conocen el método de compresión ${method}. Los conocidos son «stored» y «deflate».`,
    remedy: 'Volver a comprimir el manual con el método normal, no con el del tamaño mínimo.',
  },
  'ZIP-VERSION': {
    title: 'Un archivo pide un programa más reciente de lo necesario',
    explanation: ({ version }) =>
      `Indica que necesita la versión ${version} del formato ZIP. Algunos programas omiten un archivo así.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Un archivo tiene opciones desconocidas',
    explanation:
      'En su cabecera hay bits reservados activados. Algunos programas avisan de ello o rechazan el ZIP.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'La cabecera de un archivo es incorrecta',
    explanation: ({ field }) =>
      `La cabecera del archivo no se puede leer o no coincide con el índice (${field}), así que cada programa puede leer algo distinto.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'Los datos situados tras un archivo son incorrectos',
    explanation:
      'El tamaño y la suma de comprobación tras el archivo no coinciden con el índice, o algunos programas no pueden leerlos.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Hay archivos que se solapan dentro del ZIP',
    explanation:
      'Dos archivos reclaman los mismos bytes. Un ZIP en buen estado nunca lo hace; una trampa, sí.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Datos sin explicación entre los archivos',
    explanation: ({ bytes }) =>
      `${bytes} bytes no pertenecen a ningún archivo. Si se indica como error, hay un archivo oculto en ellos.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Un archivo está dañado',
    explanation: 'Su contenido no coincide con su suma de comprobación.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Un archivo es más largo o más corto de lo declarado',
    explanation: 'El ZIP está dañado, o hecho para engañar.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Un archivo no se puede descomprimir',
    explanation: ({ detail }) => `Sus datos comprimidos están dañados (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Descomprimido alcanza un tamaño peligroso',
    explanation: ({ detail }) => `Se supera un límite: ${detail}. No se descomprimió nada.`,
    remedy: 'Dividir el manual, u omitir lo que el lector no necesita.',
  },
  'ZIP-EXTRA': {
    title: 'Datos adicionales poco habituales de un archivo',
    explanation:
      'Algunos programas añaden ceros para alinear los archivos o escriben una parte dos veces. No causa daño.',
    remedy: 'No hay que hacer nada.',
  },
  'NAME-UNSAFE': {
    title: 'Un nombre de archivo es peligroso',
    explanation: ({ reason }) =>
      `Al descomprimirlo quedaría fuera de su carpeta u ocultaría lo que es (${reason}).`,
    remedy: 'Cambiar el nombre del archivo y volver a comprimir la carpeta.',
  },
  'NAME-BACKSLASH': {
    title: 'Las carpetas están escritas con barras invertidas',
    explanation: 'Fuera de Windows, todo iría a parar a una sola carpeta y los enlaces fallarían.',
    remedy: 'Volver a comprimir la carpeta con un programa actual.',
  },
  'NAME-DUPLICATE': {
    title: 'Un archivo está dos veces en el ZIP',
    explanation: ({ other }) => `Cuál de los dos se muestra depende del programa. El otro es ${other}.`,
    remedy: 'Quitar uno de los dos y volver a comprimir la carpeta.',
  },
  'NAME-CASE-CLASH': {
    title: 'Dos nombres son iguales en Windows o macOS',
    explanation: ({ other }) =>
      `Solo difieren en mayúsculas, acentos, o puntos y espacios al final. Un archivo reemplazaría al otro, ${other}.`,
    remedy: 'Cambiar el nombre de uno de los dos, y los enlaces a él.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Un nombre es archivo y carpeta a la vez',
    explanation: ({ detail }) => `Los programas no se ponen de acuerdo en lo que es (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Un archivo tiene dos nombres distintos',
    explanation: ({ expected, found }) => `Algunos programas lo llamarían ${found}; otros, ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Un nombre de archivo no está escrito en Unicode',
    explanation: ({ guess }) =>
      `${guess && `Lo más probable es que sea ${guess}. `}Otros programas pueden mostrar otras letras, y los enlaces a él fallan.`,
    remedy: 'Volver a comprimir la carpeta con un programa actual, o usar un nombre sin letras especiales.',
  },
  'NAME-PORTABLE': {
    title: 'Un nombre no es posible en Windows',
    explanation: ({ part }) => `Windows no puede crear ${part}, así que allí faltaría el archivo.`,
    remedy: 'Cambiar el nombre, y los enlaces a él.',
  },
  'NAME-LONG': {
    title: 'Una ruta es demasiado larga',
    explanation: ({ detail }) => `Más de ${detail}: algunos dispositivos no la pueden descomprimir.`,
    remedy: 'Acortar los nombres de carpetas y archivos.',
  },
  'ENTRY-LINK': {
    title: 'Un archivo no es un archivo normal',
    explanation: ({ special }) =>
      `Es un archivo especial (${special}). Cada programa lo descomprime de otra forma, y un enlace puede llevar fuera del manual.`,
    remedy: 'Reemplazarlo por el propio archivo y volver a comprimir la carpeta.',
  },
  'ENTRY-PIPE': {
    title: 'Un archivo se comprimió desde una tubería',
    explanation: 'Otro programa lo escribió durante la compresión. Se descomprime como un archivo normal.',
    remedy: 'No hay que hacer nada.',
  },
  'ENTRY-JUNK': {
    title: 'Restos del sistema operativo o de un programa',
    explanation: 'El lector nunca los ve. Solo ocupan espacio.',
    remedy: 'Omitirlos al comprimir la próxima vez.',
  },
  'ENTRY-PROGRAM': {
    title: 'Contiene un programa',
    explanation: ({ extension }) =>
      `Un manual se lee, no se ejecuta. Dispositivos y servidores bloquean los archivos ${extension}, o los ejecutarían.`,
    remedy: 'Omitirlo y ofrecerlo en otro lugar.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Contiene otro archivo comprimido',
    explanation: 'El lector no puede abrirlo, y su contenido no se comprobó.',
    remedy: 'Incluir su contenido como archivos sueltos, u omitirlo.',
  },
  'ENTRY-EMPTY': {
    title: 'Un archivo está vacío',
    explanation: 'Tiene 0 bytes. Una página que lo necesita está incompleta.',
    remedy: 'Poner el archivo correcto en su lugar.',
  },
  'ENTRY-TYPE': {
    title: 'Un archivo no es lo que dice su nombre',
    explanation: ({ expected, found }) =>
      `Por su nombre es ${expected}; por su contenido, ${found}. Algunos visores no lo mostrarán.`,
    remedy: 'Darle la extensión correcta, o poner el archivo correcto en su lugar.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Una imagen es muy grande',
    explanation: ({ detail }) => `Tiene más de ${detail}. Una tableta tarda en mostrarla, o no puede.`,
    remedy: 'Reducirla al tamaño en que se muestra.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Una imagen está cortada',
    explanation: 'Falta el final del archivo. Los navegadores muestran solo una parte de la imagen, o nada.',
    remedy: 'Sustituirla por una copia completa.',
  },
};
