import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isContractError, isHttpError } from './errors.ts';
import type { Answer } from './post-multipart.ts';
import { readAnswer } from './read-answer.ts';

const asked = 'https://host.example/base/v1/documents/assets/A%2F1';

const createAnswer = (overrides: Partial<Answer> = {}): Answer => ({
  status: 200,
  url: asked,
  body: '{"data":{}}',
  retryAfter: null,
  ...overrides,
});

test('[S13] a fragment does not make another address', () => {
  expect(readAnswer(createAnswer({ url: `${asked}#x` }), asked, 0)).toEqual({ kind: 'stored' });
});

test.for([
  '',
  'not an address',
  'https://host.example/base/v1/documents/assets/A/1',
  `${asked}?x`,
  'http://host.example/base/v1/documents/assets/A%2F1',
])('[S13] an answer from %o is none', (url) => {
  expect(() => readAnswer(createAnswer({ url }), asked, 0)).toThrow('redirected');
});

const honestBody = fc.constantFrom(
  '{"data":{"id":"doc-1"}}',
  '{"data":{"warningCode":"DuplicateDocument","extension":{"assetIds":["A"]}}}',
  '{}',
);
const brokenBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '<html></html>',
    '{"error":"no"}',
    '{"errors":[1]}',
    '{"status":500}',
    'null',
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
  url: fc.oneof({ weight: 4, arbitrary: fc.constant(asked) }, fc.webUrl(), fc.string()),
  body: fc.oneof(honestBody, brokenBody),
  retryAfter: fc.oneof(fc.constant(null), fc.string()),
});

const isJsonWithoutError = (body: string): boolean => {
  try {
    const json = JSON.parse(body) as { error?: unknown; errors?: unknown; status?: unknown } | null;
    return !json?.error && !(Array.isArray(json?.errors) && json.errors.length > 0) && json?.status !== 500;
  } catch {
    return false;
  }
};

function outcomeOf(answer: Answer): 'receipt' | 'transport-error' | 'defect' {
  try {
    readAnswer(answer, asked, 0);
    return 'receipt';
  } catch (error) {
    return isHttpError(error) || isContractError(error) ? 'transport-error' : 'defect';
  }
}

test('[R6] whatever comes back, only the real thing is a receipt', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const outcome = outcomeOf(answer);
      expect(['receipt', 'transport-error']).toContain(outcome);
      const isEmptySuccess = [201, 204].includes(answer.status) && answer.body.trim() === '';
      const mayBeReceipt =
        answer.url === asked &&
        answer.status >= 200 &&
        answer.status < 300 &&
        (isEmptySuccess || isJsonWithoutError(answer.body));
      expect(outcome === 'transport-error' || mayBeReceipt).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
