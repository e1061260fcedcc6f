import { expect, test } from 'vitest';

import { extensionOf } from './extension.ts';

test.for<[string, string]>([
  ['a/b/c.d.TXT', 'txt'],
  ['a.b/c', ''],
  ['.htaccess', 'htaccess'],
  ['a.', ''],
  ['a/', ''],
  ['', ''],
])('%j has the extension %j', ([path, extension]) => {
  expect(extensionOf(path)).toBe(extension);
});
