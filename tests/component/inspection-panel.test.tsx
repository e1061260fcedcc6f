import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PanelContent } from '#features/inspection/panel/inspection-panel.tsx';
import type { Finding } from '#manual/finding.ts';

import { createBrokenLink, createFinding } from '../support/archives/findings.ts';
import { createReport } from '../support/dom/add-documents.tsx';
import { render } from '../support/dom/render.tsx';

type Props = ComponentProps<typeof PanelContent>;

function createPanel(findings: readonly Finding[], overrides: Partial<Props> = {}) {
  const onStop = vi.fn<() => void>();
  const report = createReport({ findings });
  const file = new File([], 'press.zip');
  const props: Props = { report, file, onStop, onClose: () => undefined, ...overrides };
  const shown = render(<PanelContent {...props} />);
  // What is closed is not made yet.
  for (const summary of shown.container.querySelectorAll('.finding summary')) fireEvent.click(summary);
  return { onStop, ...shown };
}

/** Titles of the groups, in order. */
const titles = () => screen.queryAllByRole('strong').map((title) => title.textContent);
/** The buttons below the verdict, by what they are called. */
const buttons = () =>
  [...document.querySelectorAll('.panel__actions button')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
const group = (title: string) => within(screen.getByText(title).closest<HTMLElement>('.finding')!);

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => createBrokenLink(`missing-${String(at).padStart(2, '0')}.html`));

