import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readServiceProblem } from './service-problem.ts';

test.for<[string, unknown, { code?: string; words?: string }]>([
  [
    'problem+json',
    { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Asset is locked' },
    { words: 'Asset is locked' },
  ],
  [
    'problem+json with a type',
    { type: 'urn:problem:locked', title: 'Locked' },
    { code: 'urn:problem:locked', words: 'Locked' },
  ],
  ['a message', { message: 'No such asset' }, { words: 'No such asset' }],
  ['a text as error', { error: 'Bad request' }, { words: 'Bad request' }],
  ['an error object', { error: { message: 'Too big', code: 'LIMIT' } }, { code: 'LIMIT', words: 'Too big' }],
  [
    'an error with a number as code',
    { error: { message: 'Too big', code: 4711 } },
    { code: '4711', words: 'Too big' },
  ],
  ['an error inside data', { data: { message: 'Inside', code: 'X' } }, { code: 'X', words: 'Inside' }],
  ['a list of texts', { errors: ['one', 'two', 'one'] }, { words: 'one; two' }],
  [
    'a list of objects',
    { errors: [{ message: 'missing', field: 'categoryId' }, { message: 'alone' }] },
    { words: 'categoryId: missing; alone' },
  ],
  ['an object that only names a place', { errors: [{ field: 'categoryId' }, 7] }, { words: 'categoryId' }],
  ['five of a list', { errors: ['1', '2', '3', '4', '5', '6'] }, { words: '1; 2; 3; 4; 5' }],
  ['a text by field', { errors: { a: 'is empty' } }, { words: 'a: is empty' }],
  ['only the texts of lists by field', { errors: { a: [1, 'x', null], b: [2], c: 3 } }, { words: 'a: x' }],
  [
    'five fields',
    { errors: { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6' } },
    { words: 'a: 1; b: 2; c: 3; d: 4; e: 5' },
  ],
  ['no error nested three deep', { error: { error: { message: 'deep' } } }, {}],
  ['a message and its list', { message: 'Invalid', errors: ['one'] }, { words: 'Invalid; one' }],
  [
    'lists by field',
    { title: 'Invalid', errors: { displayname: ['is empty', 'is short'] } },
    { words: 'Invalid; displayname: is empty, is short' },
  ],
  [
    'OAuth',
    { error: 'invalid_token', error_description: 'Expired' },
    { code: 'invalid_token', words: 'Expired' },
  ],
  [
    'Spring',
    { timestamp: 1, status: 400, error: 'Bad Request', message: 'No file', path: '/v1' },
    { words: 'No file' },
  ],
  ['a bare text', 'Just words', { words: 'Just words' }],
  ['a list on top', [{ message: 'first' }], { words: 'first' }],
  ['null', null, {}],
  ['fields of other types', { message: 5, error: [], errors: 7, code: {} }, {}],
])('[ANSWER-7] reads %s', ([, json, expected]) => {
  expect(readServiceProblem(400, JSON.stringify(json))).toEqual({ status: 400, ...expected });
});

test.for<[string, string, string | undefined]>([
  ['nothing', '', undefined],
  ['white space', ' \r\n ', undefined],
  ['text', 'upstream  connect\nerror', 'upstream connect error'],
  ['JSON that stops in the middle', '{"message":"No', '{"message":"No'],
  ['text that looks like a page only later', 'a <h1>b</h1>', 'a <h1>b</h1>'],
  ['text with controls', 'a\u0000b\u202Ec', 'abc'],
])('[ANSWER-7] reads %s', ([, body, words]) => {
  expect(readServiceProblem(502, body)).toEqual({ status: 502, words });
});

test.for<[string, string, string | undefined]>([
  [
    'equal title and heading once',
    '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr>nginx</body></html>',
    '502 Bad Gateway',
  ],
  [
    'title and heading',
    '<!doctype html><title>Error</title><h1>File &amp; <b>folder</b> too big</h1><p>x',
    'Error; File & folder too big',
  ],
  ['the text where there is neither', '<p>Sorry,<br>no &uuml;ber&#x20;&#49;</p>', 'Sorry, no über 1'],
  [
    'no scripts, styles and comments',
    '<style>p{}</style><!-- <p>no --><SCRIPT>if (a < b) "</p>"</SCRIPT ><p title="a > b">Yes</p>',
    'Yes',
  ],
  ['a page behind white space', ' \n<h1>No</h1>', 'No'],
  ['the title alone, not what follows it', '<title>No</title>more', 'No'],
  ['a heading that has no end', '<p>a</p><h1>No', 'No'],
  ['adjacent elements without a space as one word', '<p>w<b>or</b>d</p><p>x</p>', 'word x'],
  ['what stands behind a quoted angle', `<p title='a > b'>Yes<p title = "a>b">, yes`, 'Yes , yes'],
  ['what stands behind a lone quote', `<p a"b>Yes<p title=x">, yes`, 'Yes , yes'],
  ['what stands behind a quote in a quote', `<p title="it's > it">Yes`, 'Yes'],
  ['nothing of a comment with an angle', '<p>Yes<!-- a > b -->, yes', 'Yes , yes'],
  ['nothing of an unclosed comment', '<p>Yes<!-- a > b', 'Yes'],
  ['nothing of a declaration', '<!DOCTYPE a b><?xml c?>Yes', 'Yes'],
  ['nothing of a script, whatever it ends', '<script>a</b></scripts>c</script>Yes', 'Yes'],
  ['nothing after 65536 characters', `<p>${'x '.repeat(32_766)}</p><h1>late</h1>`, `${'x '.repeat(149)}x…`],
  ['nothing after an unclosed script', '<p>Yes</p><script>alert(1)', 'Yes'],
  [
    'markup that is escaped as text',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    '<img src=x onerror=alert(1)>',
  ],
  ['a lone angle as text', '<p>3 < 4 and <3', '3 < 4 and <3'],
  ['XML', '<?xml version="1.0"?><Error><Code>TooLarge</Code><Message>No</Message></Error>', 'TooLarge No'],
  ['unknown entities as they are', '<p>&bogus; &#1114112;', '&bogus; &#1114112;'],
  ['a tag that never ends', '<p>Text<a href="', 'Text'],
])('[ANSWER-8] of a page it keeps %s', ([, page, words]) => {
  expect(readServiceProblem(502, page)).toEqual({ status: 502, words });
});

test.for<[string, string, string]>([
  [
    'nginx',
    '<html>\r\n<head><title>403 Forbidden</title></head>\r\n<body>\r\n<center><h1>403 Forbidden</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>',
    '403 Forbidden; nginx',
  ],
  [
    'F5',
    '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Your support ID is: 4711</body></html>',
    'Request Rejected; The requested URL was rejected. Your support ID is: 4711',
  ],
  [
    'a filter behind an XML declaration and a comment',
    '\uFEFF<?xml version="1.0"?>\n<!-- IE --><!DOCTYPE html PUBLIC "x"><html><title>Access denied</title><h1>Denied</h1>',
    'Access denied; Denied',
  ],
  ['a bare heading', '<h1>Blocked</h1>', 'Blocked'],
])('[ANSWER-7] a 4xx with the page of %s is not the service’s word', ([, page, words]) => {
  expect(readServiceProblem(403, page)).toEqual({ status: 403, words, isPage: true });
  expect(readServiceProblem(502, page)).not.toHaveProperty('isPage');
});

test.for([
  '<title>413 Request Entity Too Large</title><h1>413</h1>',
  '<title>413</title><h1>413 Request Entity Too Large</h1>',
])('[ANSWER-7] %s says it once', (page) => {
  expect(readServiceProblem(413, page).words).toBe('413 Request Entity Too Large');
});

test.for(['<Error><Code>AccessDenied</Code></Error>', '{"message":"<html>"}', 'Not <html>', ''])(
  '[ANSWER-7] a 4xx with %j is the service’s word',
  (body) => {
    expect(readServiceProblem(403, body)).not.toHaveProperty('isPage');
  },
);

test('[ANSWER-3] clips words and code', () => {
  const problem = readServiceProblem(
    500,
    JSON.stringify({ message: '😀'.repeat(500_000), code: 'c'.repeat(9999) }),
  );
  expect(problem.words?.length).toBeLessThanOrEqual(300);
  expect(problem.words).toMatch(/^(😀)+…$/u);
  expect(problem.code).toHaveLength(100);
});

const fragments = fc.constantFrom(
  '<',
  '>',
  '</',
  '<!--',
  '-->',
  '<script',
  '</script>',
  '<title>',
  '<h1',
  '"',
  "'",
  '=',
  ' ',
  '&',
  '&lt;',
  '&#',
  ';',
  'word',
  '{"message":',
  '"x"}',
  '\u202E',
  '\u0000',
);
const anyShape = fc.record(
  {
    message: fc.anything(),
    detail: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    error: fc.oneof(fc.string(), fc.record({ message: fc.anything(), code: fc.anything() }), fc.anything()),
    errors: fc.oneof(
      fc.array(fc.oneof(fc.string(), fc.record({ field: fc.anything(), message: fc.anything() }))),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
);
const anyBody = fc.oneof(
  fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
  anyShape.map(
    (shape) => JSON.stringify(shape, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)) ?? '',
  ),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

test('[ANSWER-10] reads any body into clean words of bounded length', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const { words = 'none', code = 'none' } = readServiceProblem(500, body);
      expect(words.length).toBeLessThanOrEqual(300);
      expect(words + code).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(words).toBe(words.trim());
    }),
    { numRuns: 2000 },
  );
});
