import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configNl: ConfigMessages = {
  failedTitle: 'De toepassing is niet goed ingesteld',
  noteTitle: 'Voor beheerders: controleer config.json',
  lastUsed: 'De config.json van de server is niet bruikbaar. Deze pagina werkt met de laatste geldige.',
  unknownIgnored: 'Deze versie negeert sleutels die ze niet kent.',
  wrong: 'config.json bevat fouten. Neem contact op met uw beheerder:',
  notFound: (url) => `Er staat geen bestand op ${url}. Kopieer config.sample.json daarheen en vul het in.`,
  status: (url, status) => `De server antwoordde met status ${status} op ${url}.`,
  unreachable: (url) => `${url} kan niet worden geladen. Controleer de verbinding en de server.`,
  html: (url) =>
    `De server stuurde een webpagina in plaats van ${url}. Controleer of het bestand bestaat en of de server niet voor elk adres index.html stuurt.`,
  notJson: (url, line, column) => `${url} is geen geldige JSON: regel ${line}, kolom ${column}.`,
  nearest: (key) => `Bedoelde u “${key}”?`,
  unknownKey: 'is geen sleutel van de configuratie.',
  missing: (expected) => `ontbreekt. Het moet ${expected} zijn.`,
  shouldBe: (expected) => `moet ${expected} zijn.`,
  expected: {
    text: 'een niet-lege tekst',
    number: 'een getal zonder aanhalingstekens',
    'whole-number': 'een geheel getal zonder aanhalingstekens',
    'yes-or-no': 'true of false zonder aanhalingstekens',
    list: 'een lijst in [ ]',
    'list-or-its-address': 'een lijst in [ ] of het adres daarvan als { "url": … }',
    object: 'een reeks sleutels en waarden in { }',
    address: 'een absoluut of relatief webadres',
    colour: 'een op een lichte pagina goed leesbare kleur zoals "#0b5c7d"',
    contact: 'een met https:, http:, mailto: of tel: beginnend adres',
    'asset-code':
      '"iec61406", "gs1", "siemens", "plain" of een reguliere expressie met een groep (?<asset>…)',
    'slow-pattern':
      'een reguliere expressie met hoogstens drie herhalingen, waarvan geen in een andere staat',
    function: 'een functie',
    link: 'een tekst met een plaats voor de ID in { } of een functie van de ID',
    'document-link': 'een http(s)- of relatief adres met {documentId}',
    'asset-link': 'een http(s)- of relatief adres met {assetId}',
    'file-type': 'een extensie zoals ".pdf" of een mediatype zoals "image/png" of "image/*"',
    'safety-error': '"error": fouten in de veiligheid van archieven kunnen niet worden verlaagd',
    'start-page': 'de naam van een HTML-pagina, zoals "start.html", zonder map',
    'unsafe-to-allow':
      'een andere code: fouten over de veiligheid van archieven kunnen niet worden toegestaan',
    other: 'een andere waarde',
    oneOf: createEither('nl'),
    above: (limit) => `een getal boven ${limit}`,
    atLeast: (limit) => `een getal vanaf ${limit}`,
    atMost: (limit) => `een getal tot en met ${limit}`,
  },
};
