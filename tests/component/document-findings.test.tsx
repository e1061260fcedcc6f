import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { documentFinding, type DocumentReport } from '#document/document-report.ts';
import type { InspectDocument } from '#document/inspect-document.ts';
import type { InspectedDocument } from '#intake/chosen-file.ts';

import { buildZip } from '../fixtures/build-zip.ts';
import { createFinding } from '../support/archives/findings.ts';
import { createAddDocuments, createPdf, createReport, createZipHead } from '../support/dom/add-documents.tsx';

const reportOf = (...codes: Parameters<typeof documentFinding>[0][]): DocumentReport => ({
  type: 'pdf',
  findings: codes.map((code) => documentFinding(code)),
});

/** A form whose PDFs have these reports by name; without one, the inspection doesn't end. */
function createForm(
  reports: Readonly<Record<string, DocumentReport>>,
  overrides: Parameters<typeof createAddDocuments>[0] = {},
) {
  const inspectDocument = vi.fn<InspectDocument>(
    ({ name }) => new Promise((resolve) => name in reports && resolve(reports[name])),
  );
  return { ...createAddDocuments({ inspectDocument, ...overrides }), inspectDocument };
}

test('[DOCUMENT-10] the first finding is in the line; all are shown with advice on request', async () => {
  const { user, choose, row } = createForm({
    'scan.pdf': reportOf('PDF-NO-TEXT', 'PDF-SCRIPT'),
    'sound.pdf': reportOf(),
  });
  await choose(createPdf('scan.pdf'), createPdf('sound.pdf', '%PDF-1.6'));
  await row('scan.pdf').findByText('Scan without text');
  const finding = row('scan.pdf').getByRole('button', { name: 'Check results' });
  expect(finding.getAttribute('aria-expanded')).toBe('false');
  expect(row('scan.pdf').queryByRole('list')).toBeNull();
  await user.click(finding);
  expect(finding.getAttribute('aria-expanded')).toBe('true');
  const items = row('scan.pdf').getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Run text recognition (OCR) first'),
    expect.stringContaining('Most programs ignore scripts'),
  ]);
  expect(row('sound.pdf').queryByRole('button', { name: 'Check results' })).toBeNull();
});

test('[DOCUMENT-1] the line of a file with a wrong name says what it is, once', async () => {
  const { user, choose, row } = createForm({
    'plan.pdf': { type: 'docx', findings: [documentFinding('PDF-NOT-PDF', { content: 'docx' })] },
    'plan.docx': { type: 'xlsx', findings: [documentFinding('FILE-TYPE', { content: 'xlsx' })] },
  });
  await choose(createPdf('plan.pdf', 'PK'), createPdf('plan.docx', 'PK.'));
  await row('plan.pdf').findByText('Not a PDF: Word document');
  await row('plan.docx').findByText('Not a .docx file: Spreadsheet');
  await user.click(row('plan.docx').getByRole('button', { name: 'Check results' }));
  expect(row('plan.docx').getByRole('listitem').textContent).toMatch(
    /^Not a .docx file: Spreadsheet The content is of another kind/,
  );
  expect(row('plan.docx').getAllByText(/Spreadsheet/)).toHaveLength(2);
});

test('[DOCUMENT-10] with AI processing, a file that AI cannot read says so', async () => {
  const { user, choose, row } = createForm({
    'scan.pdf': reportOf('PDF-NO-TEXT'),
    'cut-off.pdf': reportOf('PDF-TRUNCATED'),
  });
  await choose(createPdf('scan.pdf'), createPdf('cut-off.pdf', '%PDF-1.6'));
  await row('scan.pdf').findByText('Scan without text');
  await user.click(screen.getAllByLabelText('Allow AI processing')[0]!);
  await row('scan.pdf').findByText('Scan without text: AI can’t read it');
  expect(row('cut-off.pdf').getByText('Damaged: cut off')).toBeTruthy();
});

test('[DOCUMENT-9] findings stop no upload, and an inspection is not waited for', async () => {
  const { choose, chooseMetadata, row, upload, inspectDocument } = createForm({
    'cut-off.pdf': reportOf('PDF-TRUNCATED'),
  });
  await choose(createPdf('cut-off.pdf'), createPdf('endless.pdf', '%PDF-1.6'));
  await row('cut-off.pdf').findByText('Damaged: cut off');
  await chooseMetadata();
  expect(await upload()).toHaveLength(2);
  const signals = inspectDocument.mock.calls.map(([, signal]) => signal);
  await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
});

