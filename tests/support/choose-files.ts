import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { preparation } from '#features/add-documents/sources/use-file-sources.ts';
import { nextTask } from '#lib/time/next-task.ts';

/** Chooses files as in the browser's dialog, and waits until the application has taken them. */
export async function chooseFiles(
  user: UserEvent,
  files: readonly File[],
  input: HTMLElement = screen.getByLabelText('Chosen files'),
): Promise<void> {
  // Loaded by a page soon after its first paint.
  await act(preparation.load);
  await user.upload(input, [...files]);
  await act(nextTask);
}
