import { inspect } from 'node:util';

import { expect, test, vi } from 'vitest';

import { createClient, type ClientOptions } from '#api/client.ts';
import { NetworkError } from '#api/errors.ts';
import type { GetToken, UploadRequest } from '#api/request/upload-request.ts';

import { partsOf, replyWith, startService } from './scripted-service.ts';

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
  createClient(() => ({ baseUrl, getToken: async () => token, ...overrides }));

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
    { getToken: () => Promise.reject(new NetworkError()) },
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
  const onTokenRejected = vi.fn<(rejected: string) => void>();
  const result = await upload(service.url, {}, { getToken: async () => token, onTokenRejected });
  expect(result).toMatchObject({ ok: false, problem: { code: 'http', status: 401 } });
  expect(service.arrivals).toHaveLength(1);
  expect(onTokenRejected.mock.calls).toEqual([[token]]);
});

test('[REQUEST-7] a second 401 is reported', async () => {
  const service = await startService(replyWith(401, { message: 'expired' }));
  const onTokenRejected = vi.fn<(rejected: string) => void>();
  const result = await upload(
    service.url,
    {},
    { getToken: async ({ reason }) => `${reason}-token`, onTokenRejected },
  );
  expect(result).toMatchObject({ ok: false, problem: { code: 'http', status: 401, words: 'expired' } });
  expect(service.arrivals).toHaveLength(2);
  expect(onTokenRejected.mock.calls).toEqual([['expired-token']]);
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
  const hungUp = Promise.withResolvers<void>();
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

test('[REQUEST-4] no problem contains the token, even if the service quotes it', async () => {
  const service = await startService(replyWith(400, { message: `bad token ${token}`, code: token }));
  const result = await upload(service.url);
  expect(result).toMatchObject({ ok: false, problem: { words: 'bad token [token]' } });
  expect(inspect(result, { depth: 9 })).not.toContain(token);
});
