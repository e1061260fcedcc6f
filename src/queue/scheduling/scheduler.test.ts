import { expect, test } from 'vitest';

import { allDue, createFakePorts, createJob } from '../../../tests/support/queue-fakes.ts';
import { noHistory } from '../attempt-history.ts';
import { createSourceFiles } from '../content/source-files.ts';
import { createStore } from '../store.ts';
import type { QueuePorts } from '../ports.ts';
import { createKnownDocuments } from '../known-documents/known-documents.ts';
import { createSoleTerm } from '../tabs/leadership-term.ts';

import { startScheduler } from './scheduler.ts';

test('[UPLOAD-68] a drained scheduler unsubscribes when its last attempt has ended', async () => {
  const { ports, attempts } = createFakePorts();
  const store = createStore();
  let listeners = 0;
  const subscribe: typeof store.subscribe = (listener) => {
    listeners += 1;
    const unsubscribe = store.subscribe(listener);
    return () => {
      listeners -= 1;
      unsubscribe();
    };
  };
  const { file, ...job } = createJob();
  const files = createSourceFiles(async () => undefined);
  files.retain('upload-1', file);
  const upload = { id: 'upload-1', job: { ...job, file }, history: noHistory, persistence: 'off' } as const;
  store.dispatch({
    type: 'enqueued',
    uploads: [{ ...upload, status: 'waiting', waitsFor: { kind: 'queued' } }],
  });
  const scheduler = startScheduler({
    store: { ...store, subscribe },
    // Its types are narrower.
    ports: ports as QueuePorts,
    files,
    knownDocuments: createKnownDocuments({ store, ports }),
    concurrency: 3,
    policy: { attempts: 6, retryAmbiguous: true },
    term: createSoleTerm(store),
  });
  await allDue();
  scheduler.drain();
  expect(listeners).toBeGreaterThan(0);
  attempts[0]?.succeed();
  await allDue();
  expect(store.get('upload-1')?.status).toBe('stored');
  expect(listeners).toBe(0);
});
