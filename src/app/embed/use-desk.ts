import { useEffect, useRef } from 'react';

import type { Session } from '../session/session.ts';

import { idle, type Desk } from './desk.ts';
import type { EmbedParts } from './load-embed-parts.ts';

interface DeskOptions {
  readonly code: EmbedParts | undefined;
  readonly session: Session | undefined;
  /** The assets that were shown so far. */
  readonly shown: ReadonlySet<string>;
  readonly assetId: string;
}

/** Serves the host: tells it what becomes of uploads, and does what its methods ask for. */
export function useDesk(desk: Desk, { code, session, shown, assetId }: DeskOptions): void {
  const latest = useRef({ shown, assetId });
  useEffect(() => {
    latest.current = { shown, assetId };
  });
  const queue = session?.queue;
  useEffect(() => {
    if (!code || !queue) return undefined;
    const isOurs = (id: string) => latest.current.shown.has(id);
    desk.serve({
      uploads: () =>
        queue
          .getSnapshot()
          .filter(({ job }) => isOurs(job.assetId))
          .map(code.describeUpload),
      retry: queue.retry,
      cancel: queue.cancel,
    });
    const stop = code.tellUploads(queue, { isOurs, tell: desk.tell });
    return () => {
      stop();
      desk.serve(idle);
    };
  }, [desk, code, queue]);
  const isReady = queue !== undefined;
  useEffect(() => {
    if (isReady) desk.tell('ready', { assetId: latest.current.assetId });
  }, [desk, isReady]);
}