test('[INSPECT-1] findings are one group for each code, the worst first; the verdict and the heading count the groups', () => {
  createPanel([
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
    ...links(2),
    createFinding({ code: 'ZIP-CRC', entry: 'press.png', places: [{ entry: 'press.png' }] }),
  ]);
  expect(titles()).toEqual(['A file is damaged', 'Broken link', 'Page language not set']);
  expect(
    screen.getByRole('heading', { name: 'Ready to upload, with 1 error, 1 warning, and 1 note' }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Check results 3' })).toBeTruthy();
});

test('a finding shows its meaning, its places and their number, and the remedy', () => {
  const places = [1, 2, 3].map((line) => ({ entry: 'start.html', line, column: 1 }));
  createPanel([createBrokenLink('pumps.html', { places, count: 30 })]);
  const finding = group('Broken link');
  expect(finding.getByText('There is no pumps.html in the archive.')).toBeTruthy();
  expect(finding.getByText('start.html').parentElement!.textContent).toBe('start.html, line 1 · and 29 more');
  expect(finding.getByText('start.html:1').parentElement!.textContent).toBe('start.html:1 → pumps.html');
  expect(finding.getByText(/^For the author: Add the file or correct the link\./)).toBeTruthy();
  expect(finding.getByText('LINK-BROKEN')).toBeTruthy();
});

test('a group shows how often its code was found, over all targets', () => {
  const places = [{ entry: 'start.html', line: 1, column: 1 }];
  createPanel([createBrokenLink('a.html', { places, count: 5 }), createBrokenLink('b.html')]);
  expect(group('Broken link').getByText('6 places')).toBeTruthy();
});

test('20 findings are read; 21 can be searched and filtered', async () => {
  const { unmount } = createPanel(links(20));
  expect(screen.queryByRole('searchbox')).toBeNull();
  unmount();
  const { user } = createPanel([
    ...links(20),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
  ]);
  const search = screen.getByRole('searchbox', { name: 'Search check results' });
  await user.type(search, ' MISSING-07 ');
  expect(screen.getByText('There is no missing-07.html in the archive.')).toBeVisible();
  expect(screen.queryByText('There is no missing-08.html in the archive.')).not.toBeInTheDocument();
  expect(titles()).toEqual(['Broken link']);
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Note');
  expect(titles()).toEqual(['Page language not set']);
  await user.type(search, 'missing');
  expect(screen.getByText('No matching results.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All');
  expect(titles()).toEqual(['Broken link']);
});

test('a search finds the code, the place and the words', async () => {
  const { user } = createPanel([
    ...links(20),
    createBrokenLink('x.html', { places: [{ entry: 'valves/index.html', line: 99, column: 1 }] }),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
  ]);
  const search = screen.getByRole('searchbox');
  for (const [query, title] of [
    ['doc-lang', 'Page language not set'],
    ['valves/index.html, line 99', 'Broken link'],
    ['read them aloud', 'Page language not set'],
  ] as const) {
    await user.clear(search);
    await user.type(search, query);
    expect(titles()).toEqual([title]);
  }
});

test.each([
  [51, '1 more is in the report.'],
  [70, '20 more are in the report.'],
])('of %i of one code 50 are shown, and: %s', (count, words) => {
  createPanel(links(count));
  expect(screen.getAllByText(/^There is no missing-/)).toHaveLength(50);
  expect(screen.getByText(words)).toBeVisible();
});

test('one code with several severities is one group', () => {
  createPanel([
    createFinding({ code: 'ENTRY-EMPTY', severity: 'warning', entry: 'a.png', places: [{ entry: 'a.png' }] }),
    createFinding({ code: 'ENTRY-EMPTY', severity: 'info', entry: 'b.png', places: [{ entry: 'b.png' }] }),
  ]);
  expect(titles()).toHaveLength(1);
  for (const name of ['a.png', 'b.png']) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
});

test('names and addresses of an archive are shown as text', () => {
  const markup = '<img src=x onerror=alert(1)>';
  createPanel([
    createBrokenLink(markup, { places: [{ entry: markup, line: 1, column: 1 }] }),
    createFinding({ code: 'DOC-LEAVES', severity: 'warning', params: { target: 'javascript:alert(1)' } }),
  ]);
  expect(screen.getByText(`There is no ${markup} in the archive.`)).toBeTruthy();
  expect(group('Broken link').getByText(`${markup}:1`).parentElement!.textContent).toBe(
    `${markup}:1 → ${markup}`,
  );
  expect(screen.getByText(markup, { selector: 'p *' }).parentElement!.textContent).toBe(`${markup}, line 1`);
  expect(document.querySelector('img, a, script')).toBeNull();
});

test('while the contents of a ZIP are read, progress is shown in place of findings, and the check can be stopped', async () => {
  const progress = { doneFiles: 1204, totalFiles: 3310, doneBytes: 40, totalBytes: 100 };
  const { user, onStop } = createPanel([], {
    report: createReport({ complete: false, findings: links(3) }),
    progress,
  });
  expect(screen.getByText('Checking, 1,204 of 3,310 files')).toBeVisible();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Check of the manual' });
  expect(bar.value / bar.max).toBe(0.4);
  // Findings change until the end: nothing that a person reads may move.
  expect(titles()).toEqual([]);
  expect(screen.queryByText('Ready to upload')).not.toBeInTheDocument();
  expect(screen.queryByText('Not everything was checked.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop checking' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('the panel says that a file was not read, and never that nothing is wrong', () => {
  createPanel([], { report: createReport({ unreadFiles: 1 }) });
  expect(screen.getByText('1 file was too large to check its links.')).toBeTruthy();
  expect(screen.queryByText('No problems found')).toBeNull();
});

test('a complete check without findings says so', () => {
  createPanel([]);
  expect(screen.getByRole('heading', { name: 'Ready to upload' })).toBeTruthy();
  expect(screen.getByText('No problems found')).toBeTruthy();
  expect(buttons()).toEqual(['Preview', 'More actions']);
});

test('an unsafe archive cannot be previewed', () => {
  createPanel([], { report: createReport({ verdict: 'unsafe' }) });
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

// jsdom has neither blob addresses nor downloads.
const given: Blob[] = [];
const saved: string[] = [];

beforeEach(() => {
  given.length = 0;
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${given.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

test('the report is saved, and copied into a mail, as text for people with every finding of a cut list', async () => {
  const { user } = createPanel(links(70));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy report' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  const copied = await navigator.clipboard.readText();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save report' }));
  expect(saved).toEqual(['press.txt']);
  expect(given[0]?.type).toBe('text/plain');
  const text = await given[0]!.text();
  expect(copied).toBe(text);
  expect(text).toMatch(/^Check results for press\.zip\n/);
  expect(text.match(/^Warning LINK-BROKEN/gm)).toHaveLength(70);
});

test('the complete report is saved as JSON', async () => {
  const report = createReport({ title: 'Press 42', findings: links(70) });
  const { user } = createPanel([], { report, file: new File([], 'Press 42.ZIP') });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save as JSON' }));
  expect(saved).toEqual(['Press 42.json']);
  expect(given[0]?.type).toBe('application/json');
  expect(JSON.parse(await given[0]!.text())).toEqual({ file: 'Press 42.ZIP', ...report });
});
