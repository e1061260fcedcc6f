import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import { longPages } from '../../../tests/fixtures/long-pages.ts';
import { page } from '../../../tests/support/archives/repair-files.ts';
import { planRepair } from './plan-repair.ts';

const textsAt = (count: number) => [{ entry: 'index.html', places: count }];

const many = (count: number, written: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => written(at)).join(' ');

/** Tags with so many wrong links that checking all of them for each tag takes minutes. */
const wrongTags: readonly (readonly [what: string, body: string, places: number])[] = [
  ['candidates in a srcset', `<img srcset="${many(20_000, (at) => `B.html?${at} 1x,`)}">`, 20_000],
  ['addresses in a style', `<p style="${many(20_000, (at) => `a: url(B.html?${at});`)}">`, 20_000],
  ['attributes next to a link', `<a ${many(200_000, (at) => `a${at}=1`)} href="B.html">`, 1],
  ['characters as references', `<a href="B.html?${'&uuml;'.repeat(400_000)}">`, 1],
];

test.each([...wrongTags, ...longPages.map(([what, body]) => [what, body, 0] as const)])(
  '[REPAIR-2] the repair of a page with very many %s is planned in time',
  async (_, body, places) => {
    const file = zipFile([
      { name: 'index.html', data: `<head><title>ü</title><a href="B.html">b</a>${body}` },
      { name: 'b.html', data: page('') },
    ]);
    const { items } = await planRepair(file, await inspectArchive(file), {
      scheduling: uninterruptedScheduling,
    });
    expect(items).toContainEqual({ kind: 'correct-case', texts: textsAt(1 + places) });
  },
);
