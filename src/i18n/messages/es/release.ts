import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseEs: Messages['release'] = {
  isThere: 'Hay una versión nueva disponible.',
  afterReload: 'Tras recargar, las subidas continúan; las que están en curso empiezan desde el principio.',
  waits:
    'Recargue más tarde: ahora se perderían documentos que no están guardados ni en el servicio ni en este dispositivo.',
  partOutdated: 'Esta página se ha actualizado. Recárguela para usar esta parte.',
};
