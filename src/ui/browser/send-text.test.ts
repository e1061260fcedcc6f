import { expect, test } from 'vitest';

import { mailAddress } from './send-text.ts';

test('a mail has the title as its subject and the text as its body', () => {
  expect(mailAddress('A: 1 & 2', 'A: 1 & 2\nb')).toBe(
    'mailto:?subject=A%3A%201%20%26%202&body=A%3A%201%20%26%202%0D%0Ab%0D%0A',
  );
});

test('a mail has only the first lines of a long text, whole ones, within what mail programs get', () => {
  const address = mailAddress('T', Array.from({ length: 200 }, (_, line) => `Drawing ${line}`).join('\n'));
  expect(address.length).toBeLessThan(2048);
  expect(decodeURIComponent(address)).toMatch(/\r\nDrawing \d+\r\n…$/);
});
