import { expect, test } from 'vitest';

import { publicLocales } from '#i18n/locales.ts';

import { listen } from '../../../tests/support/servers/listen.ts';
import { ConfigError } from './config.ts';
import { loadConfig } from './load-config.ts';

/** A web server that returns this body for every address. */
async function serve(body: string, status = 200): Promise<string> {
  const url = await listen((_, response) => response.writeHead(status).end(body));
  return `${url}/plant/`;
}

const read = async (config: unknown, status?: number) => {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  return loadConfig(await serve(text, status));
};
const load = async (...response: Parameters<typeof read>) => (await read(...response)).config;

const problemsOf = async (config: unknown, status?: number) => {
  const error = await load(config, status).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).problems.map(({ key }) => key);
};

const signIn = { adapter: 'oidc', authority: 'https://login.example/', clientId: 'documents' };
const least = { baseUrl: 'https://docs.example/api', signIn };

test('missing keys get defaults that demand the least of a deployment', async () => {
  expect(await load(least)).toEqual({
    ...least,
    signIn: {
      ...signIn,
      scope: 'openid profile',
      storage: 'memory',
      offlineHours: 12,
      backgroundUploads: false,
      backgroundHours: 24,
    },
    languages: publicLocales,
    assets: [],
    assetUrl: '#/assets/{assetId}',
    limits: { maxDisplayNameLength: 255 },
    offerAi: false,
    retryAmbiguous: true,
    requireEnvelope: true,
    concurrency: 3,
    keepFiles: true,
    stallSeconds: 60,
    answerSeconds: 600,
  });
});

test('an address of the service may be relative to the page', async () => {
  const { baseUrl } = await load({ ...least, baseUrl: './docs-api/' });
  expect(new URL(baseUrl).pathname).toBe('/plant/docs-api/');
});

test('an OpenID provider may be relative to the page', async () => {
  const { authority } = (await load({ ...least, signIn: { authority: './idp', clientId: 'documents' } }))
    .signIn;
  expect(new URL(authority).pathname).toBe('/plant/idp');
});

test.for(['https://it.example/help', 'mailto:it@plant.example', 'tel:+4930123'])(
  'a contact may be at %s',
  async (url) => {
    expect((await load({ ...least, contact: { name: 'IT', url } })).contact?.url).toBe(url);
  },
);

test.for<[unknown, string[]]>([
  [{}, ['baseUrl', 'signIn']],
  [{ ...least, baseUrl: '' }, ['baseUrl']],
  [{ ...least, baseUrl: 'http://[' }, ['baseUrl']],
  [{ ...least, signIn: { adapter: 'demo' } }, ['signIn.adapter', 'signIn.authority', 'signIn.clientId']],
  [{ ...least, signIn: { ...signIn, authority: 'http://[' } }, ['signIn.authority']],
  [{ ...least, signIn: { ...signIn, storage: 'local' } }, ['signIn.storage']],
  [{ ...least, contact: { name: 'IT', url: 'javascript:alert(1)' } }, ['contact.url']],
  [{ ...least, assets: [{ id: 'a' }] }, ['assets.0.name']],
  [{ ...least, limits: { maxFileSizeBytes: -1 } }, ['limits.maxFileSizeBytes']],
  [{ ...least, limits: { acceptedTypes: ['.pdf', 'image/*', 'pdf'] } }, ['limits.acceptedTypes.2']],
  [{ ...least, documentUrl: './documents/' }, ['documentUrl']],
  [{ ...least, assetUrl: 'javascript:go("{assetId}")' }, ['assetUrl']],
  [{ ...least, assetDocumentsUrl: 'javascript:go("{assetId}")' }, ['assetDocumentsUrl']],
  [{ ...least, categories: [{ id: 'a', name: { de: 7 } }] }, ['categories.0.name.de']],
  [{ ...least, linkUrl: 'javascript:link("{documentId}", "{assetId}")' }, ['linkUrl']],
  [{ ...least, languages: ['xx'] }, ['languages.0']],
  [{ ...least, logo: 'javascript:alert(1)' }, ['logo']],
  [{ ...least, colours: { accent: 'teal' } }, ['colours.accent']],
  [{ ...least, offerAi: 'yes' }, ['offerAi']],
  [{ ...least, concurrency: 0 }, ['concurrency']],
  [{ ...least, stallSeconds: 0 }, ['stallSeconds']],
])('%j has problems at %j', async ([config, keys]) => {
  expect(await problemsOf(config)).toEqual(keys);
});

