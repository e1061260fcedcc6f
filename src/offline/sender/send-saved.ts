import { createClient, type ClientOptions } from '#api/client.ts';
import type { Receipt } from '#api/contract/receipt.ts';
import type { Problem } from '#api/problem.ts';
import { createPostByFetch } from '#api/request/post-by-fetch.ts';
import { createId } from '#lib/create-id.ts';
import { hashBlob } from '#lib/hash/hash-blob.ts';
import { setTimer } from '#lib/time/timer.ts';
import { whenAborted } from '#lib/time/until-aborted.ts';
import type { QueuePorts } from '#queue/ports.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import type { TabChannel } from '#queue/tabs/tab-channel.ts';
import { createWorkerChannel } from '#queue/tabs/worker-channel.ts';
import { continuesAutomatically, isConfirmed, isRunning, isWaitingFor, type Upload } from '#queue/upload.ts';
import { createServicePorts } from '#sending/service-ports.ts';

import type { SenderAccount } from '../account/sender-database.ts';

/** Rest of the browser's time in milliseconds in which nothing new is started: what runs is ended, and saved. */
const endingMs = 5000;

/** Speed in bytes per second of a network that isn't known: a slow one. */
const unknownSpeed = 250_000;

/** Smaller files, in bytes, say nothing about the speed: most of their time is the service's. */
const minMeasuredBytes = 500_000;

/** Time in milliseconds without anything to do after which the work is over. */
const quietMs = 1000;

interface SendOptions extends Pick<ClientOptions, 'getToken'> {
  readonly account: SenderAccount;
  /** Milliseconds since the epoch: until then everything is saved. */
  readonly deadline: number;
}

/** The uploads after the work. */
export interface SendResult {
  /** Times at which some were stored while no page was open, now or earlier, in milliseconds since the epoch. */
  readonly storedAt: readonly number[];
  /** Number of those that need a person. */
  readonly needPersonCount: number;
  /** True if the rest may be sent later without a person. */
  readonly isWorthRetry: boolean;
  /** In bytes per second; undefined if nothing was sent. */
  readonly bytesPerSecond: number | undefined;
}

/**
 * Sends the saved uploads of an account until none is left that can be sent, or the time is over. Resolves to undefined if a
 * page leads, or waits for the lead: then it ends at once.
 */
export async function sendSaved(options: SendOptions): Promise<SendResult | undefined> {
  const leftMs = () => Math.max(0, options.deadline - endingMs - Date.now());
  const end = new AbortController();
  const { signal } = end;
  const { channel, whenDecided } = createWorkerChannel(channelName(options.account), {
    signal,
    onTabWaits: () => end.abort(),
  });
  const { queue, bytesPerSecond } = openQueue(options, { channel, signal, leftMs });
  try {
    if (!(await whenDecided)) return undefined;
    // Then the saved uploads are in the list.
    await queue.whenSaved();
    await untilQuiet(queue, { signal, leftMs });
    if (signal.aborted) return undefined;
    const uploads = queue.getSnapshot();
    await queue.whenSaved();
    const isSignedOut = uploads.some((upload) => isWaitingFor(upload, 'sign-in'));
    const left = uploads.filter((upload) => !isConfirmed(upload) && upload.status !== 'cancelled');
    return {
      storedAt: uploads.flatMap((upload) =>
        isConfirmed(upload) && upload.whileClosed ? upload.endedAt : [],
      ),
      needPersonCount: left.filter((upload) => isSignedOut || !continuesAutomatically(upload)).length,
      isWorthRetry: !isSignedOut && left.some(continuesAutomatically),
      bytesPerSecond: bytesPerSecond(),
    };
  } finally {
    end.abort();
    queue.dispose();
  }
}

const channelName = ({ database, owner }: SenderAccount): string => `${database} ${owner}`;

interface Run {
  readonly channel: TabChannel;
  readonly signal: AbortSignal;
  readonly leftMs: () => number;
}

/** Opens the queue as a page does. Only the way of sending differs, and what may start. */
function openQueue({ account, getToken }: SendOptions, { channel, signal, leftMs }: Run) {
  const { database, owner, person, client, concurrency, retryAmbiguous } = account;
  let bytesPerSecond: number | undefined;
  const storage = createIdbUploadStorage({ name: database, owner, askToStay: () => undefined });
  const send = createPostByFetch(leftMs);
  const service = createServicePorts(
    createClient(() => ({ ...client, getToken, send })),
    person,
  );
  const speed = () => bytesPerSecond ?? account.bytesPerSecond ?? unknownSpeed;
  const mayStart = (sizeBytes: number): boolean => !signal.aborted && (sizeBytes / speed()) * 1000 < leftMs();
  const queue = createQueue<Receipt, Problem>(
    {
      ...service,
      async send(job, run) {
        const startedAt = performance.now();
        const result = await service.send(job, run);
        const seconds = (performance.now() - startedAt) / 1000;
        if (result.ok && job.file.size >= minMeasuredBytes) bytesPerSecond = job.file.size / seconds;
        return result;
      },
      tabs: channel,
      knownDocuments: storage.knownDocuments,
      persistence: { storage, owner },
      hash,
      createId,
      now: Date.now,
      random: Math.random,
      setTimer,
      isOffline: () => !navigator.onLine,
      onConnectivityHint: () => () => undefined,
    },
    { concurrency, retryAmbiguous, unattended: { mayStart } },
  );
  return { queue, bytesPerSecond: () => bytesPerSecond };
}

/** Returns the hash of a file; undefined if it can't be read. A service worker has no workers of its own. */
const hash: NonNullable<QueuePorts['hash']> = (file, { signal: call }) =>
  hashBlob(file, call).catch(() => {
    call.throwIfAborted();
    return undefined;
  });

/** Resolves once nothing is under way, and nothing is about to be. */
async function untilQuiet(
  queue: Pick<Queue, 'getSnapshot' | 'subscribe'>,
  { signal, leftMs }: Pick<Run, 'signal' | 'leftMs'>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isBusy = (upload: Upload): boolean =>
    isRunning(upload) ||
    upload.status === 'checking' ||
    (isWaitingFor(upload, 'retry-scheduled') && upload.waitsFor.retryAt < Date.now() + leftMs());
  let cancel: (() => void) | undefined;
  const look = (): void => {
    cancel?.();
    cancel = setTimer(queue.getSnapshot().some(isBusy) ? leftMs() : quietMs, resolve);
  };
  const unsubscribe = queue.subscribe(look);
  look();
  void whenAborted(signal).then(resolve);
  await promise;
  cancel?.();
  unsubscribe();
}

/** Returns true if a page sends the uploads of an account. */
export async function isLedByPage(account: SenderAccount): Promise<boolean> {
  const locks = await navigator.locks.query();
  return (locks.held ?? []).some(({ name }) => name === channelName(account));
}
