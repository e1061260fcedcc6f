import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseNl: Messages['release'] = {
  isThere: 'Er is een nieuwe versie van deze applicatie.',
  goesOn: 'Na het herladen gaan uploads vanzelf verder; wat nu wordt verzonden, begint weer bij het begin.',
  waits:
    'Dit kan wachten: door nu te herladen gaan documenten verloren die niet zijn opgeslagen en ook niet op dit apparaat worden bewaard.',
};
