import { expect, test } from 'vitest';

import { createSharedFiles, mayShare } from './shared-files.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';

const scope = 'https://tools.example/documents/';

/** An in-memory cache that reads response bodies, as a browser's does. */
function createCache() {
  const entries = new Map<string, { readonly blob: Blob; readonly headers: Headers }>();
  const cache = fakeOf<Cache>({
    keys: async () => [...entries.keys()].map((url) => fakeOf<Request>({ url })),
    put: async (url: string, answer) =>
      void entries.set(url, { blob: await answer.blob(), headers: answer.headers }),
    match: async (url: string) => {
      const entry = entries.get(url);
      return entry && new Response(entry.blob, { headers: entry.headers });
    },
    delete: async (url: string) => entries.delete(url),
  });
  return { entries, caches: fakeOf<CacheStorage>({ open: async () => cache }) };
}

const formOf = (...files: readonly File[]): Request => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return new Request(`${scope}share`, { method: 'POST', body: form });
};
const file = (name: string, content = 'x') => new File([content], name, { type: 'application/pdf' });

test.each([
  ['null', true],
  ['https://tools.example', true],
  [undefined, true],
  ['https://evil.example', false],
  ['http://tools.example', false],
  ['https://tools.example:8443', false],
])('[OFFLINE-12] a form whose origin is %s is a share: %s', (origin, expected) => {
  const headers = new Headers(origin === undefined ? {} : { Origin: origin });
  expect(mayShare({ headers }, scope)).toBe(expected);
});

test('[OFFLINE-12] a shared file belongs to no one and is not accepted, until it is claimed', async () => {
  const shared = createSharedFiles({ ...createCache(), scope });
  expect(await shared.keep(formOf(file('plan.pdf', 'abc')))).toBe('kept');
  const [kept] = await shared.list();
  expect(kept).toMatchObject({ isAccepted: false, file: { name: 'plan.pdf', size: 3 } });
  expect(kept).not.toHaveProperty('personId');
  await shared.claim(kept!.key, { personId: 'mia', isAccepted: true });
  expect(await shared.list()).toMatchObject([{ key: kept!.key, personId: 'mia', isAccepted: true }]);
});

test('[OFFLINE-12] a deleted file leaves nothing', async () => {
  const { entries, caches } = createCache();
  const shared = createSharedFiles({ caches, scope });
  await shared.keep(formOf(file('plan.pdf')));
  const [kept] = await shared.list();
  await shared.claim(kept!.key, { personId: 'mia', isAccepted: true });
  await shared.forget([kept!.key]);
  expect(entries.size).toBe(0);
});

const limits = { files: 3, bytes: 100 };
const sized = (sizeBytes: number) => file('a.pdf', 'x'.repeat(sizeBytes));

test('[OFFLINE-12] the limit of files includes those that are waiting', async () => {
  const shared = createSharedFiles({ ...createCache(), scope, limits });
  expect(await shared.keep(formOf(sized(1), sized(1)))).toBe('kept');
  expect(await shared.keep(formOf(sized(1), sized(1)))).toBe('too-many');
  expect(await shared.list()).toHaveLength(2);
  expect(await shared.keep(formOf(sized(1)))).toBe('kept');
});

test('[OFFLINE-12] the limit of bytes is kept, and nothing of a form that exceeds it is saved', async () => {
  const { entries, caches } = createCache();
  const shared = createSharedFiles({ caches, scope, limits });
  expect(await shared.keep(formOf(sized(60)))).toBe('kept');
  expect(await shared.keep(formOf(sized(1), sized(40)))).toBe('too-large');
  expect(entries.size).toBe(1);
  expect(await shared.keep(formOf(sized(40)))).toBe('kept');
});

test('[OFFLINE-12] a body that is not a form is not saved, and is not reported as a limit', async () => {
  const { entries, caches } = createCache();
  const shared = createSharedFiles({ caches, scope });
  await expect(shared.keep(new Request(scope, { method: 'POST', body: 'x' }))).rejects.toThrow('no form');
  expect(entries.size).toBe(0);
});

test('[OFFLINE-12] concurrent forms together do not exceed a limit', async () => {
  const shared = createSharedFiles({ ...createCache(), scope, limits });
  const forms = [formOf(sized(1), sized(1)), formOf(sized(1), sized(1))];
  expect(await Promise.all(forms.map((form) => shared.keep(form)))).toEqual(['kept', 'too-many']);
  expect(await shared.list()).toHaveLength(2);
});

test('[OFFLINE-12] a late claim of a deleted file leaves nothing', async () => {
  const { entries, caches } = createCache();
  const shared = createSharedFiles({ caches, scope });
  await shared.keep(formOf(file('plan.pdf')));
  const [kept] = await shared.list();
  const claim = { personId: 'mia', isAccepted: true };
  await Promise.all([shared.forget([kept!.key]), shared.claim(kept!.key, claim)]);
  expect(entries.size).toBe(0);
});
