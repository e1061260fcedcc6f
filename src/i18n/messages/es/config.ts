import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configEs: ConfigMessages = {
  failedTitle: 'La aplicación no está bien configurada',
  noteTitle: 'Para administradores: revise config.json',
  lastUsed:
    'El archivo config.json del servidor no se puede usar. Esta página funciona con el último válido.',
  unknownIgnored: 'Esta versión ignora las claves que no conoce.',
  wrong: 'config.json tiene errores. Póngase en contacto con su administrador:',
  notFound: (url) => `No hay ningún archivo en ${url}. Copie allí config.sample.json y complételo.`,
  status: (url, status) => `El servidor respondió con el estado ${status} a ${url}.`,
  unreachable: (url) => `No se puede cargar ${url}. Compruebe la conexión y el servidor.`,
  html: (url) =>
    `El servidor envió una página web en lugar de ${url}. Compruebe que el archivo existe y que el servidor no envía index.html para todas las direcciones.`,
  notJson: (url, line, column) => `${url} no es JSON válido: línea ${line}, columna ${column}.`,
  nearest: (key) => `¿Quería decir «${key}»?`,
  unknownKey: 'no es una clave de la configuración.',
  missing: (expected) => `falta. Debería ser ${expected}.`,
  shouldBe: (expected) => `debería ser ${expected}.`,
  expected: {
    text: 'un texto no vacío',
    number: 'un número, sin comillas',
    'whole-number': 'un número entero, sin comillas',
    'yes-or-no': 'true o false, sin comillas',
    list: 'una lista entre [ ]',
    'list-or-its-address': 'una lista entre [ ], o su dirección como { "url": … }',
    object: 'un conjunto de claves y valores entre { }',
    address: 'una dirección web, absoluta o relativa a la página',
    colour: 'un color como "#0b5c7d", lo bastante oscuro para leerse en una página clara',
    contact: 'una dirección que empiece por https:, http:, mailto: o tel:',
    'asset-code': '"iec61406", "gs1", "siemens", "plain" o una expresión regular con un grupo (?<asset>…)',
    'slow-pattern': 'una expresión regular con un máximo de tres repeticiones, ninguna dentro de otra',
    function: 'una función',
    link: 'un texto con un lugar para el ID entre { }, o una función del ID',
    'document-link': 'una dirección http(s) o relativa con {documentId}',
    'asset-link': 'una dirección http(s) o relativa con {assetId}',
    'file-type': 'una extensión como ".pdf" o un tipo de medio como "image/png" o "image/*"',
    'safety-error': '"error": los errores de seguridad de los archivos comprimidos no se pueden rebajar',
    'start-page': 'el nombre de una página HTML, como "start.html", sin carpeta',
    'unsafe-to-allow':
      'otro código: los errores sobre la seguridad de los archivos ZIP no se pueden permitir',
    other: 'otro valor',
    oneOf: createEither('es'),
    above: (limit) => `un número mayor que ${limit}`,
    atLeast: (limit) => `un número a partir de ${limit}`,
    atMost: (limit) => `un número hasta ${limit}`,
  },
};
