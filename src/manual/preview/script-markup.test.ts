import { expect, test } from 'vitest';

import { inlineScripts, isScriptType, unclosedScriptAt } from './script-markup.ts';

test.each([
  ['<script>a</script>', ['', 'a']],
  ['<SCRIPT type="x>y">a<b</Script >', [' type="x>y"', 'a<b']],
  ['<script>\na\n</script>', ['', '\na\n']],
])('[PREVIEW-7] an inline script is found: %s', (text, found) => {
  expect([...text.matchAll(inlineScripts)].map(([, ...rest]) => rest)).toEqual([found]);
});

test.each([
  ['<p>', 3],
  ['<p><script>', 3],
  ['<script></script><script src=x>a', 17],
  ['<script></script>', 17],
])('[PREVIEW-7] a script without an end begins at: %s', (text, at) => {
  expect(unclosedScriptAt(text)).toBe(at);
});

test.each([undefined, '', 'module', 'text/javascript', ' Application/X-JavaScript ', 'text/jscript'])(
  '[PREVIEW-7] a browser runs %s',
  (type) => expect(isScriptType(type)).toBe(true),
);

test.each(['text/template', 'application/json', 'importmap', 'speculationrules', 'text/javascript;x'])(
  '[PREVIEW-7] a browser does not run %s',
  (type) => expect(isScriptType(type)).toBe(false),
);
