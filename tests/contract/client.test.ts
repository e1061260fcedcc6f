import { createServer } from 'node:net';
import { inspect } from 'node:util';

import { expect, onTestFinished, test, vi } from 'vitest';

import { createClient, type ClientOptions } from '#api/client.ts';
import { NetworkError } from '#api/errors.ts';
import type { GetToken, UploadRequest } from '#api/upload-request.ts';
import type { BodyProgress } from '#api/upload-watch.ts';

import { answeredPreflight, listen, partsOf, replyWith, startService } from './scripted-service.ts';
import { portOf } from '../support/port-of.ts';

const token = 'sentinel-token-0123456789';

const createRequest = (overrides: Partial<UploadRequest> = {}): UploadRequest => ({
  operation: 'document',
  assetId: 'PRESS-0042',
  displayName: 'Operating manual',
  organizationId: 'org-1',
  categoryId: 'cat-2',
  file: new File(['%PDF-1.7 content'], 'manual.pdf', { type: 'application/pdf' }),
  ...overrides,
});

const createTestClient = (baseUrl: string, overrides: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, getToken: async () => token, ...overrides });

const upload = (
  baseUrl: string,
  request: Partial<UploadRequest> = {},
  options: Partial<ClientOptions> = {},
) =>
  createTestClient(baseUrl, options).upload(createRequest(request), { signal: new AbortController().signal });

