import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { UploadsList } from '#features/uploads/uploads-list.tsx';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { render } from '../support/dom/render.tsx';
import { createCommands, createListState, createUpload } from '../support/uploads.ts';

const list = (uploads: readonly AssetUpload[]) => (
  <UploadsList
    uploads={uploads}
    documentHref={() => undefined}
    choices={{ offerAi: false }}
    serviceHost="service.example"
    commands={createCommands()}
    {...createListState()}
  />
);

const sending = (sentBytes: number) => {
  const upload = createUpload({ status: 'sending', attemptId: 'attempt-1', sentBytes });
  Object.defineProperty(upload.job.file, 'size', { value: 100_000_000 });
  return { ...upload, id: 'upload-1' };
};

/** Shows an upload that sends 1 MB a second for some seconds, on a separate clock. */
async function sendFor(seconds: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(list([sending(0)]));
  for (let second = 1; second <= seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    rerender(list([sending(second * 1_000_000)]));
  }
}

test('[UPLOAD-38] the time left is shown once the speed is known', async () => {
  await sendFor(1);
  expect(screen.getByText('1 MB of 100 MB')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^1 MB of 100 MB · .* left$/)).toBeVisible();
});

test('the text changes within ten seconds when nothing is sent, and the time left is hidden', async () => {
  await sendFor(20);
  expect(screen.getByText(/^20 MB of 100 MB · 1 min left$/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.getByText('20 MB of 100 MB · no progress for 9 sec')).toBeVisible();
});
