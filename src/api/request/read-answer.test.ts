import { expect, test } from 'vitest';

import { readAnswer, type HttpAnswer } from './read-answer.ts';

const requestUrl = 'https://host.example/base/v1/documents/assets/A%2F1';

const createAnswer = (overrides: Partial<HttpAnswer> = {}): HttpAnswer => ({
  status: 200,
  url: requestUrl,
  body: '{"data":{}}',
  retryAfter: null,
  ...overrides,
});

const read = (answer: Partial<HttpAnswer>, requireEnvelope?: boolean) =>
  readAnswer(createAnswer(answer), { requestUrl, nowMs: 0, requireEnvelope });

test("[REQUEST-12] a fragment doesn't make it another address", () => {
  expect(read({ url: `${requestUrl}#x` })).toEqual({ kind: 'stored' });
});

test.for([
  '',
  'not an address',
  'https://host.example/base/v1/documents/assets/A/1',
  `${requestUrl}?x`,
  'http://host.example/base/v1/documents/assets/A%2F1',
])('[REQUEST-12] an answer from %o does not count', (url) => {
  expect(() => read({ url })).toThrow('redirected');
});

const withoutEnvelope = [
  '{}',
  '{"id":"doc-1"}',
  '{"message":"Unauthorized"}',
  '{"data":null}',
  '{"data":[]}',
];
const noEnvelope = [...withoutEnvelope, 'null', 'false', '[]', '5', '"stored"'];
const errorBodies = [
  '{"success":false}',
  '{"data":{"error":"x"}}',
  '{"data":{"status":500}}',
  '{"data":{"id":"doc-1"},"success":false}',
];

test.for(noEnvelope)('[ANSWER-6] %s does not say that the document is stored', (body) => {
  expect(() => read({ body })).toThrow('no-envelope');
});

test.for(errorBodies)('[ANSWER-6] %s reports an error, whatever the configuration accepts', (body) => {
  expect(() => read({ body }, true)).toThrow('reports-error');
  expect(() => read({ body }, false)).toThrow('reports-error');
});

test.for([201, 204])('[ANSWER-6] a %i without a body does not say that the document is stored', (status) => {
  expect(() => read({ status, body: ' ' })).toThrow('no-envelope');
});

const readBare = (answer: Partial<HttpAnswer>) => read(answer, false);

test('[ANSWER-6] without the envelope an object, or an empty 201 or 204, is accepted if configured', () => {
  for (const body of withoutEnvelope) expect(readBare({ body })).toMatchObject({ kind: 'stored' });
  expect(readBare({ status: 201, body: '' })).toEqual({ kind: 'stored' });
  expect(readBare({ status: 204, body: '' })).toEqual({ kind: 'stored' });
  expect(readBare({ body: '{"data":{"warningCode":"DuplicateDocument"}}' })).toMatchObject({
    kind: 'duplicate',
  });
  for (const body of ['null', 'false', '[]', '"stored"']) {
    expect(() => readBare({ body })).toThrow('no-envelope');
  }
  for (const body of ['', '<html></html>']) expect(() => readBare({ body })).toThrow('not-json');
});
