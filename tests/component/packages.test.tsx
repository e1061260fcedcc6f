import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PackageRow } from '#app/pages/workspace/asset-form.tsx';
import type { NewDocument } from '#features/add-documents/form/use-submit.ts';
import { fail } from '#lib/result.ts';
import { neverYields } from '#lib/time/yielding.ts';
import { FileUnreadableError, WorkerFailedError } from '#lib/worker/worker-failure.ts';
import type { InspectionReport } from '#manual/report.ts';
import { extractFiles } from '#package/extract-files.ts';
import { inspectPackage } from '#package/inspect-package.ts';
import { packFolder } from '#package/package-job.ts';
import type { PackageReader } from '#package/package-reader.ts';

import { type EntrySpec, buildZip } from '../fixtures/build-zip.ts';
import { type VdiDocument, documentEntries, documentationEntries } from '../fixtures/package-files.ts';
import { createFinding } from '../support/archives/findings.ts';
import { createAddDocuments, createReport } from '../support/dom/add-documents.tsx';

const twoDocuments: readonly VdiDocument[] = [
  { id: 'A', classId: '03-02', titles: { de: 'Bedienung', en: 'Operation of the press' }, files: ['a.pdf'] },
  { id: 'B', classId: '04-01', titles: { en: 'Contract' }, files: ['b.pdf'] },
];

const zipOf = (name: string, entries: readonly EntrySpec[]) => new File([buildZip(entries)], name);

/** Report on a ZIP without pages. */
const { startPage: _none, ...noManual }: InspectionReport = createReport({
  verdict: 'not-a-manual',
  pages: 0,
  findings: [
    { code: 'DOC-NO-PAGES', severity: 'error', params: {}, count: 1, places: [], repairable: false },
  ],
});

/** The form with the real reader of packages. */
function createForm(
  overrides: Parameters<typeof createAddDocuments>[0] = {},
  extract: PackageReader['extract'] = (input, places) => extractFiles(input, places),
) {
  return createAddDocuments({
    choices: {
      organizations: [
        { id: 'acme', name: 'acme pumps' },
        { id: 'org-1', name: 'Nordwerk' },
      ],
      categories: [
        { id: 'operation', name: 'Operating manual', vdi2770: ['03-02'] },
        { id: 'cat-1', name: 'Manual' },
      ],
    },
    inspect: () => Promise.resolve(noManual),
    inspectPackage: (input) => inspectPackage(input),
    renderReport: ({ packageCheck, report, file, progress, onStop, onAddDocuments, rejection }) =>
      packageCheck && (
        <PackageRow
          {...{ packageCheck, report, file, progress, onStop }}
          editing={{ extract, onAddDocuments, rejection }}
        />
      ),
    ...overrides,
  });
}

const rowNamed = (name: string) => screen.findByRole('group', { name });
const detailsOf = (jobs: readonly NewDocument['job'][] | undefined) =>
  jobs?.map(({ displayName, categoryId, organizationId, packageName, file }) => [
    displayName,
    categoryId,
    organizationId,
    packageName,
    file.name,
  ]);

test('[INSPECT-7] a package is named in its row, is a regular file without a choice, and is uploaded as one', async () => {
  const form = createForm();
  await form.choose(zipOf('press.zip', documentationEntries(twoDocuments)));
  const row = await rowNamed('press.zip');
  await within(row).findByRole('button', { name: 'Documents' });
  for (const fact of [
    'Handover documentation (VDI 2770)',
    '2 documents',
    'German, English',
    'for serial number SN-4711',
  ]) {
    expect(within(row).getByText(fact)).toBeVisible();
  }
  expect(within(row).queryByText(/as a manual|Offline manual/)).toBeNull();
  expect(within(row).queryByRole('combobox', { name: /^Upload as/ })).toBeNull();
  await form.chooseMetadata();
  expect(detailsOf(await form.upload())).toEqual([['press', 'cat-1', 'org-1', undefined, 'press.zip']]);
});

