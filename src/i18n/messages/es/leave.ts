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
  allSaved: (name) =>
    `Mantenga la sesión hasta que terminen las subidas, o ciérrela: las subidas se reanudarán y los archivos elegidos volverán a aparecer cuando ${name} vuelva a iniciar sesión en este dispositivo. Otras personas no los ven.`,
  notSaved: (name) =>
    `Mantenga la sesión hasta que terminen las subidas. Se perderán si ${name} cierra la sesión ahora.`,
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
  discard: 'Descartar subidas',
};
