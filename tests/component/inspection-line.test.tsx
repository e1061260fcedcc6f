import { act, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { InspectionLine } from '#features/inspection/inspection-line.tsx';
import type { Finding } from '#manual/finding.ts';
import { WindowedList, type WindowedListHandle } from '#ui/list/windowed-list.tsx';

import { createEditing } from '../support/archives/file-editing.ts';
import { createBrokenLink, createFinding } from '../support/archives/findings.ts';
import { createReport } from '../support/dom/add-documents.tsx';
import { render } from '../support/dom/render.tsx';

const note = createFinding({ code: 'DOC-LANGUAGE', severity: 'info', params: { pages: 3 } });
const fixable = createFinding({ code: 'LINK-CASE', severity: 'warning', repairable: true });
const error = createFinding({ code: 'ZIP-CRC', severity: 'error' });

const line = (findings: readonly Finding[], overrides: Parameters<typeof createReport>[0] = {}) => (
  <InspectionLine
    report={createReport({ findings, ...overrides })}
    file={new File([], 'press.zip')}
    onStop={() => undefined}
    editing={createEditing()}
  />
);

test.each<[string, readonly Finding[], Parameters<typeof createReport>[0]]>([
  ['Ready to upload', [], {}],
  ['Ready to upload', [note], {}],
  ['2 warnings, 1 fixable', [fixable, createBrokenLink('x.html'), note], {}],
  ['1 warning, 1 fixable', [createBrokenLink('x.html'), { ...fixable, severity: 'info' }], {}],
  ['1 error and 1 warning', [error, fixable], { verdict: 'unsafe' }],
])('[INSPECT-1] a row says: %s', (words, findings, overrides) => {
  render(line(findings, overrides));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check results' })).toBeTruthy();
});

test('[INSPECT-1] a row says that not everything was checked, and never that nothing is wrong', () => {
  render(line([], { complete: false }));
  expect(screen.getByText('Not everything was checked.')).toBeTruthy();
  expect(screen.queryByText('Ready to upload')).toBeNull();
});

test('[INSPECT-2] the panel is named after the file, and Enter in it submits no form around the row', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const findings = Array.from({ length: 21 }, (_, at) => createBrokenLink(`${at}.html`));
  const { user } = render(<form onSubmit={submit}>{line(findings)}</form>);
  await user.click(screen.getByRole('button', { name: 'Check results' }));
  const panel = await screen.findByRole('dialog', { name: 'press.zip' });
  await user.type(within(panel).getByRole('searchbox', { name: 'Search check results' }), 'x{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const row = () => screen.queryByRole('group', { name: '50.zip' });

test('[INSPECT-2] a row with an open panel stays while the list scrolls, until the panel is closed', async () => {
  const items = Array.from({ length: 100 }, (_, at) => ({ id: `row-${at}`, name: `${at}.zip` }));
  const list = createRef<WindowedListHandle>();
  const { user } = render(
    <WindowedList items={items} label="Files" fallbackFocus={() => null} ref={list}>
      {({ name }) => (
        <div role="group" tabIndex={-1} aria-label={name}>
          {line([])}
        </div>
      )}
    </WindowedList>,
  );
  const reveal = (id: string) => act(() => void list.current!.reveal(id));
  reveal('row-50');
  await user.click(within(row()!).getByRole('button', { name: 'Check results' }));
  const panel = await screen.findByRole('dialog', { name: 'press.zip' });
  reveal('row-80');
  expect(row()).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(panel);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  reveal('row-80');
  expect(row()).toBeNull();
});