test('[DOCUMENT-9] a web page named as a PDF is rejected in words', async () => {
  const { choose, row, inspectDocument } = createForm({});
  await choose(createPdf('sign-in.pdf', '<!doctype html><title>Sign in</title>'));
  await row('sign-in.pdf').findByText(/^A web page, not a document\. It may be a sign-in page/);
  expect(inspectDocument).not.toHaveBeenCalled();
});

test('[DOCUMENT-11] the title of a PDF is proposed, until a person has typed a name', async () => {
  const facts = { pages: 1, isSigned: false, title: 'Pump manual', proposedName: 'Pump manual' };
  const { choose, row } = createForm({ 'scan0001.pdf': { type: 'pdf', findings: [], facts } });
  await choose(createPdf('scan0001.pdf'));
  const name = await row('scan0001.pdf').findByDisplayValue('Pump manual');
  expect(name.getAttribute('aria-describedby')).toBeTruthy();
  expect(row('scan0001.pdf').getByText('From the document’s title.')).toBeTruthy();
});

test('[DOCUMENT-14] a container that is no manual is called what it is, and no operation is offered', async () => {
  const { choose, row, inspections } = createForm({ letter: { type: 'docx', findings: [] } });
  const office = buildZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
  await choose(new File([office], 'letter'));
  await row('letter').findByText('Word document');
  expect(row('letter').queryByRole('combobox', { name: /^Upload as/ })).toBeNull();
  expect(inspections).toEqual([]);
});

test('[DOCUMENT-22] files with warnings are counted in the footer, manuals and other documents alike', async () => {
  const { choose, inspections } = createForm({
    'scan.pdf': reportOf('PDF-NO-TEXT'),
    'script.pdf': reportOf('PDF-SCRIPT'),
  });
  await choose(createPdf('scan.pdf'), createPdf('script.pdf', '%PDF-1.6'));
  await screen.findByText('1 file with warnings');
  await choose(createZipHead());
  await waitFor(() => expect(inspections).toHaveLength(1));
  inspections[0]!.resolve(
    createReport({ findings: [createFinding({ code: 'LINK-BROKEN', severity: 'warning' })] }),
  );
  await screen.findByText('2 files with warnings');
});

test('[DOCUMENT-22] what was found in a file is passed on once, with its codes', async () => {
  const onInspected = vi.fn<(inspected: InspectedDocument) => void>();
  const { choose } = createForm(
    { 'scan.pdf': reportOf('PDF-NO-TEXT', 'PDF-SCRIPT'), 'sound.pdf': reportOf() },
    { onInspected },
  );
  await choose(
    createPdf('scan.pdf'),
    createPdf('sound.pdf', '%PDF-1.6'),
    createPdf('sign-in.pdf', '<!doctype html>'),
  );
  await waitFor(() => expect(onInspected).toHaveBeenCalledTimes(3));
  const inspected = onInspected.mock.calls.map(([{ file, findings }]) => [
    file.name,
    findings.map(({ code }) => code),
  ]);
  expect(Object.fromEntries(inspected)).toEqual({
    'scan.pdf': ['PDF-NO-TEXT', 'PDF-SCRIPT'],
    'sound.pdf': [],
    'sign-in.pdf': ['FILE-WEB-PAGE'],
  });
});

test('[DOCUMENT-15] a finding that the operator raised to an error rejects the file in words', async () => {
  const finding = { ...documentFinding('PDF-PASSWORD'), severity: 'error' } as const;
  const { choose, row } = createForm(
    { 'secret.pdf': { type: 'pdf', findings: [finding] } },
    { rules: { severities: { 'PDF-PASSWORD': 'error' } } },
  );
  await choose(createPdf('secret.pdf'));
  await row('secret.pdf').findByText(/^Password protected\. Without the password/);
  expect(row('secret.pdf').getByText('Not uploaded')).toBeTruthy();
});

test('[DOCUMENT-22] the findings of a file are saved as JSON', async () => {
  const given: Blob[] = [];
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob);
    return 'blob:report';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { user, choose, row } = createForm({ 'scan.pdf': reportOf('PDF-NO-TEXT') });
  await choose(createPdf('scan.pdf'));
  await user.click(await row('scan.pdf').findByRole('button', { name: 'Check results' }));
  await user.click(row('scan.pdf').getByRole('button', { name: 'Save as JSON' }));
  expect(saved).toEqual(['scan.pdf.json']);
  expect(JSON.parse(await given.at(-1)!.text())).toEqual({
    file: 'scan.pdf',
    type: 'pdf',
    findings: [{ code: 'PDF-NO-TEXT', severity: 'warning', params: {} }],
  });
});
