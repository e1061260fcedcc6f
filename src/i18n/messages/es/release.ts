import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseEs: Messages['release'] = {
  isThere: 'Hay una nueva versión de esta aplicación.',
  goesOn: 'Después de recargar, las subidas continúan solas; lo que se está enviando ahora vuelve a empezar.',
  waits:
    'Puede esperar: si se recarga ahora, se pierden documentos que no están guardados ni conservados en este dispositivo.',
};
