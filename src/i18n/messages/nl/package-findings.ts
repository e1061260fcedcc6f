import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsNl: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Metadata niet leesbaar',
    advice:
      'De titels en categorieën van deze documenten kunnen ontbreken. Vul ze zelf in of vraag de afzender om een gecorrigeerd pakket.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Geen metadata',
    advice: 'Het pakket vermeldt niet wat deze documenten zijn. Vul zelf de titels en categorieën in.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Hoofdbestand ontbreekt of heet anders',
    advice:
      'Programma’s zoeken een bestand met de naam VDI2770_Main.xml. Dat ontbreekt of heet anders. De containers zijn zonder dit bestand gelezen. Vraag de afzender om een gecorrigeerd pakket.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Container kan niet worden geopend',
    advice:
      'Een container in het pakket is beschadigd, dus de documenten ervan staan niet in de lijst. Vraag de afzender opnieuw om het pakket.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Bestanden met wachtwoord',
    advice:
      'Zonder het wachtwoord kan niemand deze bestanden openen. Vraag de afzender om een pakket zonder wachtwoord.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Te diep genest',
    advice:
      'Containers die meer dan twee niveaus diep liggen, zijn niet geopend, dus de documenten ervan staan niet in de lijst. Pak het pakket uit en voeg ze apart toe.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Niet volledig gelezen',
    advice:
      'Het pakket is te groot om volledig te lezen. Pak het uit en voeg de overige documenten apart toe.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'Geen documenten gevonden',
    advice: 'Het pakket beschrijft geen documenten. U kunt het toch als één bestand uploaden.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Document ontbreekt',
    advice: 'Het pakket vermeldt een document dat er niet in zit. Vraag de afzender erom.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'Bestand ontbreekt',
    advice: 'De metadata noemen een bestand dat niet in het pakket zit. Vraag de afzender erom.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Geen pdf',
    advice:
      'Een document heeft geen pdf, dus misschien kan niet iedereen het openen. Vraag de afzender om een pdf.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Twee keer dezelfde ID',
    advice: 'Twee documenten hebben dezelfde ID. Controleer of u beide nodig hebt.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Niet vrijgegeven',
    advice: 'Volgens het pakket is een document niet vrijgegeven. Controleer of het de juiste versie is.',
  },
  'PACKAGE-WRAPPED': {
    title: 'In een map ingepakt',
    advice:
      'Alle bestanden staan in één map van de ZIP, waar sommige programma’s de metadata niet vinden. Pak in plaats daarvan de inhoud van de map in.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'Bestandsnaam komt niet overeen',
    advice:
      'De naam van een bestand is in de metadata anders gespeld, dus sommige programma’s vinden het niet. Vraag de afzender om een gecorrigeerd pakket.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'Bestand niet in de metadata',
    advice: 'Dit bestand hoort bij geen enkel document. Controleer of u het nodig hebt.',
  },
};
