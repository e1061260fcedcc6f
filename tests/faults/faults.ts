import { appendFile, open, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect } from '@playwright/test';

import type { Injection } from './chaos-proxy.ts';
import type { Fault, FaultKind, Scene } from './fault.ts';
import {
  breakBody,
  changeAnswer,
  dripAnswer,
  keepSilent,
  loseAnswer,
  loseRequest,
  midway,
  rejectExchange,
  reply,
  stallAnswer,
  stallBody,
  withAnswerHeaders,
  withBody,
} from './injections.ts';

/** Larger than the buffers of the system, so that the browser is still sending when the fault is injected. */
const longBytes = 16_000_000;

const anywhere = (): number => Math.random();

const of =
  (kind: FaultKind, common: Partial<Fault> = {}) =>
  (id: string, does: string, more: Partial<Fault>): Fault => ({
    id,
    does,
    kind,
    ...common,
    ...more,
  });

const noConnection = /Can’t reach the service\. Retrying automatically/;
const unconfirmed = /hasn’t confirmed yet that the document is stored\. Retrying/;
const busy = /The service is busy\. Retrying/;

const connection = of('connection', { wordsBefore: noConnection, mayBeSilent: true });
const connectionFaults: readonly Fault[] = [
  connection('refused', 'no server listens at first', {
    mayBeSilent: false,
    arrange: async ({ proxy }) => proxy.down(),
    meanwhile: async ({ proxy, untilRequestFailed }) => {
      await untilRequestFailed();
      await proxy.up();
    },
  }),
  connection('reset-before', 'RST before anything is read', { injection: rejectExchange('reset') }),
  connection('fin-before', 'FIN before anything is read', { injection: rejectExchange('fin') }),
  connection('reset-head', 'RST after the head', { injection: breakBody(0, 'reset') }),
  connection('reset-10', 'RST after 10 % of the body', { injection: breakBody(0.1, 'reset') }),
  connection('reset-50', 'RST after half of the body', { injection: breakBody(0.5, 'reset') }),
  connection('reset-99', 'RST after 99 % of the body', { injection: breakBody(0.99, 'reset') }),
  connection('reset-anywhere', 'RST somewhere, four times', {
    injection: breakBody(anywhere, 'reset'),
    times: 4,
  }),
  connection('reset-long', 'RST after half of a body of 16 MB', {
    injection: breakBody(0.5, 'reset'),
    fileBytes: longBytes,
  }),
  connection('fin-50', 'FIN after half of the body', { injection: breakBody(0.5, 'fin') }),
  connection('fin-99', 'FIN after 99 % of the body', { injection: breakBody(0.99, 'fin') }),
  connection('reset-after', 'RST after the body, which the service never got', {
    injection: loseRequest('reset'),
  }),
  connection('fin-after', 'FIN after the body, which the service never got', {
    injection: loseRequest('fin'),
  }),
  connection('reset-fresh', 'RST after half of the body, on fresh connections', {
    mayBeSilent: false,
    injection: breakBody(0.5, 'reset'),
    line: { keepsAlive: false },
  }),
];

const lost = of('lost answer', { wordsBefore: noConnection, mayBeSilent: true });
const lostAnswers: readonly Fault[] = [
  lost('lost-reset', 'stored, answer lost by RST, kept-alive connection', { injection: loseAnswer('reset') }),
  lost('lost-fin', 'stored, answer lost by FIN, kept-alive connection', { injection: loseAnswer('fin') }),
  lost('lost-once', 'stored, answer lost once', { injection: loseAnswer('reset'), times: 1 }),
  lost('lost-fresh', 'stored, answer lost, fresh connections', {
    injection: loseAnswer('reset'),
    line: { keepsAlive: false },
    mayBeSilent: false,
  }),
  lost('lost-idle-4', 'stored, answer lost, 4 idle connections', {
    injection: loseAnswer('reset'),
    idleSockets: 4,
  }),
  lost('lost-idle-6', 'stored, answer lost 8 times, 6 idle connections', {
    injection: loseAnswer('fin'),
    times: 8,
    idleSockets: 6,
  }),
];

