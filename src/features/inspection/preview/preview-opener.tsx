import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { lazyModule } from '#lib/lazy.ts';
import type { Place } from '#manual/finding.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';
import { pathOf } from '#manual/rules/paths.ts';
import { useLoaded } from '#ui/use-loaded.ts';

/** The preview comes when it is asked for: most people never open one. */
const previewDialog = lazyModule(() => import('./preview-dialog.tsx'));

/** Opens the preview of a manual at its start page, or at a finding; `dialog` must be rendered. */
export function usePreviewOpener(file: File, startPage = '') {
  const [first, setFirst] = useState<RenderRequest>();
  return {
    open: () => setFirst({ url: urlOfPath(startPage) }),
    showPlace: ({ entry = '', line = 1, column = 1 }: Place) =>
      setFirst({ url: urlOfPath(pathOf(entry)), place: { line, column } }),
    dialog: first && <DeferredPreview file={file} first={first} onClose={() => setFirst(undefined)} />,
  };
}

interface DeferredPreviewProps {
  readonly file: File;
  readonly first: RenderRequest;
  readonly onClose: () => void;
}

function DeferredPreview(props: DeferredPreviewProps) {
  const { t } = useI18n();
  const loaded = useLoaded(previewDialog);
  if (loaded.status === 'failed') return <p className="field__error">{t.manual.noPreview}</p>;
  if (loaded.status === 'loading') return null;
  const { PreviewDialog } = loaded.part;
  return <PreviewDialog {...props} />;
}
