import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSettings } from './settings.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('[START-1] settings are read; an unset or empty one has a default', async () => {
  expect(await readSettings({ CORS_ORIGINS: ' ' }, dataDir)).toEqual({ options: { allowedOrigins: [] } });
  const given = {
    CORS_ORIGINS: 'https://app.example, http://localhost:5173',
    TOKEN_SECONDS: '5',
    MAX_FILE_SIZE_BYTES: '1000',
  };
  expect(await readSettings(given, dataDir)).toEqual({
    options: {
      allowedOrigins: ['https://app.example', 'http://localhost:5173'],
      tokenLifetimeSeconds: 5,
      maxFileSizeBytes: 1000,
    },
  });
});

test.for(['*', 'app.example', 'https://app.example/', 'ftp://app.example', 'null', ','])(
  '[START-1] %s is no list of origins',
  async (origins) => {
    const given = { CORS_ORIGINS: origins, TOKEN_SECONDS: '1.5' };
    expect(await readSettings(given, dataDir)).toEqual({
      problems: [
        "CORS_ORIGINS isn't a list of origins such as https://app.example.",
        "TOKEN_SECONDS isn't a whole number.",
      ],
    });
  },
);

test('[START-1] a data folder that cannot be used is reported', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  expect(await readSettings({}, file)).toEqual({
    problems: [
      `DATA_DIR "${file}" can't be used (EEXIST). Choose another folder, or give this account the rights.`,
    ],
  });
});
