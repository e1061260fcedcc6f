import { expect, test } from 'vitest';

import { neverYields } from '#lib/time/yielding.ts';

import { documentationEntries, iirdsEntries } from '../../tests/fixtures/package-files.ts';
import { inspectPackage } from './inspect-package.ts';
import { packFolder } from './package-job.ts';

const filesOf = (entries: ReturnType<typeof iirdsEntries>) =>
  entries.map(({ name, data = '' }) => ({
    path: String(name),
    file: new File([data as BlobPart], String(name)),
  }));

test('[PACKAGE-35] a packed folder is the same package', async () => {
  for (const files of [filesOf(documentationEntries([{ id: 'A' }, { id: 'B' }])), filesOf(iirdsEntries())]) {
    const packed = await packFolder({ files }, { scheduling: neverYields });
    expect(await inspectPackage(packed)).toEqual(await inspectPackage(files));
  }
});

test('[PACKAGE-35] the entry mimetype comes first, whatever the order of the files, and progress is in bytes', async () => {
  const files = filesOf(iirdsEntries()).toReversed();
  const progress: number[] = [];
  const packed = await packFolder(
    { files },
    { scheduling: neverYields, onProgress: (doneBytes) => progress.push(doneBytes) },
  );
  expect(await packed.slice(30, 30 + 'mimetypeapplication/iirds+zip'.length).text()).toBe(
    'mimetypeapplication/iirds+zip',
  );
  expect(progress.at(-1)).toBe(files.reduce((sum, { file }) => sum + file.size, 0));
});
