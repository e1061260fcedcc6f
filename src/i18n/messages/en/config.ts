import { createEither } from '../../either.ts';

/** Texts about `config.json`, for administrators. */
export const configEn = {
  failedTitle: 'The application is not set up correctly',
  noteTitle: 'For administrators: check config.json',
  lastUsed: 'The server’s config.json can’t be used. This page works with the last valid one.',
  unknownIgnored: 'This version ignores keys that it doesn’t know.',
  wrong: 'config.json has mistakes. Contact your administrator:',
  notFound: (url: string) =>
    `There is no file at ${url}. Copy config.sample.json to this address, and fill it in.`,
  status: (url: string, status: number) => `The server answered with status ${status} for ${url}.`,
  unreachable: (url: string) => `${url} can’t be loaded. Check the connection and the server.`,
  html: (url: string) =>
    `The server sent a web page instead of ${url}. Check that the file exists, and that the server doesn’t send index.html for every address.`,
  notJson: (url: string, line: number, column: number) =>
    `${url} isn’t valid JSON: line ${line}, column ${column}.`,
  nearest: (key: string) => `Did you mean “${key}”?`,
  unknownKey: 'is not a key of the configuration.',
  missing: (expected: string) => `is missing. It should be ${expected}.`,
  shouldBe: (expected: string) => `should be ${expected}.`,
  expected: {
    text: 'a text that is not empty',
    number: 'a number, without quotes',
    'whole-number': 'a whole number, without quotes',
    'yes-or-no': 'true or false, without quotes',
    list: 'a list in [ ]',
    'list-or-its-address': 'a list in [ ], or its address as { "url": … }',
    object: 'keys and values in { }',
    address: 'a web address, absolute or relative to the page',
    colour: 'a colour such as "#0b5c7d", dark enough to be read on a light page',
    contact: 'an address that begins with https:, http:, mailto: or tel:',
    'asset-code': '"iec61406", "gs1", "siemens", "plain", or a regular expression with a group (?<asset>…)',
    'slow-pattern': 'a regular expression with at most three repetitions, none of them inside another',
    function: 'a function',
    link: 'a text with a place for the ID in { }, or a function of the ID',
    'document-link': 'an http(s) or relative address with {documentId}',
    'asset-link': 'an http(s) or relative address with {assetId}',
    'file-type': 'an extension such as ".pdf", or a media type such as "image/png" or "image/*"',
    'safety-error': '"error": errors about the safety of archives can’t be lowered',
    'start-page': 'the name of an HTML page, such as "start.html", without a folder',
    'unsafe-to-allow': 'a different code: errors about the safety of archives can’t be allowed',
    other: 'a different value',
    oneOf: createEither('en'),
    above: (limit: number) => `a number above ${limit}`,
    atLeast: (limit: number) => `a number from ${limit}`,
    atMost: (limit: number) => `a number up to ${limit}`,
  },
};

/** Texts about `config.json`. */
export type ConfigMessages = typeof configEn;
