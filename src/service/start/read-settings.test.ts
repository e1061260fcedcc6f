import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSettings } from './read-settings.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const read = (environment: NodeJS.ProcessEnv) =>
  readSettings(environment, { dataDir, isDemo: true, port: 5174 });

async function problemsOf(environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const settings = await read(environment);
  return settings.ok ? [] : settings.problem.map(({ name, message }) => `${name} ${message}`);
}

test('[START-1] an unset or empty variable has a default', async () => {
  expect(await read({ DEMO: '', PORT: ' ', CORS_ORIGINS: ',' })).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      hostNames: [],
      port: 5174,
      options: { dataDir, basePath: '', allowedOrigins: [], isDemo: true },
    },
  });
});

test('[START-1] every setting is read', async () => {
  const settings = await read({
    HOST: '0.0.0.0',
    HOST_NAMES: 'documents.example, files.example',
    PORT: '8080',
    BASE_PATH: 'docs/api/',
    CORS_ORIGINS: 'https://app.example, http://localhost:5173',
    MAX_FILE_SIZE_BYTES: '1000',
    ACCEPTED_TYPES: '.pdf, image/*, application/zip',
    START_PAGES: 'start.html, index.html',
    TOKEN_SECONDS: '5',
    DEMO: '0',
    ISSUER: 'https://login.example/realms/plant',
    AUDIENCE: 'documents',
  });
  expect(settings).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      hostNames: ['documents.example', 'files.example'],
      port: 8080,
      options: {
        dataDir,
        basePath: '/docs/api',
        allowedOrigins: ['https://app.example', 'http://localhost:5173'],
        isDemo: false,
        maxFileSizeBytes: 1000,
        tokenLifetimeSeconds: 5,
        acceptedTypes: ['.pdf', 'image/*', 'application/zip'],
        startPages: ['start.html', 'index.html'],
        verifyToken: expect.any(Function),
      },
    },
  });
});

test.for([
  ['1', true],
  ['0', false],
] as const)('[START-1] DEMO=%s is %s', async ([text, isDemo]) => {
  const provider = isDemo ? {} : { ISSUER: 'https://login.example', AUDIENCE: 'documents' };
  const settings = await read({ DEMO: text, ...provider });
  expect(settings.ok && settings.value.options.isDemo).toBe(isDemo);
  expect(settings.ok).toBe(true);
});

