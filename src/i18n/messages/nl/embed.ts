import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedNl: Messages['embed'] = {
  wrongTitle: 'De documenten kunnen hier niet worden getoond',
  wrong: 'De pagina eromheen geeft verkeerde eigenschappen door. Meld dit aan de beheerder ervan:',
  signInNeeded:
    'U bent niet meer aangemeld. Wat hier wacht, wordt na aanmelding verzonden; er gaat niets verloren.',
  goOn: 'Doorgaan',
  brokenTitle: 'Dit deel van de pagina werkt niet meer',
  brokenHint: 'Lopende uploads gaan door, en wat op dit apparaat is bewaard, gaat niet verloren.',
};
