import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

// The form `many` is that of whole millions, which nothing here counts.
const plural = createPlural('es');

const repack =
  'Volver a comprimir la carpeta con un programa actual y el método normal, y comprobar el nuevo archivo.';

const copyAgain = 'Volver a copiar o descargar el archivo y comparar su tamaño con el del original.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nada',
  ole: 'documento antiguo de Office',
  exe: 'programa de Windows',
  elf: 'programa de Linux',
  text: 'texto',
  unknown: 'desconocido',
};

/*
 * Words besides the glossary: archive ZIP (archivo is the file), details datos, check comprobación, nameplate placa de
 * características. People are addressed as usted; remedies are infinitives, as in the fault tables of manuals.
 */
/** All texts in Spanish. */
export const es: LanguageMessages = {
  messages: {
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
      technicalFacts: 'Detalles',
    },

    release: {
      isThere: 'Hay una versión nueva disponible.',
      afterReload:
        'Tras recargar, las subidas continúan; las que están en curso empiezan desde el principio.',
      waits:
        'Recargue más tarde: ahora se perderían documentos que no están guardados ni en el servicio ni en este dispositivo.',
      partOutdated: 'Esta página se ha actualizado. Recárguela para usar esta parte.',
    },
    config: { retry: 'Reintentar' },
    signIn: {
      close: 'Cerrar',
      failedTitle: 'No se pudo iniciar sesión',
      outTitle: 'La sesión está cerrada',
      outHint:
        'Inicie sesión para añadir documentos. Las subidas pendientes se reanudan cuando inicia sesión la persona que las añadió.',
      signIn: 'Iniciar sesión',
      asSomeoneElse: 'Iniciar sesión como otra persona',
      again: 'Volver a iniciar sesión',
      signOut: 'Cerrar sesión',
      unreachable:
        'No se pudo comprobar su identidad. Los archivos guardados en este dispositivo están a salvo.',
      failedHint:
        'Vuelva a iniciar sesión. Si el problema continúa, póngase en contacto con su administrador.',
      storageBlocked: (host: string) =>
        `Este navegador no permite que ${host} guarde datos, y sin eso nadie puede iniciar sesión. Permita las cookies y los datos de sitios para ${host} en la configuración del navegador, o consulte a su administrador. Después, inténtelo de nuevo.`,
      sessionOpen:
        'Su sesión en el proveedor de identidad sigue abierta. En un dispositivo compartido, ciérrela también allí.',
      providerSilent: (address) =>
        `No se puede acceder a ${address}. Compruebe la dirección y que acepte solicitudes de esta página (CORS, connect-src).`,
    },

    add: {
      title: 'Añadir documentos',
      drop: 'Arrastre aquí archivos o una carpeta',
      dropAnywhere: 'Arrastre archivos a cualquier parte de esta página',
      dropNow: 'Suelte para añadir los archivos',
      accepted: 'PDF, planos, imágenes o un ZIP con un manual HTML sin conexión.',
      acceptedOnly: (types) => `Se acepta: ${types}.`,
      limit: (size) => `Hasta ${size} cada uno.`,
      chooseFiles: 'Seleccionar archivos',
      chooseFolder: 'Seleccionar carpeta',
      addFiles: 'Añadir archivos',
      add: 'Añadir',
      removeAll: 'Quitar todo',
      listing: (done, total) => `Añadiendo archivos: ${done} de ${total}`,
      chosenFiles: 'Archivos seleccionados',
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
      selected: (count, all) =>
        plural(count, { one: (n) => `${n} de ${all} marcado`, other: (n) => `${n} de ${all} marcados` }),
      clearSelection: 'Desmarcar',
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
      files: (count) => plural(count, { one: (n) => `${n} archivo`, other: (n) => `${n} archivos` }),
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
      asRegular: 'Archivo normal',
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
    },

    copy: {
      copied: 'Copiado',
      failed: 'No se pudo copiar',
    },
    dialog: {
      close: 'Cerrar',
    },
    combobox: {
      results: (count) => plural(count, { one: (n) => `${n} resultado`, other: (n) => `${n} resultados` }),
      none: 'Sin resultados',
    },

    uploads: {
      title: 'Subidas',
      empty: 'Aquí aparecen los documentos que sube desde este dispositivo.',
      toAsset: (asset) => `para ${asset}`,
      status: {
        checking: 'Comprobando',
        waiting: 'En espera',
        sending: 'Subiendo',
        storing: 'Finalizando',
        stored: 'Guardado',
        'already-exists': 'Ya existe',
        failed: 'Error',
        'needs-file': 'Falta el archivo',
        cancelled: 'Cancelado',
      },
      checkingHint: 'Buscando duplicados',
      offline: 'No tiene conexión. La subida se reanudará automáticamente.',
      unreachable: 'No se puede contactar con el servicio. Se reintentará automáticamente.',
      waitsForSignIn: 'Inicie sesión para continuar.',
      busy: 'El servicio está ocupado. Se reintentará automáticamente.',
      noAnswerFor: (host, time) =>
        `Sin respuesta de ${host} desde hace ${time}. Si otros sitios funcionan en este dispositivo, póngase en contacto con su administrador: la dirección puede ser incorrecta o estar bloqueada.`,
      isPaused: 'En pausa. La subida empezará de nuevo desde el principio.',
      persistence: {
        saving: 'Guardando… Mantenga esta página abierta.',
        saved: (count) => `Subidas sin terminar guardadas en este dispositivo: ${count}.`,
        continues: 'Si cierra esta página, continuarán cuando vuelva a abrirla aquí.',
        'no-room':
          'Demasiado grande para guardarlo en este dispositivo. Mantenga esta página abierta hasta que termine la subida.',
      },
      isBusy: 'El servicio está ocupado.',
      isTroubled: 'El servicio no responde correctamente.',
      isUnconfirmed: 'El servicio aún no ha confirmado que el documento esté guardado.',
      tryingIn: (time) => `Reintento en ${time}.`,
      tryingNow: 'Reintento en curso.',
      blockedBy: {
        'retry-scheduled': 'En espera de reintento',
        connection: 'En espera, servicio inaccesible',
        'sign-in': 'En espera de sesión',
        resume: 'En pausa',
        decision: 'Duplicado: revisar',
      },
      timeLeft: (time) => `faltan ${time}`,
      stalled: (time) => `sin avance desde hace ${time}`,
      progressOf: (name) => `Subida de ${name}`,
      storingHint: 'en espera de la confirmación del servicio',
      copyId: 'Copiar ID',
      existing: (name) => `Ya está guardado como «${name}». No se ha creado ninguna copia.`,
      isStored: (name) => `Guardado como «${name}».`,
      existingUnnamed: 'Ya está guardado. No se ha creado ninguna copia.',
      cancelledEarly: 'Detenido antes de que se enviara todo.',
      cancelledMayBeStored: 'Detenido. Puede que el servicio lo haya guardado de todos modos.',
      cancel: 'Cancelar',
      tryAgain: 'Reintentar',
      pause: 'Pausar',
      resume: 'Reanudar',
      sendAnyway: 'Subir de todos modos',
      remove: 'Quitar',
      showMatch: 'Mostrar coincidencia',
      edit: {
        open: 'Editar datos',
        title: (name) => `Datos de ${name}`,
        notSentYet: 'No se envía nada mientras lo edita.',
        tooLate: 'Demasiado tarde: la subida ya se envió con los datos anteriores.',
        save: 'Guardar',
        saveAndRetry: 'Guardar y reintentar',
        discard: 'Descartar cambios',
      },
      all: {
        pause: 'Pausar todo',
        resume: 'Reanudar todo',
        retry: 'Reintentar todo',
        sendAnyway: 'Subir todo de todos modos',
        clear: 'Quitar terminados',
      },
      dismiss: 'Quitar de la lista',
      details: 'Detalles',
      openDocument: 'Abrir documento',
      serviceSays: (words) => `Mensaje del servicio: «${words}»`,
      report: {
        title: 'Informe de estas subidas',
        copy: 'Copiar informe',
        save: 'Guardar como CSV',
        fileName: 'subidas.csv',
        columns: {
          status: 'Estado',
          displayName: 'Nombre visible',
          file: 'Archivo',
          asset: 'Equipo',
          documentId: 'ID del documento',
          time: 'Hora',
          reason: 'Motivo',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} en curso` }),
        waiting: (count) => plural(count, { other: (n) => `${n} en espera` }),
        resume: (count) => plural(count, { other: (n) => `${n} en pausa` }),
        decision: (count) => plural(count, { other: (n) => `${n} por revisar` }),
        'needs-file': (count) => plural(count, { other: (n) => `${n} sin su archivo` }),
        failed: (count) => plural(count, { other: (n) => `${n} con error` }),
        stored: (count) => plural(count, { one: (n) => `${n} guardado`, other: (n) => `${n} guardados` }),
        'already-exists': (count) =>
          plural(count, { one: (n) => `${n} ya guardado`, other: (n) => `${n} ya guardados` }),
        cancelled: (count) =>
          plural(count, { one: (n) => `${n} cancelado`, other: (n) => `${n} cancelados` }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Cuenta: ${name}`,
        roles: (roles) => `Roles: ${roles}`,
        noRole: 'Sin rol',
      },
      header: {
        offline: 'Sin conexión',
        done: (done, total) => `${done} de ${total}`,
      },
      assetDocuments: 'Documentos de este equipo',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'No ha iniciado sesión',
      uploads: (name) =>
        `Estas son las subidas de ${name}, tal como están guardadas en este dispositivo. No se envía ni se cambia nada hasta que ${name} inicie sesión.`,
      files: 'Los archivos que añada ahora serán de la próxima persona que inicie sesión.',
      upload: 'Iniciar sesión para subir',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Aquí se seleccionó antes un archivo, quizá por otra persona',
          other: (n) => `Aquí se seleccionaron antes ${n} archivos, quizá por otra persona`,
        }),
      ask: (name) => `¿Subir como ${name}?`,
      askUnnamed: '¿Estos archivos son suyos?',
      claim: 'Sí, son mis archivos',
      discard: (count) =>
        plural(count, {
          one: () => 'No, descartar el archivo',
          other: (n) => `No, descartar ${n} archivos`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `Ahora ha iniciado sesión ${name}`,
      kept: (count, former) =>
        plural(count, {
          one: () =>
            `Un archivo que ${former} había seleccionado está guardado en este dispositivo para ${former}.`,
          other: (n) =>
            `${n} archivos que ${former} había seleccionado están guardados en este dispositivo para ${former}.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () => `Un archivo que ${former} había seleccionado no se pudo guardar en este dispositivo.`,
          other: (n) =>
            `${n} archivos que ${former} había seleccionado no se pudieron guardar en este dispositivo.`,
        }),
      close: 'Cerrar',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Subidas que esperan en este dispositivo: ${count}`,
      moved: (former, current) => `Se guardaron para ${former}. Esta página sube ahora a ${current}.`,
      notSaved: 'Esta página ya no guarda archivos en este dispositivo.',
      outcomeUnknown: 'Es posible que algunas ya estén guardadas en el servicio.',
      withoutFile: (count) => `Falta el archivo: ${count}`,
      upload: 'Subir ahora',
      discard: 'Descartar subidas',
      othersTitle: (count) => `Subidas de otras personas que esperan desde hace 30 días: ${count}`,
      others: 'Se envían cuando sus propietarios inician sesión. Descártelas solo si ya no se necesitan.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Se añadirá un archivo en cuanto se sepa quién ha iniciado sesión.',
        other: (n) => `Se añadirán ${n} archivos en cuanto se sepa quién ha iniciado sesión.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Un documento aún no está guardado',
        other: (n) => `${n} documentos aún no están guardados`,
      }),
    chosen: (count) => plural(count, { one: (n) => `${n} seleccionado`, other: (n) => `${n} seleccionados` }),
    allSaved: (name) =>
      `Si termina después, todo estará aquí de nuevo cuando ${name} inicie sesión en este dispositivo. Otras personas no lo ven.`,
    continues: 'Las subidas en curso y en espera continuarán entonces.',
    notSaved: (name) =>
      `No están guardados en este dispositivo y se perderán si ${name} cierra la sesión ahora.`,
    wait: 'Mantenga la sesión hasta que terminen las subidas.',
    partly: (count) =>
      plural(count, {
        one: (n) =>
          `${n} de ellos no está guardado en este dispositivo: después habrá que volver a seleccionar su archivo.`,
        other: (n) =>
          `${n} de ellos no están guardados en este dispositivo: después habrá que volver a seleccionar sus archivos.`,
      }),
    notDiscardedTitle: 'No se pudieron descartar las subidas',
    notDiscarded: (name) =>
      `Siguen guardadas en este dispositivo, donde solo ${name} puede verlas. Es posible que otra pestaña de esta página espere una respuesta: cierre su cuadro de diálogo e inténtelo de nuevo.`,
    stay: 'Mantener la sesión',
    keep: 'Cerrar sesión y terminar después',
    discard: (count) =>
      plural(count, {
        one: (n) => `Cerrar sesión y descartar ${n} documento`,
        other: (n) => `Cerrar sesión y descartar ${n} documentos`,
      }),
  },
  config: {
    failedTitle: 'La aplicación no está bien configurada',
    noteTitle: 'Para administradores: revise config.json',
    lastUsed:
      'El archivo config.json del servidor no se puede usar. Esta página funciona con el último válido.',
    unknownIgnored: 'Esta versión ignora las claves que no conoce.',
    wrong: 'config.json tiene errores. Póngase en contacto con su administrador:',
    notFound: (url) => `No hay ningún archivo en ${url}. Copie allí config.sample.json y complételo.`,
    unreachable: (url) => `No se puede cargar ${url}. Compruebe la conexión y el servidor.`,
    html: (url) =>
      `El servidor envió una página web en lugar de ${url}. Compruebe que el archivo existe y que el servidor no envía index.html para todas las direcciones.`,
    notJson: (url) => `${url} no es JSON válido.`,
    unknownKey: 'no es una clave de la configuración.',
    missing: 'falta.',
    invalid: 'no es válido. La guía y config.schema.json indican los valores posibles.',
  },
  uploadList: {
    done: (done, total) => `${done} de ${total} listos`,
    bytes: (sent, total) => `${sent} de ${total}`,
    timeLeft: (time) => `faltan aprox. ${time}`,
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
      'No se pudieron leer las subidas guardadas en este dispositivo. Siguen guardadas. Recargue la página para intentarlo de nuevo.',
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
    hideDetails: 'Ocultar detalles',
    removed: (name) => `Se quitó de la lista: «${name}»`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `Se quitó ${n} subida de la lista.`,
        other: (n) => `Se quitaron ${n} subidas de la lista.`,
      }),
    removedStored: (name) => `Se quitó de la lista; el documento sigue guardado: «${name}»`,
    stayStored: 'Los documentos guardados siguen guardados.',
    requestCopied: (time) => `Solicitud copiada a las ${time}.`,
    busyUntil: (time) =>
      `El servicio está ocupado hasta las ${time}. La subida se reanudará automáticamente.`,
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
    leftOut: (count) => plural(count, { other: (n) => `${n} sin subir` }),
    nextAsset: 'Siguiente equipo',
    needsFile: {
      gone: 'Su archivo ya no está en este dispositivo.',
      unreadable: 'No se pudo leer su archivo. Quizá lo esté usando otro programa.',
      chooseAgain: (file, size) => `Para continuar, vuelva a seleccionar el mismo archivo: ${file}, ${size}.`,
      choose: 'Seleccionar archivo',
      inputOf: (name) => `Archivo de ${name}`,
      comparing: 'Comprobando el archivo…',
      differs: (given, wanted, size) =>
        `Este es otro archivo: ${given} es distinto. Seleccione ${wanted} (${size}) tal como estaba cuando lo añadió.`,
      cannotBeRead: (given) =>
        `No se puede leer ${given}. Quizá esté abierto en otro programa. Ciérrelo allí y vuelva a seleccionarlo.`,
    },
    contentMatch: {
      listed: (name) => `Idéntico a «${name}» de esta lista.`,
      listedBefore: 'Idéntico a un documento ya guardado.',
      storedBefore: ({ asset, time, name, id }) =>
        `Idéntico a «${name}»${id ? ` (ID ${id})` : ''}, guardado para ${asset} desde este dispositivo el ${time}.`,
      nothingSent: 'No se ha enviado.',
    },
    background: {
      continues: 'Se subirán cuando haya red, aunque cierre esta página.',
      notify: 'Avisarme',
      notifies: 'Recibirá un aviso cuando se hayan subido.',
      at: (time) => `${time}, con la página cerrada`,
      stored: (count) => `Guardados: ${count}.`,
      left: (count) => `Requieren atención: ${count}.`,
    },
    regularZip: 'Archivo normal, no es un manual sin conexión',
    anotherPerson: 'otra persona',
    existingBy: (person) => `Ya lo ha guardado ${person}. No se ha creado ninguna copia.`,
    existingAsBy: (name, person) =>
      `Ya lo ha guardado ${person} como «${name}». No se ha creado ninguna copia.`,
    notOnAsset: (name, asset) => `Ya está guardado como «${name}», pero no vinculado a ${asset}.`,
    notOnAssetUnnamed: (asset) => `Ya está guardado, pero no vinculado a ${asset}.`,
    maybeOnAsset: (name, asset) => `Ya está guardado como «${name}». Compruebe si está vinculado a ${asset}.`,
    maybeOnAssetUnnamed: (asset) => `Ya está guardado. Compruebe si está vinculado a ${asset}.`,
    size: 'Tamaño',
    packageName: 'Paquete',
    correct: {
      hint: 'Los documentos guardados no se pueden cambiar aquí. Se copia un texto para quienes los gestionan y no se cambia nada.',
      copy: 'Copiar solicitud de corrección',
      request: 'Corrija este documento guardado, por favor.',
      file: (name) => `Archivo: ${name}`,
      asset: (id) => `Equipo: ${id}`,
      wrong: 'Qué hay que corregir:',
    },
    report: {
      send: 'Enviar informe',
      onAsset: 'Vinculado al equipo',
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
  },
  problems: {
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
      'reports-error':
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
      403: 'No tiene permiso para subir documentos para este equipo. Póngase en contacto con su administrador.',
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
      `Detenido: este ZIP no se puede subir como manual.${finding && ` ${finding}.`} Seleccione otra copia o súbalo como archivo normal.`,
    unexpected: 'Algo ha fallado en esta página. Reinténtelo.',
  },
  duplicate: {
    title: (count) =>
      plural(count, { one: () => 'Este documento ya existe', other: (n) => `${n} documentos ya existen` }),
    intro: 'No se ha creado ninguna copia.',
    introMany: 'No se ha creado ninguna copia.',
    notHere: (asset) => `Está guardado, pero no vinculado a ${asset}.`,
    here: (asset) => `Ya está vinculado a ${asset}.`,
    notOn: (asset) => `No vinculado a ${asset}`,
    maybeNotOn: (asset) => `Quizá no vinculado a ${asset}`,
    checkLink: (asset) =>
      `Compruebe si está vinculado a ${asset}. Si no lo está, envíe la solicitud a las personas que gestionan los documentos del equipo.`,
    alreadyOn: (asset) => `Ya vinculado a ${asset}`,
    nothingToDo: 'nada que hacer',
    youChose: (name) => `Ha seleccionado «${name}»`,
    on: (assets) => `vinculado a ${assets}`,
    linkTo: (asset) => `Vincular a ${asset}`,
    copyRequest: 'Copiar solicitud de vinculación',
    requestHint: 'Envíe la solicitud a las personas que gestionan los documentos del equipo.',
    copyAllRequests: (count) => plural(count, { other: (n) => `Copiar ${n} solicitudes de vinculación` }),
    request: (asset) => `Por favor, vincule este documento al equipo ${asset}.`,
    requestName: (name) => `Documento: ${name}`,
    requestId: (id) => `ID del documento: ${id}`,
    requestAddress: (address) => `Dirección: ${address}`,
    copyYourself: 'No se ha podido copiar. Seleccione y copie este texto:',
    organization: 'Organización',
    added: 'Añadido',
    addedBy: (date, person) => `${date} por ${person}`,
    id: 'ID',
    copyId: 'Copiar ID',
    languages: 'Idiomas',
    supplier: 'Proveedor',
    supplierUnnamed: 'Documento del proveedor',
    ai: 'Procesamiento con IA',
    aiNotYet: 'aún sin procesar',
    aiOn: 'sí',
    aiOff: 'no',
    details: 'Detalles',
    allDetails: 'Todos los detalles y el mensaje del servicio',
    owner: 'Propietario',
    manufacturer: 'Fabricante',
    mimeType: 'Tipo MIME',
    updated: 'Actualizado',
    maintenance: 'Registros de mantenimiento',
    linked: (count) =>
      plural(count, { one: (n) => `Vinculado a ${n} equipo`, other: (n) => `Vinculado a ${n} equipos` }),
    notLinked: 'No está vinculado a ningún equipo',
    linksUnknown: 'El servicio no indicó a qué equipos está vinculado.',
    thisAsset: (asset) => `${asset} · este equipo`,
    serviceSays: 'Mensaje del servicio',
    noFacts: 'El servicio no dio ningún dato sobre él.',
    openDocument: 'Abrir documento',
    open: 'Abrir',
    close: 'Cerrar',
  },
  move: {
    open: 'Mover a otro equipo…',
    title: 'Mover a otro equipo',
    assetId: 'ID del equipo',
    uploads: 'Subidas que se mueven',
    notSentYet: 'No se envía nada hasta que cierre esta ventana.',
    sameAsset: 'Introduzca el ID de otro equipo',
    noneSelected: 'Seleccione al menos una subida',
    confirm: (count) =>
      plural(count, { one: (n) => `Mover ${n} subida`, other: (n) => `Mover ${n} subidas` }),
    cancel: 'Cancelar',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} subida se está enviando. Páusela para moverla.`,
        other: (n) => `${n} subidas se están enviando. Páuselas para moverlas.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} subida no se puede mover porque quizá ya esté guardada.`,
        other: (n) => `${n} subidas no se pueden mover porque quizá ya estén guardadas.`,
      }),
    locked: (asset) => `No puede cambiar de equipo: quizá el documento ya esté guardado para ${asset}.`,
    moved: (count, asset) =>
      plural(count, { one: () => `Movida a ${asset}`, other: (n) => `${n} subidas movidas a ${asset}` }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `${n} subida no se movió porque ya se estaba enviando.`,
        other: (n) => `${n} subidas no se movieron porque ya se estaban enviando.`,
      }),
    show: 'Mostrar',
    undo: 'Deshacer',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Cambiar de equipo',
      hint: 'Los archivos seleccionados y los datos introducidos se conservan.',
      occupied: (asset) => `Ya hay archivos seleccionados para ${asset}. Súbalos o quítelos primero.`,
    },
    guard: {
      title: '¿Es el equipo correcto?',
      names: (file, asset) => `«${file}» menciona ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `«${file}» y ${n} archivo más mencionan ${asset}.`,
          other: (n) => `«${file}» y ${n} archivos más mencionan ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `«${packageName}» corresponde a ${product}. Este producto pertenece a ${asset}.`,
      uploadingTo: (asset) => `Está subiendo documentos para ${asset}.`,
      anyway: (asset) => `Subir para ${asset} de todos modos`,
      upload: (parts) => `Subir ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} para ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} para los equipos que mencionan` }),
      back: 'Volver',
    },
  },
  device: {
    takePhoto: 'Hacer foto',
    photo: 'Foto de la cámara',
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
      addPage: 'Añadir página',
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
      confirmTitle: '¿Es el equipo correcto?',
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
      ask: 'Seleccione los archivos que quiera subir y seleccione abajo el equipo. Descarte los archivos que no reconozca.',
      selectAll: 'Seleccionar todo',
      discard: 'Descartar todo',
      failed:
        'No se pudieron guardar los archivos compartidos. Es posible que no quede espacio en este dispositivo. Seleccione los archivos aquí.',
      tooMany: (count) =>
        `Aquí pueden esperar ${count} archivos compartidos como máximo. Suba o descarte algunos y vuelva a compartir.`,
      tooLarge: (size) =>
        `Los archivos compartidos pueden ocupar ${size} como máximo. Suba o descarte algunos, o seleccione aquí los archivos grandes.`,
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
          one: (n) => `Se añadió ${n} archivo que usted había seleccionado antes.`,
          other: (n) => `Se añadieron ${n} archivos que usted había seleccionado antes.`,
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
      fromLastTime: 'De la última vez',
      forAll: 'para todos los archivos',
      chooseOrSet: 'Seleccione, o indique en cada archivo',
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
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} archivo sin categoría`,
          other: (n) => `${n} archivos sin categoría`,
        }),
      show: 'Mostrar',
      showAll: 'Mostrar todos',
      shownOf: (shown, all) => `Se muestran ${shown} de ${all}`,
      shownKinds: {
        incomplete: 'por completar',
        uncategorized: 'sin categoría',
        suggested: 'con categoría sugerida',
        warnings: 'con advertencias',
        rejected: 'no se pueden subir',
      },
      added: (count) =>
        plural(count, { one: (n) => `${n} archivo añadido.`, other: (n) => `${n} archivos añadidos.` }),
      noneAdded: 'No se ha añadido ningún archivo.',
      toFix: (count) =>
        plural(count, {
          one: (n) => `${n} campo por completar`,
          other: (n) => `${n} campos por completar`,
        }),
    },
    sort: {
      added: 'Orden de adición',
      name: 'Ordenar por nombre',
      kind: 'Ordenar por tipo',
      folder: 'Ordenar por carpeta',
      size: 'Ordenar por tamaño',
    },
    sameName: {
      listed: 'Mismo nombre que otro archivo de esta lista.',
      stored: (time) => `Mismo nombre que un documento de hoy (${time}): ¿una versión nueva?`,
    },
    suggestedCategory: (name) => `Usar la categoría «${name}»`,
    categoryQuestion: (name) => `¿${name}?`,
    setCategory: 'Definir categoría',
    setOrganization: 'Definir organización',
    selectRow: 'Marcar',
    allSuggestions: (count) => `Usar ${count} sugerencias`,
    sevenDays:
      'Safari borra los archivos guardados aquí tras siete días sin visita. Súbalos antes, o añada esta página a la pantalla de inicio.',
  },
  keys: {
    title: 'Métodos abreviados de teclado',
    move: { keys: '↑↓ Inicio/Fin', action: 'Ir a otro archivo' },
    edit: { keys: 'Intro/F2', action: 'Editar el nombre' },
    category: { keys: 'C', action: 'Definir la categoría del archivo o de los archivos marcados' },
    controls: { keys: 'Tab', action: 'Recorrer los campos del archivo y después salir de la lista' },
    select: { keys: 'Espacio', action: 'Marcar el archivo' },
    range: { keys: 'Mayús+↑↓', action: 'Marcar varios archivos' },
    all: { keys: 'Ctrl/⌘+A', action: 'Marcar todos los archivos mostrados' },
    remove: { keys: 'Supr', action: 'Quitar el archivo o los archivos marcados' },
    field: { keys: 'Intro/↓ Mayús+Intro/↑', action: 'El mismo campo del archivo siguiente o anterior' },
    back: { keys: 'Esc', action: 'Restablecer el campo y después volver al archivo' },
    upload: { keys: 'Ctrl/⌘+Intro', action: 'Subir' },
  },
  make: {
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
  },
  documentTexts: {
    forAi: (title) => `${title}: la IA no puede leerlo`,
    fromTitle: 'Tomado del título del documento.',
    fromPackage: 'Tomado del paquete.',
    withWarnings: (count) =>
      plural(count, {
        one: (n) => `${n} archivo con advertencias`,
        other: (n) => `${n} archivos con advertencias`,
      }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `No es un archivo ${extension}: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Página web',
      xml: 'Archivo XML',
      text: 'Archivo de texto',
      rtf: 'Documento RTF',
      program: 'Programa',
      archive: (format) => `Archivo comprimido ${format}`,
      image: (format) => `Imagen ${format}`,
    },
    types: {
      word: 'Documento de Word',
      spreadsheet: 'Hoja de cálculo',
      presentation: 'Presentación',
      openDocument: 'Archivo OpenDocument',
      visio: 'Dibujo de Visio',
      epub: 'Libro electrónico',
      jar: 'Archivo comprimido de Java',
      aasx: 'Asset Administration Shell',
      email: 'Correo electrónico',
      office: 'Documento de Office',
      dwg: 'Dibujo DWG',
      dxf: 'Dibujo DXF',
      step: 'Modelo STEP',
      svg: 'Dibujo SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Una página web, no un documento',
        advice: 'Quizá sea una página de inicio de sesión. Descargue el documento otra vez.',
      },
      'FILE-SHORTCUT': {
        title: 'El documento está en otro lugar',
        advice:
          'Este archivo solo remite a otro, como los accesos directos y los marcadores de posición del almacenamiento en la nube. Ábralo donde funcione, guarde el documento y seleccione después ese archivo.',
      },
      'FILE-PROGRAM': {
        title: 'Programa, no un documento',
        advice: 'Este archivo sirve para ejecutarse, no para leerse. Quítelo si no pertenece a este equipo.',
      },
      'FILE-PARTIAL': {
        title: 'Descarga sin terminar',
        advice:
          'Puede estar incompleto. Espere a que termine la descarga y seleccione después el archivo terminado.',
      },
      'FILE-ZEROS': {
        title: 'Sin contenido',
        advice:
          'El archivo está lleno de ceros, como tras una copia o una descarga fallida. Cópielo o descárguelo de nuevo.',
      },
      'FILE-SPLIT': {
        title: 'Parte de un archivo comprimido dividido',
        advice:
          'Solo se puede abrir junto con todas las demás partes. Descomprímalo y seleccione después los documentos que contiene.',
      },
      'FILE-TYPE': {
        title: 'No es lo que dice su nombre',
        advice:
          'El contenido es de otro tipo que el que indica el nombre del archivo, y puede que algunos programas no lo abran. Ábralo para comprobar que es el correcto.',
      },
      'FILE-UNCHECKED': {
        title: 'Sin comprobar',
        advice: 'Este archivo no se pudo comprobar en este dispositivo. Aun así puede subirlo.',
      },
      'IMAGE-DAMAGED': {
        title: 'Imagen dañada',
        advice: 'Falta una parte de la imagen o no se puede mostrar. Cópiela o descárguela otra vez.',
      },
      'IMAGE-HEIC': {
        title: 'Imagen HEIC',
        advice:
          'Muchos programas y navegadores no muestran imágenes HEIC. Guárdela como JPEG si otras personas deben verla.',
      },
      'OFFICE-DAMAGED': {
        title: 'Dañado',
        advice:
          'Puede que los programas no abran este archivo, o solo una parte. Cópielo o expórtelo otra vez.',
      },
      'OFFICE-PASSWORD': {
        title: 'Protegido con contraseña',
        advice:
          'Sin la contraseña nadie puede abrirlo y la búsqueda no encuentra su contenido. Suba una copia sin contraseña si es posible.',
      },
      'OFFICE-LEGACY': {
        title: 'Formato antiguo de Office',
        advice:
          'Algunos programas ya no abren este formato, y puede que la búsqueda no encuentre su contenido. Guárdelo en un formato actual, como .docx o PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Contiene macros',
        advice:
          'Muchas organizaciones bloquean los archivos con macros. Suba una copia sin macros si no hacen falta.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Letras quizá incorrectas',
        advice:
          'El texto no está guardado como UTF-8, así que letras como ä o é pueden aparecer como otros caracteres. Guárdelo otra vez con la codificación UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Dibujo con script',
        advice:
          'Los programas que muestran el dibujo pueden ejecutar el script o negarse a mostrarlo. Expórtelo sin scripts.',
      },
      'PDF-NOT-PDF': {
        title: 'No es un PDF',
        advice:
          'El archivo se llama .pdf, pero su contenido es otro. Ábralo para comprobar que es el correcto.',
      },
      'PDF-TRUNCATED': {
        title: 'Dañado: incompleto',
        advice: 'Falta el final del archivo y quizá también páginas. Descárguelo o expórtelo otra vez.',
      },
      'PDF-DAMAGED': {
        title: 'Dañado',
        advice:
          'Algunos programas no pueden abrir este PDF o todas sus páginas. Descárguelo o expórtelo otra vez.',
      },
      'PDF-NO-PAGES': { title: 'Sin páginas', advice: 'El PDF no tiene páginas. Expórtelo otra vez.' },
      'PDF-PASSWORD': {
        title: 'Protegido con contraseña',
        advice:
          'Sin la contraseña nadie puede abrirlo y la búsqueda no encuentra su contenido. Suba una copia sin contraseña si es posible.',
      },
      'PDF-RIGHTS': {
        title: 'Protegido por gestión de derechos',
        advice:
          'El contenido está cifrado. Solo pueden abrirlo las personas con permiso, y la búsqueda no lo encuentra. Si puede, suba una copia sin protección.',
      },
      'PDF-PORTFOLIO': {
        title: 'Cartera PDF',
        advice:
          'La mayoría de los programas solo muestra la portada, y es posible que la búsqueda no encuentre los archivos que contiene. Suba los archivos por separado.',
      },
      'PDF-RESTRICTED': {
        title: 'Texto no copiable',
        advice:
          'El PDF se abre sin contraseña, pero no permite extraer su texto. Puede que la búsqueda no encuentre su contenido.',
      },
      'PDF-NO-TEXT': {
        title: 'Escaneado sin texto',
        advice:
          'Las páginas son imágenes y la búsqueda no encuentra su contenido. Si es posible, haga antes un reconocimiento de texto (OCR).',
      },
      'PDF-GARBLED-TEXT': {
        title: 'No se puede buscar en el texto',
        advice:
          'El texto se ve bien, pero sus caracteres faltan en el PDF. La búsqueda no encuentra su contenido. Expórtelo otra vez con sus fuentes.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Páginas en blanco',
        advice: 'No hay nada en las páginas. Abra el PDF para comprobar que es el correcto.',
      },
      'PDF-XFA': {
        title: 'Formulario para pocos programas',
        advice:
          'La mayoría de los programas solo muestra «Espere». Imprima el formulario como PDF y suba ese PDF.',
      },
      'PDF-UNCHECKED': {
        title: 'Sin comprobar',
        advice:
          'Este PDF no se pudo comprobar dentro de los límites de tiempo y memoria. Aun así puede subirlo.',
      },
      'PDF-REBUILT': {
        title: 'Reparado al abrirlo',
        advice:
          'La lista de objetos de este PDF falta o es incorrecta, así que los programas la reconstruyen al abrirlo. Las páginas comprobadas se pueden leer. Expórtelo de nuevo si algún programa no puede abrirlo.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Contiene adjuntos',
        advice:
          'Dentro del PDF hay otros archivos que pasan desapercibidos. Súbalos por separado si son importantes.',
      },
      'PDF-SCRIPT': {
        title: 'Contiene scripts',
        advice: 'La mayoría de los programas ignora los scripts de los PDF.',
      },
    },
  },
  packages: {
    formats: {
      documentation: 'Documentación de entrega (VDI 2770)',
      document: 'Documento de entrega (VDI 2770)',
      iirds: 'Paquete iiRDS',
      iirdsA: 'Paquete de archivo (iiRDS/A)',
      iirdsH: 'Documentación de entrega (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) => plural(count, { one: (n) => `${n} tema`, other: (n) => `${n} temas` }),
    languages: (count) => plural(count, { one: (n) => `${n} idioma`, other: (n) => `${n} idiomas` }),
    forSerial: (serial) => `para el número de serie ${serial}`,
    forSerials: (count) =>
      plural(count, { one: (n) => `para ${n} número de serie`, other: (n) => `para ${n} números de serie` }),
    notChecked: 'No se pudo comprobar el contenido de este paquete. Puede subirlo de todos modos.',
    asOne: 'Subir como un solo archivo',
    asOneHint: 'El archivo se guarda sin cambios, como un solo documento.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Añadir como ${n} documento`,
        other: (n) => `Añadir como ${n} documentos`,
      }),
    asDocumentsHint: 'Cada PDF será un documento con su propio título y su propia categoría.',
    filesAsDocumentsHint:
      'Cada archivo será un documento con su propio nombre y su propia categoría. Los ZIP que contenga se pueden separar del mismo modo.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} documento no tiene PDF y no se añadirá.`,
        other: (n) => `${n} documentos no tienen PDF y no se añadirán.`,
      }),
    adding: (progress) => `Añadiendo documentos: ${progress}`,
    noneReadable: 'Los documentos no se pueden leer.',
    noneAdded: 'Los documentos no se pueden leer. Puede subirlo todo como un solo archivo.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `${n} documento añadido de «${name}».`,
        other: (n) => `${n} documentos añadidos de «${name}».`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `No se pudo leer ${n} documento.`,
        other: (n) => `No se pudieron leer ${n} documentos.`,
      }),
    documents: 'Documentos',
    more: (count) => plural(count, { other: (n) => `${n} más` }),
    showMore: (count) => plural(count, { other: (n) => `Mostrar ${n} más` }),
    noTitle: 'Sin título',
    noPdf: 'Sin PDF',
    previewed: 'Paquete para la vista previa',
    product: 'Producto',
    serial: 'Número de serie',
    manufacturer: 'Fabricante',
    classes: {
      '01-01': 'Identificación',
      '02-01': 'Especificación técnica',
      '02-02': 'Dibujos, planos',
      '02-03': 'Componentes',
      '02-04': 'Certificados, declaraciones',
      '03-01': 'Montaje, puesta en servicio, desmontaje',
      '03-02': 'Manejo',
      '03-03': 'Seguridad general',
      '03-04': 'Inspección, mantenimiento, ensayos',
      '03-05': 'Reparación',
      '03-06': 'Piezas de repuesto',
      '04-01': 'Documentos contractuales',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'No se pueden leer los metadatos',
      advice:
        'Pueden faltar los títulos y las categorías de estos documentos. Complételos usted o pida al remitente un paquete corregido.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Sin metadatos',
      advice: 'El paquete no indica qué son estos documentos. Complete usted sus títulos y categorías.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'No se puede abrir un contenedor',
      advice:
        'Un contenedor del paquete está dañado, por lo que sus documentos no aparecen en la lista. Pida de nuevo el paquete al remitente.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Archivos protegidos con contraseña',
      advice:
        'Sin la contraseña nadie puede abrir estos archivos. Pida al remitente un paquete sin contraseña.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Demasiados niveles',
      advice:
        'Los contenedores a más de dos niveles de profundidad no se han abierto, por lo que sus documentos no aparecen en la lista. Descomprima el paquete y añádalos por separado.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Lectura incompleta',
      advice:
        'El paquete es demasiado grande para leerlo por completo. Descomprímalo y añada por separado los documentos que faltan.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'No se encontraron documentos',
      advice: 'El paquete no describe ningún documento. Aun así, puede subirlo como un solo archivo.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Falta un documento',
      advice: 'El paquete menciona un documento que no contiene. Pídaselo al remitente.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Falta un archivo',
      advice: 'Los metadatos mencionan un archivo que no está en el paquete. Pídaselo al remitente.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Sin PDF',
      advice: 'Un documento no tiene PDF y quizá no todos puedan abrirlo. Pida uno al remitente.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'El mismo ID dos veces',
      advice: 'Dos documentos tienen el mismo ID. Compruebe que necesita los dos.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Sin aprobar',
      advice: 'Según el paquete, un documento no está aprobado. Compruebe que es la versión correcta.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Comprimido dentro de una carpeta',
      advice:
        'Todos los archivos están en una carpeta del ZIP, donde algunos programas no encuentran los metadatos. Comprima el contenido de la carpeta.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'El nombre del archivo no coincide',
      advice:
        'El nombre de un archivo está escrito de otra forma en los metadatos, por lo que algunos programas no lo encuentran. Pida al remitente un paquete corregido.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Archivo fuera de los metadatos',
      advice: 'Este archivo no pertenece a ningún documento. Compruebe si lo necesita.',
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
    line: (line) => `línea ${line}`,
    more: (count) => plural(count, { other: (n) => `y ${n} más` }),
    saveJson: 'Guardar como JSON',
  },
  inspection: {
    results: 'Resultados',
    canBeManual: 'Se puede subir como manual sin conexión',
    ready: 'Listo para subir',
    readyWith: (counts) => `Listo para subir, con ${counts}`,
    pages: (count) => plural(count, { one: (n) => `${n} página`, other: (n) => `${n} páginas` }),
    startsAt: (page) => `empieza con ${page}`,
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
    chooseStart: 'Seleccionar la página de inicio',
    changeStart: 'Cambiar de página de inicio',
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
    search: 'Buscar en los resultados',
    show: 'Mostrar',
    all: 'Todo',
    nothing: 'Ningún resultado coincide.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} más está en el informe.`,
        other: (n) => `${n} más están en el informe.`,
      }),
    reportTitle: (file) => `Resultados de la comprobación de ${file}`,
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
  },
  preview: {
    title: (file) => `Vista previa de ${file}`,
    frame: 'El manual',
    close: 'Cerrar la vista previa',
    back: 'Atrás',
    forward: 'Adelante',
    pages: (count) => plural(count, { one: (n) => `${n} página`, other: (n) => `${n} páginas` }),
    pageList: 'Páginas del manual',
    search: 'Buscar páginas',
    nothing: 'Ninguna página coincide.',
    readingTitles: 'Aún se están leyendo los títulos.',
    width: 'Ancho',
    widths: { phone: 'Teléfono', tablet: 'Tableta', full: 'Completo' },
    opening: 'Abriendo el manual…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} archivo que usa esta página está en internet, no en el ZIP`,
          other: (n) => `${n} archivos que usa esta página están en internet, no en el ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} archivo que usa esta página falta en el ZIP`,
          other: (n) => `${n} archivos que usa esta página faltan en el ZIP`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} archivo que usa esta página tiene el nombre escrito de otra forma en el ZIP`,
          other: (n) => `${n} archivos que usa esta página tienen el nombre escrito de otra forma en el ZIP`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} archivo está dañado`,
          other: (n) => `${n} archivos están dañados`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} archivo es demasiado grande para la vista previa`,
          other: (n) => `${n} archivos son demasiado grandes para la vista previa`,
        }),
      more: (count) => plural(count, { other: (n) => `y ${n} más` }),
    },
    spellingFixable: 'La reparación corrige estos enlaces, excepto en los scripts.',
    outside: (url) => `Este enlace lleva a ${url}, fuera del manual. La vista previa no lo abre.`,
    placeHidden: (line) => `El lugar está en la línea ${line}, en una parte de la página que no se ve.`,
    absent: (path) => `En el ZIP no hay ${path}. Al leer el manual también aparece aquí un error.`,
    unshown: (path, size) =>
      `${path} (${size}) no se muestra aquí. Está en el ZIP, y al leer el manual se abre con otro programa.`,
    dismiss: 'Ocultar',
    emptyWithoutScripts:
      'Esta página está vacía sin sus scripts, que la vista previa no ejecuta; seleccione otra página de la lista.',
    failures: {
      unreadable: 'No se pudo leer el archivo. Quizá se haya movido o cambiado; vuelva a seleccionarlo.',
      unsafe: 'No se puede mostrar nada de este ZIP: está dañado o no es seguro.',
      crashed: 'La vista previa ha dejado de funcionar. Ciérrela y vuelva a abrirla.',
      frame: 'La vista previa no está disponible aquí. Póngase en contacto con su administrador.',
    },
    frameFacts: {
      blocked: (origin) =>
        `La Content-Security-Policy de esta página bloquea la vista previa. Añada ${origin} a frame-src.`,
      silent: (url) =>
        `${url} no se ha iniciado. El servidor web debe enviar este archivo con su propia Content-Security-Policy, que permita scripts en línea y nombre esta página en frame-ancestors.`,
    },
  },
  repair: {
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
      unreadable:
        'No se pudo leer el archivo. Quizá se haya movido o cambiado, o esté abierto en otro lugar.',
      unavailable: 'La reparación no se pudo hacer en este navegador.',
    },
    copyReport: 'Copiar informe',
    saveReport: 'Guardar informe',
  },
  findings: {
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
      explanation:
        'Falta el final del archivo. Los navegadores muestran solo una parte de la imagen, o nada.',
      remedy: 'Sustituirla por una copia completa.',
    },

    'DOC-NO-PAGES': {
      title: 'El ZIP no contiene ninguna página HTML',
      explanation: 'Un manual sin conexión se compone de páginas HTML.',
      remedy: 'Subirlo como archivo normal.',
    },
    'DOC-NO-START': {
      title: 'Falta la página de inicio',
      explanation: ({ candidates, expected }) =>
        `No hay ${expected} en el primer nivel del ZIP. Posibles páginas de inicio: ${candidates}.`,
      remedy: ({ expected }) =>
        `Llamar ${expected} a la página de inicio, ponerla en el primer nivel y volver a comprimir.`,
    },
    'DOC-IIRDS': {
      title: 'Un paquete iiRDS sin página de inicio',
      explanation:
        'Los programas para iiRDS muestran su contenido. Solo los paquetes iiRDS/H tienen un index.html en el nivel superior; los demás paquetes iiRDS no deben tenerlo.',
      remedy: 'Subirlo como archivo normal o pedir un paquete iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'Todo el manual está en una carpeta',
      explanation: ({ startPage }) =>
        `La página de inicio es ${startPage}. Algunos visores solo la buscan en el primer nivel.`,
      remedy: ({ folder }) => `Comprimir el contenido de la carpeta ${folder}, no la propia carpeta.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Varias páginas de inicio',
      explanation: ({ candidates }) =>
        `Cualquiera de estas puede ser la página de inicio: ${candidates}. Se usa la primera.`,
      remedy: ({ expected }) =>
        `Poner en el primer nivel una página ${expected} que lleve a todas, o subir cada una como un manual aparte.`,
    },
    'DOC-START-CASE': {
      title: 'El nombre de la página de inicio tiene mayúsculas',
      explanation: ({ expected, found }) => `Se llama ${found}. Algunos visores solo buscan ${expected}.`,
      remedy: ({ expected }) => `Cambiar su nombre a ${expected}, y los enlaces a ella.`,
    },
    'DOC-CHARSET': {
      title: 'Codificación de caracteres no indicada',
      explanation: 'Las letras especiales pueden verse mal.',
      remedy: 'Poner <meta charset="utf-8"> al principio de cada página y guardarla en UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Las letras especiales se ven mal',
      explanation: ({ encoding }) => `El texto no está codificado como indica (${encoding}).`,
      remedy: 'Guardar la página en UTF-8 e indicarlo en ella.',
    },
    'DOC-NOT-HTML': {
      title: 'No es una página HTML',
      explanation: ({ content }) => `Por su nombre es una página HTML, pero su contenido es: ${content}.`,
      remedy: 'Darle la extensión correcta, o poner la página correcta en su lugar.',
    },
    'DOC-XML': {
      title: 'Una página o imagen no es XML válido',
      explanation: 'Los navegadores muestran un mensaje de error en lugar del resto.',
      remedy: 'Corregir el XML y volver a comprimir.',
    },
    'DOC-TOO-LARGE': {
      title: 'Un archivo es demasiado grande para comprobarlo',
      explanation: 'Está intacto, pero sus enlaces no se han comprobado.',
      remedy: 'Dividirlo en archivos más pequeños.',
    },
    'DOC-TITLE': {
      title: 'Páginas sin título',
      explanation: 'El título se muestra en pestañas, marcadores y resultados de búsqueda.',
      remedy: 'Dar un <title> a cada página.',
    },
    'DOC-LANGUAGE': {
      title: 'Idioma de las páginas no indicado',
      explanation: ({ pages }) =>
        `Páginas: ${pages}. Un navegador puede leerlas en voz alta en otro idioma o no ofrecer traducción.`,
      remedy: 'Indicarlo, por ejemplo <html lang="es">.',
    },
    'DOC-BASE': {
      title: 'Los enlaces de una página parten de un lugar fuera del manual',
      explanation: ({ href }) =>
        `Sus enlaces e imágenes parten de ${href}, así que no funcionan sin conexión.`,
      remedy: 'Quitar el <base> de la página.',
    },
    'DOC-LEAVES': {
      title: 'Una página redirige fuera del manual',
      explanation: ({ target }) => `Envía al lector a ${target}, que no existe sin conexión.`,
      remedy: 'Quitar la redirección o dirigirla a una página del manual.',
    },
    'DOC-FORM': {
      title: 'Un formulario lleva fuera del manual',
      explanation: ({ target }) =>
        `Lo que se escribe se envía a ${target}, que no existe sin conexión. Una búsqueda no encuentra nada.`,
      remedy: 'Quitar el formulario o buscar dentro del manual.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Una página necesita un servidor web',
      explanation: ({ need }) =>
        `Algo en ella (${need}) no funciona cuando la página se abre desde una carpeta.`,
      remedy: 'Probar si el manual se puede usar sin ello, o preguntar a su autor.',
    },
    'DOC-SCRIPTS': {
      title: 'Páginas con scripts',
      explanation: ({ pages }) =>
        `Páginas: ${pages}. Donde los scripts están desactivados, pueden faltar partes.`,
      remedy: 'No hay que hacer nada.',
    },
    'DOC-UNUSED': {
      title: 'Archivos que ninguna página utiliza',
      explanation: ({ bytes, files, pages }) =>
        `Archivos: ${files}, con ${bytes} bytes. Páginas a las que ninguna otra enlaza: ${pages}.`,
      remedy: 'Omitir lo que no haga falta al comprimir la próxima vez.',
    },
    'LINK-BROKEN': {
      title: 'Enlace roto',
      explanation: ({ target }) => `${target} no está en el ZIP.`,
      remedy: 'Añadir el archivo o corregir el enlace.',
    },
    'LINK-CASE': {
      title: 'El enlace y el nombre del archivo no se escriben igual',
      explanation: ({ expected, target }) =>
        `El enlace dice ${target}, el archivo es ${expected}. Solo funciona en Windows.`,
      remedy: ({ expected }) => `Escribir el enlace como ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'Un enlace lleva a un ancla que su página no tiene',
      explanation: ({ fragment, target }) =>
        `La página ${target} se abre, pero por el principio: no tiene el ancla ${fragment}.`,
      remedy: 'Corregir el enlace o añadir el ancla.',
    },
    'LINK-FOLDER': {
      title: 'Un enlace lleva a una carpeta',
      explanation: ({ target }) =>
        `La carpeta ${target} no tiene página de índice: el lector ve una lista de archivos o nada.`,
      remedy: 'Enlazar a una página de ella.',
    },
    'LINK-INDEX': {
      title: 'Un enlace nombra una carpeta en lugar de su página de índice',
      explanation: ({ target }) =>
        `En un servidor web, ${target} muestra la página de índice. Al abrirla desde un disco, muestra una lista de archivos.`,
      remedy: 'Enlazar directamente a la página de índice.',
    },
    'LINK-OUTSIDE': {
      title: 'Un enlace lleva fuera del ZIP',
      explanation: ({ target }) => `${target} está por encima del primer nivel y no forma parte del manual.`,
      remedy: 'Añadir al manual aquello a lo que se refiere y corregir el enlace.',
    },
    'LINK-ROOT': {
      title: 'Un enlace parte de la raíz de un servidor web',
      explanation: ({ target }) => `/${target} solo funciona en un servidor web, no en una carpeta.`,
      remedy: 'Escribir el enlace relativo a su página.',
    },
    'LINK-LOCAL': {
      title: 'Un enlace lleva al PC del autor',
      explanation: ({ target }) => `${target} solo existe en una máquina o red.`,
      remedy: 'Añadir el archivo al manual y enlazarlo allí.',
    },
    'LINK-BACKSLASH': {
      title: 'Un enlace está escrito con barras invertidas',
      explanation: ({ target }) => `${target} solo funciona en Windows.`,
      remedy: 'Escribirlo con / en lugar de \\.',
    },
    'LINK-QUERY': {
      title: 'Enlaces con signo de interrogación',
      explanation: 'Lo que le sigue se ignora cuando una página se abre desde una carpeta.',
      remedy: 'No hay que hacer nada, salvo que una página dependa de ello.',
    },
    'LINK-MALFORMED': {
      title: 'Un enlace no es una dirección válida',
      explanation: ({ reason, target }) => `${target} no se puede abrir (${reason}).`,
      remedy: 'Corregir el enlace.',
    },
    'LINK-EMPTY': {
      title: 'Enlaces vacíos',
      explanation: 'Llevan a la página en la que están.',
      remedy: 'Quitarlos o darles una dirección.',
    },
    'LINK-EXTERNAL': {
      title: 'Enlaces a internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Enlaces: ${links}. Sitios: ${hostCount}, como ${hosts}. Necesitan conexión.`,
      remedy: 'No hay que hacer nada.',
    },
    'RES-EXTERNAL': {
      title: 'Algo se carga de internet',
      explanation: ({ target }) => `${target} falta cuando el manual se lee sin conexión.`,
      remedy: 'Añadir el archivo al manual y hacer referencia a él allí.',
    },
    'RES-FORMAT': {
      title: 'Una imagen tiene un formato que los navegadores no muestran',
      explanation: ({ target }) => `La mayoría de los navegadores no muestran nada en lugar de ${target}.`,
      remedy: 'Guardar la imagen como PNG, JPEG o SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'una entrada es ilegible',
      count: 'el número de archivos difiere',
      offset: 'no está en su lugar',
    },
    'ZIP-ZIP64': {
      'extra-field': 'en los tamaños de un archivo',
      'no-record': 'falta el registro largo',
      'record-not-adjacent': 'el registro largo no está en su lugar',
      'extensible-data': 'el registro largo contiene más datos',
      'other-record': 'se remite a otro registro',
      'end-record': 'al final del ZIP',
    },
    'ZIP-HEADER': {
      signature: 'ahí no empieza ningún archivo',
      place: 'posición',
      name: 'nombre',
      method: 'método de compresión',
      flags: 'indicadores',
      crc: 'suma de comprobación',
      size: 'tamaño',
      'packed-size': 'tamaño comprimido',
      extra: 'campo adicional',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'terminan demasiado pronto',
      other: 'códigos no válidos',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `un archivo de más de ${size}`,
      ratio: ({ limit }) => `comprimido más de ${limit} veces`,
      total: ({ size }) => `más de ${size} en total`,
      entries: ({ limit }) => `más de ${limit} archivos`,
    },
    'NAME-UNSAFE': {
      empty: 'nombre vacío',
      host: 'ruta de red',
      absolute: 'ruta desde la raíz',
      drive: 'letra de unidad',
      parent: '«..» lleva hacia arriba',
      control: 'caracteres invisibles',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'una carpeta con contenido propio',
      attribute: 'sus atributos dicen otra cosa',
      'file-in-between': 'hay archivos debajo de un archivo',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} en un solo nombre`,
      path: ({ size }) => `${size} en total`,
      depth: ({ limit }) => `${limit} niveles de carpetas`,
    },
    'ENTRY-LINK': {
      link: 'enlace simbólico',
      device: 'archivo de dispositivo',
      socket: 'socket',
      volume: 'etiqueta de volumen',
      unknown: 'tipo desconocido',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} píxeles`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'un script que carga otros archivos',
      module: 'un script como módulo',
      worker: 'un script en segundo plano',
      include: 'una inclusión del lado del servidor',
    },
    'LINK-MALFORMED': {
      scheme: 'tipo de dirección desconocido',
      percent: 'un % sin su número',
      host: 'nombre de servidor imposible',
      temporary: 'solo existía donde se guardó la página',
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
  history: {
    title: 'Antes, desde este dispositivo',
    hint: 'Se recuerda 30 días en este dispositivo.',
    clear: 'Vaciar esta lista',
  },
  chooseAsset: {
    title: 'Seleccionar un equipo',
    intro: 'Seleccione el equipo al que pertenecen sus documentos.',
    label: 'Nombre o ID del equipo',
    hint: 'Lo encontrará en la placa de características o en su sistema de mantenimiento, por ejemplo PRESS-0042.',
    open: (id) => `Abrir equipo ${id}`,
    openAsIs: (id) => `Abrir ${id} tal cual`,
    takeAsIs: (id) => `Usar ${id} tal cual`,
    unlisted:
      'No está en la lista. Compruebe el ID en la placa de características o en su sistema de mantenimiento.',
    unknown: (id) => `No conocemos ${id}. Compruebe la placa de características o continúe.`,
    similar: 'Quizá quiso decir',
    checking: (id) => `Aún se está comprobando ${id}. Puede continuar.`,
    notChecked: (id) => `No se pudo comprobar ${id}. Puede continuar.`,
    offline: (id) => `No hay conexión, por lo que ${id} no se ha comprobado. Puede continuar.`,
    missing: 'Introduzca un ID de equipo',
    impossible: 'Introduzca un ID de equipo distinto de «.» o «..»',
    recent: 'Recientes',
    all: 'Todos los equipos',
    found: (count) =>
      plural(count, { one: (n) => `${n} equipo encontrado`, other: (n) => `${n} equipos encontrados` }),
    shown: (shown, total) => `Se muestran ${shown} de ${total}. Busque para encontrar los demás.`,
  },
  embed: {
    wrongTitle: 'Los documentos no se pueden mostrar aquí',
    wrong: 'Esta página no está bien configurada. Póngase en contacto con su administrador:',
    tokenProblems: {
      'no-token': 'Inicie sesión para continuar. Las subidas en espera se reanudan automáticamente.',
      'no-answer': 'El inicio de sesión tarda más de lo previsto. Las subidas se reanudarán después.',
      'token-rejected':
        'El servicio no acepta su sesión. Inicie sesión de nuevo. Si no funciona, póngase en contacto con su administrador.',
      'person-mismatch':
        'Esta página y su inicio de sesión indican personas distintas, por lo que no se envía nada. Se reintenta automáticamente. Si este mensaje no desaparece, póngase en contacto con su administrador.',
      offline: 'No se puede iniciar sesión sin conexión. Se reintenta automáticamente.',
    },
    brokenTitle: 'Esta parte de la página ha dejado de funcionar',
    brokenHint: 'Sus subidas continúan, y los archivos guardados en este dispositivo están a salvo.',
  },
};
