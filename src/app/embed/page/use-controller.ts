import { useEffect, useEffectEvent } from 'react';

import type { Session } from '../../session/session.ts';
import { noMethods, type Controller } from '../events/controller.ts';
import type { EmbedChunk } from './embed-chunk.ts';

interface ControllerOptions {
  readonly code: EmbedChunk | undefined;
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
  const isShown = useEffectEvent((id: string) => shown.has(id));
  const { queue, movedTo } = session ?? {};
  useEffect(() => {
    if (!code || !queue || !movedTo) return undefined;
    const isOurs = (id: string) => isShown(id) || movedTo.get().includes(id);
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
  const emitReady = useEffectEvent(() => controller.emit('ready', { assetId }));
  const isReady = queue !== undefined;
  useEffect(() => {
    if (isReady) emitReady();
  }, [isReady]);
}