const broken = of('broken answer');
const chunked = withAnswerHeaders(() => ({ 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }));
const brokenAnswers: readonly Fault[] = [
  broken('cut-head', 'stored, answer cut in its head', {
    wordsBefore: noConnection,
    mayBeSilent: true,
    injection: changeAnswer((head) => head.slice(0, 20), 'reset'),
  }),
  broken('cut-body', 'stored, answer cut in its body', {
    injection: changeAnswer((head, body) => `${head}\r\n\r\n${body.slice(0, 40)}`, 'fin'),
    wordsBefore: unconfirmed,
  }),
  broken('length-too-long', 'stored, Content-Length beyond the body', {
    injection: changeAnswer(
      withAnswerHeaders((body) => ({ 'Content-Length': String(Buffer.byteLength(body) + 50) })),
      'fin',
    ),
    wordsBefore: unconfirmed,
  }),
  broken('chunks-without-end', 'stored, chunked answer without its last chunk', {
    injection: changeAnswer((head, body) => {
      const size = Buffer.byteLength(body).toString(16);
      return chunked(head, '').concat(`${size}\r\n${body}\r\n`);
    }, 'fin'),
    wordsBefore: unconfirmed,
  }),
  broken('json-cut', 'stored, JSON cut with the right length', {
    injection: changeAnswer(withBody((body) => body.slice(0, -30))),
    wordsBefore: unconfirmed,
  }),
  broken('empty-200', 'stored, 200 with an empty body', {
    injection: changeAnswer((head) => withBody(() => '')(head.replace(/ 20\d .*/, ' 200 OK'), '')),
    wordsBefore: unconfirmed,
  }),
];

