import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseNl: Messages['release'] = {
  isThere: 'Er is een nieuwe versie beschikbaar.',
  afterReload: 'Na het herladen gaan uploads verder; lopende uploads beginnen opnieuw.',
  waits:
    'Herlaad later: nu zouden documenten verloren gaan die niet zijn opgeslagen en niet op dit apparaat zijn bewaard.',
  partOutdated: 'Deze pagina is bijgewerkt. Herlaad de pagina om dit onderdeel te gebruiken.',
};
