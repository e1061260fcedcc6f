import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('es');

/** Texts of findings about documents. */
export const documentTextsEs: DocumentTexts = {
  forAi: (title) => `${title}: la IA no puede leerlo`,
  fromTitle: 'Tomado del título del documento.',
  fromPackage: 'Del paquete.',
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
        'Este archivo solo remite a otro, como los accesos directos y los marcadores de posición del almacenamiento en la nube. Ábralo donde funcione, guarde el documento y elija después ese archivo.',
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
};
