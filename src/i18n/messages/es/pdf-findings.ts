import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsEs: PdfFindingTexts = {
  forAi: (title) => `${title}: la IA no puede leerlo`,
  webPage:
    'Es una página web, no un PDF; quizá una página de inicio de sesión. Descargue el documento otra vez.',
  fromTitle: 'Tomado del título del documento.',
  findings: {
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
      title: 'Texto no buscable',
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
      advice: 'Este PDF no se pudo comprobar en este dispositivo. Aun así puede subirlo.',
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
