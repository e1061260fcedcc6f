import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsNl: PdfFindingTexts = {
  forAi: (title) => `${title}: AI kan het niet lezen`,
  webPage: 'Dit is een webpagina en geen pdf, misschien een aanmeldpagina. Download het document opnieuw.',
  fromTitle: 'Uit de titel van het document.',
  findings: {
    'PDF-NOT-PDF': {
      title: 'Geen pdf',
      advice:
        'Het bestand heet .pdf, maar de inhoud is iets anders. Open het om te controleren of het het juiste is.',
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
        'De meeste programma’s tonen alleen ‘Een ogenblik geduld’. Druk het formulier af naar een pdf en upload die.',
    },
    'PDF-UNCHECKED': {
      title: 'Niet gecontroleerd',
      advice: 'Deze pdf kon op dit apparaat niet worden gecontroleerd. U kunt de pdf toch uploaden.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Bevat bijlagen',
      advice:
        'In de pdf zitten andere bestanden, die makkelijk over het hoofd worden gezien. Upload ze apart als ze belangrijk zijn.',
    },
    'PDF-SCRIPT': { title: 'Bevat scripts', advice: 'De meeste programma’s negeren scripts in pdf’s.' },
  },
};
