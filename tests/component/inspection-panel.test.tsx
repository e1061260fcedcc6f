import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { InspectionPanel } from '#features/inspection/report/inspection-panel.tsx';
import type { Finding } from '#manual/finding.ts';

import { createReport } from '../support/add-documents.tsx';
import { createBrokenLink, createFinding } from '../support/findings.ts';
import { render } from '../support/render.tsx';

type Props = ComponentProps<typeof InspectionPanel>;

function createManualReport(findings: readonly Finding[], overrides: Partial<Props> = {}) {
  const onStop = vi.fn<() => void>();
  const report = createReport({ findings });
  const props: Props = { report, file: new File([], 'press.zip'), onStop, ...overrides };
  const shown = render(<InspectionPanel {...props} />);
  // Closed contents aren't rendered yet: first the list, then its groups are opened.
  for (const selector of ['.inspection__found > summary', '.finding summary']) {
    for (const summary of shown.container.querySelectorAll(selector)) fireEvent.click(summary);
  }
  return { onStop, ...shown };
}

/** Titles of the groups, in order. */
const titles = () => [...document.querySelectorAll('.finding strong')].map((title) => title.textContent);
const group = (title: string) => within(screen.getByText(title).closest<HTMLElement>('.finding')!);

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => createBrokenLink(`missing-${String(at).padStart(2, '0')}.html`));

test('findings are grouped by code, worst first, and counted by severity', () => {
  createManualReport([
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
    ...links(2),
    createFinding({ code: 'ZIP-CRC', entry: 'press.png', places: [{ entry: 'press.png' }] }),
  ]);
  expect(titles()).toEqual(['A file is damaged', 'Broken link', 'Page language not set']);
  for (const words of ['1 error', '2 warnings', '1 note', 'Findings (4)']) {
    expect(screen.getByText(words)).toBeVisible();
  }
});

test('a finding shows its meaning, its places and their number, and the remedy', () => {
  const places = [1, 2, 3].map((line) => ({ entry: 'start.html', line, column: 1 }));
  createManualReport([createBrokenLink('pumps.html', { places, count: 30 })]);
  const finding = group('Broken link');
  expect(finding.getByText('There is no pumps.html in the archive.')).toBeVisible();
  expect(finding.getByText('start.html').parentElement).toHaveTextContent(
    /^start\.html, line 1 · and 29 more$/,
  );
  expect(finding.getByText(/^What to do: Add the file or correct the link\./)).toBeVisible();
  expect(finding.getByText('LINK-BROKEN')).toBeVisible();
});

test('a group shows how often its code was found, over all targets', () => {
  const places = [{ entry: 'start.html', line: 1, column: 1 }];
  createManualReport([createBrokenLink('a.html', { places, count: 5 }), createBrokenLink('b.html')]);
  expect(group('Broken link').getByText('6 times')).toBeVisible();
});

test('the probable target of a broken link is shown, and the missing part of an address', () => {
  createManualReport([
    createBrokenLink('pump.html', { params: { target: 'pump.html', nearest: 'pumps.html' } }),
    createBrokenLink('a@b.de', { params: { target: 'a@b.de', hint: 'mailto' } }),
  ]);
  expect(screen.getByText('There is no pump.html in the archive. Did you mean pumps.html?')).toBeVisible();
  expect(screen.getByText(/Is mailto: missing at the start\?$/)).toBeVisible();
});

test('20 findings are only listed; 21 can be searched and filtered', async () => {
  const { unmount } = createManualReport(links(20));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  unmount();
  const { user } = createManualReport([
    ...links(20),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
  ]);
  const search = screen.getByRole('searchbox', { name: 'Search findings' });
  await user.type(search, ' MISSING-07 ');
  expect(screen.getByText('There is no missing-07.html in the archive.')).toBeVisible();
  expect(screen.queryByText('There is no missing-08.html in the archive.')).not.toBeInTheDocument();
  expect(titles()).toEqual(['Broken link']);
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Note');
  expect(titles()).toEqual(['Page language not set']);
  await user.type(search, 'missing');
  expect(screen.getByText('No matching findings.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All');
  expect(titles()).toEqual(['Broken link']);
});

test('a search covers code, place and text', async () => {
  const { user } = createManualReport([
    ...links(20),
    createBrokenLink('x.html', { places: [{ entry: 'valves/index.html', line: 99, column: 1 }] }),
    createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } }),
  ]);
  const search = screen.getByRole('searchbox');
  for (const [query, title] of [
    ['doc-lang', 'Page language not set'],
    ['valves/index.html, line 99', 'Broken link'],
    ['screen readers', 'Page language not set'],
  ] as const) {
    await user.clear(search);
    await user.type(search, query);
    expect(titles()).toEqual([title]);
  }
});

