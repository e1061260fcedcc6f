import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('es');

/** The dialog about what the service holds already. */
export const duplicateEs: Messages['duplicate'] = {
  title: (count) =>
    plural(count, { one: () => 'Este documento ya existe', other: (n) => `${n} documentos ya existen` }),
  lead: (file) =>
    `No se ha creado ninguna copia. Ya hay un documento guardado con el mismo contenido que ${file}.`,
  leadMany:
    'No se ha creado ninguna copia. Ya hay documentos guardados con el mismo contenido que estos archivos.',
  displayName: 'Nombre visible',
  file: 'Archivo',
  category: 'Categoría',
  organization: 'Organización',
  added: 'Añadido',
  addedBy: (date, person) => `${date} por ${person}`,
  id: 'ID',
  copyId: 'Copiar ID',
  languages: 'Idiomas',
  supplier: 'Proveedor',
  supplierUnnamed: 'Documento del proveedor',
  ai: 'Tratamiento con IA',
  aiNotYet: (state) => `aún sin tratar (${state})`,
  aiOn: 'sí',
  aiOff: 'no',
  details: 'Detalles',
  owner: 'Propietario',
  manufacturer: 'Fabricante',
  type: 'Tipo',
  updated: 'Actualizado',
  categoryId: 'ID de categoría',
  categoryLanguage: 'Idioma de la categoría',
  organizationId: 'ID de organización',
  aiState: 'Estado del procesamiento con IA',
  aiUpdated: 'Procesamiento con IA actualizado',
  maintenance: 'Registros de mantenimiento',
  linked: (count) =>
    plural(count, { one: (n) => `Vinculado a ${n} equipo`, other: (n) => `Vinculado a ${n} equipos` }),
  notLinked: 'No está vinculado a ningún equipo',
  thisAsset: (asset) => `${asset} · este equipo`,
  notHere: (asset) => `No está vinculado a este equipo (${asset}).`,
  serviceSays: 'Mensaje del servicio',
  noDetails: 'El servicio no dio ningún dato sobre él.',
  openDocument: 'Abrir documento',
  close: 'Cerrar',
};
