import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { FileUnreadableError, WorkerFailedError } from '#lib/worker/worker-failure.ts';

import { render } from '../../../tests/support/dom/render.tsx';
import { UploadedManual } from './uploaded-manual.tsx';

const file = new File(['original'], 'press.zip');

async function openResults(error: Error) {
  const { user } = render(
    <UploadedManual
      fileName={file.name}
      sizeBytes={file.size}
      isFileAvailable
      openFile={async () => file}
      inspect={vi.fn<() => Promise<never>>().mockRejectedValue(error)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Check results' }));
}

test('[INSPECT-2] a file that can’t be read says so in the panel', async () => {
  await openResults(new FileUnreadableError());
  expect(await screen.findByText(/^The file could not be read\./)).toBeVisible();
});

test('[INSPECT-2] a check that can’t run says nothing about the file, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failed = new WorkerFailedError('crashed');
  await openResults(failed);
  expect(await screen.findByText('Couldn’t check this file.')).toBeVisible();
  expect(log.mock.calls).toEqual([['A manual could not be inspected.', failed]]);
  log.mockClear();
});
