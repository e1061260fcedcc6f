import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('es');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveEs: MoveMessages = {
  open: 'Mover a otro equipo…',
  title: 'Mover a otro equipo',
  assetId: 'ID del equipo',
  uploads: 'Subidas que se mueven',
  notSentYet: 'No se envía nada hasta que cierre esta ventana.',
  sameAsset: 'Introduzca el ID de otro equipo',
  noneSelected: 'Seleccione al menos una subida',
  confirm: (count) => plural(count, { one: (n) => `Mover ${n} subida`, other: (n) => `Mover ${n} subidas` }),
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
  locked: (asset) => `No puede cambiar el equipo: quizá el documento ya esté guardado en ${asset}.`,
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
    hint: 'Los archivos elegidos y los datos introducidos se conservan.',
    occupied: (asset) => `Ya hay archivos elegidos para ${asset}. Súbalos o quítelos primero.`,
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
    uploadingTo: (asset) => `Está subiendo documentos a ${asset}.`,
    anyway: (asset) => `Subir a ${asset} de todos modos`,
    upload: (parts) => `Subir ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} a ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} a los equipos que mencionan` }),
    back: 'Volver',
  },
};
