import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PanelContent } from '#features/inspection/panel/inspection-panel.tsx';
import type { FileEditing } from '#features/inspection/repair/use-repair.ts';
import { FileUnreadableError, WorkerFailedError } from '#lib/worker/worker-failure.ts';
import type { FindingCode } from '#manual/codes.ts';
import type { RepairItem } from '#manual/repair/repair-item.ts';
import type { InspectedZip, InspectionReport } from '#manual/report.ts';

import { createEditing } from '../support/archives/file-editing.ts';
import { createBrokenLink, createFinding } from '../support/archives/findings.ts';
import { createReport } from '../support/dom/add-documents.tsx';
import { render } from '../support/dom/render.tsx';

const file = new File(['original'], 'press.zip');
const junk: RepairItem = { kind: 'leave-out-junk', entries: ['.DS_Store'] };
const links: RepairItem = { kind: 'correct-case', texts: [{ entry: 'a.html', places: 2 }] };
const fixable = createFinding({ code: 'LINK-CASE', severity: 'warning', repairable: true });
const flawed = createReport({ findings: [fixable, createBrokenLink('x.html')] });
const noStart = { complete: true, pages: 3, files: 5, unreadFiles: 0, unpackedBytes: 1000 };
const startless: InspectionReport = {
  ...noStart,
  verdict: 'not-a-manual',
  startCandidates: [{ path: 'a.html', title: 'Overview', isLikely: true }, { path: 'deep/b.html' }],
  findings: [
    createFinding({
      code: 'DOC-NO-START',
      severity: 'error',
      params: { candidates: 'a.html, deep/b.html' },
    }),
  ],
};
const foreign: InspectionReport = {
  ...noStart,
  verdict: 'not-a-manual',
  findings: [createFinding({ code: 'DOC-NO-PAGES', severity: 'error' })],
};

const unsafe = (code: FindingCode, repairable: boolean) =>
  createReport({
    verdict: 'unsafe',
    findings: [createFinding({ code, severity: 'error', repairable }), fixable],
  });

/** Shows the panel of a file; the editor does what it is asked, unless told otherwise. */
function createPanel(report: InspectionReport, overrides: Partial<FileEditing> | 'uploaded' = {}) {
  const repaired: (readonly RepairItem[])[] = [];
  const planned: (string | undefined)[] = [];
  const callbacks = {
    onReplace: vi.fn<(copy: InspectedZip) => void>(),
    onRestore: vi.fn<() => void>(),
    onKeepAsRegular: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
    onChooseOther: vi.fn<(file: File) => void>(),
  };
  const onClose = vi.fn<() => void>();
  const after = createReport();
  const commands = createEditing({
    editor: {
      plan: async (_, __, call) => {
        const startPage = call?.startPage;
        planned.push(startPage);
        const start: RepairItem = {
          kind: 'add-start-page',
          name: 'index.html',
          target: startPage ?? '',
          title: '',
        };
        return { items: startPage === undefined ? [links, junk] : [start, junk] };
      },
      repair: async (_, items) => {
        repaired.push(items);
        return new Blob(['copy']);
      },
    },
    inspect: async () => after,
    ...callbacks,
    ...(overrides !== 'uploaded' && overrides),
  });
  const editing = overrides === 'uploaded' ? undefined : commands;
  const { user, unmount } = render(
    <PanelContent {...{ file, report, editing, onClose }} onStop={() => undefined} />,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const menu = async (name: string) => {
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name }));
  };
  return { user, unmount, press, menu, repaired, planned, onClose, after, ...callbacks };
}

/** The main action below the verdict, at most one. */
const mainAction = () => document.querySelector('.panel__actions .button--primary')?.textContent;

test.each<[string, InspectionReport, string]>([
  ['a sound manual', createReport(), 'Done'],
  [
    'a manual that nothing can be repaired of',
    createReport({ findings: [createBrokenLink('x.html')] }),
    'Done',
  ],
  ['a manual with something that can be fixed', flawed, 'Repair and use'],
  ['a manual that was not checked completely', { ...flawed, complete: false }, 'Done'],
  ['a ZIP with several possible start pages', startless, 'Choose start page'],
  [
    'a ZIP with one possible start page',
    { ...startless, findings: startless.findings.map((one) => ({ ...one, repairable: true })) },
    'Repair and use',
  ],
  ['a ZIP of other content', foreign, 'Keep as regular file'],
  ['an unsafe ZIP, whatever could be fixed', unsafe('NAME-DUPLICATE', false), 'Keep as regular file'],
  ['a ZIP that can’t be read', unsafe('ZIP-TRUNCATED', false), 'Remove'],
  ['an unsafe ZIP whose files can be left out', unsafe('ENTRY-PROGRAM', true), 'Repair and use'],
  [
    'a ZIP whose start page is none',
    createReport({
      verdict: 'not-a-manual',
      findings: [createFinding({ code: 'DOC-NOT-HTML', severity: 'error' }), fixable],
    }),
    'Keep as regular file',
  ],
])('[INSPECT-2] the main action of %s', (_, report, expected) => {
  createPanel(report);
  expect(mainAction()).toBe(expected);
});

