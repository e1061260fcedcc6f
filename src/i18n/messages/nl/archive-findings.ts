import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Pak de map opnieuw in met een actueel programma en de normale methode, en controleer het nieuwe bestand.';
const copyAgain = 'Kopieer of download het bestand opnieuw en vergelijk de grootte met het origineel.';

/** Codes about the archive and the names in it. */
export const archiveFindingsNl: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'Het bestand is leeg',
    explanation: 'Het bevat 0 bytes. Meestal is een download of een kopie onderbroken.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'Het bestand is geen ZIP-archief',
    explanation: ({ content }) => `Volgens de naam is het een ZIP, maar de inhoud is: ${content}.`,
    remedy: 'Upload het als gewoon bestand, of pak de handleiding in een ZIP-archief in.',
  },
  'ZIP-TRUNCATED': {
    title: 'Het archief is afgekapt',
    explanation:
      'Het begint als ZIP-archief, maar het einde ontbreekt. Daardoor is de inhoudsopgave niet te lezen.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'Het archief bevat geen bestanden',
    explanation: 'Er valt niets in te lezen.',
    remedy: 'Pak de inhoud van de map van de handleiding in en controleer het nieuwe bestand.',
  },
  'ZIP-TWO-ENDS': {
    title: 'Het archief heeft twee inhoudsopgaven',
    explanation: 'Verschillende programma’s zouden er verschillende bestanden in vinden.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Extra gegevens na het einde van het archief',
    explanation: ({ bytes }) =>
      `Achter het einde staan ${bytes} bytes. Nullen en regeleinden slaan programma’s daar over, al het andere weigeren sommige.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Extra gegevens vóór het archief',
    explanation: ({ bytes }) =>
      `Vóór het eerste bestand staan ${bytes} bytes, zoals bij een zelfuitpakkend programma.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'De inhoudsopgave klopt niet',
    explanation: ({ detail }) =>
      `Die past niet bij de inhoud van het archief (${detail}). Programma’s lezen daardoor misschien verschillende bestanden.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'De gegevens voor grote bestanden spreken elkaar tegen',
    explanation: ({ detail }) => `Groottes of posities staan er dubbel in en verschillen (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'Het archief is één deel van meerdere',
    explanation: 'De andere delen ontbreken, dus de bestanden kunnen niet worden samengevoegd.',
    remedy: 'Voeg de delen samen, of pak de handleiding in als één archief.',
  },
  'ZIP-ENCRYPTED': {
    title: 'Bestanden zijn beveiligd met een wachtwoord',
    explanation: 'Lezers zouden ze na de upload niet kunnen openen.',
    remedy: 'Pak de handleiding opnieuw in zonder wachtwoord.',
  },
  'ZIP-METHOD': {
    title: 'Bestanden zijn op een ongewone manier ingepakt',
    explanation: ({ method }) =>
      `Niet elk programma kent compressiemethode ${method}. Bekend zijn “stored” en “deflate”.`,
    remedy: 'Pak de handleiding opnieuw in met de normale methode, niet met die voor het kleinste bestand.',
  },
  'ZIP-VERSION': {
    title: 'Een bestand vraagt om een nieuwer programma dan nodig is',
    explanation: ({ version }) =>
      `Het geeft aan versie ${version} van het ZIP-formaat nodig te hebben. Sommige programma’s slaan zo’n bestand over.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Bij een bestand zijn onbekende opties ingesteld',
    explanation:
      'In de header staan gereserveerde bits aan. Sommige programma’s waarschuwen daarvoor of weigeren het archief.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'De header van een bestand is onjuist',
    explanation: ({ field }) =>
      `De header van het bestand is onleesbaar of komt niet overeen met de inhoudsopgave (${field}). Programma’s lezen daardoor misschien iets anders.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'De gegevens achter een bestand kloppen niet',
    explanation:
      'De grootte en het controlegetal achter het bestand passen niet bij de inhoudsopgave, of sommige programma’s kunnen ze niet lezen.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Bestanden overlappen elkaar in het archief',
    explanation:
      'Twee bestanden claimen dezelfde bytes. In een goed archief komt dat nooit voor, in een valstrik wel.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Onverklaarde gegevens tussen de bestanden',
    explanation: ({ bytes }) =>
      `${bytes} bytes horen bij geen enkel bestand. Is dit als fout gemeld, dan zit er een verborgen bestand in.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Een bestand is beschadigd',
    explanation: 'De inhoud komt niet overeen met het controlegetal.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Een bestand is langer of korter dan opgegeven',
    explanation: 'Het archief is beschadigd, of gemaakt om te misleiden.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Een bestand kan niet worden uitgepakt',
    explanation: ({ detail }) => `De ingepakte gegevens zijn beschadigd (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Uitgepakt onveilig groot',
    explanation: ({ detail }) => `Een limiet is overschreden: ${detail}. Er is niets uitgepakt.`,
    remedy: 'Splits de handleiding, of laat weg wat een lezer niet nodig heeft.',
  },
  'ZIP-EXTRA': {
    title: 'Ongebruikelijke extra gegevens over een bestand',
    explanation:
      'Sommige inpakprogramma’s voegen nullen toe om bestanden uit te lijnen, of schrijven een deel twee keer. Het kan geen kwaad.',
    remedy: 'U hoeft niets te doen.',
  },
  'NAME-UNSAFE': {
    title: 'Een bestandsnaam is gevaarlijk',
    explanation: ({ reason }) =>
      `Uitgepakt zou het buiten zijn map komen of verbergen wat het is (${reason}).`,
    remedy: 'Hernoem het bestand en pak de map opnieuw in.',
  },
  'NAME-BACKSLASH': {
    title: 'Mappen zijn met backslashes geschreven',
    explanation: 'Buiten Windows komen alle bestanden in één map en werken links niet.',
    remedy: 'Pak de map opnieuw in met een actueel programma.',
  },
  'NAME-DUPLICATE': {
    title: 'Een bestand staat twee keer in het archief',
    explanation: ({ other }) =>
      `Welk van de twee wordt getoond, hangt van het programma af. Het andere is ${other}.`,
    remedy: 'Verwijder een van de twee en pak de map opnieuw in.',
  },
  'NAME-CASE-CLASH': {
    title: 'Twee namen zijn gelijk onder Windows of macOS',
    explanation: ({ other }) =>
      `Ze verschillen alleen in hoofdletters, accenten, of punten en spaties aan het eind. Het ene bestand zou het andere vervangen, ${other}.`,
    remedy: 'Hernoem een van de twee, en ook de links ernaar.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Een naam is tegelijk bestand en map',
    explanation: ({ detail }) => `Programma’s zijn het niet eens over wat het is (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Een bestand heeft twee verschillende namen',
    explanation: ({ expected, found }) =>
      `Sommige programma’s zouden het ${found} noemen, andere ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Een bestandsnaam is niet in Unicode geschreven',
    explanation: ({ guess }) =>
      `${guess && `Waarschijnlijk is ${guess} bedoeld. `}Andere programma’s tonen misschien andere letters, en links ernaar werken niet.`,
    remedy:
      'Pak de map opnieuw in met een actueel programma, of hernoem het bestand zonder bijzondere letters.',
  },
  'NAME-PORTABLE': {
    title: 'Een naam is in Windows niet mogelijk',
    explanation: ({ part }) => `Windows kan ${part} niet aanmaken, dus het bestand zou daar ontbreken.`,
    remedy: 'Hernoem het, en ook de links ernaar.',
  },
  'NAME-LONG': {
    title: 'Een pad is te lang',
    explanation: ({ detail }) => `Meer dan ${detail}: sommige apparaten kunnen het niet uitpakken.`,
    remedy: 'Kort de namen van mappen en bestanden in.',
  },
  'ENTRY-LINK': {
    title: 'Een bestand is geen gewoon bestand',
    explanation: ({ special }) =>
      `Het is een speciaal bestand (${special}). Programma’s pakken het verschillend uit, en een link kan buiten de handleiding leiden.`,
    remedy: 'Vervang het door het bestand zelf en pak de map opnieuw in.',
  },
  'ENTRY-PIPE': {
    title: 'Een bestand is vanuit een pipe ingepakt',
    explanation:
      'Een ander programma schreef het tijdens het inpakken. Het wordt uitgepakt als een gewoon bestand.',
    remedy: 'U hoeft niets te doen.',
  },
  'ENTRY-JUNK': {
    title: 'Bestanden die het besturingssysteem of een programma achterliet',
    explanation: 'Een lezer ziet ze nooit. Ze nemen alleen ruimte in.',
    remedy: 'Laat ze de volgende keer weg bij het inpakken.',
  },
  'ENTRY-PROGRAM': {
    title: 'Bevat een programma',
    explanation: ({ extension }) =>
      `Een handleiding wordt gelezen, niet uitgevoerd. Apparaten en servers blokkeren ${extension}-bestanden of zouden ze starten.`,
    remedy: 'Laat het weg en bied het elders aan.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Bevat een ander archief',
    explanation: 'Lezers kunnen het niet openen, en de inhoud is niet gecontroleerd.',
    remedy: 'Pak de inhoud als losse bestanden in, of laat het weg.',
  },
  'ENTRY-EMPTY': {
    title: 'Een bestand is leeg',
    explanation: 'Het bevat 0 bytes. Een pagina die het nodig heeft, is onvolledig.',
    remedy: 'Zet het juiste bestand ervoor in de plaats.',
  },
  'ENTRY-TYPE': {
    title: 'Een bestand is niet wat de naam zegt',
    explanation: ({ expected, found }) =>
      `Volgens de naam ${expected}, volgens de inhoud ${found}. Sommige viewers tonen het niet.`,
    remedy: 'Geef het de juiste extensie, of zet het juiste bestand ervoor in de plaats.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Een afbeelding is erg groot',
    explanation: ({ detail }) =>
      `De afbeelding heeft meer dan ${detail}. Een tablet toont die traag of helemaal niet.`,
    remedy: 'Verklein de afbeelding tot de getoonde grootte.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Een afbeelding is afgebroken',
    explanation: 'Het einde van het bestand ontbreekt. Browsers tonen een deel van de afbeelding, of niets.',
    remedy: 'Vervang deze door een volledige kopie.',
  },
};
