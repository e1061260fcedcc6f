import { useEffect, useReducer, useRef, useState } from 'react';

// oxlint-disable-next-line import/default -- made by the build, see inline-script.ts
import program from '#preview-frame/main.ts?inline-script';

import type { Previewer } from '#manual/preview/previewer.ts';
import type { RenderRequest } from '#manual/preview/protocol.ts';

import { isShellKept } from './preview-frame.tsx';
import { followPage, noPage } from './shown-page.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';
import { followTrail, startTrail } from './trail.ts';
import { useManual } from './use-manual.ts';
import { useTitles } from './use-titles.ts';

interface UsePreviewOptions {
  readonly file: File;
  readonly first: RenderRequest;
  readonly frameTitle: string;
  readonly onEscape: () => void;
}

/** Reads a manual, shows its pages on a stage, and follows what its reader does. */
export function usePreview({ file, first, frameTitle, onEscape }: UsePreviewOptions) {
  const { manual, fail, onError } = useManual(file);
  const [trail, follow] = useReducer(followTrail, first, startTrail);
  const [page, note] = useReducer(followPage, noPage);
  const [stage, setStage] = useState<Stage>();
  const [isKept, setKept] = useState(false);
  const hasKept = useRef(false);
  const [reader, setReader] = useState<Previewer>();
  const titles = useTitles(reader);
  const hear = useRef<StageOptions['onMessage']>(() => {});
  useEffect(() => {
    hear.current = (message) => {
      if (message.kind === 'go') {
        const { url, isReplacing } = message;
        follow({ kind: 'go', visit: { url }, isReplacing });
      } else if (message.kind === 'moved') follow(message);
      else if (message.kind === 'escape') onEscape();
      else note(message);
    };
  });

  const previewer = manual.status === 'failed' ? undefined : manual.previewer;
  useEffect(() => {
    if (!previewer) return undefined;
    const made = createStage({
      program,
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
        if (hasKept.current || !isShellKept()) return fail('frame');
        hasKept.current = true;
        setKept(true);
      },
    });
    setStage(made);
    return made.close;
  }, [previewer, frameTitle, fail, onError]);

  const visit = trail.visits[trail.at];
  useEffect(() => {
    if (!stage || !visit) return;
    note({ kind: 'left' });
    stage.show(visit);
    // Only what `shows` counts fills the frame again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage, trail.shows]);

  return { manual, titles, trail, visit, follow, page, note, stage, isKept };
}
