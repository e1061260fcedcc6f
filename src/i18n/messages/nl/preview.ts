import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('nl');

/** The words of the preview of a manual, in Dutch. */
export const previewNl: PreviewWords = {
  title: (file) => `Voorbeeld van ${file}`,
  frame: 'De handleiding',
  close: 'Voorbeeld sluiten',
  back: 'Terug',
  forward: 'Vooruit',
  pages: (count: number) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagina’s` }),
  pageList: 'Pagina’s van de handleiding',
  search: 'Pagina’s zoeken',
  nothing: 'Geen pagina komt overeen.',
  readingTitles: 'De titels worden nog gelezen.',
  width: 'Breedte',
  widths: { phone: 'Telefoon', tablet: 'Tablet', full: 'Volledig' },
  opening: 'De handleiding wordt geopend…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} onderdeel van deze pagina komt van internet en zit niet in de ZIP`,
        other: (n) => `${n} onderdelen van deze pagina komen van internet en zitten niet in de ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} onderdeel van deze pagina ontbreekt in de ZIP`,
        other: (n) => `${n} onderdelen van deze pagina ontbreken in de ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: (n) => `${n} bestand is beschadigd`,
        other: (n) => `${n} bestanden zijn beschadigd`,
      }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `${n} bestand wordt door een script opgevraagd, wat alleen vanaf een webserver werkt`,
        other: (n) => `${n} bestanden worden door scripts opgevraagd, wat alleen vanaf een webserver werkt`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} bestand is te groot voor het voorbeeld`,
        other: (n) => `${n} bestanden zijn te groot voor het voorbeeld`,
      }),
    more: (count: number) => plural(count, { other: (n) => `en nog ${n}` }),
  },
  outside: (url) => `Deze link leidt buiten de handleiding, naar ${url}. Het voorbeeld opent daar niets.`,
  placeHidden: (line) =>
    `De bevinding staat op regel ${line}, in een deel van de pagina dat niet te zien is.`,
  absent: (path) => `${path} zit niet in de ZIP. Ook lezers krijgen hier een fout.`,
  unshown: (path, size) =>
    `${path} (${size}) wordt hier niet getoond. Het zit in de ZIP, en lezers openen het met een eigen programma.`,
  dismiss: 'Verbergen',
  failures: {
    unreadable:
      'Het bestand kon niet worden gelezen. Misschien is het verplaatst of gewijzigd; kies het opnieuw.',
    unsafe: 'Uit deze ZIP kan niets worden getoond: hij is beschadigd of gemaakt om te misleiden.',
    crashed: 'Het voorbeeld is gestopt. Sluit het en open het opnieuw.',
    frame:
      'Het voorbeeld kan op deze pagina niet worden getoond, omdat de regels ervan het kader niet toestaan. De beheerder van de pagina kan dat toestaan: frame-src moet het adres van deze toepassing noemen, en preview.html moet daar staan.',
  },
};