const patience = { stallSeconds: 2, answerSeconds: 2 };
const slow = of('slow or silent');
const slowFaults: readonly Fault[] = [
  slow('stall-body', 'nothing is read after 10 % of 16 MB', {
    injection: stallBody(0.1),
    fileBytes: longBytes,
    config: patience,
    wordsBefore: noConnection,
  }),
  slow('stall-start', 'accepted, and nothing is read of 16 MB', {
    injection: ({ untilGone }) => untilGone(),
    fileBytes: longBytes,
    config: patience,
    wordsBefore: noConnection,
  }),
  slow('silent', 'stored, and no answer', {
    injection: keepSilent,
    config: patience,
    wordsBefore: unconfirmed,
  }),
  slow('stall-answer', 'stored, the answer stops in its body', {
    injection: stallAnswer,
    config: patience,
    wordsBefore: unconfirmed,
  }),
  slow('drip-answer', 'the answer comes in crumbs', { injection: dripAnswer, posts: 1 }),
  slow('slow-link', '1 MB at 300 kB/s', {
    fileBytes: 1_000_000,
    line: { bytesPerSecond: 300_000 },
    posts: 1,
  }),
  slow('slow-loss', 'RST after half of 1 MB at 300 kB/s', {
    wordsBefore: noConnection,
    mayBeSilent: true,
    injection: breakBody(0.5, 'reset'),
    fileBytes: 1_000_000,
    line: { bytesPerSecond: 300_000 },
  }),
  slow('latency', 'every request and answer takes 700 ms more', { line: { latencyMs: 700 }, posts: 1 }),
];

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${title}</body></html>`;
const other = of('answer of something else', { wordsBefore: unconfirmed });
const otherAnswers: readonly Fault[] = [
  other('html-200', 'HTML with 200, not stored', { injection: reply('200 OK', { body: html('Welcome') }) }),
  other('html-200-stored', 'HTML with 200, stored', {
    injection: reply('200 OK', { body: html('Welcome'), when: 'stored' }),
  }),
  other('text-200', 'a word with 200, not stored', { injection: reply('200 OK', { body: 'OK' }) }),
  other('empty-200-not-stored', '200 with an empty body, not stored', { injection: reply('200 OK') }),
  other('json-error-200', '200 with JSON of an error, not stored', {
    injection: reply('200 OK', { body: '{"error":"no upstream"}' }),
  }),
  other('html-502', 'HTML with 502, not stored', {
    injection: reply('502 Bad Gateway', { body: html('502 Bad Gateway') }),
    wordsBefore: /The service isn’t responding properly\. Retrying/,
  }),
  other('html-502-stored', 'HTML with 502, stored', {
    injection: reply('502 Bad Gateway', { body: html('502'), when: 'stored' }),
    wordsBefore: /isn’t responding properly/,
  }),
  other('html-503', 'HTML with 503, not stored', {
    injection: reply('503 Service Unavailable', { body: html('503') }),
    wordsBefore: busy,
  }),
  other('html-504-stored', 'HTML with 504, stored', {
    injection: reply('504 Gateway Timeout', { body: html('504'), when: 'stored' }),
    wordsBefore: /isn’t responding properly/,
  }),
];

/** Answers with 200 that report a failure, or don't say that the document is stored. */
const misleadingBodies: Readonly<Record<string, string>> = {
  'success-false': '{"success":false}',
  'data-error': '{"data":{"error":"x"}}',
  'warning-failed': '{"data":{"warningCode":["StorageFailed"]}}',
  'data-null': '{"data":null}',
};

const jsonHeaders = () => ({ 'Content-Type': 'application/json' });

/** Answers of the 2xx class that must not count as "Stored" (rule ANSWER-6 in `src/api/SPEC.md`). */
const misleadingSuccesses: readonly Fault[] = [
  ...Object.entries(misleadingBodies).map(([id, body]) =>
    other(`200-${id}`, `200 with ${body}, not stored`, {
      injection: reply('200 OK', { body, headers: jsonHeaders }),
    }),
  ),
  ...['201 Created', '204 No Content'].flatMap((status) => {
    const code = status.slice(0, 3);
    return [
      other(`empty-${code}`, `${code} without a body, not stored`, { injection: reply(status) }),
      other(`empty-${code}-stored`, `${code} without a body, stored`, {
        injection: reply(status, { when: 'stored' }),
      }),
    ];
  }),
  other('json-other-shape', 'stored, JSON of another shape', {
    injection: changeAnswer(withBody(() => '{"result":{"state":"done"}}')),
  }),
  // A person has to retry.
  ...(['read', 'stored'] as const).map((when) =>
    of('answer of something else')(
      `other-document${when === 'stored' ? '-stored' : ''}`,
      `201 about another document, ${when === 'stored' ? '' : 'not '}stored`,
      {
        injection: reply('201 Created', {
          body: '{"data":{"extension":{"document":{"id":"d-1","filename":"salaries.pdf"},"assetIds":["PUMP-310"]}}}',
          headers: jsonHeaders,
          when,
        }),
        expectedStatuses: ['Failed'],
        expectedContent: when === 'stored' ? 'whole' : 'nothing',
        words: /confirmed another document instead of this one/,
        posts: 1,
      },
    ),
  ),
];

const replyLater = (status: string, retryAfter: () => string) =>
  reply(status, { headers: () => ({ 'Retry-After': retryAfter() }) });
const soon = () => new Date(Date.now() + 2000).toUTCString();
const trouble = of('trouble of the service', { wordsBefore: busy });
const troubles: readonly Fault[] = [
  trouble('500', '500, not stored', {
    injection: reply('500 Internal Server Error', { body: '{"detail":"no"}' }),
    wordsBefore: /isn’t responding properly/,
  }),
  trouble('500-stored', '500, stored', {
    injection: reply('500 Internal Server Error', { when: 'stored' }),
    wordsBefore: /isn’t responding properly/,
  }),
  trouble('500-stored-for-good', '500, stored, again and again', {
    injection: reply('500 Internal Server Error', { when: 'stored' }),
    times: 20,
    wordsBefore: /isn’t responding properly/,
    expectedStatuses: ['Failed'],
    words: /status 500 instead of a confirmation, so the document may or may not be stored/,
  }),
  trouble('522-stored', '522, stored', {
    injection: reply('522 Connection Timed Out', { when: 'stored' }),
    wordsBefore: /isn’t responding properly/,
  }),
  trouble('599-stored', '599, stored', {
    injection: reply('599 Network Connect Timeout', { when: 'stored' }),
    wordsBefore: /isn’t responding properly/,
  }),
  // On reused connections the browser repeats the request by itself.
  trouble('408', '408, on fresh connections', {
    injection: reply('408 Request Timeout'),
    line: { keepsAlive: false },
  }),
  trouble('421', '421', { injection: reply('421 Misdirected Request') }),
  trouble('425', '425', { injection: reply('425 Too Early') }),
  trouble('429-seconds', '429 with Retry-After in seconds', {
    injection: replyLater('429 Too Many Requests', () => '1'),
  }),
  trouble('429-date', '429 with Retry-After as a date', {
    injection: replyLater('429 Too Many Requests', soon),
  }),
  trouble('429-garbage', '429 with an unreadable Retry-After', {
    injection: replyLater('429 Too Many Requests', () => 'soon'),
  }),
  trouble('429-huge', '429 with Retry-After of 31 years, then a person asks', {
    injection: replyLater('429 Too Many Requests', () => '999999999'),
    hasOwnPage: true,
    times: 1,
    wordsBefore: /The service is busy until/,
    meanwhile: ({ page, files: [file] }) => page.tryAgain(file!.displayName),
  }),
  trouble('503-seconds', '503 with Retry-After', {
    injection: replyLater('503 Service Unavailable', () => '1'),
  }),
];

const signIn = of('sign-in');
const signInFaults: readonly Fault[] = [
  signIn('401-early', '401 before the body, once', {
    injection: reply('401 Unauthorized', { when: 'early' }),
    times: 1,
    posts: 2,
  }),
  signIn('401-after', '401 after the body, once', {
    injection: reply('401 Unauthorized'),
    times: 1,
    posts: 2,
  }),
  signIn('401-twice', '401 to the new token too, then the person signs in', {
    hasOwnPage: true,
    injection: reply('401 Unauthorized'),
    wordsBefore: /Sign in to continue\./,
    meanwhile: async ({ page, files: [file] }) => {
      await expect(page.row(file!.displayName)).toContainText('Sign in to continue');
      await expect(page.list).toContainText('saved on this device');
      // The provider still has a session, so its window closes without help.
      await page.page.getByRole('button', { name: 'Sign in again' }).click();
    },
  }),
  signIn('401-for-good', '401, and the person does not sign in', {
    injection: reply('401 Unauthorized'),
    times: 20,
    expectedStatuses: ['Waiting'],
    expectedContent: 'nothing',
    posts: 2,
    words: /Sign in to continue\./,
  }),
];

const final = of('final rejection', { expectedStatuses: ['Failed'], expectedContent: 'nothing', posts: 1 });
const reject = (status: string, options: Parameters<typeof reply>[1] = {}) =>
  reply(status, { body: '{"detail":"We do not want it."}', ...options });
const says = /Message from the service: “We do not want it\.”/;
const finals: readonly Fault[] = [
  final('400', '400', { injection: reject('400 Bad Request'), words: says }),
  final('403', '403', {
    injection: reject('403 Forbidden'),
    words: /You’re not allowed to upload documents for this asset/,
  }),
  final('404', '404', { injection: reject('404 Not Found'), words: /doesn’t know this asset/ }),
  final('403-page', '403 with an HTML page', {
    injection: reply('403 Forbidden', { body: html('Blocked by the data filter') }),
    words: /Something between this device and the service.*Text of its page: “Blocked by the data filter/,
  }),
  final('404-page', '404 with an HTML page', {
    injection: reply('404 Not Found', { body: html('404 Not Found') }),
    words: /Something between this device and the service/,
  }),
  final('409', '409', { injection: reject('409 Conflict'), words: says }),
  final('413-drain', '413 before the body, which is then read', {
    injection: reject('413 Content Too Large', { when: 'early' }),
    words: /accepts only smaller files/,
  }),
  final('413-close', '413 before the body, then closed without reading it', {
    injection: reject('413 Content Too Large', { when: 'early', bodyIs: 'left' }),
    words: /accepts only smaller files/,
    fileBytes: longBytes,
    // It loses such an answer, and repeats the request until it is accepted.
    inFirefox: { expectedStatuses: ['Stored'], expectedContent: 'whole', words: /^Stored/, posts: 3 },
  }),
  final('415', '415', {
    injection: reject('415 Unsupported Media Type'),
    words: /doesn’t accept \.\w+ files/,
  }),
  final('422', '422', { injection: reject('422 Unprocessable Content'), words: says }),
  final('507', '507', { injection: reject('507 Insufficient Storage'), words: /storage is full/ }),
];

const redirect = of('redirect', {
  // A page that gets an unexpected body, as with 307 and 308, may disconnect.
  wordsBefore: /Another website answered instead of the service|Can’t reach the service/,
});
const redirects: readonly Fault[] = [
  '302 Found',
  '303 See Other',
  '307 Temporary Redirect',
  '308 Permanent Redirect',
].map((status) =>
  redirect(`redirect-${status.slice(0, 3)}`, `${status.slice(0, 3)} to a sign-in page`, {
    injection: reply(status, { headers: () => ({ Location: '/sign-in' }) }),
  }),
);

const cross = of('cross-origin', { isCrossOrigin: true });
const withoutCors = withAnswerHeaders(() => ({ 'Access-Control-Allow-Origin': undefined }));
const crossFaults: readonly Fault[] = [
  cross('cors-missing', 'stored, the answer without CORS headers', {
    injection: changeAnswer(withoutCors),
    wordsBefore: noConnection,
  }),
  cross('preflight-blocked', 'the preflight without CORS headers', {
    // A page that has a cached preflight wouldn't send another.
    hasOwnPage: true,
    injection: changeAnswer(withoutCors),
    interceptedMethod: 'OPTIONS',
    wordsBefore: noConnection,
  }),
  cross('proxy-502', 'stored, a 502 that the page may not read', {
    injection: reply('502 Bad Gateway', { when: 'stored' }),
    wordsBefore: noConnection,
  }),
  cross('cross-lost', 'stored, answer lost, connection used by the preflight', {
    wordsBefore: noConnection,
    mayBeSilent: true,
    hasOwnPage: true,
    injection: loseAnswer('reset'),
  }),
  cross('cross-429', '429 with Retry-After that the page may read', {
    injection: replyLater('429 Too Many Requests', () => '1'),
    wordsBefore: busy,
  }),
];

const killed = of('service killed', {
  hasOwnApp: true,
  wordsBefore: noConnection,
  mayBeSilent: true,
});
const restart =
  ({ app }: Scene) =>
  async () => {
    await app.kill();
    await app.start();
  };
/** Until it has started again, nothing listens, as without a proxy. */
const restartUnreachable =
  ({ app, proxy }: Scene) =>
  async () => {
    await app.kill();
    await proxy.down();
    await app.start();
    await proxy.up();
  };
const killFaults: readonly Fault[] = [
  killed('killed-50', 'killed when it has half of the body, and started again', {
    arrange: (scene) => scene.proxy.inject(midway(0.5, restart(scene)), 1),
  }),
  killed('killed-storing', 'killed at a random moment around storing, and started again', {
    arrange: (scene) =>
      scene.proxy.inject(async ({ pass }) => {
        const killing = sleep(Math.random() * 30).then(restartUnreachable(scene));
        await Promise.allSettled([pass(), killing]);
      }, 1),
  }),
  killed('killed-stored', 'killed when it has stored, before the answer is passed on', {
    arrange: (scene) =>
      scene.proxy.inject(async ({ commit, cut }) => {
        await commit();
        await restart(scene)();
        cut('reset');
      }, 1),
  }),
];

interface Tampering {
  readonly act: (path: string) => Promise<void>;
  /** Default: after the browser has read half of the file. */
  readonly strike?: (act: () => Promise<void>) => Injection;
  /** True if the file is saved on the device before. */
  readonly isKept?: boolean;
}

/** Changes the file while it is being sent. */
const tamper =
  ({ act, strike = (then) => midway(0.3, then), isKept = false }: Tampering) =>
  ({ proxy, page, files: [file] }: Scene): void =>
    proxy.inject(
      strike(async () => {
        if (isKept) await page.list.getByText('saved on this device').waitFor();
        await act(file!.path);
      }),
      1,
    );

async function overwrite(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(1_000_000, 'x'), 0, 1_000_000, size - 1_100_000);
  await file.close();
  await makeNewer(path);
}

/** Chromium compares times by the second. */
const makeNewer = (path: string) => utimes(path, new Date(), new Date(Date.now() + 5000));

async function append(path: string): Promise<void> {
  await appendFile(path, 'more');
  await makeNewer(path);
}

/** More than the buffers of a connection that is read to a third hold, which grow to 32 MiB on Linux. */
const beyondBuffers = 64_000_000;
const cutShort = (path: string) => truncate(path, 1_000_000);

const rejectOnce = (act: () => Promise<void>): Injection => {
  const reject = reply('503 Service Unavailable');
  return async (exchange) => {
    await act();
    await reject(exchange);
  };
};

const changed = of('file changed', {
  fileBytes: 32_000_000,
  expectedStatuses: ['Failed'],
  expectedContent: 'anything',
});
const unkept = { config: { keepFiles: false }, expectedContent: 'nothing' } as const;
const fileFaults: readonly Fault[] = [
  changed('overwritten', 'overwritten in place while it is sent', {
    arrange: tamper({ act: overwrite }),
    words: /changed/,
  }),
  changed('appended', 'lengthened while it is sent', {
    arrange: tamper({ act: append }),
    words: /changed/,
    // It sends more than it announced, which the service rejects.
    inFirefox: { words: /rejected this upload/, expectedContent: 'nothing' },
  }),
  changed('truncated', 'cut short while it is sent, and not kept', {
    ...unkept,
    arrange: tamper({ act: cutShort }),
    fileBytes: beyondBuffers,
    words: /changed/,
  }),
  changed('replaced', 'replaced by another file while it is sent', {
    arrange: tamper({
      async act(path) {
        await writeFile(`${path}.new`, 'another');
        await makeNewer(`${path}.new`);
        await rename(`${path}.new`, path);
      },
    }),
    words: /changed/,
  }),
  changed('removed', 'removed while it is sent', {
    arrange: tamper({ act: (path) => rm(path) }),
    expectedStatuses: ['Stored'],
    expectedContent: 'whole',
  }),
  changed('changed-before-retry', 'answered with 503, and changed before it is sent again, not kept', {
    ...unkept,
    arrange: tamper({ act: append, strike: rejectOnce }),
    fileBytes: 300_000,
    words: /has changed since you chose it/,
    inFirefox: { words: /rejected this upload/ },
  }),
  // It is in memory by then (UPLOAD-47).
  changed('small-changed-before-retry', 'the same of a small file', {
    ...unkept,
    arrange: tamper({ act: append, strike: rejectOnce }),
    fileBytes: 200_000,
    expectedStatuses: ['Stored'],
    expectedContent: 'whole',
  }),
];

const copied = of('file changed when kept', {});
const copyFaults: readonly Fault[] = [
  copied('kept-truncated', 'cut short while it is sent', {
    arrange: tamper({ act: cutShort, isKept: true }),
    fileBytes: beyondBuffers,
  }),
  copied('kept-changed-before-retry', 'answered with 503, and changed before it is sent again', {
    arrange: tamper({ act: append, strike: rejectOnce, isKept: true }),
  }),
];

const twice = of('twice at once', {
  copies: 2,
  expectedStatuses: ['Stored', 'Already exists'],
  // The second one waits for a person to send it anyway.
  meanwhile: ({ page }) => page.page.getByRole('button', { name: 'Upload anyway' }).click(),
});
const twiceFaults: readonly Fault[] = [
  twice('twins', 'two files of the same content', {}),
  twice('twins-lost', 'two files of the same content, answers of the first lost', {
    injection: loseAnswer('reset'),
  }),
  twice('twins-500', 'two files of the same content, the first stored with 500', {
    injection: reply('500 Internal Server Error', { when: 'stored' }),
    times: 1,
  }),
];

/** All faults. */
export const faults: readonly Fault[] = [
  ...connectionFaults,
  ...lostAnswers,
  ...brokenAnswers,
  ...slowFaults,
  ...otherAnswers,
  ...misleadingSuccesses,
  ...troubles,
  ...signInFaults,
  ...finals,
  ...redirects,
  ...crossFaults,
  ...killFaults,
  ...fileFaults,
  ...copyFaults,
  ...twiceFaults,
];
