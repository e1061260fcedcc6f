import { expect, test, vi } from 'vitest';

import { createFileInMemory } from '#lib/file/small-file.ts';
import { systemClock } from '#lib/time/clock.ts';

import { asXhr, ScriptedXhr } from '../../tests/support/fakes/scripted-xhr.ts';
import { createClient, sendOnce } from './client.ts';

const stored = '{"data":{"document":{"id":"doc-1","filename":"a.pdf"}}}';

const post = {
  url: 'https://service.example/v1',
  token: 'sentinel-token-0123456789',
  fields: [],
  file: new File(['content'], 'a.pdf'),
  signal: new AbortController().signal,
  onProgress: () => undefined,
  stallMs: 60_000,
  answerWaitMs: 60_000,
  clock: systemClock,
};

interface Setup {
  /** Called when the request has its body. */
  readonly script: (xhr: ScriptedXhr) => void;
  /** Name of the error that reading the file fails with. */
  readonly fileError?: string;
  readonly token?: string;
}

async function send({ script, fileError, token = post.token }: Setup) {
  const xhr = new ScriptedXhr();
  xhr.onSend = () => script(xhr);
  const file = new File(['content'], 'a.pdf');
  if (fileError !== undefined) {
    const arrayBuffer = async () => {
      throw new DOMException('no', fileError);
    };
    Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) });
  }
  return sendOnce({ ...post, token, file, createXhr: () => asXhr(xhr) });
}

const failAfter = (loaded: number) => (xhr: ScriptedXhr) => {
  xhr.dispatchProgress('progress', { loaded, total: 500 });
  xhr.end('error');
};

const answer = (status: number, body: string) => (xhr: ScriptedXhr) => xhr.answer(status, body);

const breakOff = (status: number) => (xhr: ScriptedXhr) => {
  xhr.dispatchHeaders(status);
  xhr.end('error');
};

test.for<[string, number, object]>([
  ['NotReadableError', 0, { code: 'file-changed', outcome: 'not-stored' }],
  ['NotReadableError', 9, { code: 'file-changed', outcome: 'unknown' }],
  ['NotFoundError', 9, { code: 'file-gone', outcome: 'unknown' }],
  ['SecurityError', 0, { code: 'file-unreadable', outcome: 'not-stored' }],
])(
  '[REQUEST-16] %s of the file, after %i bytes, is not a network failure',
  async ([fileError, sent, problem]) => {
    expect(await send({ script: failAfter(sent), fileError })).toEqual({ ok: false, problem });
  },
);

test.for<[number, string]>([
  [0, 'not-stored'],
  [9, 'unknown'],
])('[REQUEST-15][REQUEST-16] a readable file: the network failed after %i bytes', async ([sent, outcome]) => {
  expect(await send({ script: failAfter(sent) })).toEqual({
    ok: false,
    problem: { code: 'network', sentBytes: sent, outcome },
  });
});

test.for(['abort', 'timeout'] as const)(
  '[REQUEST-8] a %s that was not requested is a network failure',
  async (type) => {
    expect(await send({ script: (xhr) => xhr.end(type) })).toMatchObject({ problem: { code: 'network' } });
  },
);

test('[REQUEST-16] an answer counts, whatever happened to the file', async () => {
  expect(await send({ script: answer(413, ''), fileError: 'NotReadableError' })).toMatchObject({
    ok: false,
    problem: { code: 'http', status: 413 },
  });
});

test.for<[string | undefined, object]>([
  [undefined, { ok: true, value: { kind: 'stored', document: { id: 'doc-1' } } }],
  ['NotFoundError', { ok: true }],
  ['NotReadableError', { ok: false, problem: { code: 'file-changed-while-sending', outcome: 'unknown' } }],
])('[REQUEST-16] a success, and then reading the file gives %s', async ([fileError, result]) => {
  expect(
    await send({ script: answer(200, stored), ...(fileError !== undefined && { fileError }) }),
  ).toMatchObject(result);
});

