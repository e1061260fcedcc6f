import { createPlural } from '../../plural.ts';
import type { DeviceWords } from '../en/device.ts';

const plural = createPlural('pl');

/** What is said around the device itself: its camera, its clipboard, what it keeps. */
export const devicePl: DeviceWords = {
  takePhoto: 'Zrób zdjęcie',
  photo: 'Zdjęcie z aparatu',
  pdf: {
    make: (count) => plural(count, { other: (n) => `Utwórz jeden PDF ze zdjęć (${n})` }),
    making: 'Tworzenie PDF…',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} zdjęcie jest teraz plikiem PDF.`,
        few: (n) => `${n} zdjęcia są teraz jednym plikiem PDF.`,
        other: (n) => `${n} zdjęć jest teraz jednym plikiem PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) =>
          `${n} zdjęcie pozostaje bez zmian: ta przeglądarka nie otwiera jego formatu, często HEIC.`,
        few: (n) => `${n} zdjęcia pozostają bez zmian: ta przeglądarka nie otwiera ich formatu, często HEIC.`,
        other: (n) => `${n} zdjęć pozostaje bez zmian: ta przeglądarka nie otwiera ich formatu, często HEIC.`,
      }),
    failed: 'Nie udało się utworzyć PDF. Zdjęcia pozostają bez zmian.',
    undo: 'Cofnij',
  },
  scan: {
    open: 'Skanuj kod',
    title: 'Zeskanuj kod na urządzeniu',
    hint: 'Umieść kod QR lub Data Matrix przed aparatem.',
    picture: 'Obraz z aparatu',
    starting: 'Uruchamianie aparatu…',
    close: 'Wpisz ID',
    refused:
      'Ta strona nie może używać aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony albo wpisz ID.',
    absent: 'Nie ma tu aparatu. Wpisz ID.',
    failed: 'Nie udało się uruchomić aparatu; może go używać inny program. Zamknij go albo wpisz ID.',
    unavailable: 'Nie udało się wczytać czytnika kodów. Spróbuj ponownie, gdy będzie sieć, albo wpisz ID.',
    noId: (text) => `W tym kodzie nie ma ID urządzenia: „${text}”`,
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `Tej aplikacji udostępniono ${n} plik`,
        few: (n) => `Tej aplikacji udostępniono ${n} pliki`,
        other: (n) => `Tej aplikacji udostępniono ${n} plików`,
      }),
    ask: 'Wybierz poniżej urządzenie. Do tego czasu są przechowywane w tej przeglądarce.',
    discard: 'Odrzuć',
    failed:
      'Udostępnionych plików nie udało się zachować: brakuje miejsca w tej przeglądarce. Otwórz tę aplikację i wybierz pliki tutaj.',
  },
  sevenDays:
    'Safari usuwa to, co jest tu przechowywane, po siedmiu dniach bez odwiedzin. Prześlij wcześniej albo dodaj tę stronę do ekranu początkowego.',
};
