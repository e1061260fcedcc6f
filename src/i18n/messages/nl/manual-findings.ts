import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsNl: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'Het archief bevat geen HTML-pagina',
    explanation: 'Een offline handleiding bestaat uit HTML-pagina’s.',
    remedy: 'Upload het als gewoon bestand.',
  },
  'DOC-NO-START': {
    title: 'De startpagina ontbreekt',
    explanation: ({ candidates, expected }) =>
      `Op het hoogste niveau van het archief staat geen ${expected}. Mogelijke startpagina’s: ${candidates}.`,
    remedy: ({ expected }) =>
      `Noem de startpagina ${expected}, zet die op het hoogste niveau en pak opnieuw in.`,
  },
  'DOC-IIRDS': {
    title: 'Een iiRDS-pakket zonder startpagina',
    explanation:
      'Programma’s voor iiRDS tonen de inhoud. Alleen iiRDS/H-pakketten hebben een index.html op het hoogste niveau; andere iiRDS-pakketten mogen die niet hebben.',
    remedy: 'Upload het als gewoon bestand of vraag om een iiRDS/H-pakket.',
  },
  'DOC-WRAPPED': {
    title: 'De hele handleiding zit in één map',
    explanation: ({ startPage }) =>
      `De startpagina is ${startPage}. Sommige viewers zoeken die alleen op het hoogste niveau.`,
    remedy: ({ folder }) => `Pak de inhoud van de map ${folder} in, niet de map zelf.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Meerdere startpagina’s',
    explanation: ({ candidates }) =>
      `Elk van deze kan de startpagina zijn: ${candidates}. De eerste wordt gebruikt.`,
    remedy: ({ expected }) =>
      `Zet op het hoogste niveau een pagina ${expected} die naar alle leidt, of upload elk als eigen handleiding.`,
  },
  'DOC-START-CASE': {
    title: 'De naam van de startpagina heeft hoofdletters',
    explanation: ({ expected, found }) =>
      `De pagina heet ${found}. Sommige viewers zoeken alleen ${expected}.`,
    remedy: ({ expected }) => `Hernoem die tot ${expected}, en ook de links ernaar.`,
  },
  'DOC-CHARSET': {
    title: 'Tekencodering niet ingesteld',
    explanation: 'Bijzondere letters worden misschien verkeerd getoond.',
    remedy: 'Zet <meta charset="utf-8"> boven aan elke pagina en sla die op als UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Bijzondere letters worden verkeerd getoond',
    explanation: ({ encoding }) => `De tekst is niet gecodeerd zoals hij vermeldt (${encoding}).`,
    remedy: 'Sla de pagina op als UTF-8 en vermeld dat erin.',
  },
  'DOC-NOT-HTML': {
    title: 'Geen HTML-pagina',
    explanation: ({ content }) => `Volgens de naam is het een HTML-pagina, maar de inhoud is: ${content}.`,
    remedy: 'Geef die de juiste extensie, of zet de juiste pagina ervoor in de plaats.',
  },
  'DOC-XML': {
    title: 'Een pagina of afbeelding is geen geldige XML',
    explanation: 'Browsers tonen een foutmelding in plaats van de rest.',
    remedy: 'Corrigeer de XML en pak opnieuw in.',
  },
  'DOC-TOO-LARGE': {
    title: 'Een bestand is te groot om te controleren',
    explanation: 'Het is onbeschadigd, maar de links erin zijn niet gecontroleerd.',
    remedy: 'Splits het op in kleinere bestanden.',
  },
  'DOC-TITLE': {
    title: 'Pagina’s zonder titel',
    explanation: 'De titel is te zien in tabbladen, bladwijzers en zoekresultaten.',
    remedy: 'Geef elke pagina een <title>.',
  },
  'DOC-LANGUAGE': {
    title: 'Taal van de pagina’s niet ingesteld',
    explanation: ({ pages }) =>
      `Pagina’s: ${pages}. Een browser leest ze misschien voor in de verkeerde taal of biedt geen vertaling aan.`,
    remedy: 'Vermeld die als <html lang="nl">.',
  },
  'DOC-BASE': {
    title: 'Links van een pagina gaan uit van een plaats buiten de handleiding',
    explanation: ({ href }) => `De links en afbeeldingen gaan uit van ${href} en werken offline dus niet.`,
    remedy: 'Verwijder de <base> van de pagina.',
  },
  'DOC-LEAVES': {
    title: 'Een pagina verwijst door buiten de handleiding',
    explanation: ({ target }) => `De lezer wordt naar ${target} gestuurd, en dat is er offline niet.`,
    remedy: 'Verwijder de doorverwijzing of laat die naar een pagina van de handleiding gaan.',
  },
  'DOC-FORM': {
    title: 'Een formulier leidt buiten de handleiding',
    explanation: ({ target }) =>
      `Wat wordt ingevoerd, gaat naar ${target}, en dat is er offline niet. Een zoekopdracht vindt niets.`,
    remedy: 'Verwijder het formulier of zoek binnen de handleiding.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'Een pagina heeft een webserver nodig',
    explanation: ({ need }) => `Iets erin (${need}) werkt niet als de pagina vanuit een map wordt geopend.`,
    remedy: 'Probeer of de handleiding zonder dat te gebruiken is, of vraag het aan de auteur.',
  },
  'DOC-SCRIPTS': {
    title: 'Pagina’s met scripts',
    explanation: ({ pages }) =>
      `Pagina’s: ${pages}. Waar scripts uitstaan, ontbreken er misschien delen van.`,
    remedy: 'U hoeft niets te doen.',
  },
  'DOC-UNUSED': {
    title: 'Bestanden waar geen pagina naar verwijst',
    explanation: ({ bytes, files, pages }) =>
      `Bestanden: ${files}, met ${bytes} bytes. Pagina’s waar geen andere pagina naar linkt: ${pages}.`,
    remedy: 'Laat bij het inpakken de volgende keer weg wat niet nodig is.',
  },
  'LINK-BROKEN': {
    title: 'Verbroken link',
    explanation: ({ target }) => `${target} staat niet in het archief.`,
    remedy: 'Voeg het bestand toe of verbeter de link.',
  },
  'LINK-CASE': {
    title: 'Link en bestandsnaam zijn verschillend gespeld',
    explanation: ({ expected, target }) =>
      `In de link staat ${target}, het bestand is ${expected}. Dat werkt alleen onder Windows.`,
    remedy: ({ expected }) => `Schrijf de link als ${expected}.`,
  },
  'LINK-FRAGMENT': {
    title: 'Een link leidt naar een plaats die de pagina niet heeft',
    explanation: ({ fragment, target }) =>
      `De pagina ${target} gaat open, maar bovenaan: een plaats ${fragment} is er niet.`,
    remedy: 'Verbeter de link of voeg de plaats toe.',
  },
  'LINK-FOLDER': {
    title: 'Een link leidt naar een map',
    explanation: ({ target }) =>
      `De map ${target} heeft geen indexpagina, dus een lezer ziet een bestandslijst of niets.`,
    remedy: 'Link naar een pagina erin.',
  },
  'LINK-INDEX': {
    title: 'Een link noemt een map in plaats van de indexpagina ervan',
    explanation: ({ target }) =>
      `Op een webserver toont ${target} de indexpagina. Vanaf een schijf geopend toont de map een lijst met bestanden.`,
    remedy: 'Link naar de indexpagina zelf.',
  },
  'LINK-OUTSIDE': {
    title: 'Een link leidt het archief uit',
    explanation: ({ target }) => `${target} ligt boven de hoogste map en hoort niet bij de handleiding.`,
    remedy: 'Neem op in de handleiding wat bedoeld is, en verbeter de link.',
  },
  'LINK-ROOT': {
    title: 'Een link begint bij de root van een webserver',
    explanation: ({ target }) => `/${target} werkt alleen op een webserver, niet in een map.`,
    remedy: 'Schrijf de link relatief aan de pagina.',
  },
  'LINK-LOCAL': {
    title: 'Een link leidt naar de computer van de auteur',
    explanation: ({ target }) => `${target} bestaat maar op één machine of netwerk.`,
    remedy: 'Neem het bestand op in de handleiding en link daarheen.',
  },
  'LINK-BACKSLASH': {
    title: 'Een link is met backslashes geschreven',
    explanation: ({ target }) => `${target} werkt alleen onder Windows.`,
    remedy: 'Schrijf hem met / in plaats van \\.',
  },
  'LINK-QUERY': {
    title: 'Links met een vraagteken',
    explanation: 'Wat erop volgt, wordt genegeerd als een pagina vanuit een map wordt geopend.',
    remedy: 'U hoeft niets te doen, tenzij een pagina ervan afhangt.',
  },
  'LINK-MALFORMED': {
    title: 'Een link is geen geldig adres',
    explanation: ({ reason, target }) => `${target} kan niet worden geopend (${reason}).`,
    remedy: 'Verbeter de link.',
  },
  'LINK-EMPTY': {
    title: 'Lege links',
    explanation: 'Ze leiden naar de pagina waarop ze staan.',
    remedy: 'Verwijder ze of geef ze een adres.',
  },
  'LINK-EXTERNAL': {
    title: 'Links naar internet',
    explanation: ({ hostCount, hosts, links }) =>
      `Links: ${links}. Websites: ${hostCount}, zoals ${hosts}. Ze hebben een verbinding nodig.`,
    remedy: 'U hoeft niets te doen.',
  },
  'RES-EXTERNAL': {
    title: 'Er wordt iets van internet geladen',
    explanation: ({ target }) => `${target} ontbreekt als de handleiding offline wordt gelezen.`,
    remedy: 'Neem het bestand op in de handleiding en verwijs daarheen.',
  },
  'RES-FORMAT': {
    title: 'Een afbeelding heeft een formaat dat browsers niet tonen',
    explanation: ({ target }) => `De meeste browsers laten de plaats van ${target} leeg.`,
    remedy: 'Sla de afbeelding op als PNG, JPEG of SVG.',
  },
};
