import { useEffect, useReducer, useRef, useState } from 'react';

import { setTimer } from '#lib/time/timer.ts';
import code, { hash } from '#preview-frame/main.ts?inline-script';
import { framePolicy } from '#manual/preview/frame-protocol.ts';
import type { Previewer } from '#manual/preview/previewer.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';

import { useFrameSource } from './frame-source.ts';
import { isShellFromServiceWorker } from './preview-frame.tsx';
import { reduceShownPage, emptyPage, type ShownPageEvent } from './shown-page.ts';
import { createFrameBridge, type FrameBridge, type FrameBridgeOptions } from './frame-bridge.ts';
import { navigate, startHistory, type NavigationEvent } from './navigation-history.ts';
import { useManual } from './use-manual.ts';
import { useTitles } from './use-titles.ts';

interface UsePreviewOptions {
  readonly file: File;
  readonly startPage: string | undefined;
  readonly first: RenderRequest;
  readonly frameTitle: string;
  readonly onEscape: () => void;
}

/** Delay before a new frame is created: it would share the process of an unresponsive one that hasn't ended yet. */
const restartDelayMs = 1500;

/** Reads a manual, shows its pages on a bridge, and follows the reader's navigation. */
export function usePreview({ file, startPage, first, ...options }: UsePreviewOptions) {
  const { frameTitle, onEscape } = options;
  const { manual, fail, onError, reopen } = useManual(file, startPage);
  const [navigation, follow] = useReducer(navigate, first, startHistory);
  const [page, note] = useReducer(reduceShownPage, emptyPage);
  const [frame, setFrame] = useState<{ readonly bridge: FrameBridge; readonly isKept: boolean }>();
  const { source, setSource, areScriptsOn, runScripts } = useFrameSource();
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const [reader, setReader] = useState<Previewer>();
  const titles = useTitles(reader);
  const handlers = useMessageHandler({ follow, note, onEscape });
  const previewer = manual.status === 'failed' ? undefined : manual.previewer;
  useEffect(() => {
    if (!previewer || !source) return undefined;
    const { isKept } = source;
    let made: FrameBridge | undefined;
    const create = () => {
      made = createFrameBridge({
        program: { code, policy: framePolicy(hash, source.areScriptsOn) },
        title: frameTitle,
        render: previewer.render,
        resource: previewer.resource,
        onRendered: (rendering, isMain) => {
          note({ kind: 'rendered', rendering, isMain });
          setReader(previewer);
        },
        onResource: ({ missing }) => note({ kind: 'missing', missing }),
        onMessage: (message) => handlers.current(message),
        onError,
        onNoResponse: () => {
          if (isKept || !isShellFromServiceWorker()) return fail('frame');
          setSource({ ...source, isKept: true });
        },
        onFlood: () => fail('flood'),
        onUnresponsive: (isUnresponsive) => note({ kind: 'responsiveness', isUnresponsive }),
        onRestart: restart,
      });
      setFrame({ bridge: made, isKept });
    };
    const cancel = setTimer(restarts > 0 ? restartDelayMs : 0, create);
    return () => {
      cancel();
      made?.close();
      setFrame(undefined);
    };
  }, [previewer, source, setSource, frameTitle, restarts, handlers, fail, onError]);

  const bridge = frame?.bridge;
  const visit = navigation.visits[navigation.index];
  useEffect(() => {
    if (!bridge || !visit) return;
    note({ kind: 'left' });
    bridge.show(visit);
    // Only changes of `shows` load the frame again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [bridge, navigation.loads]);

  const retry = () => {
    setSource(undefined);
    note({ kind: 'left' });
    reopen();
  };
  return { manual, titles, navigation, visit, follow, page, note, frame, retry, areScriptsOn, runScripts };
}

interface MessageHandlerOptions {
  readonly follow: (event: NavigationEvent) => void;
  readonly note: (event: ShownPageEvent) => void;
  readonly onEscape: () => void;
}

/** Returns a ref to the message handlers of the last render. */
function useMessageHandler({ follow, note, onEscape }: MessageHandlerOptions) {
  const handler = useRef<FrameBridgeOptions['onMessage']>(() => {});
  useEffect(() => {
    handler.current = (message) => {
      if (message.kind === 'go') {
        const { url, isReplacing } = message;
        follow({ kind: 'go', visit: { url }, isReplacing });
      } else if (message.kind === 'moved' || message.kind === 'step') follow(message);
      else if (message.kind === 'escape') onEscape();
      else note(message);
    };
  });
  return handler;
}
