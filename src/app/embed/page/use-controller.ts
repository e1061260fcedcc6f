import { useEffect, useRef } from 'react';

import type { Session } from '../../session/session.ts';
import { noMethods, type Controller } from '../events/controller.ts';
import type { EmbedParts } from './embed-parts.ts';

interface ControllerOptions {
  readonly code: EmbedParts | undefined;
  readonly session: Pick<Session, 'queue' | 'movedTo'> | undefined;
  /** Assets that were shown so far. */
  readonly shown: ReadonlySet<string>;
  readonly assetId: string;
}

/** Connects the host with the page: emits events of uploads, and carries out the element's methods. */
export function useController(
  controller: Controller,
  { code, session, shown, assetId }: ControllerOptions,
): void {
  const latest = useRef({ shown, assetId });
  useEffect(() => {
    latest.current = { shown, assetId };
  });
  const { queue, movedTo } = session ?? {};
  useEffect(() => {
    if (!code || !queue || !movedTo) return undefined;
    const isOurs = (id: string) => latest.current.shown.has(id) || movedTo.get().includes(id);
    const onMoved = (id: string) => {
      if (!isOurs(id)) movedTo.set([...movedTo.get(), id]);
    };
    controller.setMethods({
      uploads: () =>
        queue
          .getSnapshot()
          .filter(({ job }) => isOurs(job.assetId))
          .map(code.describeUpload),
      retry: queue.retry,
      cancel: queue.cancel,
    });
    const stop = code.emitUploadEvents(queue, { isOurs, onMoved, emit: controller.emit });
    return () => {
      stop();
      controller.setMethods(noMethods);
    };
  }, [controller, code, queue, movedTo]);
  const isReady = queue !== undefined;
  useEffect(() => {
    if (isReady) controller.emit('ready', { assetId: latest.current.assetId });
  }, [controller, isReady]);
}
