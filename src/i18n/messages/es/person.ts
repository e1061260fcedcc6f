import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('es');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personEs: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'No ha iniciado sesión',
    uploads: (name) =>
      `Estas son las subidas de ${name}, tal como están guardadas en este dispositivo. No se envía ni se cambia nada hasta que ${name} inicie sesión.`,
    files: 'Los archivos que añada ahora serán de la próxima persona que inicie sesión.',
    upload: 'Iniciar sesión para subir',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Aquí se seleccionó antes un archivo, quizá por otra persona',
        other: (n) => `Aquí se seleccionaron antes ${n} archivos, quizá por otra persona`,
      }),
    ask: (name) => `¿Subir como ${name}?`,
    askUnnamed: '¿Estos archivos son suyos?',
    claim: 'Sí, son mis archivos',
    discard: (count) =>
      plural(count, {
        one: () => 'No, descartar el archivo',
        other: (n) => `No, descartar ${n} archivos`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `Ahora ha iniciado sesión ${name}`,
    kept: (count, former) =>
      plural(count, {
        one: () =>
          `Un archivo que ${former} había seleccionado está guardado en este dispositivo para ${former}.`,
        other: (n) =>
          `${n} archivos que ${former} había seleccionado están guardados en este dispositivo para ${former}.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () => `Un archivo que ${former} había seleccionado no se pudo guardar en este dispositivo.`,
        other: (n) =>
          `${n} archivos que ${former} había seleccionado no se pudieron guardar en este dispositivo.`,
      }),
    close: 'Cerrar',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Subidas que esperan en este dispositivo: ${count}`,
    moved: (former, current) => `Se guardaron para ${former}. Esta página sube ahora a ${current}.`,
    notSaved: 'Esta página ya no guarda archivos en este dispositivo.',
    outcomeUnknown: 'Es posible que algunas ya estén guardadas en el servicio.',
    withoutFile: (count) => `Falta el archivo: ${count}`,
    upload: 'Subir ahora',
    discard: 'Descartar subidas',
    othersTitle: (count) => `Subidas de otras personas que esperan desde hace 30 días: ${count}`,
    others: 'Se envían cuando sus propietarios inician sesión. Descártelas solo si ya no se necesitan.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Se añadirá un archivo en cuanto se sepa quién ha iniciado sesión.',
      other: (n) => `Se añadirán ${n} archivos en cuanto se sepa quién ha iniciado sesión.`,
    }),
};