const jwt = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2ln`;

const stored = replyWith(200, { data: { document: { id: 'doc-1', filename: 'manual.pdf' } } });

test('[REQUEST-1] sends the text parts in the order of the interface and the file last', async () => {
  const service = await startService(stored);
  const result = await upload(service.url, { aiEnabled: true }, { offerAi: true });
  expect(result).toMatchObject({ ok: true, value: { kind: 'stored', document: { id: 'doc-1' } } });
  const parts = partsOf(service.arrivals[0]!);
  expect(parts.map(({ name, filename, content }) => [name, filename, content.toString()])).toEqual([
    ['displayname', undefined, 'Operating manual'],
    ['organizationId', undefined, 'org-1'],
    ['categoryId', undefined, 'cat-2'],
    ['aiEnabled', undefined, 'true'],
    ['file', 'manual.pdf', '%PDF-1.7 content'],
  ]);
});

test('[REQUEST-2] sends display name and file name in NFC', async () => {
  const service = await startService(stored);
  const decomposed = 'Pru\u0308fung';
  await upload(service.url, { displayName: decomposed, file: new File(['x'], `${decomposed}.pdf`) });
  const parts = partsOf(service.arrivals[0]!);
  expect(parts[0]?.content.toString()).toBe('Pr\u00fcfung');
  expect(parts.at(-1)?.filename).toBe('Pr\u00fcfung.pdf');
});

test.for([
  { operation: 'manual', offerAi: true, aiEnabled: true },
  { operation: 'manual', offerAi: true, aiEnabled: false },
  { operation: 'document', offerAi: false, aiEnabled: true },
  { operation: 'document', offerAi: true, aiEnabled: undefined },
] as const)('[REQUEST-1] leaves aiEnabled out for %o', async ({ operation, offerAi, aiEnabled }) => {
  const service = await startService(stored);
  await upload(service.url, { operation, aiEnabled }, { offerAi });
  expect(partsOf(service.arrivals[0]!).map(({ name }) => name)).not.toContain('aiEnabled');
});

test('[REQUEST-4] authorizes by the header alone, without cookies and without the token in the address', async () => {
  const service = await startService(stored);
  await upload(service.url);
  const [arrival] = service.arrivals;
  expect(arrival?.headers.authorization).toBe(`Bearer ${token}`);
  expect(arrival?.headers.cookie).toBeUndefined();
  expect(arrival?.path).toBe('/v1/documents/assets/PRESS-0042');
});

test.for([
  ['document', 'A/1 ä?#%', '/tenant/v1/documents/assets/A%2F1%20%C3%A4%3F%23%25'],
  ['manual', '...', '/tenant/v1/documents/assets/zip/...'],
] as const)('[ADDRESS-1] the %s operation for asset %s posts to %s', async ([operation, assetId, path]) => {
  const service = await startService(stored);
  await upload(`${service.url}/tenant/`, { operation, assetId });
  expect(service.arrivals.map((arrival) => arrival.path)).toEqual([path]);
});

test('[REQUEST-5] reports rising progress up to the total and never beyond', async () => {
  const service = await startService(stored);
  const progressEvents: BodyProgress[] = [];
  await createTestClient(service.url).upload(
    createRequest({ file: new File(['x'.repeat(300_000)], 'a.pdf') }),
    {
      signal: new AbortController().signal,
      onProgress: (progress) => progressEvents.push(progress),
    },
  );
  const total = service.arrivals[0]!.body.length;
  expect(progressEvents.at(-1)).toEqual({ sentBytes: total, totalBytes: total });
  expect(progressEvents.map(({ sentBytes }) => sentBytes)).toEqual(
    [...new Set(progressEvents.map(({ sentBytes }) => sentBytes))].toSorted((a, b) => a - b),
  );
});

test.for<[string, Partial<UploadRequest>, Partial<ClientOptions>, object]>([
  ['an empty file', { file: new File([], 'a.pdf') }, {}, { code: 'file-empty' }],
  [
    'a file over the limit',
    { file: new File(['12345'], 'a.pdf') },
    { limits: { maxFileSizeBytes: 4 } },
    { code: 'file-too-large', sizeBytes: 5, limitBytes: 4 },
  ],
  [
    'a file of another type',
    { file: new File(['x'], 'a.exe') },
    { limits: { acceptedTypes: ['.pdf', 'image/*'] } },
    { code: 'type-not-accepted', accepted: ['.pdf', 'image/*'] },
  ],
  ['an asset ID that can’t be a segment', { assetId: '..' }, {}, { code: 'asset-id-invalid' }],
  [
    'a token whose roles may not upload',
    {},
    { getToken: async () => jwt({ roles: ['reader'] }), rolesClaim: 'roles' },
    { code: 'role-missing', roles: ['reader'] },
  ],
  ['a token that a header can’t contain', {}, { getToken: async () => 'a\nb' }, { code: 'no-token' }],
  [
    'a port without a token',
    {},
    { getToken: () => Promise.reject(new Error(`no ${token}`)) },
    { code: 'no-token' },
  ],
  [
    'a port without an answer',
    {},
    { getToken: () => Promise.reject(new NetworkError(0)) },
    { code: 'network', sentBytes: 0, outcome: 'not-stored' },
  ],
])('[REQUEST-6][REQUEST-7] sends nothing for %s', async ([, request, options, problem]) => {
  const service = await startService(stored);
  expect(await upload(service.url, request, options)).toEqual({ ok: false, problem });
  expect(service.arrivals).toEqual([]);
});

test('[REQUEST-6] sends with a token that has one of the roles', async () => {
  const service = await startService(stored);
  const result = await upload(
    service.url,
    {},
    { getToken: async () => jwt({ roles: ['reader', 'producer-user'] }), rolesClaim: 'roles' },
  );
  expect(result.ok).toBe(true);
});

test('[REQUEST-6] without a configured path, roles in a token reject nothing', async () => {
  const service = await startService(stored);
  const result = await upload(service.url, {}, { getToken: async () => jwt({ roles: ['reader'] }) });
  expect(result.ok).toBe(true);
});

test('[REQUEST-7] a 401 requests a new token once and sends again', async () => {
  const service = await startService(replyWith(401), stored);
  const getToken = vi.fn<GetToken>(async ({ reason }) => `${reason}-token`);
  const result = await upload(service.url, {}, { getToken });
  expect(result.ok).toBe(true);
  expect(getToken.mock.calls.map(([{ reason, rejected }]) => [reason, rejected])).toEqual([
    ['initial', undefined],
    ['expired', 'initial-token'],
  ]);
  expect(service.arrivals.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer initial-token',
    'Bearer expired-token',
  ]);
});

test('[REQUEST-7] if the port only has the rejected token, the file is not sent again', async () => {
  const service = await startService(replyWith(401));
  const result = await upload(service.url, {}, { getToken: async () => token });
  expect(result).toMatchObject({ ok: false, problem: { code: 'http', status: 401 } });
  expect(service.arrivals).toHaveLength(1);
});

test('[REQUEST-7] a second 401 is reported', async () => {
  const service = await startService(replyWith(401, { message: 'expired' }));
  const result = await upload(service.url, {}, { getToken: async ({ reason }) => `${reason}-token` });
  expect(result).toMatchObject({ ok: false, problem: { code: 'http', status: 401, words: 'expired' } });
  expect(service.arrivals).toHaveLength(2);
});

test('[REQUEST-7] a failed renewal is a missing token', async () => {
  const service = await startService(replyWith(401));
  const getToken = vi.fn<GetToken>().mockResolvedValueOnce(token).mockRejectedValue(new Error('signed out'));
  expect(await upload(service.url, {}, { getToken })).toEqual({ ok: false, problem: { code: 'no-token' } });
  expect(service.arrivals).toHaveLength(1);
});

test('[REQUEST-5] progress does not go back when the upload is sent again', async () => {
  const service = await startService(replyWith(401), stored);
  const progressEvents: number[] = [];
  await createTestClient(service.url, { getToken: async ({ reason }) => `${reason}-token` }).upload(
    createRequest(),
    {
      signal: new AbortController().signal,
      onProgress: ({ sentBytes }) => progressEvents.push(sentBytes),
    },
  );
  expect(service.arrivals).toHaveLength(2);
  expect(progressEvents).toEqual([...new Set(progressEvents)].toSorted((a, b) => a - b));
});

test.for<[number, unknown, object]>([
  [
    400,
    { type: 'urn:x:ai', title: 'Bad request', detail: 'aiEnabled is not allowed' },
    { words: 'aiEnabled is not allowed', serviceCode: 'urn:x:ai' },
  ],
  [
    403,
    { error: { code: 'FORBIDDEN', message: 'role missing' } },
    { words: 'role missing', serviceCode: 'FORBIDDEN' },
  ],
  [
    413,
    '<html><head><title>413 Request Entity Too Large</title></head><body><h1>413 Request Entity Too Large</h1></body></html>',
    { words: '413 Request Entity Too Large' },
  ],
  [415, 'No such type', { words: 'No such type' }],
  [
    422,
    { errors: [{ field: 'categoryId', message: 'unknown' }, 'no asset'] },
    { words: 'categoryId: unknown; no asset' },
  ],
  [500, '', {}],
])('[ANSWER-7] a %i with its body becomes a problem', async ([status, body, said]) => {
  const service = await startService(replyWith(status, body));
  const result = await upload(service.url);
  expect(result).toEqual({ ok: false, problem: expect.objectContaining({ code: 'http', status, ...said }) });
});

test('[ANSWER-9] Retry-After is passed on in milliseconds', async () => {
  const service = await startService(replyWith(503, '', { 'Retry-After': '3' }));
  expect(await upload(service.url)).toMatchObject({
    problem: { code: 'http', status: 503, retryDelayMs: 3000 },
  });
});

test('[ANSWER-4] a duplicate is a receipt with the existing document', async () => {
  const body = {
    data: {
      warningCode: 'DuplicateDocument',
      message: 'Document exists',
      extension: { document: { id: 'doc-9' }, assetIds: ['A', 'B'], maintenanceIds: ['M'] },
    },
  };
  const service = await startService(replyWith(200, body));
  expect(await upload(service.url)).toMatchObject({
    ok: true,
    value: { kind: 'duplicate', document: { id: 'doc-9' }, assetIds: ['A', 'B'], maintenanceIds: ['M'] },
  });
});

test.for([201, 204])(
  '[ANSWER-6] a %i without a body is a success if the envelope is not required',
  async (status) => {
    const service = await startService(replyWith(status));
    const result = await upload(service.url, {}, { requireEnvelope: false });
    expect(result).toEqual({ ok: true, value: { kind: 'stored' } });
  },
);

test.for<[string, number, unknown, string]>([
  ['a 200 without a body', 200, '', 'not-json'],
  ['a page with 200', 200, '<html><title>Sign in</title></html>', 'not-json'],
  ['a page with 201', 201, '<html></html>', 'not-json'],
  ['JSON that stops in the middle', 200, '{"data":{"id":', 'not-json'],
  ['a 200 that reports an error', 200, { error: { message: 'no' } }, 'speaks-of-error'],
  ['an envelope that reports an error', 200, { data: { status: 500 } }, 'speaks-of-error'],
  ['JSON without the envelope', 200, { message: 'Unauthorized' }, 'no-envelope'],
  ['a 201 without a body', 201, '', 'no-envelope'],
  ['a 204 without a body', 204, '', 'no-envelope'],
])('[ANSWER-6] %s is not a success', async ([, status, body, reason]) => {
  const service = await startService(replyWith(status, body));
  const problem = { code: 'contract', reason, status, outcome: 'unknown' };
  expect(await upload(service.url)).toEqual({ ok: false, problem });
});

test('[ANSWER-6] JSON is recognized by parsing, whatever its content type', async () => {
  const service = await startService(replyWith(200, '{"data":{}}', { 'Content-Type': 'text/html' }));
  expect((await upload(service.url)).ok).toBe(true);
});

test.for([
  [200, '{"data":{}}'],
  [404, 'not here'],
  [401, ''],
] as const)('[REQUEST-12] a redirect to a page with %i is not an answer', async ([status, body]) => {
  const url = await listen((request, response) => {
    if (answeredPreflight(request, response)) return;
    request.resume();
    request.on('end', () => {
      if (request.url === '/sign-in') response.writeHead(status).end(body);
      else response.writeHead(303, { Location: '/sign-in' }).end();
    });
  });
  expect(await upload(url)).toMatchObject({
    ok: false,
    problem: { code: 'contract', reason: 'redirected', status },
  });
});

test.for(['content-length', 'chunked'])(
  '[REQUEST-12] a success that breaks off (%s) is incomplete',
  async (framing) => {
    const service = await startService((_arrival, response) => {
      if (framing === 'content-length') response.setHeader('Content-Length', '200');
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":{"id":"doc-1"', () => response.socket?.destroy());
    });
    const problem = { code: 'contract', reason: 'cut-short', status: 200, outcome: 'unknown' };
    expect(await upload(service.url)).toEqual({ ok: false, problem });
  },
);

test('[REQUEST-12] an error answer that breaks off keeps its status', async () => {
  const service = await startService((_arrival, response) => {
    response.writeHead(413, { 'Content-Length': '200' });
    response.write('Too ', () => response.socket?.destroy());
  });
  expect(await upload(service.url)).toMatchObject({ problem: { code: 'http', status: 413 } });
});

test('[REQUEST-15] a refused connection is a network problem and nothing was stored', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await upload(`http://127.0.0.1:${port}`)).toEqual({
    ok: false,
    problem: { code: 'network', sentBytes: 0, outcome: 'not-stored' },
  });
});

