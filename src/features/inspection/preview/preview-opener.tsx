import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import { lazyModule } from '#lib/lazy.ts';
import type { Place } from '#manual/finding.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';
import type { InspectionReport } from '#manual/report.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';
import { pathOf } from '#zip/paths.ts';

import { firstPageOf, fixesSpelling } from '../report/next-step.ts';
import type { PageAction } from './preview-dialog.tsx';

/** The preview comes when it is asked for: most people never open one. */
const previewDialog = lazyModule(() => import('./preview-dialog.tsx'));

/** The preview of a manual. */
export const PreviewDialog = lazyPart(
  previewDialog,
  (part) => part.PreviewDialog,
  ({ loaded }) => <MissingNote loaded={loaded} text={manualMessages(useI18n()).noPreview} />,
);

/** First page of the preview, and the action that a person chooses a page for. */
interface Shown {
  readonly first: RenderRequest;
  readonly pageAction?: PageAction;
}

/** Opens the preview of a manual; `dialog` must be rendered. */
export type PreviewOpener = ReturnType<typeof usePreviewOpener>;

/** Opens the preview of a manual at its start page, where something was found, or to choose a page. */
export function usePreviewOpener(file: File, report: InspectionReport, canEdit: boolean) {
  const { startPage } = report;
  const isSpellingFixable = canEdit && fixesSpelling(report);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return {
    open: () => setShown({ first: { url: urlOfPath(firstPageOf(report) ?? '') } }),
    showPlace: ({ entry = '', line = 1, column = 1 }: Place) =>
      setShown({ first: { url: urlOfPath(pathOf(entry)), place: { line, column } } }),
    choose: (path: string, pageAction: PageAction) =>
      setShown({
        first: { url: urlOfPath(path) },
        pageAction: {
          ...pageAction,
          onChoose: (chosen) => {
            close();
            pageAction.onChoose(chosen);
          },
        },
      }),
    dialog: shown && <PreviewDialog {...{ file, startPage, isSpellingFixable, ...shown }} onClose={close} />,
  };
}
