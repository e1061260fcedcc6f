import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('es');

/** Texts of the question before signing out with unsent documents. */
export const leaveEs: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Un documento aún no está guardado',
      other: (n) => `${n} documentos aún no están guardados`,
    }),
  chosen: (count) => plural(count, { one: (n) => `${n} elegido`, other: (n) => `${n} elegidos` }),
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
};
