import { expect, test } from 'vitest';

import { neverYields } from '#lib/time/yielding.ts';

import { zipFile } from '../../tests/fixtures/build-zip.ts';
import { documentationEntries, documentEntries, pdf } from '../../tests/fixtures/package-files.ts';
import { createFakeWorkers, doing, runHere, startNoWorker } from '../../tests/support/fakes/fake-worker.ts';
import { inspectPackage } from './inspect-package.ts';
import { createPackageJob, type PackageTasks } from './package-job.ts';
import { createPackageReader } from './package-reader.ts';

const job = createPackageJob(() => neverYields);
const file = zipFile(documentationEntries([{ id: 'A' }, { id: 'B' }], { method: 8 }));
const place = ['container-1.zip', 'manual.pdf'];

test('[PACKAGE-28] packages are read in one worker, which then retires', async () => {
  const { workers, startWorker } = createFakeWorkers<PackageTasks>(doing(job));
  const reader = createPackageReader({ startWorker, idleMs: 500 });
  expect(await reader.inspect(file)).toEqual(await inspectPackage(file));
  expect(await reader.inspect([{ path: 'a.pdf', file: new File([pdf], 'a.pdf') }])).toBeUndefined();
  const [manual, other] = await reader.extract(file, [place, ['other.pdf']]);
  expect(manual?.ok && (await manual.value.text())).toBe(`${pdf}manual.pdf`);
  expect(other).toEqual({ ok: false, problem: 'missing' });
  expect(workers).toHaveLength(1);
  await expect.poll(() => workers[0]?.isTerminated).toBe(true);
});

test('[PACKAGE-28] progress counts containers, or files', async () => {
  const { events } = await runHere(job, 'inspect', file);
  expect(events[0]).toEqual({ doneContainers: 1, totalContainers: 2 });
  expect((await runHere(job, 'extract', { input: file, places: [place] })).events).toEqual([1]);
});

test('[PACKAGE-28] if no worker can start, the page’s thread does the same, and can be aborted', async () => {
  const reader = createPackageReader({ startWorker: startNoWorker });
  expect(await reader.inspect(file)).toEqual(await inspectPackage(file));
  const [manual] = await reader.extract(file, [place]);
  expect(manual?.ok && (await manual.value.text())).toBe(`${pdf}manual.pdf`);
  const abort = new AbortController();
  const listing = reader.inspect(zipFile(documentEntries()), { signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(listing).rejects.toThrow('enough');
  reader.dispose();
});
