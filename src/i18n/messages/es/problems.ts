import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsEs: ProblemMessages = {
  network: 'No se puede contactar con el servicio. Compruebe su conexión o reinténtelo más tarde.',
  networkMidway:
    'La conexión se cortó antes de que el servicio confirmara el documento. Falló la red o el servicio, o el archivo es demasiado grande para el servicio. Reinténtelo: nada se guarda dos veces.',
  stalled: 'La transferencia se quedó parada. Reinténtelo: nada se guarda dos veces.',
  noAnswer: 'El servicio no ha confirmado el documento. Reinténtelo: nada se guarda dos veces.',
  outcomeUnknown: 'Puede que el documento ya esté guardado.',
  contract: {
    'not-json':
      'No se entendió la respuesta del servicio, así que no se sabe si el documento quedó guardado. Reinténtelo: nada se guarda dos veces.',
    'cut-short':
      'La respuesta del servicio se interrumpió, así que no se sabe si el documento quedó guardado. Reinténtelo: nada se guarda dos veces.',
    redirected:
      'En lugar del servicio respondió otra dirección, quizá una página de inicio de sesión, así que no se sabe si el documento quedó guardado. Compruebe que ha iniciado sesión y que está en la red correcta, y reinténtelo.',
    'speaks-of-error':
      'El servicio respondió con un error donde correspondía una confirmación, así que no se sabe si el documento quedó guardado. Reinténtelo: nada se guarda dos veces.',
    'no-envelope':
      'La respuesta del servicio no indica si el documento quedó guardado. Reinténtelo: nada se guarda dos veces.',
    'other-document':
      'El servicio confirmó otro documento en lugar de este, así que no se sabe si quedó guardado. Reinténtelo: nada se guarda dos veces.',
  },
  fileChanged:
    'El archivo ha cambiado desde que lo seleccionó. Vuelva a seleccionarlo para subir la versión actual.',
  fileChangedWhileSending:
    'El archivo cambió mientras se enviaba; el documento guardado puede estar dañado. Vuelva a seleccionarlo y súbalo otra vez.',
  fileGone:
    'El archivo ya no está donde estaba. Devuélvalo a su sitio y reinténtelo, o vuelva a seleccionarlo.',
  fileUnreadable: 'No se pudo leer el archivo. Ciérrelo en otros programas y reinténtelo.',
  fileEmpty: 'El archivo está vacío. Compruebe el original y vuelva a seleccionarlo.',
  tooLarge: (size, limit) =>
    `El archivo ocupa ${size}; el límite es ${limit}. Redúzcalo o divídalo y vuelva a seleccionarlo.`,
  type: (accepted) =>
    `El servicio solo acepta ${accepted}. Guarde el archivo en uno de estos formatos y vuelva a seleccionarlo.`,
  sizeRejected: (size) =>
    `El archivo ocupa ${size}; el servicio solo acepta archivos más pequeños. Redúzcalo o divídalo y vuelva a seleccionarlo.`,
  typeRejected: (extension) =>
    `El servicio no acepta archivos ${extension}. Guarde el archivo en otro formato, por ejemplo PDF, y vuelva a seleccionarlo.`,
  roleMissing: 'Con su rol no puede subir documentos. Póngase en contacto con su administrador.',
  roleMissingWith: (roles) =>
    `Como ${roles} no puede subir documentos. Póngase en contacto con su administrador.`,
  noToken: 'No ha iniciado sesión. Iníciela y reinténtelo.',
  assetIdInvalid: 'Este ID de equipo no se puede enviar al servicio. Compruebe el ID del equipo.',
  http: {
    400: 'El servicio rechazó esta subida.',
    401: 'El servicio no aceptó su sesión. Vuelva a iniciarla y reinténtelo.',
    403: 'No tiene permiso para subir documentos de este equipo. Póngase en contacto con su administrador.',
    404: 'El servicio no conoce este equipo. Compruebe el ID del equipo.',
    413: 'El archivo es demasiado grande para el servicio. Redúzcalo o divídalo y vuelva a seleccionarlo.',
    415: 'El servicio no acepta este tipo de archivo. Guarde el archivo en otro formato, por ejemplo PDF, y vuelva a seleccionarlo.',
    429: 'El servicio está ocupado. Espere un poco y reinténtelo.',
    507: 'El almacenamiento del servicio está lleno. Póngase en contacto con su administrador.',
    client: (status) => `El servicio rechazó la subida (código ${status}).`,
    server: (status) => `El servicio no responde correctamente (código ${status}). Reinténtelo más tarde.`,
    blocked: (status) =>
      `Algo entre este dispositivo y el servicio, como un proxy o un filtro, bloqueó la subida (código ${status}). Reinténtelo o póngase en contacto con su administrador.`,
    unconfirmed: (status) =>
      `El servicio respondió con el código ${status} donde correspondía una confirmación, así que no se sabe si el documento quedó guardado. Reinténtelo: nada se guarda dos veces.`,
  },
  pageSays: (words) => `Texto de su página: «${words}»`,
  baseUrlInvalid:
    'La dirección del servicio no está bien configurada. Póngase en contacto con su administrador.',
  manualRejected: (finding) =>
    `Detenido: este ZIP no se puede subir como manual. ${finding}. Seleccione otra copia o súbalo como archivo normal.`,
  unexpected: 'Algo ha fallado en esta página. Reinténtelo.',
};
