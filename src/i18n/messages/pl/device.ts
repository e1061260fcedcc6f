import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('pl');

/** Texts about camera, clipboard and saved files. */
export const devicePl: DeviceMessages = {
  takePhoto: 'Zrób zdjęcie',
  photo: 'Zdjęcie z aparatu',
  blurred: 'To zdjęcie wygląda na nieostre. Zrobić je ponownie?',
  paper: {
    scanToPdf: 'Skanuj do PDF',
    photo: 'Zdjęcie kartki z aparatu',
    hint: 'Przeciągnij narożniki do krawędzi kartki.',
    opening: 'Otwieranie zdjęcia…',
    unreadable:
      'Ta przeglądarka nie może otworzyć tego zdjęcia. Zachowaj je jako zdjęcie lub zrób je ponownie.',
    unavailable: 'Nie udało się wczytać edytora. Zdjęcie dodano bez zmian.',
    corners: ['Lewy górny narożnik', 'Prawy górny narożnik', 'Prawy dolny narożnik', 'Lewy dolny narożnik'],
    cornerAt: (x, y) => `${x} od lewej, ${y} od góry`,
    turn: 'Obróć',
    grey: 'Szarość',
    size: 'Rozmiar strony',
    sizes: { a4: 'A4', original: 'Rozmiar oryginalny' },
    takeAgain: 'Zrób ponownie',
    addPage: 'Dodaj stronę',
    page: (at, count) => `Strona ${at} z ${count}`,
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    remove: 'Usuń stronę',
    save: 'Zapisz jako PDF',
    keepPhoto: 'Zachowaj zdjęcie',
    keepPhotos: 'Zachowaj zdjęcia',
    edit: 'Przytnij i zapisz jako PDF',
  },
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
    hint: 'Umieść kod QR, Data Matrix lub kod kreskowy przed aparatem.',
    picture: 'Obraz z aparatu',
    starting: 'Uruchamianie aparatu…',
    close: 'Wpisz ID',
    denied:
      'Ta strona nie może używać aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony albo wpisz ID.',
    absent: 'Nie ma tu aparatu. Wpisz ID.',
    failed: 'Nie udało się uruchomić aparatu; może go używać inny program. Zamknij go albo wpisz ID.',
    unavailable: 'Nie udało się wczytać czytnika kodów. Ponów próbę, gdy będzie sieć, albo wpisz ID.',
    noId: (text) => `W tym kodzie nie ma ID urządzenia: „${text}”`,
    confirmTitle: 'Czy to właściwe urządzenie?',
    checking: 'Sprawdzanie kodu…',
    says: 'Treść kodu:',
    unknown: 'Nie znamy tego kodu.',
    slow: 'Sprawdzanie tego kodu jeszcze trwa.',
    notChecked: 'Nie udało się sprawdzić tego kodu.',
    offline: 'Brak połączenia, więc nie sprawdzono tego kodu.',
    compare: 'Porównaj ID z tabliczką znamionową: inne urządzenie może mieć ten sam numer.',
    use: 'Użyj jako ID urządzenia',
    again: 'Skanuj ponownie',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `Tej aplikacji udostępniono ${n} plik`,
        few: (n) => `Tej aplikacji udostępniono ${n} pliki`,
        other: (n) => `Tej aplikacji udostępniono ${n} plików`,
      }),
    ask: 'Zaznacz pliki do przesłania, a potem wybierz poniżej urządzenie. Odrzuć pliki, których nie rozpoznajesz.',
    selectAll: 'Zaznacz wszystko',
    discard: 'Odrzuć wszystko',
    failed: 'Nie udało się zapisać udostępnionych plików. Być może brakuje miejsca. Wybierz pliki tutaj.',
    tooMany: (count) =>
      `Może tu czekać najwyżej tyle udostępnionych plików: ${count}. Prześlij lub odrzuć część z nich i udostępnij ponownie.`,
    tooLarge: (size) =>
      `Udostępnione pliki mogą zajmować najwyżej ${size}. Prześlij lub odrzuć część z nich albo wybierz duże pliki tutaj.`,
    blocked: 'Strona internetowa próbowała dodać tu pliki. Nie zostały przyjęte.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `Temu urządzeniu udostępniono ${n} plik`,
          few: (n) => `Temu urządzeniu udostępniono ${n} pliki`,
          other: (n) => `Temu urządzeniu udostępniono ${n} plików`,
        }),
      ask: 'Jeśli to Ty je udostępniłeś, możesz je przesłać. Jeśli ich nie znasz, zostaw je lub odrzuć.',
      claim: 'To moje pliki',
      discard: 'Odrzuć',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `Dodano ${n} plik wybrany wcześniej.`,
        few: (n) => `Dodano ${n} pliki wybrane wcześniej.`,
        other: (n) => `Dodano ${n} plików wybranych wcześniej.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `Nie udało się zapisać na tym urządzeniu ${n} pliku poprzedniej osoby. Trzeba będzie wybrać go ponownie.`,
        few: (n) =>
          `Nie udało się zapisać na tym urządzeniu ${n} plików poprzedniej osoby. Trzeba będzie wybrać je ponownie.`,
        other: (n) =>
          `Nie udało się zapisać na tym urządzeniu ${n} plików poprzedniej osoby. Trzeba będzie wybrać je ponownie.`,
      }),
  },
  form: {
    removeAll: 'Usuń wszystkie',
    listing: (done, total) => `Dodawanie plików: ${done} z ${total}`,
    fromLastTime: 'Z poprzedniego razu',
    chosenForEach: 'Wybrano dla każdego pliku',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Wybierz dla jeszcze ${n} pliku…`,
        few: (n) => `Wybierz dla jeszcze ${n} plików…`,
        other: (n) => `Wybierz dla jeszcze ${n} plików…`,
      }),
    owningOrganization: 'Organizacja będąca właścicielem',
    size: 'Rozmiar',
    nameTooLong: (file, maxLength) => `Skróć nazwę wyświetlaną dla ${file} do ${maxLength} znaków`,
    nameLimit: (maxLength) => `Najwyżej ${maxLength} znaków`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `${n} plik bez organizacji`,
          few: (n) => `${n} pliki bez organizacji`,
          other: (n) => `${n} plików bez organizacji`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `${n} plik bez kategorii`,
          few: (n) => `${n} pliki bez kategorii`,
          other: (n) => `${n} plików bez kategorii`,
        }),
    },
    show: 'Pokaż',
    showAll: 'Pokaż wszystkie',
    shownOf: (shown, all) => `${shown} z ${all} plików`,
    toFix: (count) =>
      plural(count, {
        one: (n) => `${n} pole do uzupełnienia`,
        few: (n) => `${n} pola do uzupełnienia`,
        other: (n) => `${n} pól do uzupełnienia`,
      }),
  },
  suggestedCategory: (name) => `Użyj kategorii „${name}”`,
  allSuggestions: (count) => `Użyj sugestii (${count})`,
  sevenDays:
    'Safari usuwa zapisane tu pliki po siedmiu dniach bez odwiedzin. Prześlij je wcześniej albo dodaj tę stronę do ekranu początkowego.',
};
