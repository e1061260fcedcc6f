import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('es');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveEs: MoveMessages = {
  open: 'Mover a otro equipo…',
  title: 'Mover a otro equipo',
  assetId: 'ID del equipo',
  uploads: 'Cargas que se mueven',
  notSentYet: 'No se envía nada hasta que cierre esta ventana.',
  sameAsset: 'Introduzca el ID de otro equipo',
  noneSelected: 'Seleccione al menos una carga',
  confirm: (count) => plural(count, { one: (n) => `Mover ${n} carga`, other: (n) => `Mover ${n} cargas` }),
  cancel: 'Cancelar',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} carga se está enviando. Páusela para moverla.`,
      other: (n) => `${n} cargas se están enviando. Páuselas para moverlas.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} carga no se puede mover porque quizá ya esté guardada.`,
      other: (n) => `${n} cargas no se pueden mover porque quizá ya estén guardadas.`,
    }),
  locked: (asset) => `No puede cambiar el equipo: quizá el documento ya esté guardado en ${asset}.`,
  moved: (count, asset) =>
    plural(count, { one: () => `Movida a ${asset}`, other: (n) => `${n} cargas movidas a ${asset}` }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} carga no se movió porque ya se había enviado.`,
      other: (n) => `${n} cargas no se movieron porque ya se habían enviado.`,
    }),
  show: 'Mostrar',
  undo: 'Deshacer',
  guard: {
    title: '¿Es el equipo correcto?',
    names: (file, asset) => `«${file}» menciona ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `«${file}» y ${n} archivo más mencionan ${asset}.`,
        other: (n) => `«${file}» y ${n} archivos más mencionan ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) => `«${packageName}» corresponde a ${product}. Este producto pertenece a ${asset}.`,
    uploadingTo: (asset) => `Está subiendo a ${asset}.`,
    anyway: (asset) => `Subir a ${asset} de todos modos`,
    move: (count, asset) =>
      plural(count, {
        one: (n) => `Mover ${n} archivo a ${asset}`,
        other: (n) => `Mover ${n} archivos a ${asset}`,
      }),
    moveEach: (count) => plural(count, { other: (n) => `Mover ${n} archivos a los equipos que mencionan` }),
    back: 'Volver',
  },
};
