import { expect, test, vi } from 'vitest';

import { nextTask } from '#lib/time/next-task.ts';

import { checkFile } from './check-file.ts';
import { createCheckScheduler } from './check-scheduler.ts';
import type { FileCheck } from './chosen-file.ts';
import { createRepeatFinder, precheck } from './precheck.ts';

const limits = { maxFileSizeBytes: 3 };

/** A file that counts how often it is asked for its size. */
function createFile(name: string, content: string, lastModified = 1) {
  const file = new File([content], name, { lastModified, type: 'application/pdf' });
  const size = vi.fn(() => content.length);
  Object.defineProperty(file, 'size', { get: size });
  return { file, size };
}

/** A scheduler, and the results of all checks. */
function createBench() {
  const results: FileCheck[] = [];
  const checks = createCheckScheduler({
    check: (file, call) =>
      checkFile(file, { ...call, inspect: () => Promise.reject(new Error('not asked for')) }),
    limits: () => limits,
    onResult: (_, check) => results.push(check),
    onEnd: () => undefined,
  });
  const start = (id: string, file: File) => checks.start({ id, file, check: precheck(file, {}) });
  return { checks, results, start };
}

test('[ADD-7] while files of different names are listed, none is asked for its size or date', () => {
  const findRepeated = createRepeatFinder([]);
  const { checks, start } = createBench();
  checks.pause();
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => createFile(name, 'large'));
  for (const { file } of files) {
    Object.defineProperty(file, 'lastModified', { get: () => expect.fail('asked for its date') });
    expect(findRepeated(file)).toEqual([]);
    expect(precheck(file, {})).toEqual({ status: 'checking', isZip: false });
    start(file.name, file);
  }
  for (const { size } of files) expect(size).not.toHaveBeenCalled();
  for (const { file } of files) expect(checks.outcome(file.name)).toBeUndefined();
});

test('[ADD-7] files of the same name may be repeats if size and date are the same', () => {
  const find = createRepeatFinder([]);
  const isRepeated = (...args: Parameters<typeof createFile>) => find(createFile(...args).file).length > 0;
  expect(isRepeated('a.pdf', 'one')).toBe(false);
  expect(isRepeated('a.pdf', 'three')).toBe(false);
  expect(isRepeated('a.pdf', 'one', 2)).toBe(false);
  expect(isRepeated('a.pdf', 'two')).toBe(true);
  expect(isRepeated('a.pdf', 'seven')).toBe(true);
  expect(isRepeated('b.pdf', 'one')).toBe(false);
});

test('[ADD-7] a file above the size limit is rejected when its check starts', async () => {
  const { checks, results, start } = createBench();
  checks.pause();
  start('1', createFile('a.pdf', 'large').file);
  expect(results).toEqual([]);
  checks.resume();
  const rejection = { code: 'too-large', sizeBytes: 5, limitBytes: 3 };
  expect(results).toEqual([{ status: 'rejected', rejection }]);
  expect(await checks.outcome('1')).toEqual({ status: 'rejected', rejection });
});

test('a stopped check that answers late doesn’t replace the one that follows for the same row', async () => {
  const results: string[] = [];
  const calls: ((check: FileCheck) => void)[] = [];
  const checks = createCheckScheduler({
    check: () => new Promise((resolve) => calls.push(resolve)),
    limits: () => ({}),
    onResult: (_, { status }) => results.push(status),
    onEnd: () => undefined,
  });
  const row = {
    id: '1',
    file: new File(['a'], 'a.pdf'),
    check: { status: 'checking', isZip: false },
  } as const;
  checks.start(row);
  checks.stop('1');
  checks.start(row);
  calls[0]!({ status: 'unchecked-zip' });
  await nextTask();
  expect(results).toEqual([]);
  calls[1]!({ status: 'regular' });
  await checks.outcome('1');
  expect(results).toEqual(['regular']);
});
