import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configCs: ConfigMessages = {
  failedTitle: 'Aplikace není správně nastavena',
  wrong: 'V souboru config.json jsou chyby. Obraťte se na správce:',
  notFound: (url) => `Na adrese ${url} není žádný soubor. Zkopírujte tam config.sample.json a vyplňte jej.`,
  status: (url, status) => `Server odpověděl na ${url} stavem ${status}.`,
  unreachable: (url) => `Adresu ${url} nelze načíst. Zkontrolujte připojení a server.`,
  html: (url) =>
    `Server poslal místo ${url} webovou stránku. Zkontrolujte, zda soubor existuje a zda server neposílá index.html pro každou adresu.`,
  notJson: (url, line, column) => `${url} není platný JSON: řádek ${line}, sloupec ${column}.`,
  nearest: (key) => `Měli jste na mysli „${key}“?`,
  unknownKey: 'není klíčem konfigurace.',
  missing: (expected) => `chybí. Má to být ${expected}.`,
  shouldBe: (expected) => `má být ${expected}.`,
  expected: {
    text: 'neprázdný text',
    number: 'číslo bez uvozovek',
    'whole-number': 'celé číslo bez uvozovek',
    'yes-or-no': 'true nebo false bez uvozovek',
    list: 'seznam v [ ]',
    'list-or-its-address': 'seznam v [ ], nebo jeho adresa jako { "url": … }',
    object: 'klíče a hodnoty v { }',
    address: 'webová adresa, absolutní nebo relativní ke stránce',
    colour: 'barva, např. "#0b5c7d", dost tmavá, aby byla čitelná na světlé stránce',
    contact: 'adresa začínající na https:, http:, mailto: nebo tel:',
    'asset-code': '"iec61406", "gs1", "siemens", "plain" nebo regulární výraz se skupinou (?<asset>…)',
    'slow-pattern': 'regulární výraz s nejvýše třemi opakováními, z nichž žádné není uvnitř jiného',
    function: 'funkce',
    link: 'text s místem pro ID v { }, nebo funkce, která dostane ID',
    'document-link': 'adresa http(s) nebo relativní adresa s {documentId}',
    'asset-link': 'adresa http(s) nebo relativní adresa s {assetId}',
    'file-type': 'přípona jako ".pdf" nebo typ média jako "image/png" či "image/*"',
    'safety-error': '"error": chyby bezpečnosti archivů nelze snížit',
    other: 'jiná hodnota',
    oneOf: createEither('cs'),
    above: (limit) => `číslo větší než ${limit}`,
    atLeast: (limit) => `číslo od ${limit}`,
    atMost: (limit) => `číslo do ${limit}`,
  },
};
