import { expect, test } from 'vitest';

import { localName } from './local-name.ts';

test.each([
  ['Drawing', 'de', 'Drawing'],
  [{ en: 'Drawing', de: 'Zeichnung' }, 'de', 'Zeichnung'],
  [{ en: 'Drawing', 'de-AT': 'Zeichnung' }, 'de', 'Zeichnung'],
  [{ en: 'Drawing', zh_CN: '图纸' }, 'zh-Hans', '图纸'],
  [{ de: 'Zeichnung', 'en-GB': 'Drawing' }, 'fr', 'Drawing'],
  [{ de: 'Zeichnung' }, 'fr', 'Zeichnung'],
  [{}, 'en', ''],
])('the name of %j in %s is %j', (name, locale, expected) => {
  expect(localName(name, locale)).toBe(expected);
});