test('[INSPECT-8] its row counts findings as its panel does, by what was found', async () => {
  const findings = ['a.pdf', 'b.pdf'].map((entry) =>
    createFinding({ code: 'ENTRY-TYPE', severity: 'warning', entry }),
  );
  const report = { ...noManual, findings };
  const form = createForm({ inspect: () => Promise.resolve(report) });
  await form.choose(zipOf('delivery.zip', [{ name: 'a.pdf' }, { name: 'b.pdf' }]));
  expect(await within(await rowNamed('delivery.zip')).findByText('1 warning')).toBeVisible();
});

test('[INSPECT-8] its panel shows documents, classes, files and findings', async () => {
  const form = createForm();
  const missing = { ...twoDocuments[0], files: ['a.pdf', 'plan.pdf'] };
  const entries = documentationEntries([missing, twoDocuments[1]!]).map((entry) =>
    entry.name === 'container-1.zip'
      ? { ...entry, data: buildZip(documentEntries(missing).filter(({ name }) => name !== 'plan.pdf')) }
      : entry,
  );
  await form.choose(zipOf('press.zip', entries));
  const row = await rowNamed('press.zip');
  expect(await within(row).findByText('1 warning')).toBeVisible();
  await form.user.click(within(row).getByRole('button', { name: 'Documents' }));
  const panel = await screen.findByRole('dialog');
  const [first, second] = within(
    await within(panel).findByRole('region', { name: 'Documents' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Operation of the press');
  expect(first).toHaveTextContent('Operation (03-02) · a.pdf');
  expect(second).toHaveTextContent('Contract documents (04-01) · English');
  expect(within(panel).getByText('File missing')).toBeVisible();
  expect(within(panel).getByText('container-1.zip/').parentElement).toHaveTextContent(
    'container-1.zip/plan.pdf',
  );
  await form.user.click(within(panel).getByRole('button', { name: 'Upload as one file' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await rowNamed('press.zip')).toBeVisible();
});

test('[INSPECT-9] its documents become rows, with what the configuration maps; the rest is for the person', async () => {
  const form = createForm();
  await form.choose(zipOf('press.zip', documentationEntries(twoDocuments)));
  await form.user.click(within(await rowNamed('press.zip')).getByRole('button', { name: 'Documents' }));
  await form.user.click(await screen.findByRole('button', { name: 'Add as 2 documents' }));
  const rows = [await rowNamed('a.pdf'), await rowNamed('b.pdf')];
  expect(screen.queryByRole('group', { name: 'press.zip' })).toBeNull();
  expect(screen.getAllByText('2 documents added from “press.zip”.')[0]).toBeVisible();
  expect(within(rows[0]!).queryByText(/^VDI 2770/)).toBeNull();
  expect(await within(rows[1]!).findByText('VDI 2770: Contract documents (04-01)')).toBeInTheDocument();
  await form.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  expect(detailsOf(await form.upload())).toEqual([
    ['Operation of the press', 'operation', 'acme', 'press.zip', 'a.pdf'],
    ['Contract', 'cat-1', 'acme', 'press.zip', 'b.pdf'],
  ]);
});

test('[INSPECT-9] values that the deployment has locked stay', async () => {
  const form = createForm({
    choices: {
      organizations: [
        { id: 'acme', name: 'Acme Pumps' },
        { id: 'org-1', name: 'Nordwerk' },
      ],
      categories: [{ id: 'operation', name: 'Operating manual', vdi2770: ['03-02'] }],
      presets: { organizationId: { id: 'org-1', locked: true } },
    },
  });
  await form.choose(zipOf('one.zip', documentEntries(twoDocuments[0])));
  await form.user.click(within(await rowNamed('one.zip')).getByRole('button', { name: 'Documents' }));
  await form.user.click(await screen.findByRole('button', { name: 'Add as 1 document' }));
  await rowNamed('a.pdf');
  expect(detailsOf(await form.upload())).toEqual([
    ['Operation of the press', 'operation', 'org-1', 'one.zip', 'a.pdf'],
  ]);
});

test('[INSPECT-10] PDFs that can’t be read are counted, and documents without a PDF are named before', async () => {
  const form = createForm({}, async (input, places) => {
    const [, ...others] = await extractFiles(input, places);
    return [fail('damaged'), ...others];
  });
  const documents = [...twoDocuments, { id: 'C', titles: { en: 'Model' }, files: ['model.step'] }];
  await form.choose(zipOf('press.zip', documentationEntries(documents)));
  await form.user.click(within(await rowNamed('press.zip')).getByRole('button', { name: 'Documents' }));
  expect(await screen.findByText('1 document has no PDF and won’t be added.')).toBeVisible();
  await form.user.click(await screen.findByRole('button', { name: 'Add as 2 documents' }));
  await rowNamed('b.pdf');
  expect(
    screen.getAllByText('1 document added from “press.zip”. 1 document couldn’t be read.')[0],
  ).toBeVisible();
});

test('[INSPECT-10] if none can be read, the package stays', async () => {
  const form = createForm({}, async () => [fail('encrypted')]);
  await form.choose(zipOf('press.zip', documentationEntries(twoDocuments)));
  await form.user.click(within(await rowNamed('press.zip')).getByRole('button', { name: 'Documents' }));
  await form.user.click(await screen.findByRole('button', { name: 'Add as 2 documents' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The documents can’t be read.');
  expect(screen.getByRole('group', { name: 'press.zip', hidden: true })).toBeInTheDocument();
});

test.each([
  [new FileUnreadableError(), 'The file could not be read.', 0],
  [new WorkerFailedError('It crashed.'), 'The documents can’t be read. You can still', 1],
])('if a package can’t be unpacked, a message says why: %s', async (cause, words, times) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const form = createForm({}, () => Promise.reject(cause));
  await form.choose(zipOf('press.zip', documentationEntries(twoDocuments)));
  await form.user.click(within(await rowNamed('press.zip')).getByRole('button', { name: 'Documents' }));
  await form.user.click(await screen.findByRole('button', { name: 'Add as 2 documents' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(log.mock.calls.map(([, logged]) => logged)).toEqual(Array(times).fill(cause));
  log.mockClear();
});

test('[INSPECT-7] a package that can’t be read stops nothing', async () => {
  const form = createForm({ inspectPackage: () => Promise.reject(new FileUnreadableError()) });
  await form.choose(zipOf('press.zip', documentationEntries(twoDocuments)));
  const row = await rowNamed('press.zip');
  expect(
    await within(row).findByText('Couldn’t check what this package contains. You can still upload it.'),
  ).toBeVisible();
  await form.chooseMetadata();
  expect(await form.upload()).toHaveLength(1);
});

test('[INSPECT-8] of more than five documents the first four are listed until all are asked for', async () => {
  const form = createForm();
  const documents = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({
    id,
    titles: { en: id },
    files: [`${id}.pdf`],
  }));
  await form.choose(zipOf('press.zip', documentationEntries(documents)));
  await form.user.click(within(await rowNamed('press.zip')).getByRole('button', { name: 'Documents' }));
  const list = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(list.queryByText('E')).not.toBeInTheDocument();
  await form.user.click(list.getByRole('button', { name: 'Show 2 more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

/** A ZIP of PDFs, a drawing in a folder, a ZIP and what macOS adds. */
const delivery = () =>
  zipOf('Press.zip', [
    ...['a.pdf', 'Certificates/b.pdf', 'Drawings/plan.dwg'].map((name) => ({ name, data: name })),
    { name: 'pumps.zip', data: buildZip([{ name: 'c.pdf', data: 'c' }]) },
    { name: '__MACOSX/._a.pdf', data: 'x' },
  ]);

test('[INSPECT-7][INSPECT-9] a ZIP of documents is neutral, one file by default, and its files become rows', async () => {
  const form = createForm({
    choices: {
      organizations: [{ id: 'org-1', name: 'Nordwerk' }],
      categories: [
        { id: 'cat-1', name: 'Manual' },
        { id: 'certificate', name: 'Certificate' },
      ],
    },
  });
  await form.choose(delivery());
  const row = within(await rowNamed('Press.zip'));
  expect(await row.findByText('ZIP archive')).toBeVisible();
  expect(row.queryByText(/as a manual|error|note/i)).toBeNull();
  await form.user.click(row.getByRole('button', { name: 'Add as 4 documents' }));
  const certificate = within(await rowNamed('b.pdf Press/Certificates'));
  expect(certificate.getByRole('button', { name: 'Use category “Certificate”' })).toBeVisible();
  await rowNamed('plan.dwg Press/Drawings');
  expect(
    screen.getAllByText('4 documents added from “Press.zip”. 1 system or temporary file skipped.')[0],
  ).toBeVisible();
  // A ZIP in it is offered in turn.
  const nested = within(await rowNamed('pumps.zip Press'));
  await form.user.click(await nested.findByRole('button', { name: 'Add as 1 document' }));
  await rowNamed('c.pdf pumps');
  await form.chooseMetadata();
  expect(detailsOf(await form.upload())).toEqual([
    ['a', 'cat-1', 'org-1', 'Press.zip', 'a.pdf'],
    ['b', 'cat-1', 'org-1', 'Press.zip', 'b.pdf'],
    ['plan', 'cat-1', 'org-1', 'Press.zip', 'plan.dwg'],
    ['c', 'cat-1', 'org-1', 'pumps.zip', 'c.pdf'],
  ]);
});

test('[INSPECT-8] the panel of a ZIP of documents lists its files, and has both ways', async () => {
  const form = createForm();
  await form.choose(delivery());
  await form.user.click(within(await rowNamed('Press.zip')).getByRole('button', { name: 'Documents' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Press.zip' }));
  const files = within(await panel.findByRole('region', { name: 'Documents' })).getAllByRole('listitem');
  expect(files.map((file) => file.querySelector('.item__text')?.textContent)).toEqual([
    'a.pdf5 bytes',
    'b.pdfCertificates\u00a0· 18 bytes',
    'plan.dwgDrawings\u00a0· 17 bytes',
    expect.stringMatching(/^pumps\.zipZIP archive\u00a0· \d+ bytes$/),
  ]);
  expect(panel.getByText('1 system or temporary file skipped.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Add as 4 documents' })).toBeVisible();
  await form.user.click(panel.getByRole('button', { name: 'Upload as one file' }));
  await form.chooseMetadata();
  expect(detailsOf(await form.upload())?.map(([name]) => name)).toEqual(['Press']);
});

test('[INSPECT-12] a folder with an unpacked package is offered as one, and packed', async () => {
  const form = createForm({ pack: (folder) => packFolder(folder, { scheduling: neverYields }) });
  const files = documentationEntries(twoDocuments).map(({ name, data = '' }) =>
    Object.defineProperty(new File([data as BlobPart], String(name)), 'webkitRelativePath', {
      value: `Press 42/${String(name)}`,
    }),
  );
  await form.choose(...files);
  const offer = await screen.findByRole('group', { name: 'Press 42' });
  expect(within(offer).getByText('“Press 42” looks like a handover package')).toBeVisible();
  expect(within(offer).getByRole('button', { name: 'As 4 separate files' })).toBeVisible();
  await form.user.click(within(offer).getByRole('button', { name: 'As a package' }));
  const row = await rowNamed('Press 42.zip');
  expect(await within(row).findByText('Handover documentation (VDI 2770)')).toBeVisible();
});

const tooLarge = /^This file is .+; the limit is 3 kB\./;

test('[PACKAGE-55] a package above the limit is rejected as one file, and its documents can be added', async () => {
  const file = zipOf('press.zip', [
    ...documentationEntries(twoDocuments),
    { name: 'model.step', data: 'x'.repeat(4_000), method: 0 },
  ]);
  const form = createForm({ limits: { maxFileSizeBytes: 3_000 } });
  await form.choose(file);
  const row = within(await rowNamed('press.zip'));
  expect(row.getByText('Not uploaded')).toBeVisible();
  expect(row.getByText(tooLarge)).toBeVisible();
  expect(await row.findByText('Handover documentation (VDI 2770)')).toBeVisible();
  await form.user.click(row.getByRole('button', { name: 'Documents' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByRole('button', { name: 'Upload as one file' })).toBeDisabled();
  expect(panel.getByText(tooLarge)).toBeVisible();
  await form.user.click(panel.getByRole('button', { name: 'Add as 2 documents' }));
  await rowNamed('a.pdf');
  expect(screen.queryByRole('group', { name: 'press.zip' })).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Undo' }));
  const restored = within(await rowNamed('press.zip'));
  expect(await restored.findByRole('button', { name: 'Documents' })).toBeVisible();
});
