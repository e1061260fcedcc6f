import { act, screen, within } from '@testing-library/react';
import { useSyncExternalStore, type ComponentProps } from 'react';

import type { Receipt } from '#api/contract/receipt.ts';
import { UploadsList } from '#features/uploads/uploads-list.tsx';
import { fail, ok } from '#lib/result.ts';
import type { Send } from '#queue/ports.ts';
import { createQueue, type QueueOptions } from '#queue/queue.ts';
import type { JobWithFile, StoredBefore } from '#queue/upload.ts';
import type { AssetQueue } from '#sending/asset-upload.ts';
import { classifyFailure } from '#sending/classify-failure.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import { allDue, createFakePorts, createJob, emptyKnownDocuments } from '../fakes/queue-fakes.ts';
import { createListState } from '../uploads.ts';
import { render } from './render.tsx';

/** One call of `send`, controlled by the test. */
interface LiveAttempt {
  readonly job: JobWithFile;
  readonly signal: AbortSignal;
  readonly store: () => void;
  readonly fail: (problem: UploadProblem) => void;
}

interface LiveOptions extends QueueOptions {
  /** Documents that this device remembers, by the text of the file. */
  readonly storedBefore?: Readonly<Record<string, StoredBefore>>;
  readonly choices?: ComponentProps<typeof UploadsList>['choices'];
}

/** The list of a real queue; sending waits for the test, and the hash of a file is its text. */
export function createLiveList({ storedBefore, choices = { offerAi: false }, ...options }: LiveOptions = {}) {
  const attempts: LiveAttempt[] = [];
  const send: Send<Receipt, UploadProblem> = (job, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      attempts.push({
        job,
        signal,
        store: () => resolve(ok({ kind: 'stored' })),
        fail: (problem) => resolve(fail(problem)),
      });
    });
  const { createId, now, random, setTimer, onConnectivityHint } = createFakePorts().ports;
  const queue = createQueue<Receipt, UploadProblem>(
    {
      send,
      createId,
      now,
      random,
      setTimer,
      isOffline: () => false,
      onConnectivityHint,
      classifyFailure: classifyFailure,
      compareReceipt: () => ({ isMatch: false }),
      toProblem: (error) => ({ code: 'unexpected', errorName: String(error), outcome: 'unknown' }),
      hash: (file) => file.text(),
      knownDocuments: {
        ...emptyKnownDocuments,
        findStored: async (_, contentHash) => storedBefore?.[contentHash],
      },
    },
    options,
  );
  const list = <LiveList queue={queue} choices={choices} {...createListState(queue)} />;
  const { user, rerender } = render(list);
  return {
    user,
    queue,
    attempts,
    settle: () => act(allDue),
    /** Opens a page without the list, or returns. */
    show: (isShown: boolean) => rerender(isShown ? list : <main />),
    /** Lists a document for each text, `One`, `Two` and so on, and waits until all were checked. */
    add: async (...texts: readonly string[]) => {
      const names = ['One', 'Two', 'Three', 'Four', 'Five'];
      const jobs = texts.map((text, index) =>
        createJob({ displayName: names[index]!, file: createFile(text, `${names[index]}.pdf`) }),
      );
      act(() => void queue.enqueue(jobs));
      await act(allDue);
      await act(allDue);
    },
  };
}

export const createFile = (text: string, name: string): File =>
  new File([text], name, { lastModified: 1_700_000_000_000 });

/** The row of an upload. */
export const row = (name: string) => within(screen.getByRole('group', { name }));

/** Names of the rows, in the order shown. */
export const rowNames = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-upload] strong')].map((name) => name.textContent);

interface LiveListProps extends Pick<
  ComponentProps<typeof UploadsList>,
  'choices' | 'removedUploads' | 'lastMoves'
> {
  readonly queue: AssetQueue;
}

function LiveList({ queue, ...props }: LiveListProps) {
  return (
    <UploadsList
      uploads={useSyncExternalStore(queue.subscribe, queue.getSnapshot)}
      assetId="PRESS-0042"
      documentHref={(id) => id && `/library/${id}`}
      {...props}
      serviceHost="service.example"
      commands={{ ...queue, showDuplicate: () => {}, linkRequestOf: () => '' }}
    />
  );
}
