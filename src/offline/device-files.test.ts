import { expect, test, vi } from 'vitest';

import { createFakeCaches } from '../../tests/support/fakes/fake-caches.ts';
import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import { createDeviceFiles, mayShare } from './device-files.ts';

const scope = 'https://tools.example/documents/';

const formOf = (...files: readonly File[]): Request => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return new Request(`${scope}share`, { method: 'POST', body: form });
};
const saved = { shareId: expect.any(String) as string };
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
  const shared = createDeviceFiles({ ...createFakeCaches(), scope });
  expect(await shared.saveShare(formOf(file('plan.pdf', 'abc')))).toEqual(saved);
  const [kept] = await shared.list();
  expect(kept).toMatchObject({ isAccepted: false, name: 'plan.pdf', sizeBytes: 3 });
  expect(kept!.personId).toBeUndefined();
  await shared.update(kept!.key, { personId: 'mia', isAccepted: true });
  expect(await shared.list()).toMatchObject([{ key: kept!.key, personId: 'mia', isAccepted: true }]);
});

test('[OFFLINE-12] a deleted file leaves nothing', async () => {
  const { entries, caches } = createFakeCaches();
  const shared = createDeviceFiles({ caches, scope });
  await shared.saveShare(formOf(file('plan.pdf')));
  const [kept] = await shared.list();
  await shared.update(kept!.key, { personId: 'mia', isAccepted: true });
  await shared.forget([kept!.key]);
  expect(entries.size).toBe(0);
});

const limits = { shared: { files: 3, bytes: 100 }, drafts: { files: 2, bytes: 10 } };
const sized = (sizeBytes: number) => file('a.pdf', 'x'.repeat(sizeBytes));

test('[OFFLINE-12] the limit of files includes those that are there', async () => {
  const shared = createDeviceFiles({ ...createFakeCaches(), scope, limits });
  expect(await shared.saveShare(formOf(sized(1), sized(1)))).toEqual(saved);
  expect(await shared.saveShare(formOf(sized(1), sized(1)))).toBe('too-many');
  expect(await shared.list()).toHaveLength(2);
  expect(await shared.saveShare(formOf(sized(1)))).toEqual(saved);
});

test('[OFFLINE-12] the limit of bytes is kept, and nothing of a form that exceeds it is saved', async () => {
  const { entries, caches } = createFakeCaches();
  const shared = createDeviceFiles({ caches, scope, limits });
  expect(await shared.saveShare(formOf(sized(60)))).toEqual(saved);
  expect(await shared.saveShare(formOf(sized(1), sized(40)))).toBe('too-large');
  // The file and its record.
  expect(entries.size).toBe(2);
  expect(await shared.saveShare(formOf(sized(40)))).toEqual(saved);
});

test('[OFFLINE-12] a body that is not a form is not saved, and is not reported as a limit', async () => {
  const { entries, caches } = createFakeCaches();
  const shared = createDeviceFiles({ caches, scope });
  await expect(shared.saveShare(new Request(scope, { method: 'POST', body: 'x' }))).rejects.toThrow(
    'no form',
  );
  expect(entries.size).toBe(0);
});

test('[OFFLINE-12] concurrent forms together do not exceed a limit', async () => {
  const shared = createDeviceFiles({ ...createFakeCaches(), scope, limits });
  const forms = [formOf(sized(1), sized(1)), formOf(sized(1), sized(1))];
  expect(await Promise.all(forms.map((form) => shared.saveShare(form)))).toEqual([saved, 'too-many']);
  expect(await shared.list()).toHaveLength(2);
});

test('[OFFLINE-12] a late claim of a deleted file leaves nothing', async () => {
  const { entries, caches } = createFakeCaches();
  const shared = createDeviceFiles({ caches, scope });
  await shared.saveShare(formOf(file('plan.pdf')));
  const [kept] = await shared.list();
  const claim = { personId: 'mia', isAccepted: true };
  await Promise.all([shared.forget([kept!.key]), shared.update(kept!.key, claim)]);
  expect(entries.size).toBe(0);
});

const draft = (name: string, content = 'x') => ({
  personId: 'mia',
  file: new File([content], name, { type: 'text/plain', lastModified: 1_700_000_000_000 }),
  assetId: 'PRESS-0042',
  values: { edits: { displayName: 'Plan' } },
});

