import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { PackFolder } from '#intake/folder-offers.ts';
import { FileUnreadableError, WorkerFailedError } from '#lib/worker/worker-failure.ts';
import { packManual } from '#manual/pack/pack-manual.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createAddDocuments, createPdf, createReport, createZipHead } from '../support/dom/add-documents.tsx';
import { rowNames, displayName, operation, inFolder } from '../support/dom/file-rows.ts';

const error = (code: 'DOC-NO-PAGES' | 'DOC-NO-START' | 'ZIP-ENCRYPTED' | 'ZIP-TRUNCATED') => ({
  code,
  severity: 'error' as const,
  params: {},
  count: 1,
  places: [],
  repairable: false,
});

test('a manual is proposed as a manual, and is sent by the ZIP operation', async () => {
  const { choose, chooseMetadata, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  expect(await row('manual.zip').findByText('Checking ZIP…')).toBeVisible();
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(operation(row('manual.zip'))).toHaveValue('manual');
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test.each([
  ['DOC-NO-PAGES', 0, 'ZIP archive'],
  ['DOC-NO-START', 2, 'ZIP archive · The start page is missing'],
  ['ZIP-ENCRYPTED', 2, 'Files are password-protected'],
  ['ZIP-TRUNCATED', 0, 'The archive is cut off'],
] as const)(
  '[INSPECT-5] a ZIP with %s and %i pages is proposed as a regular file: %s',
  async (code, pages, text) => {
    const { row, chooseZip } = createAddDocuments();
    const verdict = code.startsWith('ZIP') ? 'unsafe' : 'not-a-manual';
    const report = createReport({ verdict, pages, findings: [error(code)] });
    await chooseZip(report);
    const zip = row('manual.zip');
    expect(zip.getByText(text)).toBeVisible();
    expect(operation(zip)).toHaveValue('document');
    expect(zip.getByRole('option', { name: 'Offline manual' })).toBeDisabled();
  },
);

const uploadButton = () => screen.getByRole('button', { name: /^Upload \d/ }).textContent;

const rejected = (code: Parameters<typeof error>[0], pages: number) =>
  createReport({ verdict: 'not-a-manual', pages, findings: [error(code)] });

test('[INSPECT-5] the upload button says how many manuals become regular files, and no other ZIPs', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(...['a.zip', 'b.zip', 'c.zip'].map(createZipHead));
  await waitFor(() => expect(inspections).toHaveLength(3));
  await user.selectOptions(operation(row('c.zip')), 'Offline manual');
  await act(async () => inspections[0]?.resolve(rejected('DOC-NO-START', 2)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[1]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(uploadButton()).toBe('Upload 3 documents, 1 as regular file');
  await act(async () => inspections[2]?.resolve(rejected('DOC-NO-PAGES', 0)));
  expect(row('b.zip').getByText('ZIP archive')).toBeVisible();
  // Only here, a person chose the manual.
  expect(
    row('c.zip').getByText('Can’t be uploaded as a manual: The archive has no HTML page.'),
  ).toBeVisible();
  expect(uploadButton()).toBe('Upload 3 documents, 2 as regular files');
  await user.click(row('b.zip').getByRole('button', { name: 'Remove b.zip' }));
  expect(uploadButton()).toBe('Upload 2 documents as regular files');
});

test('[INSPECT-5] a ZIP that can’t be read is counted until it is kept as a regular file', async () => {
  const { user, chooseZip } = createAddDocuments({
    renderReport: ({ onKeepAsRegular }) => (
      <button type="button" onClick={onKeepAsRegular}>
        Keep
      </button>
    ),
  });
  await chooseZip({ ...rejected('ZIP-TRUNCATED', 0), verdict: 'unsafe' });
  expect(uploadButton()).toBe('Upload 1 document as regular file');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(uploadButton()).toBe('Upload 1 document');
});

test('[INSPECT-2] another file takes the place of a ZIP, with what was entered for it, until that is undone', async () => {
  const onRemoved = vi.fn<(files: readonly File[]) => void>();
  const { user, row, choose, chooseZip } = createAddDocuments({
    renderReport: ({ onChooseOther }) => (
      <button type="button" onClick={() => onChooseOther(createPdf('other.pdf'))}>
        Other
      </button>
    ),
    onRemoved,
  });
  await choose(createPdf('a.pdf', 'a'));
  await chooseZip({ ...rejected('ZIP-TRUNCATED', 0), verdict: 'unsafe' });
  await choose(createPdf('b.pdf', 'b'));
  const name = row('manual.zip').getByLabelText('Display name');
  await user.clear(name);
  await user.type(name, 'Press manual');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(rowNames()).toEqual(['a.pdf', 'other.pdf', 'b.pdf']);
  expect(displayName(row('other.pdf'))).toHaveValue('Press manual');
  expect(onRemoved.mock.calls).toMatchObject([[[{ name: 'manual.zip' }]]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rowNames()).toEqual(['a.pdf', 'manual.zip', 'b.pdf']);
  expect(displayName(row('manual.zip'))).toHaveValue('Press manual');
});

test('[INSPECT-3] a repaired copy takes the place of the file, is uploaded, and can be undone', async () => {
  const copy = { file: new File(['PK'], 'manual-repaired.zip'), report: createReport() };
  const { user, choose, chooseMetadata, inspections, row, upload } = createAddDocuments({
    renderReport: ({ original, onReplace, onRestore }) => (
      <>
        <p>{`Original: ${original?.file.name ?? 'none'}`}</p>
        <button type="button" onClick={() => onReplace(copy)}>
          Replace
        </button>
        <button type="button" onClick={onRestore}>
          Undo
        </button>
      </>
    ),
  });
  await choose(createZipHead());
  await chooseMetadata();
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.resolve(rejected('DOC-NO-START', 2)));
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(row('manual-repaired.zip').getByText('Original: manual.zip')).toBeTruthy();
  expect(operation(row('manual-repaired.zip'))).toHaveProperty('value', 'manual');
  expect(displayName(row('manual-repaired.zip')).value).toBe('manual');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(row('manual.zip').getByText('Original: none')).toBeTruthy();
  expect(operation(row('manual.zip'))).toHaveProperty('value', 'document');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await upload()).toMatchObject([{ operation: 'manual', displayName: 'manual', file: copy.file }]);
});

test('the title of a manual is proposed as its name, with a note', async () => {
  const { row, chooseZip } = createAddDocuments();
  await chooseZip(createReport({ title: 'Press 42' }));
  expect(displayName(row('manual.zip'))).toHaveValue('Press 42');
  expect(row('manual.zip').getByText('From the manual’s title.')).toBeVisible();
});

test('a typed name stays, and so does a chosen operation', async () => {
  const { user, choose, inspections, row } = createAddDocuments();
  await choose(createZipHead());
  await user.type(displayName(row('manual.zip')), ' 2026');
  await user.selectOptions(
    await row('manual.zip').findByRole('combobox', { name: 'Upload as: manual.zip' }),
    'Regular file',
  );
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip'))).toHaveValue('manual 2026');
  expect(operation(row('manual.zip'))).toHaveValue('document');
});

test('Upload waits for the checks that are still running', async () => {
  const { choose, chooseMetadata, submit, uploaded, inspections } = createAddDocuments();
  await choose(createZipHead(), createPdf());
  await chooseMetadata();
  await submit();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checking ZIP…' });
  expect(button).toBeDisabled();
  expect(uploaded).toEqual([]);
  await act(async () => inspections[0]?.resolve(createReport()));
  expect(uploaded).toMatchObject([[{ operation: 'manual' }, { operation: 'document' }]]);
});

test('the operation of a ZIP that could not be checked is chosen by hand, and has focus after a failed upload', async () => {
  const { user, choose, chooseMetadata, submit, inspections, row, upload } = createAddDocuments();
  await choose(createZipHead());
  await chooseMetadata();
  await waitFor(() => expect(inspections).toHaveLength(1));
  await act(async () => inspections[0]?.reject(new FileUnreadableError()));
  const zip = row('manual.zip');
  expect(zip.getByText('Couldn’t check this ZIP. Choose how to upload it.')).toBeVisible();
  expect(operation(zip)).toHaveValue('');
  await submit();
  await waitFor(() => expect(operation(zip)).toHaveFocus());
  expect(operation(zip)).toBeInvalid();
  await user.selectOptions(operation(zip), 'Offline manual');
  expect(await upload()).toMatchObject([{ operation: 'manual' }]);
});

test('a manual can be uploaded while its contents are being read; the check continues, unless a regular upload doesn’t need it', async () => {
  const { user, choose, chooseMetadata, inspections, handedOver, row, upload } = createAddDocuments();
  await choose(createZipHead(), createZipHead('regular.zip'));
  await waitFor(() => expect(inspections).toHaveLength(2));
  await act(async () =>
    inspections.forEach((each) => each.reportStructure(createReport({ complete: false }))),
  );
  expect(row('manual.zip').getByText('Report: 0 findings, reading on')).toBeVisible();
  await user.selectOptions(operation(row('regular.zip')), 'Regular file');
  await chooseMetadata();
  expect(await upload()).toMatchObject([{ operation: 'manual' }, { operation: 'document' }]);
  expect(inspections.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  const damaged = createReport({ verdict: 'unsafe', findings: [error('ZIP-TRUNCATED')] });
  await act(async () => inspections[0]?.resolve(damaged));
  expect(await handedOver[0]?.inspection).toEqual({ status: 'zip', report: damaged, packageCheck: 'none' });
});

test('a check can be stopped, and its findings so far stay', async () => {
  const { user, inspections, row, chooseZip } = createAddDocuments();
  await chooseZip();
  await act(async () => inspections[0]?.reportStructure(createReport({ complete: false })));
  await user.click(row('manual.zip').getByRole('button', { name: 'Stop checking' }));
  expect(inspections[0]?.signal.aborted).toBe(true);
  expect(row('manual.zip').getByText('Report: 0 findings')).toBeVisible();
  expect(operation(row('manual.zip'))).toHaveValue('manual');
});

test('[ADD-10] the title of a manual does not change a name that has the focus, which makes it nobody’s own', async () => {
  const { user, inspections, row, chooseZip } = createAddDocuments();
  await chooseZip();
  await user.click(displayName(row('manual.zip')));
  await act(async () => inspections[0]?.resolve(createReport({ title: 'Press 42' })));
  expect(displayName(row('manual.zip'))).toHaveValue('manual');
  await user.tab();
  expect(displayName(row('manual.zip'))).toHaveValue('Press 42');
});

const pack: PackFolder = (folder) =>
  'startPage' in folder
    ? packManual(folder, { scheduling: uninterruptedScheduling })
    : Promise.reject(new Error('This is a package.'));

test('[PACK-9] a folder that would make a rejected manual says why and because of which files, and can be uploaded as single files', async () => {
  const { user, choose } = createAddDocuments({ pack });
  await choose(
    ...inFolder(
      'Press/index.html',
      'Press/x:y.html',
      'Press/sub/a\u202eb.html',
      'Press/A.html',
      'Press/a.html',
    ),
  );
  const offer = within(await screen.findByRole('group', { name: 'Press' }));
  await user.click(offer.getByRole('button', { name: 'As a manual' }));
  const alert = within(await offer.findByRole('alert'));
  expect(alert.getByText(/^This folder can’t be uploaded as a manual\./)).toBeVisible();
  const reasons = alert.getAllByRole('listitem').map((item) => item.textContent);
  expect(reasons).toEqual([
    'A file name is dangerous: x:y.html',
    'A file name is dangerous: sub/a[U+202E]b.html',
    'Two names are the same on Windows or macOS: a.html',
  ]);
  expect(screen.queryByRole('group', { name: 'Press.zip' })).not.toBeInTheDocument();
  await user.click(offer.getByRole('button', { name: 'As 5 separate files' }));
  await waitFor(() => expect(rowNames()).toHaveLength(5));
});

test.each([
  [new FileUnreadableError(), 'A file in this folder couldn’t be read.', 0],
  [new WorkerFailedError('It crashed.'), 'This browser couldn’t create the ZIP.', 1],
])('a folder that can’t be packed stays, with the reason: %s', async (cause, words, times) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { user, choose } = createAddDocuments({ pack: () => Promise.reject(cause) });
  await choose(...inFolder('Press/index.html', 'Press/a.html'));
  const offer = within(await screen.findByRole('group', { name: 'Press' }));
  await user.click(offer.getByRole('button', { name: 'As a manual' }));
  expect(await offer.findByRole('alert')).toHaveTextContent(words);
  expect(log.mock.calls.map(([, logged]) => logged)).toEqual(Array(times).fill(cause));
  log.mockClear();
});

test('[PACK-1] "Upload" leaves no folder behind: the question is counted beside it, and comes first', async () => {
  const { user, choose, chooseMetadata, submit, upload, uploaded } = createAddDocuments({ pack });
  await choose(createPdf('a.pdf'), ...inFolder('Press/index.html', 'Press/a.html'));
  await chooseMetadata();
  const question = await screen.findByRole('group', { name: 'Press' });
  await user.click(screen.getByRole('button', { name: 'How should this folder be uploaded?' }));
  expect(question).toHaveFocus();
  await submit();
  expect(question).toHaveFocus();
  expect(uploaded).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'As 2 separate files' }));
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  expect(await upload()).toHaveLength(3);
});
