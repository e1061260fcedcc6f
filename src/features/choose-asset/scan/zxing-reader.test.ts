import { expect, test } from 'vitest';

import { drawCode, type Film } from '../../../../tests/fixtures/camera-film.ts';
import { createDecoder } from './zxing-reader.ts';

const gs = '\u001d';

/** Each kind of code, and its content as a reader sees it. */
const codes: readonly (readonly [Film, string])[] = [
  [
    { kind: 'qrcode', text: 'https://plant.invalid/assets/PRESS-0042' },
    'https://plant.invalid/assets/PRESS-0042',
  ],
  [{ kind: 'datamatrix', text: 'PRESS-0042' }, 'PRESS-0042'],
  [{ kind: 'code128', text: 'PRESS-0042' }, 'PRESS-0042'],
  [{ kind: 'gs1datamatrix', text: '(01)09521101530001(10)L7(21)A-7' }, `${gs}010952110153000110L7${gs}21A-7`],
  [{ kind: 'gs1-128', text: '(01)09521101530001(21)A-7' }, ']C1010952110153000121A-7'],
];
const looks = [
  {},
  { isInverted: true },
  { isDamaged: true },
  { isTilted: true },
  { isDark: true },
  { isDamaged: true, isDark: true },
  { isTurned: true },
  { isTurned: true, isDamaged: true },
  { isTurned: true, isTilted: true, isDark: true },
] as const;

const cases = codes.flatMap(([film, content]) =>
  looks.map((look) => [[film.kind, ...Object.keys(look)].join(' '), { ...film, ...look }, content] as const),
);

test.each(cases)('[CHOOSE-1] a code is read: %s', (_, film, content) => {
  const decode = createDecoder();
  const picture = drawCode(film);
  const seen = [decode(picture), decode(picture)];
  expect(seen[1]).toBe(content);
});

test('[PAGE-11] bars count only if two pictures in a row say the same', () => {
  const decode = createDecoder();
  const [one, other] = ['PRESS-0042', 'PRESS-0043'].map((text) => drawCode({ kind: 'code128', text }));
  const nothing = { ...one!, grey: new Uint8ClampedArray(one!.grey.length).fill(200) };
  expect([one!, other!, nothing, other!, other!].map(decode)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'PRESS-0043',
  ]);
});
