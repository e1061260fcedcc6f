import { createClient } from '#api/client.ts';
import type { Receipt } from '#api/contract/receipt.ts';
import { matchesUpload } from '#api/matches-upload.ts';
import { problemFromError } from '#api/problem-from-error.ts';
import type { UploadProblem } from '#features/uploads/problem-message.ts';
import { createId } from '#lib/create-id.ts';
import { createDeviceMemory, type DeviceMemory } from '#lib/device-memory.ts';
import { after } from '#lib/timer.ts';
import { createInspectWorker } from '#manual/inspect-worker.ts';
import { createInspectorPool } from '#manual/inspector-pool.ts';
import { createInspector, type Inspector } from '#manual/inspector.ts';
import { createQueue, type Queue } from '#queue/queue.ts';

import type { Config } from './config.ts';
import { onConnectivityHint } from './connectivity.ts';
import { judgeProblem } from './judge-problem.ts';
import { createToldBefore } from './told-before.ts';
import { createDemoSignIn, type DemoSignIn } from './sign-in/demo-sign-in.ts';

/** Everything of one mounted application that outlives its pages, wired together. */
export interface Session {
  readonly config: Config;
  readonly signIn: DemoSignIn;
  readonly queue: Queue<Receipt, UploadProblem>;
  readonly inspector: Inspector;
  readonly memory: DeviceMemory;
  readonly dispose: () => void;
}

/** Wires the ports to their adapters. */
export function createSession(config: Config): Session {
  const signIn = createDemoSignIn(config.baseUrl);
  const { baseUrl, limits, offerAi } = config;
  const client = createClient({ baseUrl, getToken: signIn.getToken, limits, offerAi });
  const memory = createDeviceMemory(() => localStorage);
  const queue = createQueue<Receipt, UploadProblem>(
    {
      send: client.upload,
      toldBefore: createToldBefore(memory),
      createId,
      now: Date.now,
      random: Math.random,
      after,
      judge: judgeProblem,
      recognize: (receipt, job) => ({
        documentId: receipt.document?.id,
        isMatch: matchesUpload(receipt, job),
      }),
      problemFrom: problemFromError,
      onConnectivityHint,
    },
    { retryAmbiguous: config.retryAmbiguous },
  );
  // One core for the archive that is read, one for the next; the page and the upload ask for little.
  const inspector = createInspectorPool(Math.min(2, navigator.hardwareConcurrency), () =>
    createInspector({ createWorker: createInspectWorker }),
  );
  return {
    config,
    signIn: {
      ...signIn,
      choose(personId) {
        signIn.choose(personId);
        queue.signedIn();
      },
    },
    queue,
    inspector,
    memory,
    dispose: () => {
      queue.dispose();
      inspector.dispose();
    },
  };
}
