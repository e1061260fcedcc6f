import { expect, test, vi } from 'vitest';

import { createSourceFiles } from '../content/source-files.ts';
import { createStore, type QueueEvent } from '../store.ts';
import { createCommandExecutor } from './command-executor.ts';

test('[UPLOAD-59] each command is carried out once', () => {
  const dispatch = vi.fn<(event: QueueEvent) => void>();
  const { execute } = createCommandExecutor({
    store: createStore(),
    files: createSourceFiles(async () => undefined),
    whenRestored: undefined,
    commands: [],
    remoteAttempts: { dispatch, has: () => false },
    acknowledge: () => Promise.resolve(),
  });
  const send = (id: string) => execute({ id, event: { type: 'dismissed', ids: [] }, files: [] });
  send('first');
  send('first');
  send('second');
  send('first');
  expect(dispatch).toHaveBeenCalledTimes(2);
});