test('[REQUEST-8] an aborted signal rejects with its reason before anything else', async () => {
  const service = await startService(stored);
  const reason = new Error('cancelled by the person');
  const signal = AbortSignal.abort(reason);
  const promise = createTestClient(service.url).upload(createRequest({ assetId: '..' }), { signal });
  await expect(promise).rejects.toBe(reason);
});

test('[REQUEST-8] an abort while waiting for the answer rejects with its reason and closes the connection', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled by the person');
  const hungUp = deferred<void>();
  const service = await startService((_arrival, response) => {
    response.on('close', hungUp.resolve);
    controller.abort(reason);
  });
  const promise = createTestClient(service.url).upload(createRequest(), { signal: controller.signal });
  await expect(promise).rejects.toBe(reason);
  await hungUp.promise;
});

test('[REQUEST-8] an abort while waiting for the token rejects with its reason', async () => {
  const controller = new AbortController();
  const getToken: GetToken = () => {
    controller.abort(new Error('cancelled'));
    return new Promise(() => {});
  };
  const client = createTestClient('http://127.0.0.1:1', { getToken });
  await expect(client.upload(createRequest(), { signal: controller.signal })).rejects.toThrow('cancelled');
});

test('[REQUEST-8] an unrequested abort is a network problem', async () => {
  const xhr = new XMLHttpRequest();
  // Chromium does this when its network service is killed.
  vi.spyOn(xhr, 'send').mockImplementation(() => {
    xhr.dispatchEvent(new ProgressEvent('abort'));
  });
  const result = await upload('http://127.0.0.1:1', {}, { createXhr: () => xhr });
  expect(result).toMatchObject({ ok: false, problem: { code: 'network' } });
});

test('[REQUEST-4] no problem contains the token, even if the service quotes it', async () => {
  const service = await startService(replyWith(400, { message: `bad token ${token}`, code: token }));
  const result = await upload(service.url);
  expect(result).toMatchObject({ ok: false, problem: { words: 'bad token [token]' } });
  expect(inspect(result, { depth: 9 })).not.toContain(token);
});

test('a reset during the body is a network problem', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let isPreflight = true;
    socket.on('data', (data) => {
      if (!isPreflight || !data.toString('latin1').startsWith('OPTIONS')) return socket.resetAndDestroy();
      isPreflight = false;
      socket.write(
        'HTTP/1.1 204 OK\r\nAccess-Control-Allow-Origin: *\r\nAccess-Control-Allow-Headers: authorization\r\n\r\n',
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const port = portOf(server);
  const file = new File(['x'.repeat(3_000_000)], 'a.pdf');
  expect(await upload(`http://127.0.0.1:${port}`, { file })).toMatchObject({ problem: { code: 'network' } });
});

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((onValue) => {
    resolve = onValue;
  });
  return { promise, resolve };
}
