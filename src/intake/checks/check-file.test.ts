import { expect, test, vi } from 'vitest';

import { documentFinding, type DocumentReport } from '#document/document-report.ts';
import { createDocumentInspection } from '#document/inspect-document.ts';
import { FileUnreadableError, WorkerFailedError } from '#lib/worker/worker-failure.ts';

import { buildZip } from '../../../tests/fixtures/build-zip.ts';
import type { FileCheck } from '../chosen-file.ts';
import { checkFile } from './check-file.ts';
import { precheck } from './precheck.ts';

const options = {
  inspect: () => Promise.reject(new FileUnreadableError()),
  signal: new AbortController().signal,
  onInterimResult: () => undefined,
  read: <T>(task: () => Promise<T>) => task(),
};
const check = (file: File) => checkFile(file, options);

/** A file deleted after it was chosen, as in Chromium: slices are empty, and reading it whole fails. */
const removed = (content: string, name: string) =>
  Object.assign(new File([content], name), {
    slice: () => new Blob(),
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

test.each(['a.pdf', 'a.zip', 'a'])(
  'a file that was deleted after it was chosen is rejected: %s',
  async (name) => {
    expect(await check(removed('%PDF-', name))).toEqual({
      status: 'rejected',
      rejection: { code: 'unreadable' },
    });
  },
);

test('a file without content is empty, and one that only reports size 0 is unreadable', async () => {
  for (const name of ['a.pdf', 'a.lnk', 'a.zip', 'a.mht', 'a.exe']) {
    const file = new File([], name);
    expect(precheck(file, { acceptedTypes: ['.pdf'] })).toEqual({ status: 'checking', isZip: false });
    expect(await check(file)).toEqual({ status: 'rejected', rejection: { code: 'empty' } });
  }
  expect(await check(removed('', 'a'))).toEqual({ status: 'rejected', rejection: { code: 'unreadable' } });
});

test('[DOCUMENT-12] a container of another kind is no manual, unless it is named .zip', async () => {
  const office = buildZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
  const kindOf = async (name: string) => (await check(new File([Buffer.from(office)], name))).status;
  expect(await kindOf('letter')).toBe('regular');
  expect(await kindOf('letter.zip')).toBe('unchecked-zip');
  const iirds = buildZip([{ name: 'mimetype', data: 'application/iirds+zip', method: 0 }]);
  expect((await check(new File([Buffer.from(iirds)], 'pump.iirds'))).status).toBe('unchecked-zip');
});

test('[DOCUMENT-9] a web page named as a PDF is rejected; what is found in a PDF comes later and rejects nothing', async () => {
  expect(await check(new File(['<!doctype html>'], 'manual.pdf'))).toEqual({
    status: 'rejected',
    rejection: { code: 'finding', finding: 'FILE-WEB-PAGE' },
  });
  const document: DocumentReport = { type: 'pdf', findings: [documentFinding('PDF-DAMAGED')] };
  const interim: FileCheck[] = [];
  const checked = await checkFile(new File(['%PDF-'], 'a.pdf'), {
    ...options,
    inspectDocument: async () => document,
    onInterimResult: (result) => interim.push(result),
  });
  expect(interim).toEqual([{ status: 'regular' }]);
  expect(checked).toEqual({ status: 'regular', document });
});

test('[DOCUMENT-15] with a code raised to an error, a file waits for its inspection and is rejected', async () => {
  const finding = { ...documentFinding('PDF-PASSWORD'), severity: 'error' } as const;
  const interim: FileCheck[] = [];
  const raised = (findings: DocumentReport['findings']) =>
    checkFile(new File(['%PDF-'], 'a.pdf'), {
      ...options,
      rules: { severities: { 'PDF-PASSWORD': 'error' } },
      inspectDocument: async () => ({ type: 'pdf', findings }),
      onInterimResult: (result) => interim.push(result),
    });
  expect(await raised([finding])).toEqual({
    status: 'rejected',
    rejection: { code: 'finding', finding: 'PDF-PASSWORD' },
  });
  expect(await raised([])).toMatchObject({ status: 'regular' });
  expect(interim).toEqual([]);
});

test('[DOCUMENT-7] an inspection that fails leaves a file that can be sent, and that is known not to be checked', async () => {
  expect(
    await checkFile(new File(['%PDF-'], 'a.pdf'), { ...options, inspectDocument: options.inspect }),
  ).toEqual({
    status: 'regular',
    isUnchecked: true,
  });
});

test('[DOCUMENT-7] a failure of the check itself says nothing about the file, and is logged with its cause', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new TypeError('a check broke');
  const checked = await checkFile(new File(['%PDF-'], 'a.pdf'), {
    ...options,
    onInterimResult: () => {
      throw failure;
    },
  });
  expect(checked).toEqual({ status: 'regular', isUnchecked: true });
  expect(log.mock.calls).toEqual([[expect.any(String), failure]]);
});

const failure = new WorkerFailedError('The worker crashed.');
const failing = () => Promise.reject(failure);
const rejected = {
  status: 'rejected',
  rejection: { code: 'too-large', sizeBytes: 9, limitBytes: 1 },
} as const;
const pdf = new File(['%PDF-'], 'a.pdf');
const zip = new File(['PK\x03\x04'], 'a.zip');
const locked = Object.assign(new File(['%PDF-'], 'a'), { slice: () => ({ arrayBuffer: failing }) });

test.each<[string, File, Partial<Parameters<typeof checkFile>[1]>]>([
  ['reading its first bytes', locked, {}],
  ['inspecting a document', pdf, { inspectDocument: failing }],
  ['inspecting a ZIP', zip, { inspect: failing }],
  ['reading a package', zip, { inspect: () => new Promise(() => {}), inspectPackage: failing }],
  ['reading what isn’t accepted as it is', locked, { rejected }],
])('a failure of %s is logged with its cause', async (_, file, overrides) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  void checkFile(file, { ...options, ...overrides });
  await vi.waitFor(() => expect(log.mock.calls).toEqual([[expect.any(String), failure]]));
});

