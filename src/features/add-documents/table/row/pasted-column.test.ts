import { expect, test } from 'vitest';

import { pastedColumn } from './row-fields.tsx';

test.each([
  ['one line', 'Pump manual', undefined],
  ['one cell of a sheet', 'Pump manual\r\n', undefined],
  ['lines with CRLF', 'One\r\nTwo\r\n', ['One', 'Two']],
  ['lines with LF', 'One\nTwo\nThree', ['One', 'Two', 'Three']],
  ['an empty cell between two', 'One\n\nThree\n', ['One', '', 'Three']],
  ['several columns', ' One \tA\nTwo\tB', ['One', 'Two']],
])('a pasted text is a column if it has several lines: %s', (_, text, names) => {
  expect(pastedColumn(text)).toEqual(names);
});