test('[DRAFT-1] a chosen file is saved with its person, its asset and what was typed', async () => {
  const deviceFiles = createDeviceFiles({ ...createFakeCaches(), scope });
  const [outcome] = await deviceFiles.saveDrafts([draft('plan.txt', 'abc')]);
  const [kept] = await deviceFiles.list();
  expect(outcome).toEqual({ key: kept!.key });
  const { assetId, values, personId } = draft('plan.txt');
  expect(kept).toMatchObject({ personId, sizeBytes: 3, draft: { assetId, values } });
  expect(kept).not.toHaveProperty('shareId');
  const opened = await deviceFiles.open(kept!.key);
  const { name, type, lastModified } = opened!;
  expect({ name, type, lastModified }).toEqual({
    name: 'plan.txt',
    type: 'text/plain',
    lastModified: 1_700_000_000_000,
  });
  expect(await opened!.text()).toBe('abc');
});

test('[DRAFT-1] a file that is stored already is not stored twice', async () => {
  const deviceFiles = createDeviceFiles({ ...createFakeCaches(), scope });
  await deviceFiles.saveShare(formOf(file('plan.pdf')));
  const [shared] = await deviceFiles.list();
  const opened = await deviceFiles.open(shared!.key);
  expect(await deviceFiles.saveDrafts([{ ...draft(''), file: opened!, key: shared!.key }])).toEqual([
    { key: shared!.key },
  ]);
  expect(await deviceFiles.list()).toMatchObject([
    { sizeBytes: 1, personId: 'mia', draft: { assetId: 'PRESS-0042' } },
  ]);
});

test('[DRAFT-4] a draft that another page has deleted is not written again by a form that still has it', async () => {
  const { entries, caches } = createFakeCaches();
  const [page, other] = [createDeviceFiles({ caches, scope }), createDeviceFiles({ caches, scope })];
  await other.saveDrafts([draft('plan.txt')]);
  const [kept] = await page.list();
  const opened = await page.open(kept!.key);
  await other.forget([kept!.key]);
  expect(await page.saveDrafts([{ ...draft(''), file: opened!, key: kept!.key }])).toEqual(['deleted']);
  expect(entries.size).toBe(0);
});

test.each(['{', 'null', '{"personId":1,"isAccepted":"yes","draft":{"assetId":2},"sizeBytes":"3"}'])(
  '[DRAFT-1] a file with the damaged record %s belongs to no one, and the others are listed',
  async (record) => {
    const { entries, caches } = createFakeCaches();
    const deviceFiles = createDeviceFiles({ caches, scope });
    const outcomes = await deviceFiles.saveDrafts([draft('damaged.txt', 'abc'), draft('plan.txt')]);
    const [key = ''] = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [] : outcome.key));
    await (await caches.open('')).put(`${key}/record`, new Response(record));
    const [damaged, plan] = await deviceFiles.list();
    expect(damaged).toEqual({ key, name: 'damaged.txt', sizeBytes: 3, isAccepted: false });
    expect(plan).toMatchObject({ name: 'plan.txt', personId: 'mia' });
    expect(entries.size).toBe(4);
  },
);

test('[DRAFT-7] listing files opens none of them', async () => {
  const { caches } = createFakeCaches();
  const deviceFiles = createDeviceFiles({ caches, scope });
  await deviceFiles.saveShare(formOf(file('plan.pdf')));
  await deviceFiles.saveDrafts([draft('plan.txt')]);
  const opens = vi.spyOn(Response.prototype, 'blob');
  expect(await deviceFiles.list()).toHaveLength(2);
  expect(opens).not.toHaveBeenCalled();
});

test('[DRAFT-2] files beyond a limit are not saved, and shared files do not count', async () => {
  const { entries, caches } = createFakeCaches();
  const deviceFiles = createDeviceFiles({ caches, scope, limits });
  await deviceFiles.saveShare(formOf(sized(60)));
  const outcomes = await deviceFiles.saveDrafts([
    draft('a', '12345678901'),
    draft('b'),
    draft('c'),
    draft('d'),
  ]);
  expect(outcomes.map((outcome) => outcome !== 'failed')).toEqual([false, true, true, false]);
  await deviceFiles.forget(outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [] : outcome.key)));
  expect(entries.size).toBe(2);
});

test('[DRAFT-2] a file that the device cannot save leaves nothing, and the others are saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { entries, caches } = createFakeCaches();
  const cache = await caches.open('');
  const failing = fakeOf<CacheStorage>({
    open: async () =>
      fakeOf<Cache>({
        keys: () => cache.keys(),
        match: (key) => cache.match(key),
        delete: (key) => cache.delete(key),
        put: async (url, answer) => {
          if (answer.headers.get('X-File-Name') === 'gone') throw new DOMException('', 'NotFoundError');
          await cache.put(url, answer);
        },
      }),
  });
  const deviceFiles = createDeviceFiles({ caches: failing, scope });
  const [gone, kept] = await deviceFiles.saveDrafts([draft('gone'), draft('kept')]);
  expect(gone).toBe('failed');
  const key = typeof kept === 'object' ? kept.key : '';
  expect([...entries.keys()]).toEqual([`${key}/record`, key]);
});