test('[ANSWER-6] a confirmation of another document has an unknown outcome', async () => {
  const xhr = new ScriptedXhr();
  const document = { id: 'd-1', filename: 'salaries.pdf' };
  xhr.onSend = () => xhr.answer(201, JSON.stringify({ data: { document, extension: { assetIds: ['B'] } } }));
  const { url: baseUrl, file } = post;
  const client = createClient(() => ({
    baseUrl,
    getToken: async () => post.token,
    createXhr: () => asXhr(xhr),
  }));
  const ids = { operation: 'document', assetId: 'A', organizationId: 'o', categoryId: 'c' } as const;
  const result = await client.upload({ ...ids, displayName: 'Mine', file }, { signal: post.signal });
  expect(result).toMatchObject({ problem: { reason: 'other-document', status: 201, outcome: 'unknown' } });
});

/** Uploads a file whose content has these hashes before and after it is sent. */
async function uploadHashed(hashes: (string | undefined)[], file = post.file) {
  const xhr = new ScriptedXhr();
  xhr.onSend = () => answer(200, stored)(xhr);
  const client = createClient(() => ({
    baseUrl: 'https://service.example/v1',
    getToken: async () => post.token,
    createXhr: () => asXhr(xhr),
    hash: async () => hashes.shift(),
  }));
  return client.upload(
    {
      operation: 'document',
      assetId: 'PRESS-0042',
      file,
      displayName: 'A',
      organizationId: 'plant',
      categoryId: 'manual',
    },
    { signal: post.signal },
  );
}

test('[REQUEST-16] a success of a file whose content changed, where the browser doesn’t report the change', async () => {
  expect(await uploadHashed(['before', 'after'])).toEqual({
    ok: false,
    problem: { code: 'file-changed-while-sending', outcome: 'unknown' },
  });
});

test.for([
  ['same', 'same'],
  [undefined, 'after'],
  ['before', undefined],
])('[REQUEST-16] a success of a file whose content is %s before and %s after it', async (hashes) => {
  expect(await uploadHashed([...hashes])).toMatchObject({ ok: true });
});

test('[REQUEST-16] a file in memory is neither read again nor compared: no program can change it', async () => {
  const hashes = ['before', 'after'];
  const file = createFileInMemory(new TextEncoder().encode('content').buffer, post.file);
  const read = vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('no', 'NotReadableError'));
  expect(await uploadHashed(hashes, file)).toMatchObject({ ok: true });
  expect(hashes).toHaveLength(2);
  expect(read).not.toHaveBeenCalled();
});

test('[REQUEST-12] a success that breaks off is incomplete, an error keeps its status', async () => {
  for (const status of [200, 299]) {
    expect(await send({ script: breakOff(status) })).toEqual({
      ok: false,
      problem: { code: 'contract', reason: 'cut-short', status, outcome: 'unknown' },
    });
  }
  for (const status of [100, 300, 503]) {
    expect(await send({ script: breakOff(status) })).toMatchObject({ problem: { code: 'http', status } });
  }
  expect(await send({ script: breakOff(503) })).not.toMatchObject({ problem: { words: expect.anything() } });
});

async function messageFor(token: string) {
  const result = await send({ token, script: answer(400, `no ${token}`) });
  return !result.ok && 'words' in result.problem && result.problem.words;
}

test('[REQUEST-4] a token of sixteen letters is removed from the message of the service, a shorter one is not', async () => {
  expect(await messageFor('a'.repeat(16))).toBe('no [token]');
  expect(await messageFor('a'.repeat(15))).toBe(`no ${'a'.repeat(15)}`);
});

test('a programming error is thrown', async () => {
  const defect = new RangeError('ours');
  const send = () => {
    throw defect;
  };
  const createXhr = () => asXhr(Object.assign(new ScriptedXhr(), { send }));
  await expect(sendOnce({ ...post, createXhr })).rejects.toBe(defect);
});
