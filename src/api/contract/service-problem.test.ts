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
    '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
    '502 Bad Gateway',
  ],
  [
    'title and text',
    '<!doctype html><title>Error</title><h1>File &amp; <b>folder</b> too big</h1><p>x',
    'Error; File & folder too big x',
  ],
  ['the text where there is no title', '<p>Sorry,<br>no&nbsp;&bogus;</p>', 'Sorry, no &bogus;'],
  [
    'no scripts, styles and comments',
    '<style>p{}</style><!-- <p>no --><SCRIPT>if (a < b) "</p>"</SCRIPT ><p>Yes</p>',
    'Yes',
  ],
  ['nothing after 10000 characters', `<p>Yes${' '.repeat(10_000)}no</p>`, 'Yes'],
  [
    'markup that is escaped as text',
    '<p>&lt;img src=x onerror=alert(&quot;1&quot;)&gt;</p>',
    '<img src=x onerror=alert("1")>',
  ],
  ['XML', '<?xml version="1.0"?><Error><Code>TooLarge</Code><Message>No</Message></Error>', 'TooLarge No'],
])('[ANSWER-7] of a page it keeps %s', ([, page, words]) => {
  expect(readServiceProblem(502, page)).toEqual({ status: 502, words });
});

test('[ANSWER-1] a page that is built to be read slowly is read in a moment', () => {
  const before = performance.now();
  for (const part of ['<script ', '<title ', '<!-- ', '<', '&a']) {
    readServiceProblem(403, `<html>${part.repeat(200_000)}`);
  }
  expect(performance.now() - before).toBeLessThan(1000);
});

test.for<[string, string, string]>([
  [
    'nginx',
    '<html>\r\n<head><title>403 Forbidden</title></head>\r\n<body>\r\n<center><h1>403 Forbidden</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>',
    '403 Forbidden nginx',
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

test.for(['<Error><Code>AccessDenied</Code></Error>', '{"message":"<html>"}', 'Not <html>', ''])(
  '[ANSWER-7] a 4xx with %j is the service’s word',
  (body) => {
    expect(readServiceProblem(403, body)).not.toHaveProperty('isPage');
  },
);

test('[ANSWER-1] clips words and code', () => {
  const problem = readServiceProblem(
    500,
    JSON.stringify({ message: '😀'.repeat(500_000), code: 'c'.repeat(9999) }),
  );
  expect(problem.words?.length).toBeLessThanOrEqual(300);
  expect(problem.words).toMatch(/^(😀)+…$/u);
  expect(problem.code).toHaveLength(100);
});
