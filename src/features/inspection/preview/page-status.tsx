import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { pathOfUrl } from '#manual/preview/manual-url.ts';
import { Button } from '#ui/controls/button.tsx';

import { shellUrl } from './preview-frame.tsx';
import type { ShownPage } from './shown-page.ts';
import type { Manual } from './use-manual.ts';

interface PageStatusProps {
  readonly page: ShownPage;
  readonly manual: Manual;
  /** Line of the finding. */
  readonly line: number | undefined;
  readonly onDismiss: () => void;
  /** Opens the manual again after a failure. */
  readonly onRetry: () => void;
}

/** Messages about the current page, or the reason why none is shown. */
export function PageStatus({ page, manual, line, onDismiss, onRetry }: PageStatusProps) {
  const { t } = useI18n();
  const words = previewMessages(useI18n());
  const isFrameBlocked = useIsFrameBlocked();
  const text = useStatusText({ page, manual, line });
  const isOutside = manual.status === 'open' && page.outside !== undefined;
  return (
    <div className="preview__note row" role="status">
      {text && <p className="grow">{text}</p>}
      {/* A damaged ZIP stays damaged. */}
      {manual.status === 'failed' && manual.failure !== 'unsafe' && (
        <Button onClick={onRetry}>{t.uploads.tryAgain}</Button>
      )}
      {manual.status === 'failed' && manual.failure === 'frame' && <FrameError isBlocked={isFrameBlocked} />}
      {isOutside && (
        <Button look="quiet" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      )}
    </div>
  );
}

function useStatusText({
  page,
  manual,
  line,
}: Omit<PageStatusProps, 'onDismiss' | 'onRetry'>): string | undefined {
  const { formats } = useI18n();
  const words = previewMessages(useI18n());
  const { rendering, outside } = page;
  if (manual.status === 'failed') return words.failures[manual.failure];
  if (manual.status === 'opening') return words.opening;
  if (rendering === undefined) return words.opening;
  if (outside !== undefined) return words.outside(shownName(outside));
  if (rendering?.kind === 'absent') return words.absent(shownName(pathOfUrl(rendering.url) ?? rendering.url));
  if (rendering?.kind === 'unshown') {
    return words.unshown(shownName(rendering.path), formats.bytes(rendering.sizeBytes));
  }
  if (page.isEmpty) return words.emptyWithoutScripts;
  return page.isPlaceHidden && line !== undefined ? words.placeHidden(line) : undefined;
}

/**
 * Returns true if the policy of the host page forbids the frame. Without this check a blocked frame looks like a silent
 * one.
 */
function useIsFrameBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      // For a frame of another origin, the violation report names only the origin.
      const isOurs = blockedURI !== '' && shellUrl.startsWith(blockedURI);
      if (effectiveDirective === 'frame-src' && disposition === 'enforce' && isOurs) setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, []);
  return isBlocked;
}

/** Explains to an engineer which change allows the frame. */
function FrameError({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useI18n();
  const { frameFacts } = previewMessages(useI18n());
  return (
    <details>
      <summary>
        <ChevronRight />
        <span>{t.app.technicalFacts}</span>
      </summary>
      <p>{isBlocked ? frameFacts.blocked(new URL(shellUrl).origin) : frameFacts.silent(shellUrl)}</p>
    </details>
  );
}
