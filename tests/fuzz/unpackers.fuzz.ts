// Mutants of sound archives, read by the unpackers of this machine: unzip, 7-Zip, bsdtar, Python and Java.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { runCampaign, type Unexplained } from '../unpackers/campaign.ts';

/** `npm test` takes a few, always the same; `npm run fuzz` takes others each time, and records the result. */
const { FUZZ_MUTANTS, FUZZ_SEED = '1' } = process.env;
const results = join(import.meta.dirname, 'unpackers.results.json');
const cache = resolve('node_modules/.cache/fuzz');

function saveArchive({ archive }: Unexplained, at: number): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, `unexplained-${at}.zip`), Buffer.from(archive, 'base64'));
}

test('every unpacker reads an accepted archive the same, except for recorded differences', async () => {
  const { unexplained, ...figures } = await runCampaign(Number(FUZZ_SEED), Number(FUZZ_MUTANTS ?? 40));
  unexplained.forEach(saveArchive);
  if (FUZZ_MUTANTS !== undefined) {
    const lines = JSON.stringify({ ...figures, unexplained: unexplained.length }, undefined, 2);
    writeFileSync(results, `${lines}\n`);
  }
  expect(unexplained).toEqual([]);
});
