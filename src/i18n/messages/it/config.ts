import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configIt: ConfigMessages = {
  failedTitle: 'L’applicazione non è configurata correttamente',
  wrong: 'config.json contiene errori. Contattare l’amministratore:',
  notFound: (url) => `Non c’è alcun file all’indirizzo ${url}. Copiarvi config.sample.json e completarlo.`,
  status: (url, status) => `Il server ha risposto con lo stato ${status} a ${url}.`,
  unreachable: (url) => `Impossibile caricare ${url}. Verificare la connessione e il server.`,
  html: (url) =>
    `Il server ha inviato una pagina web invece di ${url}. Verificare che il file esista e che il server non invii index.html per ogni indirizzo.`,
  notJson: (url, line, column) => `${url} non è JSON valido: riga ${line}, colonna ${column}.`,
  nearest: (key) => `Si intendeva «${key}»?`,
  unknownKey: 'non è una chiave della configurazione.',
  missing: (expected) => `manca. Deve essere ${expected}.`,
  shouldBe: (expected) => `deve essere ${expected}.`,
  expected: {
    text: 'un testo non vuoto',
    number: 'un numero, senza virgolette',
    'whole-number': 'un numero intero, senza virgolette',
    'yes-or-no': 'true o false, senza virgolette',
    list: 'un elenco tra [ ]',
    'list-or-its-address': 'un elenco tra [ ], o il suo indirizzo come { "url": … }',
    object: 'chiavi e valori tra { }',
    address: 'un indirizzo web, assoluto o relativo alla pagina',
    colour: 'un colore come "#0b5c7d", abbastanza scuro da essere leggibile su una pagina chiara',
    contact: 'un indirizzo che inizia con https:, http:, mailto: o tel:',
    'asset-code': '"iec61406", "gs1", "siemens", "plain" o un’espressione regolare con un gruppo (?<asset>…)',
    'slow-pattern': 'un’espressione regolare con al massimo tre ripetizioni, nessuna dentro un’altra',
    function: 'una funzione',
    link: 'un testo con un posto per l’ID tra { }, o una funzione dell’ID',
    'document-link': 'un indirizzo http(s) o relativo con {documentId}',
    'asset-link': 'un indirizzo http(s) o relativo con {assetId}',
    'file-type': 'un’estensione come ".pdf" o un tipo di media come "image/png" o "image/*"',
    'safety-error': '"error": gli errori di sicurezza degli archivi non si possono abbassare',
    other: 'un altro valore',
    oneOf: createEither('it'),
    above: (limit) => `un numero maggiore di ${limit}`,
    atLeast: (limit) => `un numero da ${limit} in su`,
    atMost: (limit) => `un numero fino a ${limit}`,
  },
};
