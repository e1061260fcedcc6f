import { expect, test } from 'vitest';

import { bytesOf } from '../../tests/fixtures/build-zip.ts';
import { decodeText } from './decode-text.ts';

type Kind = Parameters<typeof decodeText>[1];

/** One byte per character. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.for<[string, readonly number[], string, string, object]>([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x41], 'A', 'utf-8', {}],
  ['UTF-8 with a fault', [0xef, 0xbb, 0xbf, 0xe4], '\ufffd', 'utf-8', { fault: 'undecodable' }],
  ['UTF-16 from the large end', [0xfe, 0xff, 0, 0x41], 'A', 'utf-16be', {}],
  ['UTF-16 from the small end', [0xff, 0xfe, 0x41, 0], 'A', 'utf-16le', {}],
  ['half a UTF-16 character', [0xff, 0xfe, 0x41], '\ufffd', 'utf-16le', { fault: 'undecodable' }],
])('a byte order mark declares: %s', ([, bytes, text, encoding, fault]) => {
  for (const kind of ['html', 'script'] as const) {
    const decoded = decodeText(Uint8Array.from(bytes), kind);
    expect(decoded).toStrictEqual({ text, encoding, isDeclared: true, isAscii: false, ...fault });
  }
});

test.for<[Kind, string, string, string, boolean, object]>([
  ['html', 'a', 'a', 'utf-8', true, {}],
  ['html', 'Ma\xc3\x9fe', 'Maße', 'utf-8', false, {}],
  ['html', 'Ma\xdfe', 'Maße', 'windows-1252', false, {}],
  ['xml', 'Ma\xdfe', 'Ma\ufffde', 'utf-8', false, { fault: 'undecodable' }],
  ['css', 'Ma\xdfe', 'Ma\ufffde', 'utf-8', false, { fault: 'undecodable' }],
])('%s without a declaration: %j', ([kind, bytes, text, encoding, isAscii, fault]) => {
  expect(decodeText(latin(bytes), kind)).toStrictEqual({
    text,
    encoding,
    isDeclared: false,
    isAscii,
    ...fault,
  });
});

const content = (value: string, equiv = 'Content-Type'): string =>
  `<meta http-equiv="${equiv}" content="${value}">`;

test.each<[Kind, string, string | undefined]>([
  ['html', '<meta charset="ISO-8859-2">', 'iso-8859-2'],
  // The standard decodes them as windows-1252 and UTF-8 (Encoding standard 4.2, HTML standard 13.2.3.2).
  ['html', '<meta charset=iso-8859-1>', 'windows-1252'],
  ['html', '<meta charset=utf-16>', 'utf-8'],
  ['html', '<meta charset=nonsense><meta charset=koi8-r>', 'koi8-r'],
  ['html', '<meta name=a><p charset=koi8-r>', undefined],
  ['html', content('text/html; charset=koi8-r'), 'koi8-r'],
  ['html', content("text/html;CHARSET = 'koi8-r'", 'CONTENT-type'), 'koi8-r'],
  ['html', content('charset=  koi8-r;x').replaceAll('"', "'"), 'koi8-r'],
  ['html', '<meta http-equiv=content-type content=\'charset=" koi8-r"x\'>', 'koi8-r'],
  ['html', content('text/html'), undefined],
  ['html', content('charset=koi8-r', 'refresh'), undefined],
  ['html', '<meta content="charset=koi8-r">', undefined],
  ['html', '<?xml version="1.0" encoding="koi8-r"?>', undefined],
  ['xml', '<?xml version="1.0" encoding="koi8-r"?>', 'koi8-r'],
  ['xml', "<?xml\nencoding = 'KOI8-R' ?>", 'koi8-r'],
  ['xml', '<?xml version="1.0"><a encoding="koi8-r"/>', undefined],
  ['xml', ' <?xml encoding="koi8-r"?>', undefined],
  ['xml', '<?xml encoding="koi 8"?>', undefined],
  ['xml', '<meta charset="koi8-r"/>', undefined],
  ['css', '@charset "koi8-r";', 'koi8-r'],
  ['css', ' @charset "koi8-r";', undefined],
  ['css', "@charset 'koi8-r';", undefined],
  ['css', '@charset "koi8-r" ;', undefined],
  ['script', '@charset "koi8-r";', undefined],
])('the declaration in %s is: %s', (kind, text, encoding) => {
  expect(decodeText(bytesOf(text), kind)).toStrictEqual({
    text,
    encoding: encoding ?? 'utf-8',
    isDeclared: encoding !== undefined,
    isAscii: true,
  });
});

test('a declaration counts within the first 1,024 bytes', () => {
  const declaration = '<meta charset=koi8-r>';
  const encodingBehind = (spaces: number): string =>
    decodeText(bytesOf(' '.repeat(spaces) + declaration), 'html').encoding;
  expect(encodingBehind(1024 - declaration.length)).toBe('koi8-r');
  expect(encodingBehind(1025 - declaration.length)).toBe('utf-8');
});

const meta = (charset: string): string => `<meta charset=${charset}>`;

test.for<[string, Uint8Array, string, string, object]>([
  ['koi8-r', latin(`${meta('koi8-r')}\xe4`), `${meta('koi8-r')}Д`, 'koi8-r', {}],
  ['latin1', bytesOf(`${meta('latin1')}ä`), `${meta('latin1')}Ã¤`, 'windows-1252', { fault: 'really-utf-8' }],
  ['utf-8', bytesOf(`${meta('utf-8')}ä`), `${meta('utf-8')}ä`, 'utf-8', {}],
  // A first byte of two without its second.
  [
    'shift_jis',
    latin(`${meta('shift_jis')}\x81`),
    `${meta('shift_jis')}\ufffd`,
    'shift_jis',
    { fault: 'undecodable' },
  ],
  ['latin1, after a byte order mark', bytesOf(`\ufeff${meta('latin1')}ä`), `${meta('latin1')}ä`, 'utf-8', {}],
])('the declared encoding is used, even if it is wrong: %s', ([, bytes, text, encoding, fault]) => {
  const decoded = decodeText(bytes, 'html');
  expect(decoded).toStrictEqual({ text, encoding, isDeclared: true, isAscii: false, ...fault });
});