test.each([
  ['a file that can’t be read', new FileUnreadableError(), false],
  ['a check that was stopped', new Error('stopped'), true],
])('%s is no failure to log', async (_, error, isStopped) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const abort = new AbortController();
  const inspect = async () => {
    if (isStopped) abort.abort();
    throw error;
  };
  expect(
    await checkFile(zip, { ...options, signal: abort.signal, inspect, inspectPackage: inspect }),
  ).toMatchObject({ status: 'unchecked-zip', packageCheck: 'unread' });
  expect(log).not.toHaveBeenCalled();
});

test('the kind of a readable file follows from its name and its first bytes', async () => {
  expect(await check(new File(['%PDF-'], 'a'))).toEqual({ status: 'regular' });
  expect(await check(new File(['PK\x03\x04'], 'a'))).toEqual({
    status: 'unchecked-zip',
    packageCheck: 'none',
  });
});

test('[ADD-7] a file is asked for its size once, and its first bytes are read once', async () => {
  const file = new File(['%PDF-1.7', 'x'.repeat(5000)], 'a.pdf');
  const calls: string[] = [];
  const whole = { size: file.size, slice: file.slice.bind(file) };
  Object.defineProperties(file, {
    size: { get: () => (calls.push('size'), whole.size) },
    slice: { get: () => (calls.push('slice'), whole.slice) },
  });
  const inspectDocument = createDocumentInspection({
    inspectPdf: async () => ({ type: 'pdf', findings: [] }),
    inspectFile: async () => undefined,
  });
  expect(precheck(file, { maxFileSizeBytes: 10_000 })).toMatchObject({ status: 'checking' });
  expect(await checkFile(file, { ...options, inspectDocument })).toMatchObject({ status: 'regular' });
  expect(calls).toEqual(['size', 'slice']);
});
