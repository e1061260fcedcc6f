import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { EarlierUploads, useAssetHistory } from '#features/history/asset-history.tsx';
import { nextTask } from '#lib/time/next-task.ts';
import type { KnownDocument } from '#queue/known-document.ts';

import { render } from '../support/dom/render.tsx';

const entry = (displayName: string): KnownDocument => ({
  version: 1,
  id: displayName,
  owner: 'mia',
  assetId: 'PRESS-0042',
  sizeBytes: 1,
  lastModified: 0,
  outcome: 'stored',
  displayName,
  fileName: `${displayName}.pdf`,
  documentId: undefined,
  endedAt: 1000,
});

const none: readonly string[] = [];

/** History that a device remembers for a person, and a way to show it. */
function createPage() {
  const queries = new QueryClient();
  const listeners = new Set<(ids: readonly string[]) => void>();
  const subscribe: Options['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const part = (
    sessionId: string,
    list: () => Promise<readonly KnownDocument[]>,
    { clear = async () => {}, shownIds = none, listedIds = none, assetId = 'PRESS-0042' } = {},
  ) => (
    <QueryClientProvider client={queries}>
      <Earlier
        {...{ sessionId, list, clear, subscribe }}
        shown={shownIds.map((id) => ({ id, assetId }))}
        isListed={(id) => [...shownIds, ...listedIds].includes(id)}
      />
    </QueryClientProvider>
  );
  return { part, noteSaved: (id: string) => act(() => listeners.forEach((listener) => listener([id]))) };
}

type Options = Omit<Parameters<typeof useAssetHistory>[0], 'assetId'>;

function Earlier(options: Options) {
  const history = useAssetHistory({ assetId: 'PRESS-0042', ...options });
  return <EarlierUploads {...history} documentHref={() => undefined} />;
}

function EarlierOfAllAssets(options: Options) {
  const history = useAssetHistory({ assetId: undefined, ...options });
  return <EarlierUploads {...history} documentHref={() => undefined} />;
}

test('[HISTORY-1] on the first page, the uploads of the last day are listed with their assets', async () => {
  const list = vi.fn<Options['list']>(async () => [
    { ...entry('today'), endedAt: Date.now() - 1000 },
    entry('old'),
  ]);
  const options = {
    list,
    clear: async () => {},
    subscribe: () => () => {},
    sessionId: 'session-1',
    shown: [],
    isListed: () => false,
  };
  render(<EarlierOfAllAssets {...options} />);
  expect(await screen.findByText('PRESS-0042')).toBeVisible();
  expect(list).toHaveBeenCalledWith(undefined);
  expect(screen.queryByText('old')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear this list' })).not.toBeInTheDocument();
});

test('[UPLOAD-55] the history of one session is not shown in the next while that one is loading', async () => {
  const { part } = createPage();
  const { rerender } = render(part('session-1', async () => [entry('secret')]));
  expect(await screen.findByText('secret')).toBeVisible();
  rerender(part('session-2', () => new Promise(() => undefined)));
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

test('without a network the history is still read from the device, and can be cleared', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  let kept = [entry('plan')];
  const clear = async () => {
    kept = [];
  };
  const { part } = createPage();
  const { user } = render(part('session-1', async () => kept, { clear }));
  expect(await screen.findByText('plan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear this list' }));
  await waitFor(() => expect(screen.queryByText('plan')).not.toBeInTheDocument());
});

test('[HISTORY-1] a dismissed upload is listed even if the device writes it after the list was read', async () => {
  let saved: readonly KnownDocument[] = [];
  const list = vi.fn(async () => saved);
  const { part, noteSaved } = createPage();
  const { rerender } = render(part('session-1', list, { shownIds: ['plan'] }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  rerender(part('session-1', list, { shownIds: [] }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('plan')).not.toBeInTheDocument();
  saved = [entry('plan')];
  noteSaved('plan');
  expect(await screen.findByText('plan')).toBeVisible();
});

test('a document that the list is about to show isn’t looked for among the earlier ones', async () => {
  const list = vi.fn(async (): Promise<readonly KnownDocument[]> => []);
  const { part, noteSaved } = createPage();
  render(part('session-1', list, { listedIds: ['plan'] }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  noteSaved('plan');
  await nextTask();
  expect(list).toHaveBeenCalledTimes(1);
});

test('[HISTORY-1] uploads that leave the list while the history is being read are listed by the next reading', async () => {
  let saved: readonly KnownDocument[] = [];
  const list = vi.fn(async () => saved);
  const { part } = createPage();
  const names = ['one', 'two', 'three', 'four'];
  const { rerender } = render(part('session-1', list, { shownIds: names }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  const reading = Promise.withResolvers<readonly KnownDocument[]>();
  list.mockReturnValueOnce(reading.promise);
  for (const left of names.keys()) rerender(part('session-1', list, { shownIds: names.slice(left + 1) }));
  expect(list).toHaveBeenCalledTimes(2);
  reading.resolve([]);
  saved = names.map(entry);
  for (const name of names) expect(await screen.findByText(name)).toBeVisible();
});