test.for<[Record<string, string>, string[]]>([
  [{ DEMO: 'yes' }, [`DEMO "yes" isn't allowed. Use 1 or 0.`]],
  [{ DEMO: 'TRUE' }, [`DEMO "TRUE" isn't allowed. Use 1 or 0.`]],
  [{ PORT: '70000' }, [`PORT "70000" isn't a whole number from 0 to 65535.`]],
  [{ PORT: '80a' }, [`PORT "80a" isn't a whole number from 0 to 65535.`]],
  [{ MAX_FILE_SIZE_BYTES: '-1' }, [`MAX_FILE_SIZE_BYTES "-1" isn't a whole number from 1.`]],
  [{ MAX_FILE_SIZE_BYTES: '2 GB' }, [`MAX_FILE_SIZE_BYTES "2 GB" isn't a whole number from 1.`]],
  [
    { START_PAGES: 'en/start.html, start.pdf' },
    [
      `START_PAGES "en/start.html" isn't a page. Write its name without a folder, such as start.html.`,
      `START_PAGES "start.pdf" isn't a page. Write its name without a folder, such as start.html.`,
    ],
  ],
  [{ TOKEN_SECONDS: '0' }, [`TOKEN_SECONDS "0" isn't a whole number from 1.`]],
  [
    { CORS_ORIGINS: '*' },
    [`CORS_ORIGINS "*" isn't allowed. List each origin, such as https://app.example.com.`],
  ],
  [
    { CORS_ORIGINS: 'https://a.example,https://b.example/,b.example' },
    [
      `CORS_ORIGINS "https://b.example/" isn't an origin. Write https://b.example`,
      `CORS_ORIGINS "b.example" isn't an origin. Write scheme, host and port, such as https://app.example.com.`,
    ],
  ],
  [
    { BASE_PATH: 'https://a.example/api' },
    [`BASE_PATH "https://a.example/api" isn't a path. Write only the path, such as /docs-api.`],
  ],
  [{ BASE_PATH: '/a/../b' }, [`BASE_PATH "/a/../b" isn't a path. Write only the path, such as /docs-api.`]],
  [{ BASE_PATH: 'a/%2E%2e' }, [`BASE_PATH "a/%2E%2e" isn't a path. Write only the path, such as /docs-api.`]],
  [{ BASE_PATH: '.%2e' }, [`BASE_PATH ".%2e" isn't a path. Write only the path, such as /docs-api.`]],
  [{ BASE_PATH: 'a%2Fb' }, [`BASE_PATH "a%2Fb" isn't a path. Write only the path, such as /docs-api.`]],
  [{ BASE_PATH: 'a%' }, [`BASE_PATH "a%" isn't a path. Write only the path, such as /docs-api.`]],
  [
    { CORS_ORIGINS: 'ftp://a.example' },
    [
      `CORS_ORIGINS "ftp://a.example" isn't an origin. Write scheme, host and port, such as https://app.example.com.`,
    ],
  ],
  [
    { CORS_ORIGINS: 'null' },
    [`CORS_ORIGINS "null" isn't an origin. Write scheme, host and port, such as https://app.example.com.`],
  ],
  [{ BASE_PATH: '/a?b' }, [`BASE_PATH "/a?b" isn't a path. Write only the path, such as /docs-api.`]],
  [
    { ACCEPTED_TYPES: 'pdf' },
    [
      `ACCEPTED_TYPES "pdf" isn't a type. Write an extension such as .pdf, or a media type such as image/png or image/*.`,
    ],
  ],
  [
    { HOST_NAMES: 'https://a.example' },
    [
      `HOST_NAMES "https://a.example" isn't a host name. Write the name alone, such as documents.example.com.`,
    ],
  ],
  [
    { AUDIENCE: 'documents', JWKS_URL: 'https://login.example/keys', ROLES_CLAIM: 'roles' },
    [
      `AUDIENCE has no effect without ISSUER. Set ISSUER too, or remove it.`,
      `JWKS_URL has no effect without ISSUER. Set ISSUER too, or remove it.`,
      `ROLES_CLAIM has no effect without ISSUER. Set ISSUER too, or remove it.`,
    ],
  ],
  [
    { ISSUER: 'login.example', DEMO: '0' },
    [`ISSUER "login.example" isn't a web address. Write it whole, such as https://login.example.com/.`],
  ],
  [
    { ISSUER: 'https://login.example' },
    [
      `DEMO can't be on together with ISSUER: the demo has its own accounts.`,
      `AUDIENCE is missing. Set the audience that access tokens for this service name.`,
    ],
  ],
])('[START-1] %j is rejected', async ([environment, problems]) => {
  expect(await problemsOf(environment)).toEqual(problems);
});

test('[START-1] a signing key that cannot be read is reported', async () => {
  const folder = join(dataDir, 'unreadable');
  const key = join(folder, 'signing-key.json');
  await mkdir(key, { recursive: true });
  expect(await problemsOf({ DATA_DIR: folder })).toEqual([
    `DATA_DIR "${key}" can't be used (EISDIR). Choose another folder, or give this account the rights.`,
  ]);
});

test('[START-1] a data folder that cannot be created is rejected', async () => {
  const [problem] = await problemsOf({ DATA_DIR: '/sys/documents' });
  expect(problem).toMatch(/^DATA_DIR "\/sys\/documents" can't be used \(E[A-Z]+\)\./);
});

test('[START-1] a data folder with a file in place of one of its folders is rejected', async () => {
  const folder = join(dataDir, 'used');
  await mkdir(folder);
  await writeFile(join(folder, 'files'), '');
  const files = join(folder, 'files');
  expect(await problemsOf({ DATA_DIR: folder })).toEqual([`DATA_DIR "${files}" isn't a folder.`]);
});