test('[INSPECT-2] "Done" closes the panel, and the preview is beside it', async () => {
  const { press, onClose } = createPanel(createReport());
  expect(screen.getByRole('button', { name: 'Preview' })).toBeTruthy();
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[INSPECT-2] the main action of an uploaded manual is its preview', () => {
  createPanel(flawed, 'uploaded');
  expect(mainAction()).toBe('Preview');
});

test('[INSPECT-2] the main action says how many problems of a repaired copy can still be fixed', async () => {
  const { press, repaired } = createPanel(flawed, { original: { file, report: startless } });
  expect(screen.getByText('Repaired copy in use')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Repair and use' })).toBeNull();
  expect(mainAction()).toBe('Fix 1 more problem and use');
  await press('Fix 1 more problem and use');
  expect(repaired).toEqual([[links, junk]]);
});

test('[INSPECT-2] the verdict says how much there is, where it starts, and what can be fixed', () => {
  createPanel({ ...flawed, pages: 512, files: 3310, language: 'de' });
  expect(screen.getByRole('heading', { name: 'Ready to upload, with 2 warnings' })).toBeTruthy();
  const facts = 'Offline manual · 512 pages · 3,310 files · opens with index.html · German';
  expect(screen.getByText(facts)).toBeTruthy();
  expect(screen.getAllByText('Fixable')).toHaveLength(1);
  expect(screen.getByText('Fixable').closest('.finding')?.textContent).toContain('Link spelling');
});

test('[INSPECT-2] nothing is marked as fixable where nothing can be repaired', () => {
  createPanel({ ...flawed, verdict: 'unsafe' });
  expect(screen.queryByText('Fixable')).toBeNull();
});

test('[INSPECT-3] "Repair and use" makes every repair and puts the inspected copy in the place of the file', async () => {
  const { press, repaired, onReplace, after } = createPanel(flawed);
  await press('Repair and use');
  expect(repaired).toEqual([[links, junk]]);
  expect(onReplace).toHaveBeenCalledOnce();
  const [{ file: copy, report }] = onReplace.mock.calls[0]!;
  expect(copy.name).toBe('press-repaired.zip');
  expect(await copy.text()).toBe('copy');
  expect(report).toBe(after);
});

test('[INSPECT-3] single changes can be left out', async () => {
  const { user, press, menu, repaired, onReplace } = createPanel(flawed);
  await menu('Review changes');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  await user.click(screen.getByRole('checkbox', { name: /^Correct upper and lower case/ }));
  await press('Repair and use');
  expect(repaired).toEqual([[junk]]);
  expect(onReplace).toHaveBeenCalledOnce();
});

test('[INSPECT-3] the panel of a copy in use compares it with the original, and "Undo" brings the original back', async () => {
  const { press, onRestore } = createPanel(createReport(), { original: { file, report: flawed } });
  expect(screen.getByText('Repaired copy in use')).toBeTruthy();
  expect(screen.getByText('Before: 2 warnings. Now: no problems.')).toBeTruthy();
  await press('Undo');
  expect(onRestore).toHaveBeenCalledOnce();
});

test.each(['Cancel', 'closing the panel'])(
  '[INSPECT-3] %s ends a repair, and nothing is replaced',
  async (how) => {
    const signals: (AbortSignal | undefined)[] = [];
    const { press, unmount, onReplace } = createPanel(flawed, {
      inspect: (_, { signal }) => {
        signals.push(signal);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    await press('Repair and use');
    expect(await screen.findByText('Checking the copy…')).toBeTruthy();
    await (how === 'Cancel' ? press('Cancel') : act(async () => unmount()));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(onReplace).not.toHaveBeenCalled();
    expect(mainAction()).toBe(how === 'Cancel' ? 'Repair and use' : undefined);
  },
);

test.each([
  [new FileUnreadableError(), 'The file could not be read.', 0],
  [new WorkerFailedError('It crashed.'), 'This browser couldn’t do the repair.', 1],
])('[INSPECT-3] a repair that fails says why, and can be tried again: %s', async (error, words, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let failure: Error | undefined = error;
  const { press, onReplace } = createPanel(flawed, {
    editor: {
      plan: async () => {
        if (failure) throw failure;
        return { items: [junk] };
      },
      repair: async () => new Blob(['copy']),
    },
  });
  await press('Repair and use');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(log.mock.calls.map(([, cause]) => cause)).toEqual(Array(logged).fill(error));
  log.mockClear();
  failure = undefined;
  await press('Repair and use');
  expect(onReplace).toHaveBeenCalledOnce();
});

test('[INSPECT-3] if nothing can be repaired, a message says that only the author can, and the file stays', async () => {
  const { press, onReplace } = createPanel(flawed, {
    editor: { plan: async () => ({ items: [] }), repair: () => Promise.reject(new Error()) },
  });
  await press('Repair and use');
  expect((await screen.findByRole('alert')).textContent).toContain('Only the manual’s author');
  expect(onReplace).not.toHaveBeenCalled();
});

test('[INSPECT-4] a missing start page is chosen from the candidates, and everything else is repaired with it', async () => {
  const { user, press, planned, repaired, onReplace } = createPanel(startless);
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
  await press('Choose start page');
  const pages = screen.getAllByRole<HTMLInputElement>('radio');
  expect(pages.map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getAllByRole('button', { name: /^Preview .*\.html$/ })).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'deep/b.html' }));
  await press('Use as start page');
  expect(planned).toEqual(['deep/b.html']);
  expect(repaired).toEqual([
    [{ kind: 'add-start-page', name: 'index.html', target: 'deep/b.html', title: '' }, junk],
  ]);
  expect(onReplace).toHaveBeenCalledOnce();
});

const candidateOf = (path: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`${path}$`) });

