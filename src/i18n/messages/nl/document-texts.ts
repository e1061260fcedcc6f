import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('nl');

/** Texts of findings about documents. */
export const documentTextsNl: DocumentTexts = {
  forAi: (title) => `${title}: AI kan het niet lezen`,
  fromTitle: 'Uit de titel van het document.',
  fromPackage: 'Uit het pakket.',
  withWarnings: (count) =>
    plural(count, {
      one: (n) => `${n} bestand met waarschuwingen`,
      other: (n) => `${n} bestanden met waarschuwingen`,
    }),
  isInstead: (title, content) => `${title}: ${content}`,
  isNot: (extension, content) => `Geen ${extension}-bestand: ${content}`,
  contents: {
    pdf: 'Pdf',
    webPage: 'Webpagina',
    xml: 'XML-bestand',
    text: 'Tekstbestand',
    rtf: 'RTF-document',
    program: 'Programma',
    archive: (format) => `${format}-archief`,
    image: (format) => `${format}-afbeelding`,
  },
  types: {
    word: 'Word-document',
    spreadsheet: 'Spreadsheet',
    presentation: 'Presentatie',
    openDocument: 'OpenDocument-bestand',
    visio: 'Visio-tekening',
    epub: 'E-book',
    jar: 'Java-archief',
    aasx: 'Asset Administration Shell',
    email: 'E-mailbericht',
    office: 'Office-document',
    dwg: 'DWG-tekening',
    dxf: 'DXF-tekening',
    step: 'STEP-model',
    svg: 'SVG-tekening',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: 'Een webpagina, geen document',
      advice: 'Misschien is het een aanmeldpagina. Download het document opnieuw.',
    },
    'FILE-SHORTCUT': {
      title: 'Het document zelf staat ergens anders',
      advice:
        'Dit bestand verwijst alleen naar een ander bestand, zoals snelkoppelingen en tijdelijke aanduidingen van cloudopslag. Open het waar het werkt, sla het document op en kies daarna dat bestand.',
    },
    'FILE-PROGRAM': {
      title: 'Programma, geen document',
      advice:
        'Dit bestand is bedoeld om uit te voeren, niet om te lezen. Verwijder het als het niet bij deze installatie hoort.',
    },
    'FILE-PARTIAL': {
      title: 'Onvoltooide download',
      advice:
        'Het bestand is mogelijk onvolledig. Wacht tot de download klaar is en kies dan het volledige bestand.',
    },
    'FILE-ZEROS': {
      title: 'Geen inhoud',
      advice:
        'Het bestand is gevuld met nullen, zoals na een mislukte kopie of download. Kopieer of download het opnieuw.',
    },
    'FILE-SPLIT': {
      title: 'Deel van een gesplitst archief',
      advice:
        'Het kan alleen samen met alle andere delen worden geopend. Pak het archief uit en kies daarna de documenten erin.',
    },
    'FILE-TYPE': {
      title: 'Niet wat de naam zegt',
      advice:
        'De inhoud is van een ander type dan de bestandsnaam zegt, en sommige programma’s openen het misschien niet. Open het om te controleren of het klopt.',
    },
    'FILE-UNCHECKED': {
      title: 'Niet gecontroleerd',
      advice: 'Dit bestand kon op dit apparaat niet worden gecontroleerd. U kunt het toch uploaden.',
    },
    'IMAGE-DAMAGED': {
      title: 'Afbeelding beschadigd',
      advice:
        'Een deel van de afbeelding ontbreekt of kan niet worden getoond. Kopieer of download deze opnieuw.',
    },
    'IMAGE-HEIC': {
      title: 'HEIC-afbeelding',
      advice:
        'Veel programma’s en browsers kunnen HEIC-afbeeldingen niet tonen. Sla de afbeelding op als JPEG als anderen die moeten zien.',
    },
    'OFFICE-DAMAGED': {
      title: 'Beschadigd',
      advice:
        'Programma’s openen dit bestand misschien niet, of maar gedeeltelijk. Kopieer of exporteer het opnieuw.',
    },
    'OFFICE-PASSWORD': {
      title: 'Beveiligd met wachtwoord',
      advice:
        'Zonder wachtwoord kan niemand het bestand openen en vindt zoeken de inhoud niet. Upload zo mogelijk een kopie zonder wachtwoord.',
    },
    'OFFICE-LEGACY': {
      title: 'Oud Office-formaat',
      advice:
        'Sommige programma’s openen dit formaat niet meer, en zoeken vindt de inhoud misschien niet. Sla het op in een actueel formaat, zoals .docx of pdf.',
    },
    'OFFICE-MACROS': {
      title: 'Bevat macro’s',
      advice:
        'Veel organisaties blokkeren bestanden met macro’s. Upload een kopie zonder macro’s als ze niet nodig zijn.',
    },
    'TEXT-NOT-UTF8': {
      title: 'Letters misschien verkeerd',
      advice:
        'De tekst is niet als UTF-8 opgeslagen, daardoor kunnen letters als ä of é als andere tekens verschijnen. Sla de tekst opnieuw op met de codering UTF-8.',
    },
    'SVG-SCRIPT': {
      title: 'Tekening met script',
      advice:
        'Programma’s die de tekening tonen, voeren het script misschien uit of tonen de tekening niet. Exporteer die zonder scripts.',
    },
    'PDF-NOT-PDF': {
      title: 'Geen pdf',
      advice:
        'Het bestand heet .pdf, maar de inhoud is iets anders. Open het om te controleren of het klopt.',
    },
    'PDF-TRUNCATED': {
      title: 'Beschadigd: afgekapt',
      advice:
        'Het einde van het bestand ontbreekt, en misschien ook pagina’s. Download of exporteer het opnieuw.',
    },
    'PDF-DAMAGED': {
      title: 'Beschadigd',
      advice:
        'Sommige programma’s kunnen deze pdf of niet alle pagina’s openen. Download of exporteer de pdf opnieuw.',
    },
    'PDF-NO-PAGES': {
      title: 'Geen pagina’s',
      advice: 'De pdf heeft geen pagina’s. Exporteer de pdf opnieuw.',
    },
    'PDF-PASSWORD': {
      title: 'Beveiligd met wachtwoord',
      advice:
        'Zonder wachtwoord kan niemand de pdf openen en vindt zoeken de inhoud niet. Upload zo mogelijk een kopie zonder wachtwoord.',
    },
    'PDF-RIGHTS': {
      title: 'Beveiligd met rechtenbeheer',
      advice:
        'De inhoud is versleuteld. Alleen mensen met toestemming kunnen die openen, en zoeken vindt de inhoud niet. Upload zo mogelijk een onbeveiligde kopie.',
    },
    'PDF-PORTFOLIO': {
      title: 'Pdf-portfolio',
      advice:
        'De meeste programma’s tonen alleen het voorblad, en zoeken vindt de bestanden erin mogelijk niet. Upload de bestanden apart.',
    },
    'PDF-RESTRICTED': {
      title: 'Tekst niet kopieerbaar',
      advice:
        'De pdf opent zonder wachtwoord, maar staat niet toe dat de tekst wordt uitgelezen. Zoeken vindt de inhoud misschien niet.',
    },
    'PDF-NO-TEXT': {
      title: 'Scan zonder tekst',
      advice:
        'De pagina’s zijn afbeeldingen, dus zoeken vindt de inhoud niet. Voer zo mogelijk eerst tekstherkenning (OCR) uit.',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Tekst niet doorzoekbaar',
      advice:
        'De tekst ziet er goed uit, maar de tekens ontbreken in de pdf. Zoeken vindt de inhoud niet. Exporteer de pdf opnieuw met de lettertypen.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Lege pagina’s',
      advice: 'Er staat niets op de pagina’s. Open de pdf om te controleren of het de juiste is.',
    },
    'PDF-XFA': {
      title: 'Formulier voor weinig programma’s',
      advice:
        'De meeste programma’s tonen alleen “Een ogenblik geduld”. Druk het formulier af naar een pdf en upload die.',
    },
    'PDF-UNCHECKED': {
      title: 'Niet gecontroleerd',
      advice:
        'Deze pdf kon niet binnen de grenzen van tijd en geheugen worden gecontroleerd. U kunt de pdf toch uploaden.',
    },
    'PDF-REBUILT': {
      title: 'Gerepareerd bij openen',
      advice:
        'De objectenlijst van deze pdf ontbreekt of is onjuist, dus programma’s maken die bij het openen opnieuw. De gecontroleerde pagina’s zijn leesbaar. Exporteer de pdf opnieuw als een programma hem niet kan openen.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Bevat bijlagen',
      advice:
        'In de pdf zitten andere bestanden, die makkelijk over het hoofd worden gezien. Upload ze apart als ze belangrijk zijn.',
    },
    'PDF-SCRIPT': { title: 'Bevat scripts', advice: 'De meeste programma’s negeren scripts in pdf’s.' },
  },
};
