import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('es');

/** Texts of the dialog of duplicates. */
export const duplicateEs: DuplicateMessages = {
  title: (count) =>
    plural(count, { one: () => 'Este documento ya existe', other: (n) => `${n} documentos ya existen` }),
  intro: (file) =>
    `No se ha creado ninguna copia. Ya hay un documento guardado con el mismo contenido que ${file}.`,
  introMany: 'No se ha creado ninguna copia.',
  notOnAsset: 'No está en este equipo',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} documento debe vincularse a ${asset}`,
      other: (n) => `${n} documentos deben vincularse a ${asset}`,
    }),
  maybeOnAsset: 'Quizá no esté en este equipo',
  checkLink: (asset) => `Compruebe si está vinculado a ${asset}`,
  onAsset: 'Ya está en este equipo',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} documento, nada que hacer`,
      other: (n) => `${n} documentos, nada que hacer`,
    }),
  storedAs: (yours, stored) => `${yours} está guardado como ${stored}`,
  on: (assets) => `en ${assets}`,
  alsoOn: (assets) => `también en ${assets}`,
  linkToAsset: 'Vincular a este equipo',
  copyRequest: 'Copiar solicitud de vinculación',
  requestHint: 'Envíe la solicitud a las personas que gestionan los documentos del equipo.',
  requestHintIfMissing:
    'Si no lo está, envíe la solicitud a las personas que gestionan los documentos del equipo.',
  copyAllRequests: (count) => plural(count, { other: (n) => `Copiar ${n} solicitudes de vinculación` }),
  request: (asset) => `Por favor, vincule este documento al equipo ${asset}.`,
  requestName: (name) => `Documento: ${name}`,
  requestId: (id) => `ID del documento: ${id}`,
  requestAddress: (address) => `Dirección: ${address}`,
  copyYourself: 'No se ha podido copiar. Seleccione y copie este texto:',
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
  ai: 'Procesamiento con IA',
  aiNotYet: (state) => `aún sin procesar (${state})`,
  aiOn: 'sí',
  aiOff: 'no',
  details: 'Detalles',
  owner: 'Propietario',
  manufacturer: 'Fabricante',
  type: 'Tipo',
  mimeType: 'Tipo MIME',
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
  linksUnknown: 'El servicio no indicó a qué equipos está vinculado.',
  thisAsset: (asset) => `${asset} · este equipo`,
  notHere: (asset) => `No está vinculado a este equipo (${asset}).`,
  serviceSays: 'Mensaje del servicio',
  noFacts: 'El servicio no dio ningún dato sobre él.',
  openDocument: 'Abrir documento',
  close: 'Cerrar',
};