test('[INSPECT-4] a candidate shows its title with its path', async () => {
  const { press } = createPanel(startless);
  await press('Choose start page');
  const { labels } = candidateOf('a.html');
  expect([...labels![0]!.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([
    'Overview',
    'a.html',
  ]);
});

test('[INSPECT-4] no page is selected if neither its name nor links say that it is the start page', async () => {
  const unclear = { ...startless, startCandidates: [{ path: 'a.html' }, { path: 'deep/b.html' }] };
  const { user, press, planned } = createPanel(unclear);
  await press('Choose start page');
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use as start page' });
  expect(candidateOf('a.html').checked).toBe(false);
  expect(use.disabled).toBe(true);
  await user.click(candidateOf('a.html'));
  await user.click(use);
  expect(planned).toEqual(['a.html']);
});

test.each([
  [2, 0],
  [3, 1],
])('[INSPECT-4] of %i pages, all can be shown if there are more than the two', async (pages, count) => {
  const { press } = createPanel({ ...startless, pages });
  await press('Choose start page');
  expect(screen.queryAllByRole('button', { name: 'Show all pages' })).toHaveLength(count);
});

test('[INSPECT-4] one of several start pages can be changed', async () => {
  const several = createReport({
    startPage: 'a/index.html',
    startCandidates: [{ path: 'a/index.html' }, { path: 'b/index.html' }],
  });
  const { press, planned } = createPanel(several);
  await press('Change start page');
  await press('Cancel');
  await press('Change start page');
  await press('Use as start page');
  expect(planned).toEqual(['a/index.html']);
});

test('[INSPECT-2] a ZIP that can’t be read is removed, or another file takes its place', async () => {
  const { user, press, onRemove, onChooseOther, onClose } = createPanel(unsafe('ZIP-TRUNCATED', false));
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.slice(0, 3)).toEqual(['Remove', 'Choose another file', 'Keep as regular file']);
  await press('Remove');
  expect(onRemove).toHaveBeenCalledOnce();
  await user.upload(screen.getByLabelText('File of press.zip'), file);
  expect(onChooseOther.mock.calls).toEqual([[file]]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[INSPECT-2] "Keep as regular file" changes the operation, and closes the panel', async () => {
  const { press, onKeepAsRegular, onClose } = createPanel(startless);
  await press('Keep as regular file');
  expect(onKeepAsRegular).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
