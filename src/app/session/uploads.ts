import { createClient, type ClientOptions } from '#api/client.ts';
import type { Receipt } from '#api/contract/receipt.ts';
import { createId } from '#lib/create-id.ts';
import { setTimer } from '#lib/time/timer.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import type { ReceiptShape } from '#queue/upload.ts';
import type { AssetQueue } from '#sending/asset-upload.ts';
import { createServicePorts } from '#sending/service-ports.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import type { Settings } from '../config/settings.ts';
import { createPageLocks } from '../device/page-locks.ts';
import type { Person } from '../identity/person.ts';
import type { PersonSignIn } from '../sign-in/sign-in.ts';
import { onConnectivityHint, readMissingOnFocus } from './connectivity.ts';
import { createLeftUploads } from './left-uploads.ts';
import { createDevicePersistence, type DevicePersistence } from './persistence.ts';
import type { Services } from './services.ts';
import { throttleForRendering } from './throttle.ts';

/** The uploads of a person. */
export type Uploads = ReturnType<typeof openUploads>;

interface UploadsOptions extends Pick<Services, 'config' | 'hasher'> {
  readonly person: Person;
  readonly signIn: PersonSignIn;
  readonly isReadOnly: boolean;
  /** Returns the current settings. */
  readonly latest: () => Settings;
}

/** Opens the queue of a person, and what watches it. */
export function openUploads(options: UploadsOptions) {
  const { config, person } = options;
  const { ports, isUnreadable } = createDevicePersistence(config, person.id);
  const queue = openQueue(options, ports);
  const leftUploads = createLeftUploads({ config, personId: person.id, queue, locks: createPageLocks() });
  const shownQueue = options.isReadOnly ? readOnly(queue) : queue;
  const stopReading = readMissingOnFocus(shownQueue);
  return {
    queue: shownQueue,
    /** The list of the queue, with changes throttled for rendering. */
    shownUploads: { get: queue.getSnapshot, subscribe: throttleForRendering(queue) },
    /** True if uploads may be saved here that couldn't be read. */
    isUnreadable,
    /** Uploads of the person that were saved for another service, or before nothing was to be saved any more. */
    leftUploads,
    /** Epoch milliseconds: uploads that ended earlier belong to a previous visit. */
    startedAt: Date.now(),
    dispose: () => {
      stopReading();
      leftUploads.dispose();
      queue.dispose();
    },
  };
}

/** Connects the ports of a queue to their adapters. */
function openQueue(options: UploadsOptions, devicePorts: DevicePersistence['ports']): AssetQueue {
  const { config, hasher, person, latest } = options;
  const { concurrency, retryAmbiguous } = config;
  const client = createClient(() => clientOptions(latest(), options));
  return createQueue<Receipt, UploadProblem>(
    {
      ...createServicePorts(client, person),
      ...devicePorts,
      hash: hasher.hash,
      createId,
      now: Date.now,
      random: Math.random,
      setTimer,
      isOffline: () => !navigator.onLine,
      onConnectivityHint,
    },
    { concurrency, retryAmbiguous },
  );
}

/** The service address stays that of the session's start. */
function clientOptions(
  settings: Settings,
  { config, hasher, signIn }: Pick<UploadsOptions, 'config' | 'hasher' | 'signIn'>,
): ClientOptions {
  const { limits, offerAi, requireEnvelope, rolesClaim, stallSeconds, answerSeconds } = settings;
  return {
    baseUrl: config.baseUrl,
    getToken: signIn.getToken,
    onTokenRejected: signIn.onTokenRejected,
    ...(rolesClaim !== undefined && { rolesClaim }),
    limits,
    offerAi,
    requireEnvelope,
    stallMs: stallSeconds * 1000,
    answerWaitMs: answerSeconds * 1000,
    hash: reportsFileChanges(navigator.userAgent) ? undefined : hasher.hash,
  };
}

/**
 * Returns true for a browser that fails to read a file that changed after it was chosen, as Chromium does. Firefox sends
 * a mixture of both versions without an error (measured), and WebKit isn't measured.
 */
export const reportsFileChanges = (userAgent: string): boolean => /Chrom(e|ium)\//.test(userAgent);

const nothing = (): void => undefined;

/** Returns a queue whose uploads can be seen, and neither changed nor removed: their person hasn't signed in. */
export const readOnly = <R extends ReceiptShape, P>({
  subscribe,
  getSnapshot,
  counts,
  openFile,
  whenSaved,
  knownDocuments,
  otherTab,
  savedByNewer,
}: Queue<R, P>): Queue<R, P> => ({
  subscribe,
  getSnapshot,
  counts,
  openFile,
  whenSaved,
  knownDocuments: { ...knownDocuments, clear: async () => undefined },
  otherTab,
  savedByNewer,
  enqueue: () => [],
  cancel: nothing,
  fail: nothing,
  retry: nothing,
  pause: nothing,
  pauseForEdit: nothing,
  resume: nothing,
  resumeAfterSignIn: nothing,
  edit: nothing,
  noteLinkRequest: nothing,
  provideFile: async () => 'differs',
  provideFiles: async () => false,
  hasFile: () => false,
  dismiss: nothing,
  discardAll: async () => false,
  dispose: nothing,
});
