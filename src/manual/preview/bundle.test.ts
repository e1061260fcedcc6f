import { expect, test } from 'vitest';

import { type EntrySpec, zipFile } from '../../../tests/fixtures/build-zip.ts';
import { renderEntries } from '../../../tests/support/archives/preview-pages.ts';
import { defaultLimits } from '../limits.ts';
import { openArchive } from './archive-files.ts';
import { createBundle, missingPicture } from './bundle.ts';
import type { ResourceUse } from './load-resource.ts';
import type { Resource } from './rendering.ts';

const page = { name: 'index.html', data: 'x' };
const files: readonly EntrySpec[] = [
  page,
  { name: 'a.png', data: 'PNG' },
  { name: 'sub/a.css', data: '@import "b.css";i{j:url(../a.png)}' },
  { name: 'sub/b.css', data: 'k{}' },
  { name: 'sub/index.html', data: 'y' },
  { name: 'bare/a b.unknown', data: 'z' },
];

async function createBundled(entries: readonly EntrySpec[] = files) {
  return createBundle((await openArchive(zipFile(entries)))!);
}

/** Returns a resource with its bytes as text. */
async function written(resource: Resource): Promise<unknown> {
  if (resource.kind !== 'file') return resource;
  const { kind, content } = resource;
  return { kind, type: content.type, text: await content.text() };
}

async function collected({ collect }: Awaited<ReturnType<typeof createBundled>>) {
  const { resources, missing } = await collect();
  return { resources: await Promise.all(resources.map(written)), missing };
}

const picture = { kind: 'file', type: 'image/png', text: 'PNG' };

test('[PREVIEW-10] a file is made into one resource per kind of use', async () => {
  const bundle = await createBundled();
  const { replaceAddress } = bundle;
  expect([
    replaceAddress('a.png', 'index.html', 'picture'),
    replaceAddress(' ../a.png?v=2#part', 'sub/index.html', 'media'),
    replaceAddress('sub/b.css', 'index.html', 'style'),
    replaceAddress('b.css', 'sub/', 'style'),
    replaceAddress('sub/b.css', 'index.html', 'media'),
  ]).toEqual([0, 0, 1, 1, 2]);
  expect(await collected(bundle)).toEqual({
    resources: [
      picture,
      { kind: 'text', type: 'text/css;charset=utf-8', parts: ['k{}'] },
      { kind: 'file', type: 'text/css', text: 'k{}' },
    ],
    missing: [],
  });
});

test('[PREVIEW-10] a style sheet includes the files it names, resolved against its own folder', async () => {
  const bundle = await createBundled();
  expect(bundle.replaceAddress('sub/a.css', 'index.html', 'style')).toBe(0);
  const css = { kind: 'text', type: 'text/css;charset=utf-8' };
  expect(await collected(bundle)).toEqual({
    resources: [
      {
        ...css,
        parts: ['@import "', 1, '"', ';i{j:url("', 2, '")', '}'],
      },
      { ...css, parts: ['k{}'] },
      picture,
    ],
    missing: [],
  });
});

test('[PREVIEW-15] the address of a frame stays, since the frame asks for its page', async () => {
  const bundle = await createBundled();
  const addresses = ['sub/index.html', ' sub/?a#b ', 'sub#b?c', 'bare/a b.unknown?\n#'];
  for (const address of addresses) {
    expect(bundle.replaceAddress(address, 'index.html', 'frame')).toBeUndefined();
  }
  expect(await bundle.collect()).toEqual({ resources: [], missing: [] });
});

test.each(['', ' ', '#part', 'mailto:a@example.com', 'data:,x', 'javascript:void 0'])(
  '[PREVIEW-10] %o leads to no file, and stays',
  async (address) => {
    const bundle = await createBundled();
    expect(bundle.replaceAddress(address, 'index.html', 'picture')).toBeUndefined();
    expect(await bundle.collect()).toEqual({ resources: [], missing: [] });
  },
);

test.each<[string, ResourceUse, string]>([
  ['https://a.example/x.png#y', 'picture', 'internet'],
  ['//a.example/x.css', 'style', 'internet'],
  ['gone.png', 'media', 'absent'],
  ['a.png/', 'picture', 'absent'],
  ['bare/', 'frame', 'absent'],
  ['/a.png', 'style', 'absent'],
  ['file:///a.png', 'picture', 'absent'],
  ['%zz', 'picture', 'absent'],
])('[PREVIEW-11] %s as a %s is reported as %s', async (address, use, why) => {
  const bundle = await createBundled();
  const expected = use === 'picture' ? missingPicture : 'about:invalid';
  expect(bundle.replaceAddress(address, 'index.html', use)).toBe(expected);
  expect(await bundle.collect()).toEqual({ resources: [], missing: [{ url: address, why }] });
});

test('[PREVIEW-11] a damaged file is reported by its path, for every kind of use', async () => {
  const damaged = { data: 'x', packed: Uint8Array.of(7, 7) };
  const names = ['d/a.png', 'd/a.css'];
  const bundle = await createBundled([page, ...names.map((name) => ({ name, ...damaged }))]);
  const uses: readonly ResourceUse[] = ['picture', 'style'];
  names.forEach((name, at) => bundle.replaceAddress(name, 'index.html', uses[at]!));
  expect(await bundle.collect()).toEqual({
    resources: [{ kind: 'none' }, { kind: 'none' }],
    missing: expect.arrayContaining(names.map((url) => ({ url, why: 'damaged' }))),
  });
});

/** Entry that declares a size and has damaged content. Packed loosely enough that the archive is opened. */
const declaring = (name: string, sizeBytes: number): EntrySpec => ({
  name,
  packed: new Uint8Array(Math.ceil(sizeBytes / defaultLimits.maxRatio)).fill(255),
  local: { sizeBytes },
  central: { sizeBytes },
});

test.each([
  [[256 * 2 ** 20], ['damaged']],
  [[256 * 2 ** 20 + 1], ['too-large']],
  [
    [200 * 2 ** 20, 56 * 2 ** 20, 1],
    ['damaged', 'damaged', 'too-large'],
  ],
])('[PREVIEW-21] a page reads at most 256 MiB: %j', async (sizes, whys) => {
  const entries = sizes.map((sizeBytes, at) => declaring(`${at}.bin`, sizeBytes));
  const pictures = entries.map(({ name }) => `<img src="${name as string}">`).join('');
  const rendering = await renderEntries([{ name: 'index.html', data: pictures }, ...entries]);
  const missing = rendering.kind === 'page' ? rendering.missing : [];
  // Missing files are listed before damaged ones.
  expect(missing.toSorted((a, b) => (a.url < b.url ? -1 : 1))).toEqual(
    whys.map((why, at) => ({ url: `${at}.bin`, why })),
  );
});

test('[PREVIEW-21] an entry whose packed size exceeds the limit is left out, even if its unpacked size is small', async () => {
  const archive = (await openArchive(zipFile(files)))!;
  const entryAt = (path: string) => ({ ...archive.entryAt(path)!, compressedBytes: 256 * 2 ** 20 + 1 });
  const bundle = createBundle({ ...archive, entryAt });
  bundle.replaceAddress('a.png', 'index.html', 'picture');
  expect(await bundle.collect()).toEqual({
    resources: [{ kind: 'none' }],
    missing: [{ url: 'a.png', why: 'too-large' }],
  });
});
