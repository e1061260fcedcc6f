import { useEffect, useEffectEvent, useReducer, useState } from 'react';

import type { Previewer } from '#manual/preview/previewer.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';

import { type FrameBridge, createFrameBridge } from './frame-bridge.ts';
import type { ViewMessage } from './manual-frames.ts';
import { navigate, startHistory } from './navigation-history.ts';
import { isShellFromServiceWorker } from './preview-frame.tsx';
import { emptyPage, reduceShownPage } from './shown-page.ts';
import { useManual } from './use-manual.ts';

interface UsePreviewOptions {
  readonly file: File;
  readonly startPage: string | undefined;
  readonly first: RenderRequest;
  readonly onEscape: () => void;
}

/** Reads a manual, shows its pages on a bridge, and follows the reader's navigation. */
export function usePreview({ file, startPage, first, onEscape }: UsePreviewOptions) {
  const { manual, fail, onError, reopen } = useManual(file, startPage);
  const [navigation, follow] = useReducer(navigate, first, startHistory);
  const [page, note] = useReducer(reduceShownPage, emptyPage);
  const [bridge, setBridge] = useState<FrameBridge>();
  /** True to use the frame that the service worker keeps. */
  const [isKept, setKept] = useState(isServerOutOfReach);
  const [reader, setReader] = useState<Previewer>();
  const titles = useTitles(reader);
  const onMessage = useEffectEvent((message: ViewMessage) => {
    if (message.kind === 'go') {
      const { url, isReplacing } = message;
      follow({ kind: 'go', visit: { url }, isReplacing });
    } else if (message.kind === 'moved') follow(message);
    else if (message.kind === 'escape') onEscape();
    else note(message);
  });
  const previewer = manual.status === 'failed' ? undefined : manual.previewer;
  useEffect(() => {
    if (!previewer) return undefined;
    const made = createFrameBridge({
      render: previewer.render,
      onRendered: (rendering, isMain) => {
        note({ kind: 'rendered', rendering, isMain });
        setReader(previewer);
      },
      onMessage: (message) => onMessage(message),
      onError,
      onNoResponse: () => {
        if (isKept || !isShellFromServiceWorker()) return fail('frame');
        setKept(true);
      },
    });
    setBridge(made);
    return () => {
      made.close();
      setBridge(undefined);
    };
  }, [previewer, isKept, fail, onError]);

  const visit = navigation.visits[navigation.index];
  useEffect(() => {
    if (!bridge || !visit) return;
    note({ kind: 'left' });
    bridge.show(visit);
    // Only changes of `loads` load the frame again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [bridge, navigation.loads]);

  const retry = () => {
    setKept(isServerOutOfReach());
    note({ kind: 'left' });
    reopen();
  };
  return { manual, titles, navigation, visit, follow, page, note, bridge, isKept, retry };
}

/** Returns true if there is no point in waiting for the server of the frame. */
const isServerOutOfReach = (): boolean => !navigator.onLine && isShellFromServiceWorker();

/** Titles by path, as far as they are known. */
interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

const noTitles: PageTitles = { titles: new Map(), isComplete: false };

/** Reads the titles of all pages. `previewer` is given once the first page is shown, which has priority. */
function useTitles(previewer: Previewer | undefined): PageTitles {
  const [titles, setTitles] = useState(noTitles);
  useEffect(() => {
    if (!previewer) return;
    const all = new Map<string, string>();
    // Delivered in batches, because each one renders the list again.
    const update = (isComplete: boolean) => setTitles({ titles: new Map(all), isComplete });
    const read = async () => {
      await previewer.readTitles((batch) => {
        for (const [path, title] of batch) all.set(path, title);
        update(false);
      });
      update(true);
    };
    // Without titles the list shows paths; a problem with the file is reported when a page is requested.
    read().catch(() => undefined);
  }, [previewer]);
  return titles;
}
