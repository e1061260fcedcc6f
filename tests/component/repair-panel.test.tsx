import { act, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';

import { RepairPanel } from '#features/inspection/repair/repair-panel.tsx';
import type { RepairTools } from '#features/inspection/repair/use-repair.ts';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import { createReport } from '../support/add-documents.tsx';
import { render } from '../support/render.tsx';

/**
 * More rows than are rendered at once, each with a file that can be repaired; a plan runs until it is cancelled or
 * fails.
 */
function createList() {
  const signals: AbortSignal[] = [];
  const failures: (() => void)[] = [];
  const plan: RepairTools['editor']['plan'] = (_, __, { signal } = {}) => {
    signals.push(signal!);
    return new Promise((_, reject) => {
      failures.push(() => reject(new Error('The plan failed.')));
    });
  };
  const tools: RepairTools = {
    editor: { plan, repair: () => Promise.reject(new Error('Nothing was planned.')) },
    inspect: () => Promise.reject(new Error('Nothing was made.')),
  };
  const items = Array.from({ length: 100 }, (_, at) => ({
    id: `row-${at}`,
    file: new File([], `${at}.zip`),
  }));
  const report = createReport();
  const list = createRef<WindowedListHandle>();
  const { user } = render(
    <WindowedList items={items} label="Files" fallbackFocus={() => null} ref={list}>
      {({ file }) => (
        <div role="group" tabIndex={-1} aria-label={file.name}>
          <RepairPanel {...{ file, report, tools }} onReplace={() => undefined} />
          <input aria-label="Name" />
        </div>
      )}
    </WindowedList>,
  );
  return {
    user,
    signals,
    fail: () => act(async () => failures.forEach((fail) => fail())),
    reveal: (id: string) => act(() => list.current!.reveal(id)),
  };
}

const row = (name: string) => screen.queryByRole('group', { name });
const button = (row: HTMLElement | null, name: string) => within(row!).getByRole('button', { name });

test('a repair continues in a row that is scrolled out of view, until it is cancelled', async () => {
  const { user, signals, reveal } = createList();
  reveal('row-50');
  await user.click(button(row('50.zip'), 'Repair a copy…'));
  reveal('row-80');
  expect(row('80.zip')).toBeVisible();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await user.click(button(row('50.zip'), 'Cancel'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  reveal('row-80');
  expect(row('50.zip')).not.toBeInTheDocument();
});

test('the result of a repair takes focus from the pressed button, and not from elsewhere', async () => {
  const { user, reveal, fail } = createList();
  reveal('row-50');
  await user.click(button(row('50.zip'), 'Repair a copy…'));
  const title = within(row('50.zip')!).getByRole('heading', { name: 'Repair a copy' });
  expect(title).toHaveFocus();
  await fail();
  expect(title).toHaveFocus();
  await user.click(button(row('50.zip'), 'Try again'));
  reveal('row-80');
  const name = within(row('80.zip')!).getByRole('textbox', { name: 'Name' });
  await user.click(name);
  await fail();
  await within(row('50.zip')!).findByRole('button', { name: 'Try again' });
  expect(name).toHaveFocus();
});
