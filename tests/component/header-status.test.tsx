import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { HeaderStatus } from '#app/layout/header-status.tsx';
import type { AssetUpload } from '#features/uploads/asset-upload.ts';

import { render } from '../support/render.tsx';
import { createUpload } from '../support/uploads.ts';

const waiting = () => createUpload({ status: 'waiting' });
const stored = () => createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 });
const failed = () => createUpload({ status: 'failed', problem: { code: 'http', status: 413 } });
const cancelled = () => createUpload({ status: 'cancelled' });

function show(uploads: readonly AssetUpload[]) {
  const onOpen = vi.fn<() => void>();
  const { user } = render(<HeaderStatus uploads={uploads} onOpen={onOpen} />);
  return { user, onOpen };
}

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
};

test.each([
  ['no uploads', [], undefined],
  ['all done', [stored(), stored()], undefined],
  ['uploads in progress, without the cancelled ones', [waiting(), stored(), cancelled()], 'Uploads 1 of 2'],
  ['failed ones among them', [waiting(), failed()], 'Uploads 0 of 2 · 1 failed'],
  ['failed ones alone', [stored(), failed()], 'Uploads 1 failed'],
])('[PAGE-2] with %s the header says so', (_, uploads, name) => {
  show(uploads);
  expect(screen.queryByRole('button')?.textContent).toBe(name);
});

test('[PAGE-2] "Offline" comes first, and leads to the list if there is one', async () => {
  const { user, onOpen } = show([waiting()]);
  goOffline();
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent(/^Uploads Offline · 0 of 1$/);
  await user.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('[PAGE-2] without a list "Offline" is plain text', () => {
  show([]);
  goOffline();
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
