import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { ProblemError } from '../errors.ts';
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
  '{"ok":false}',
  '{"status":"error"}',
  '{"statusCode":500}',
  '{"code":401}',
  '{"exception":"x"}',
  '{"fault":{}}',
  '{"data":{"error":"x"}}',
  '{"data":{"status":500}}',
  '{"data":{"id":"doc-1"},"success":false}',
];

test.for(noEnvelope)('[ANSWER-6] %s does not say that the document is stored', (body) => {
  expect(() => read({ body })).toThrow('no-envelope');
});

test.for(errorBodies)('[ANSWER-6] %s reports an error, whatever the configuration accepts', (body) => {
  expect(() => read({ body }, true)).toThrow('speaks-of-error');
  expect(() => read({ body }, false)).toThrow('speaks-of-error');
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

const honestBody = fc.constantFrom(
  '{"data":{"id":"doc-1"}}',
  '{"data":{"warningCode":"DuplicateDocument","extension":{"assetIds":["A"]}}}',
  '{"data":{}}',
);
const brokenBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '<html></html>',
    '{"error":"no"}',
    '{"errors":[1]}',
    ...noEnvelope,
    ...errorBodies,
    '{"data"',
  ),
  fc.tuple(honestBody, fc.nat(70)).map(([body, length]) => body.slice(0, length)),
  fc.string(),
  fc.json(),
);
const anyAnswer = fc.record({
  status: fc.oneof(
    fc.constantFrom(200, 201, 202, 204, 206, 300, 401, 500),
    fc.integer({ min: 100, max: 599 }),
  ),
  url: fc.oneof({ weight: 4, arbitrary: fc.constant(requestUrl) }, fc.webUrl(), fc.string()),
  body: fc.oneof(honestBody, brokenBody),
  retryAfter: fc.oneof(fc.constant(null), fc.string()),
});

const isEnvelopeWithoutError = (body: string): boolean => {
  try {
    const json = JSON.parse(body);
    const { data } = json;
    return isObject(data) && [json, data].every(({ error, status }) => !error && status !== 500);
  } catch {
    return false;
  }
};
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function outcomeOf(answer: HttpAnswer): 'receipt' | 'transport-error' | 'defect' {
  try {
    read(answer);
    return 'receipt';
  } catch (error) {
    return error instanceof ProblemError ? 'transport-error' : 'defect';
  }
}

test('[ANSWER-6] of any answer, only the envelope is a receipt', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const outcome = outcomeOf(answer);
      expect(['receipt', 'transport-error']).toContain(outcome);
      const mayBeReceipt =
        answer.url === requestUrl &&
        answer.status >= 200 &&
        answer.status < 300 &&
        isEnvelopeWithoutError(answer.body);
      expect(outcome === 'transport-error' || mayBeReceipt).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