test('50 findings of a code are shown and the rest is counted', () => {
  createManualReport(links(50));
  expect(screen.getAllByText(/^There is no missing-/)).toHaveLength(50);
  expect(screen.queryByText(/in the report\.$/)).not.toBeInTheDocument();
});

test.each([
  [51, '1 more is in the report.'],
  [70, '20 more are in the report.'],
])('of %i findings of a code 50 are shown, and: %s', (count, words) => {
  createManualReport(links(count));
  expect(screen.getAllByText(/^There is no missing-/)).toHaveLength(50);
  expect(screen.getByText(words)).toBeVisible();
});

test('one code with several severities is one group', () => {
  createManualReport([
    createFinding({ code: 'ENTRY-EMPTY', severity: 'warning', entry: 'a.png', places: [{ entry: 'a.png' }] }),
    createFinding({ code: 'ENTRY-EMPTY', severity: 'info', entry: 'b.png', places: [{ entry: 'b.png' }] }),
  ]);
  expect(titles()).toHaveLength(1);
  expect(screen.getByText('a.png')).toBeVisible();
  expect(screen.getByText('b.png')).toBeVisible();
});

test('names and addresses of an archive are shown as text', () => {
  const markup = '<img src=x onerror=alert(1)>';
  createManualReport([
    createBrokenLink(markup, { places: [{ entry: markup, line: 1, column: 1 }] }),
    createFinding({ code: 'DOC-LEAVES', severity: 'warning', params: { target: 'javascript:alert(1)' } }),
  ]);
  expect(screen.getByText(`There is no ${markup} in the archive.`)).toBeVisible();
  expect(screen.getByText(markup).parentElement!.textContent).toBe(`${markup}, line 1`);
  expect(document.querySelector('img, a, script')).not.toBeInTheDocument();
});

test('while the contents are read, the progress is shown, and the check can be stopped', async () => {
  const progress = { doneFiles: 1204, totalFiles: 3310, doneBytes: 40, totalBytes: 100 };
  const { user, onStop } = createManualReport([], {
    report: createReport({ complete: false, findings: links(3) }),
    progress,
  });
  expect(screen.getByText('Checking, 1,204 of 3,310 files')).toBeVisible();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Check of the manual' });
  expect(bar.value / bar.max).toBe(0.4);
  // Findings change until the end: nothing that a person reads may move.
  expect(titles()).toEqual([]);
  expect(screen.queryByText('Not everything was checked.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop checking' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('a stopped check says that it is incomplete, and never that nothing was found', () => {
  createManualReport([], { report: createReport({ complete: false }) });
  expect(screen.getByText('Not everything was checked.')).toBeVisible();
  expect(screen.queryByText('No problems found')).not.toBeInTheDocument();
});

test('an unread file is listed, and the report never says that nothing was found', () => {
  createManualReport([], { report: createReport({ unreadFiles: 1 }) });
  expect(screen.getByText('1 file was too large to check its links.')).toBeVisible();
  expect(screen.queryByText('No problems found')).not.toBeInTheDocument();
});

test('a complete check without findings says so', () => {
  createManualReport([]);
  expect(screen.getByText('No problems found')).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Preview']);
});

test('an unsafe archive cannot be previewed', () => {
  createManualReport([], { report: createReport({ verdict: 'unsafe' }) });
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
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

test('the report is saved as text, with every finding of a shortened list', async () => {
  const { user } = createManualReport(links(70));
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  expect(saved).toEqual(['press.txt']);
  expect(given[0]?.type).toBe('text/plain');
  const text = await given[0]!.text();
  expect(text).toMatch(/^Inspection of press\.zip\n/);
  expect(text.match(/^Warning LINK-BROKEN/gm)).toHaveLength(70);
});

test('the complete report is saved as JSON', async () => {
  const report = createReport({ title: 'Press 42', findings: links(70) });
  const { user } = createManualReport([], { report, file: new File([], 'Press 42.ZIP') });
  await user.click(screen.getByRole('button', { name: 'Save as JSON' }));
  expect(saved).toEqual(['Press 42.json']);
  expect(given[0]?.type).toBe('application/json');
  expect(JSON.parse(await given[0]!.text())).toEqual({ file: 'Press 42.ZIP', ...report });
});

test('unopened contents are not rendered', () => {
  render(
    <InspectionPanel
      report={createReport({ findings: links(30) })}
      file={new File([], 'press.zip')}
      onStop={() => {}}
    />,
  );
  expect(screen.getByText('Findings (30)')).toBeVisible();
  expect(titles()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save report' })).not.toBeInTheDocument();
});