test('[CONFIG-1] keys that only another release knows are left out and named, at any depth', async () => {
  const assets = [{ id: 'a', name: 'A', 'new.key': 1 }];
  const future = {
    ...least,
    baseURL: '/',
    theme: 'dark',
    assets,
    inspection: { severity: { 'WHATEVER-1': 'off' } },
  };
  const { config, unknown } = await read(future);
  expect(config).not.toHaveProperty('theme');
  expect(config.assets).toEqual([{ id: 'a', name: 'A' }]);
  expect(unknown.map(({ key }) => key).toSorted()).toEqual([
    'assets.0.new.key',
    'baseURL',
    'inspection.severity.WHATEVER-1',
    'theme',
  ]);
});

test.for<[string, string, number]>([
  ['a missing file', '', 404],
  ['a web server that answers every address with the page', '<!doctype html>', 200],
])('%s has no problems of single keys', async ([, body, status]) => {
  expect(await problemsOf(body, status)).toEqual([]);
});

test('[DOCUMENT-15][PACKAGE-51] severities of findings are read, and wrong ones are named', async () => {
  const severity = { 'PDF-NO-TEXT': 'error', 'LINK-BROKEN': 'off', 'ZIP-CRC': 'error' };
  expect((await load({ ...least, inspection: { severity } })).inspection).toEqual({ severity });
  const wrong = async (choices: object) =>
    (await problemsOf({ ...least, inspection: { severity: choices } })).map((key) => key.split('.').at(-1));
  expect(await wrong({ 'ZIP-BOMB': 'warning', 'PDF-UNCHECKED': 'error', 'PDF-NO-TEXT': 'off' })).toEqual([
    'ZIP-BOMB',
    'PDF-UNCHECKED',
  ]);
  expect(
    await wrong({ 'PACKAGE-NO-PDF': 'off', 'PACKAGE-WRAPPED': 'info', 'PACKAGE-ENCRYPTED': 'error' }),
  ).toEqual(['PACKAGE-ENCRYPTED']);
  expect(await wrong({ 'PDF-NO-TEXT': 'fatal' })).toEqual(['PDF-NO-TEXT']);
});

const withClasses = (...vdi2770: readonly string[]) => ({
  ...least,
  categories: [
    { id: 'other', name: 'Other' },
    { id: 'upkeep', name: 'Maintenance', vdi2770 },
  ],
});

test('[PACKAGE-52] categories name classes of VDI 2770, and unknown classes are named', async () => {
  expect(await load(withClasses('03-04', '03-05'))).toMatchObject({
    categories: [{ id: 'other' }, { vdi2770: ['03-04', '03-05'] }],
  });
  expect(await problemsOf(withClasses('03-04', '3-4', '05-01'))).toEqual([
    'categories.1.vdi2770.1',
    'categories.1.vdi2770.2',
  ]);
});

test('[MANUAL-44][MANUAL-45][MANUAL-46] rules about manuals are read, and wrong ones are named', async () => {
  const manuals = { startPages: ['start.html', 'Index.xhtml'], allow: ['DOC-NO-START'], packages: ['iirds'] };
  expect(await load({ ...least, manuals })).toMatchObject({ manuals });
  const wrong = {
    startPages: ['start.html', 'en/start.html', 'start.pdf'],
    allow: ['DOC-NO-START', 'ZIP-BOMB', 'DOC-NOSTART'],
  };
  expect(await problemsOf({ ...least, manuals: wrong })).toEqual([
    'manuals.startPages.1',
    'manuals.startPages.2',
    'manuals.allow.1',
    'manuals.allow.2',
  ]);
  expect(await problemsOf({ ...least, manuals: { startPages: [], packages: ['epub'] } })).toEqual([
    'manuals.startPages',
    'manuals.packages.0',
  ]);
});
