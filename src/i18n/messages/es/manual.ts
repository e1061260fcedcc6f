import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('es');

/** Texts of the report on a manual. */
export const manualEs: Messages['manual'] = {
  reading: (done, total) => `Comprobando, ${done} de ${total} archivos`,
  progress: 'Comprobación del manual',
  stop: 'Detener la comprobación',
  stopped: 'No se comprobó todo.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} archivo era demasiado grande: sus enlaces no se comprobaron.`,
      other: (n) => `${n} archivos eran demasiado grandes: sus enlaces no se comprobaron.`,
    }),
  sound: 'No se encontraron problemas',
  errors: (count) => plural(count, { one: (n) => `${n} error`, other: (n) => `${n} errores` }),
  warnings: (count) => plural(count, { one: (n) => `${n} advertencia`, other: (n) => `${n} advertencias` }),
  infos: (count) => plural(count, { one: (n) => `${n} nota`, other: (n) => `${n} notas` }),
  severity: { error: 'Error', warning: 'Advertencia', info: 'Nota' },
  preview: 'Vista previa',
  showPlace: 'Ver en la vista previa',
  noPreview: 'No se pudo cargar la vista previa.',
  line: (line) => `línea ${line}`,
  more: (count) => plural(count, { other: (n) => `y ${n} más` }),
  saveJson: 'Guardar como JSON',
};
