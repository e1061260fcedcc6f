import { act, fireEvent, screen } from '@testing-library/react';

import { preparation } from '#features/add-documents/sources/use-file-sources.ts';
import { nextTask } from '#lib/time/next-task.ts';

/** Chooses files as in the browser's dialog, and waits until the page shows them. */
export async function chooseFiles(...files: readonly File[]): Promise<void> {
  // Loaded by a page soon after its first paint.
  await act(preparation.load);
  // In one act: React would render for 5 ms at a time otherwise, and wouldn't be done on a busy machine.
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Chosen files'), { target: { files } });
    await nextTask();
  });
}
