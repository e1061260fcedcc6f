import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { publicLocales } from '#i18n/locales.ts';

import { ConfigError } from './config.ts';
import { loadConfig } from './load-config.ts';
import { portOf } from '../../../tests/support/port-of.ts';

/** A web server that returns this body for every address. */
async function serve(body: string, status = 200): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${portOf(server)}/plant/`;
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
    signIn: { ...signIn, scope: 'openid profile', storage: 'memory', offlineHours: 12 },
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
  [{ ...least, signIn: {} }, ['signIn.authority', 'signIn.clientId']],
  [{ ...least, signIn: { ...signIn, authority: 'http://[' } }, ['signIn.authority']],
  [{ ...least, signIn: { ...signIn, storage: 'local' } }, ['signIn.storage']],
  [{ ...least, contact: { name: '' } }, ['contact.name']],
  [{ ...least, contact: { name: 'IT', url: 'javascript:alert(1)' } }, ['contact.url']],
  [{ ...least, assets: [{ id: 'a' }] }, ['assets.0.name']],
  [{ ...least, limits: { maxFileSizeBytes: -1 } }, ['limits.maxFileSizeBytes']],
  [{ ...least, limits: { acceptedTypes: ['.pdf', 'image/*', 'pdf'] } }, ['limits.acceptedTypes.2']],
  [{ ...least, documentUrl: './documents/' }, ['documentUrl']],
  [{ ...least, assetUrl: 'javascript:go("{assetId}")' }, ['assetUrl']],
  [{ ...least, assetDocumentsUrl: 'javascript:go("{assetId}")' }, ['assetDocumentsUrl']],
  [{ ...least, assetDocumentsUrl: '/documents' }, ['assetDocumentsUrl']],
  [{ ...least, categories: [{ id: 'a', name: 7 }] }, ['categories.0.name']],
  [{ ...least, categories: [{ id: 'a', name: { de: 7 } }] }, ['categories.0.name.de']],
  [{ ...least, linkUrl: '/link/{documentId}' }, ['linkUrl']],
  [{ ...least, linkUrl: 'javascript:link("{documentId}", "{assetId}")' }, ['linkUrl']],
  [{ ...least, name: '' }, ['name']],
  [{ ...least, languages: [] }, ['languages']],
  [{ ...least, languages: ['xx'] }, ['languages.0']],
  [{ ...least, logo: 'javascript:alert(1)' }, ['logo']],
  [{ ...least, colours: { accent: 'teal' } }, ['colours.accent']],
  [{ ...least, offerAi: 'yes' }, ['offerAi']],
  [{ ...least, retryAmbiguous: 'no' }, ['retryAmbiguous']],
  [{ ...least, requireEnvelope: 'no' }, ['requireEnvelope']],
  [{ ...least, concurrency: 0 }, ['concurrency']],
  [{ ...least, concurrency: 2.5 }, ['concurrency']],
  [{ ...least, keepFiles: 'yes' }, ['keepFiles']],
  [{ ...least, stallSeconds: 0 }, ['stallSeconds']],
  [{ ...least, answerSeconds: '600' }, ['answerSeconds']],
  [{ ...least, baseURL: '/', limits: { maxSize: 1 } }, ['limits.maxSize', 'baseURL']],
])('%j has problems at %j', async ([config, keys]) => {
  expect(await problemsOf(config)).toEqual(keys);
});

test('[CONFIG-1] keys that only another release knows are left out and named, at any depth', async () => {
  const assets = [{ id: 'a', name: 'A', 'new.key': 1 }];
  const future = { ...least, theme: 'dark', assets, inspection: { severity: { 'WHATEVER-1': 'off' } } };
  const { config, unknown } = await read(future);
  expect(config).not.toHaveProperty('theme');
  expect(config.assets).toEqual([{ id: 'a', name: 'A' }]);
  expect(unknown.map(({ key }) => key).toSorted()).toEqual([
    'assets.0.new.key',
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

const key = (code: string) => `inspection.severity.${code}`;

test('[DOCUMENT-15][PACKAGE-51] severities of findings are read, and wrong ones are named', async () => {
  const severity = { 'PDF-NO-TEXT': 'error', 'LINK-BROKEN': 'off', 'ZIP-CRC': 'error' };
  expect((await load({ ...least, inspection: { severity } })).inspection).toEqual({ severity });
  const problems = async (choices: object) => {
    const error: unknown = await load({ ...least, inspection: { severity: choices } }).catch(
      (caught: unknown) => caught,
    );
    return error instanceof ConfigError ? error.problems : [];
  };
  expect(await problems({ 'PDF-NOTEXT': 'error', 'WHATEVER-1': 'off' })).toEqual([
    { code: 'unknown-key', key: key('PDF-NOTEXT'), nearest: 'PDF-NO-TEXT' },
    { code: 'unknown-key', key: key('WHATEVER-1'), nearest: undefined },
  ]);
  expect(await problems({ 'ZIP-BOMB': 'warning', 'PDF-UNCHECKED': 'error' })).toEqual([
    { code: 'wrong', key: key('ZIP-BOMB'), expected: { kind: 'safety-error' } },
    {
      code: 'wrong',
      key: key('PDF-UNCHECKED'),
      expected: { kind: 'one-of', values: ['warning', 'info', 'off'] },
    },
  ]);
  expect(await problems({ 'PACKAGE-NO-PDF': 'off', 'PACKAGE-WRAPPED': 'info' })).toEqual([]);
  expect(await problems({ 'PACKAGE-ENCRYPTED': 'error' })).toMatchObject([
    { code: 'wrong', key: key('PACKAGE-ENCRYPTED'), expected: { kind: 'one-of' } },
  ]);
  expect(await problems({ 'PDF-NO-TEXT': 'fatal' })).toMatchObject([
    { code: 'wrong', key: key('PDF-NO-TEXT'), expected: { kind: 'one-of' } },
  ]);
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
  const error: unknown = await load(withClasses('03-04', '3-4', '05-01')).catch((caught: unknown) => caught);
  const expected = { kind: 'one-of', values: expect.arrayContaining(['01-01', '03-04', '04-01']) as unknown };
  expect(error instanceof ConfigError && error.problems).toMatchObject([
    { code: 'wrong', key: 'categories.1.vdi2770.1', expected },
    { code: 'wrong', key: 'categories.1.vdi2770.2', expected },
  ]);
});

test('[MANUAL-44][MANUAL-45][MANUAL-46] rules about manuals are read, and wrong ones are named', async () => {
  const manuals = { startPages: ['start.html', 'Index.xhtml'], allow: ['DOC-NO-START'], packages: ['iirds'] };
  expect(await load({ ...least, manuals })).toMatchObject({ manuals });
  const wrong = {
    startPages: ['start.html', 'en/start.html', 'start.pdf'],
    allow: ['ZIP-BOMB', 'NAME-UNSAFE', 'DOC-NOSTART', 'LINK-BROKEN'],
  };
  const error: unknown = await load({ ...least, manuals: wrong }).catch((caught: unknown) => caught);
  const page = { kind: 'start-page' };
  const safety = { kind: 'unsafe-to-allow' };
  const oneOf = {
    kind: 'one-of',
    values: expect.arrayContaining(['DOC-NO-START', 'ENTRY-PROGRAM']) as unknown,
  };
  expect(error instanceof ConfigError && error.problems).toEqual([
    { code: 'wrong', key: 'manuals.startPages.1', expected: page },
    { code: 'wrong', key: 'manuals.startPages.2', expected: page },
    { code: 'wrong', key: 'manuals.allow.0', expected: safety },
    { code: 'wrong', key: 'manuals.allow.1', expected: safety },
    { code: 'wrong', key: 'manuals.allow.2', expected: oneOf },
    { code: 'wrong', key: 'manuals.allow.3', expected: oneOf },
  ]);
  expect(await problemsOf({ ...least, manuals: { startPages: [], packages: ['epub'] } })).toEqual([
    'manuals.startPages',
    'manuals.packages.0',
  ]);
});
