import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsEs: typeof manualFindingsEn = {
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
    explanation: ({ href }) => `Sus enlaces e imágenes parten de ${href}, así que no funcionan sin conexión.`,
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
};
