// Fuzzes the parser of service answers with responses of a service or a proxy before it.
import * as fc from 'fast-check';
import { test } from 'vitest';

import type { Receipt } from '#api/contract/receipt.ts';
import { ProblemError } from '#api/errors.ts';
import type { HttpAnswer } from '#api/request/read-answer.ts';
import { readAnswer } from '#api/request/read-answer.ts';

const requestUrlOf = 'https://service.example/v1/documents/assets/A';

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '\u202egpj.exe',
    'a\0b\u001b[31mc\r\nSet-Cookie: x=1',
    '\ud800',
    '__proto__',
    'x'.repeat(5000),
    `x${'😀'.repeat(5000)}`,
    '😀'.repeat(5000),
    '\u2066a\u2069b\u200f\u061c',
    'javascript:alert(1)',
  ),
);

/** Pieces of pages and JSON. */
const fragment = fc.constantFrom(
  ' ',
  ...'< > </ <!-- --> <script </script> <title> <h1 " = &lt; &# ; word {"message": "x"}'.split(' '),
);

const names =
  'data warningCode message extension document assetIds maintenanceIds id displayname filename category languages ' +
  'createdAt error errors detail title status code type error_description __proto__ constructor toString then';

/** JSON of any shape, with names of the interface at any position. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    fc.constantFrom(null, true, false, 0, -0, 1e308, 404, 'DuplicateDocument', '', [], {}),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom(...names.split(' ')), tie('json'), { maxKeys: 8, noNullPrototype: true }),
  ),
}));

const body = fc.oneof(
  { weight: 4, arbitrary: json.map((value) => JSON.stringify(value)) },
  hostileText,
  fc.array(fc.oneof(fragment, hostileText), { maxLength: 60 }).map((parts) => parts.join('')),
  hostileText.map((text) => `<!doctype html><title>${text}</title><h1>${text}</h1>`),
);
const status = fc.oneof(fc.constantFrom(200, 201, 202, 204, 301, 400, 401, 413, 500, 503), fc.nat(999));
const url = fc.oneof(
  { weight: 4, arbitrary: fc.constant(requestUrlOf) },
  fc.constantFrom('', `${requestUrlOf}#x`, 'https://evil.example/', 'about:blank'),
);
const retryAfter = fc.oneof(
  fc.constant(null),
  fc.constantFrom('3', '-1', '1e99', 'NaN', 'Wed, 21 Oct 2099 07:28:00 GMT'),
  hostileText,
);

const answer = fc.record({ status, url, body, retryAfter });

/** Text for people is one line without anything that is invisible or changes the reading direction. */
const isClean = (text = ''): boolean =>
  text.length <= 1000 && text === text.trim() && !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);

function isSound(receipt: Receipt, { status, url, body }: HttpAnswer): boolean {
  const texts = [receipt.message, receipt.document?.displayname, receipt.document?.filename];
  const isOfService = status >= 200 && status < 300 && url.split('#')[0] === requestUrlOf;
  const { data } = JSON.parse(body);
  const isEnvelope = typeof data === 'object' && data !== null;
  const isReported = receipt.kind === 'stored' || [data.warningCode].flat().includes('DuplicateDocument');
  return isOfService && isEnvelope && isReported && texts.every(isClean);
}

function isSoundError(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { problem } = error;
  if (problem.code !== 'http') return problem.code === 'contract';
  const { serviceCode, words, retryDelayMs = 0 } = problem;
  return isClean(serviceCode) && isClean(words) && retryDelayMs >= 0 && retryDelayMs <= 3_600_000;
}

function isReadWell(given: HttpAnswer): boolean {
  try {
    return isSound(readAnswer(given, { requestUrl: requestUrlOf, nowMs: 0 }), given);
  } catch (error) {
    return isSoundError(error);
  }
}

test('[ANSWER-1][ANSWER-4][ANSWER-6][ANSWER-7][ANSWER-9][REQUEST-12] any answer is a receipt or a known error', () => {
  fc.assert(fc.property(answer, isReadWell));
});
