import { afterEach, expect, test, vi } from 'vitest';

import { defineWorkerJob } from './define-worker-job.ts';
import { FileUnreadableError } from './worker-failure.ts';
import { serveWorkerJob, type Task, type WorkerJob } from './worker-job.ts';

type CopyTasks = {
  readonly copy: Task<ArrayBuffer, ArrayBuffer, string>;
  readonly uncopyable: Task<undefined, () => void>;
  readonly read: Task<undefined, void>;
};

const job: WorkerJob<CopyTasks> = {
  async copy(buffer, { emit, transfer }) {
    if (buffer.byteLength === 0) throw new RangeError('Nothing to copy.');
    emit('copying');
    const copy = buffer.slice();
    copies.push(copy);
    transfer(copy);
    return copy;
  },
  uncopyable: async () => () => undefined,
  async read() {
    throw new DOMException('gone', 'NotFoundError');
  },
};

/** References that the worker keeps. */
const copies: ArrayBuffer[] = [];

afterEach(() => vi.unstubAllGlobals());

/** Runs the job behind a real message channel, like that of a worker. */
function createThread() {
  const { port1, port2 } = new MessageChannel();
  const posted: unknown[] = [];
  vi.stubGlobal('postMessage', (message: unknown, options: StructuredSerializeOptions) => {
    posted.push({ ...(message as object) });
    port2.postMessage(message, options);
  });
  vi.stubGlobal('addEventListener', port2.addEventListener.bind(port2));
  serveWorkerJob(job);
  port2.start();
  const worker = Object.assign(port1, { terminate: () => port1.close() });
  const startWorker = () => {
    port1.start();
    return worker;
  };
  return { client: defineWorkerJob<CopyTasks>({ url: '', load: async () => job })({ startWorker }), posted };
}

test('[LIB-1][LIB-4] both sides use one protocol, and a transferred object has left the worker', async () => {
  const { client, posted } = createThread();
  const events: string[] = [];
  const copy = await client.run('copy', new ArrayBuffer(3), { onEvent: (event) => events.push(event) });
  expect(copy.byteLength).toBe(3);
  expect(copies.map(({ byteLength }) => byteLength)).toEqual([0]);
  expect(events).toEqual(['copying']);
  await expect(client.run('copy', new ArrayBuffer(0))).rejects.toThrow('RangeError: Nothing to copy.');
  await expect(client.run('uncopyable', undefined)).rejects.toThrow('could not be cloned');
  expect((await client.run('copy', new ArrayBuffer(1))).byteLength).toBe(1);
  await expect(client.run('read', undefined)).rejects.toThrow(new FileUnreadableError('NotFoundError: gone'));
  expect(posted).toMatchObject([
    { kind: 'ready' },
    { kind: 'event', id: 1, event: 'copying' },
    { kind: 'value', id: 1 },
    { kind: 'crashed', id: 2 },
    { kind: 'value', id: 3 },
    { kind: 'crashed', id: 3 },
    { kind: 'event', id: 4 },
    { kind: 'value', id: 4 },
    { kind: 'unreadable', id: 5 },
  ]);
  client.dispose();
});
