import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { Button } from '#ui/button.tsx';
import { Name } from '#ui/name.tsx';

import type { NavigationHistory } from './navigation-history.ts';

interface PreviewToolbarProps {
  readonly navigation: NavigationHistory;
  /** Title of the current page. */
  readonly title: string | undefined;
  readonly path: string | undefined;
  readonly pageCount: number;
  readonly isListOpen: boolean;
  readonly onToggleList: () => void;
  readonly onStep: (by: -1 | 1) => void;
}

/** Shows the reader's position in the manual and the navigation buttons. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const words = previewMessages(useI18n());
  const { navigation, title, path, pageCount, isListOpen, onToggleList, onStep } = props;
  return (
    <div className="preview__toolbar">
      <Button aria-expanded={isListOpen} onClick={onToggleList}>
        {words.pages(pageCount)}
      </Button>
      <Button look="quiet" disabled={navigation.index === 0} onClick={() => onStep(-1)}>
        {words.back}
      </Button>
      <Button
        look="quiet"
        disabled={navigation.index === navigation.visits.length - 1}
        onClick={() => onStep(1)}
      >
        {words.forward}
      </Button>
      <p className="preview__where" aria-live="polite">
        <strong>{title && <Name>{title}</Name>}</strong>
        {path && path !== title && (
          <code className="muted small">
            <Name>{path}</Name>
          </code>
        )}
      </p>
    </div>
  );
}
