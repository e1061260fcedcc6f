import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('es');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Spanish. */
export const packagesEs: PackageTexts = {
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
    plural(count, { one: (n) => `Añadir como ${n} documento`, other: (n) => `Añadir como ${n} documentos` }),
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
  noTitle: 'Sin título',
  noPdf: 'Sin PDF',
  previewed: 'Paquete para la vista previa',
  product: 'Producto',
  serial: 'Número de serie',
  language: 'Idioma',
  topicsName: 'Temas',
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
};
