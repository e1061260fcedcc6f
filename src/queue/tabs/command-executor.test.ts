import { expect, test, vi } from 'vitest';

import { createSourceFiles } from '../content/source-files.ts';
import { createStore, type QueueEvent } from '../store.ts';
import { createCommandExecutor } from './command-executor.ts';

test('[UPLOAD-59] each command is carried out once, and of thousands only the last are remembered', () => {
  const dispatch = vi.fn<(event: QueueEvent) => void>();
  const { execute } = createCommandExecutor({
    store: createStore(),
    files: createSourceFiles(async () => undefined),
    whenRestored: undefined,
    commands: [],
    dispatch,
    acknowledge: () => undefined,
    isRemote: () => false,
  });
  const send = (id: string) => execute({ id, event: { type: 'dismissed', ids: [] }, files: [] });
  const calls = () => dispatch.mock.calls.length;
  send('first');
  send('first');
  expect(calls()).toBe(1);
  for (let at = 0; at < 10_000; at += 1) send(`command ${at}`);
  expect(calls()).toBe(10_001);
  send('command 9999');
  send('command 0');
  expect(calls()).toBe(10_001);
  send('first');
  expect(calls()).toBe(10_002);
});
