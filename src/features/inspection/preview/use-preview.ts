import { useEffect, useReducer, useRef, useState } from 'react';

// oxlint-disable-next-line import/default -- made by the build, see inline-script.ts
import program, { hash } from '#preview-frame/main.ts?inline-script';

import { framePolicy } from '#manual/preview/frame-protocol.ts';
import type { Previewer } from '#manual/preview/previewer.ts';
import { after } from '#lib/timer.ts';
import type { RenderRequest } from '#manual/preview/protocol.ts';

import { isShellKept } from './preview-frame.tsx';
import { followPage, noPage, type ShownPageEvent } from './shown-page.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';
import { followTrail, startTrail, type TrailEvent } from './trail.ts';
import { useManual } from './use-manual.ts';
import { useTitles } from './use-titles.ts';

interface UsePreviewOptions {
  readonly file: File;
  readonly first: RenderRequest;
  readonly frameTitle: string;
  readonly onEscape: () => void;
}

/** A new frame would be put into the process of one that doesn't respond, if that had not ended by then. */
const restartDelayMs = 1500;

/** Reads a manual, shows its pages on a stage, and follows what its reader does. */
export function usePreview({ file, first, frameTitle, onEscape }: UsePreviewOptions) {
  const { manual, fail, onError } = useManual(file);
  const [trail, follow] = useReducer(followTrail, first, startTrail);
  const [page, note] = useReducer(followPage, noPage);
  const [frame, setFrame] = useState<{ readonly stage: Stage; readonly isKept: boolean }>();
  // Offline there is no need to wait for a server that can't answer.
  const [isKept, setKept] = useState(() => !navigator.onLine && isShellKept());
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const [reader, setReader] = useState<Previewer>();
  const titles = useTitles(reader);
  const hear = useMessageHandler({ follow, note, onEscape });
  const previewer = manual.status === 'failed' ? undefined : manual.previewer;
  useEffect(() => {
    if (!previewer) return undefined;
    let made: Stage | undefined;
    const create = () => {
      made = createStage({
        program,
        policy: framePolicy(hash),
        title: frameTitle,
        render: previewer.render,
        resource: previewer.resource,
        onRendered: (rendering, isMain) => {
          note({ kind: 'rendered', rendering, isMain });
          setReader(previewer);
        },
        onResource: ({ missing }) => note({ kind: 'missing', missing }),
        onMessage: (message) => hear.current(message),
        onError,
        onSilence: () => {
          if (isKept || !isShellKept()) return fail('frame');
          setKept(true);
        },
        onFlood: () => fail('flood'),
        onUnresponsive: (isUnresponsive) => note({ kind: 'responsiveness', isUnresponsive }),
        onRestart: restart,
      });
      setFrame({ stage: made, isKept });
    };
    const cancel = after(restarts > 0 ? restartDelayMs : 0, create);
    return () => {
      cancel();
      made?.close();
      setFrame(undefined);
    };
  }, [previewer, frameTitle, isKept, restarts, hear, fail, onError]);

  const stage = frame?.stage;
  const visit = trail.visits[trail.at];
  useEffect(() => {
    if (!stage || !visit) return;
    note({ kind: 'left' });
    stage.show(visit);
    // Only what `shows` counts fills the frame again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage, trail.shows]);

  return { manual, titles, trail, visit, follow, page, note, frame };
}

interface MessageHandlerOptions {
  readonly follow: (event: TrailEvent) => void;
  readonly note: (event: ShownPageEvent) => void;
  readonly onEscape: () => void;
}

/** A ref to what handles the messages of the frame, as of the last render. */
function useMessageHandler({ follow, note, onEscape }: MessageHandlerOptions) {
  const hear = useRef<StageOptions['onMessage']>(() => {});
  useEffect(() => {
    hear.current = (message) => {
      if (message.kind === 'go') {
        const { url, isReplacing } = message;
        follow({ kind: 'go', visit: { url }, isReplacing });
      } else if (message.kind === 'moved' || message.kind === 'step') follow(message);
      else if (message.kind === 'escape') onEscape();
      else note(message);
    };
  });
  return hear;
}
