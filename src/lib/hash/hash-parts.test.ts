import { expect, test } from 'vitest';

import { fail, ok } from '#lib/result.ts';

import { hashParts } from './hash-parts.ts';
import type { Hasher } from './hasher.ts';
import { nativeBytes } from './native-bytes.ts';

/** The first letter instead of a hash; none for `!`, and for what is too long for the browser's digest. */
const hash: Hasher['hash'] = async (part) => {
  const first = await part.slice(0, 1).text();
  if (part.size > nativeBytes) return fail({ code: 'unavailable' });
  return first === '!' ? fail({ code: 'unreadable' }) : ok(first);
};

test.for([
  [['a', 'b', 'c'], 'a,b,c'],
  [['a', '!', 'c'], undefined],
  [[], ''],
] as const)(
  '[UPLOAD-80] a file of parts %j, each hashed by the browser, is %s',
  async ([letters, result]) => {
    const file = new Blob(letters.map((letter) => letter.padEnd(nativeBytes, '.')));
    const { signal } = new AbortController();
    expect(await hashParts({ hash }, file, { signal })).toBe(result);
  },
);
