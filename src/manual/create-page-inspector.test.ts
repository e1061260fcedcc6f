import { expect, test } from 'vitest';

import { createZip } from '../../tests/fixtures/create-manual.ts';
import { createPageInspector } from './create-page-inspector.ts';
import { inspectArchive } from './inspect.ts';
import type { WorkerMessage } from './protocol.ts';

test("[MANUAL-22] the page's thread answers like a worker, with the same findings", async () => {
  const file = await createZip();
  const messages: WorkerMessage[] = [];
  await new Promise<void>((resolve) => {
    const port = createPageInspector();
    port.addEventListener('message', (event) => {
      const message = (event as MessageEvent<WorkerMessage>).data;
      messages.push(message);
      if (message.kind === 'report') resolve();
    });
    port.postMessage({ kind: 'inspect', job: 3, file });
  });
  const kinds = messages.map(({ kind }) => kind).filter((kind) => kind !== 'progress');
  expect(kinds).toEqual(['alive', 'structure', 'report']);
  expect(messages.at(-1)).toEqual({ kind: 'report', job: 3, report: await inspectArchive(file) });
});
