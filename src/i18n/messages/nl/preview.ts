import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('nl');

/** Texts of the preview of a manual. */
export const previewNl: PreviewMessages = {
  title: (file) => `Voorbeeld van ${file}`,
  frame: 'De handleiding',
  close: 'Voorbeeld sluiten',
  back: 'Terug',
  forward: 'Vooruit',
  pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagina’s` }),
  pageList: 'Pagina’s van de handleiding',
  search: 'Pagina’s zoeken',
  nothing: 'Geen pagina voldoet hieraan.',
  readingTitles: 'De titels worden nog gelezen.',
  width: 'Breedte',
  widths: { phone: 'Telefoon', tablet: 'Tablet', full: 'Volledig' },
  opening: 'Handleiding openen…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} onderdeel van deze pagina komt van internet en staat niet in de ZIP`,
        other: (n) => `${n} onderdelen van deze pagina komen van internet en staan niet in de ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} onderdeel dat deze pagina nodig heeft, ontbreekt in de ZIP`,
        other: (n) => `${n} onderdelen die deze pagina nodig heeft, ontbreken in de ZIP`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} onderdeel dat deze pagina nodig heeft, is in de ZIP anders gespeld`,
        other: (n) => `${n} onderdelen die deze pagina nodig heeft, zijn in de ZIP anders gespeld`,
      }),
    damaged: (count) =>
      plural(count, {
        one: (n) => `${n} bestand is beschadigd`,
        other: (n) => `${n} bestanden zijn beschadigd`,
      }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} bestand is te groot voor het voorbeeld`,
        other: (n) => `${n} bestanden zijn te groot voor het voorbeeld`,
      }),
    more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
  },
  spellingFixable: 'Bij het herstellen worden deze links gecorrigeerd, behalve in scripts.',
  outside: (url) => `Deze link leidt naar ${url}, buiten de handleiding. Het voorbeeld opent hem niet.`,
  placeHidden: (line) =>
    `De bevinding staat in regel ${line}, in een deel van de pagina dat niet te zien is.`,
  absent: (path) => `In de ZIP staat geen ${path}. Ook lezers krijgen hier een fout.`,
  unshown: (path, size) =>
    `${path} (${size}) wordt hier niet getoond. Het staat in de ZIP, en lezers openen het met een eigen programma.`,
  dismiss: 'Verbergen',
  emptyWithoutScripts:
    'Deze pagina is leeg zonder haar scripts, die het voorbeeld niet uitvoert; kies een andere pagina uit de lijst.',
  failures: {
    unreadable:
      'Het bestand kon niet worden gelezen. Misschien is het verplaatst of gewijzigd; kies het opnieuw.',
    unsafe: 'Niets uit deze ZIP kan worden getoond: die is beschadigd of onveilig.',
    crashed: 'Het voorbeeld werkt niet meer. Sluit het en open het opnieuw.',
    frame: 'Het voorbeeld is hier niet beschikbaar. Neem contact op met uw beheerder.',
  },
  frameFacts: {
    blocked: (origin) =>
      `De Content-Security-Policy van deze pagina blokkeert het voorbeeld. Voeg ${origin} toe aan frame-src.`,
    silent: (url) =>
      `${url} is niet gestart. De webserver moet dit bestand met een eigen Content-Security-Policy verzenden, die inline scripts toestaat en deze pagina in frame-ancestors noemt.`,
  },
};
