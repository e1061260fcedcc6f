import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { documentFinding, type DocumentReport } from '#document/document-report.ts';
import type { InspectDocument } from '#document/inspect-document.ts';

import { createAddDocuments, createPdf } from '../support/add-documents.tsx';

const reportOf = (...codes: Parameters<typeof documentFinding>[0][]): DocumentReport => ({
  findings: codes.map((code) => documentFinding(code)),
});

/** A form whose PDFs have these reports by name; without one, the inspection doesn't end. */
function createForm(reports: Readonly<Record<string, DocumentReport>>) {
  const inspectDocument = vi.fn<InspectDocument>(
    ({ name }) => new Promise((resolve) => name in reports && resolve(reports[name])),
  );
  return { ...createAddDocuments({ inspectDocument }), inspectDocument };
}

test('[DOCUMENT-10] the first finding is in the line; all are shown with advice on request', async () => {
  const { user, choose, row } = createForm({
    'scan.pdf': reportOf('PDF-NO-TEXT', 'PDF-SCRIPT'),
    'sound.pdf': reportOf(),
  });
  await choose(createPdf('scan.pdf'), createPdf('sound.pdf', '%PDF-1.6'));
  const finding = await row('scan.pdf').findByRole('button', { name: /^Scan without text/ });
  expect(finding.textContent).toBe('Scan without text');
  expect(finding.getAttribute('aria-expanded')).toBe('false');
  expect(row('scan.pdf').queryByRole('list')).toBeNull();
  await user.click(finding);
  expect(finding.getAttribute('aria-expanded')).toBe('true');
  const items = row('scan.pdf').getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Run text recognition (OCR) first'),
    expect.stringContaining('Most programs ignore scripts'),
  ]);
  expect(row('sound.pdf').queryByRole('button', { expanded: false, name: /text/ })).toBeNull();
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
  await row('sign-in.pdf').findByText(/^This is a web page, not a PDF/);
  expect(inspectDocument).not.toHaveBeenCalled();
});

test('[DOCUMENT-11] the title of a PDF is proposed, until a person has typed a name', async () => {
  const facts = { pages: 1, isSigned: false, title: 'Pump manual' };
  const { choose, row } = createForm({ 'scan0001.pdf': { findings: [], facts } });
  await choose(createPdf('scan0001.pdf'));
  const name = await row('scan0001.pdf').findByDisplayValue('Pump manual');
  expect(name.getAttribute('aria-describedby')).toBeTruthy();
  expect(row('scan0001.pdf').getByText('From the document’s title.')).toBeTruthy();
});
