import { useState, type MouseEvent, type ReactNode } from 'react';

import { EditsProvider } from '#features/uploads/edit/edits.tsx';
import { I18nProvider, useI18n } from '#i18n/i18n-context.tsx';
import { embedMessages } from '#i18n/messages/en/embed.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

import { ErrorBoundary } from '../../error-boundary.tsx';
import { EmbedPage, type EmbedPageProps } from './embed-page.tsx';
import type { Language } from './language-of.ts';

interface EmbedRootProps extends EmbedPageProps {
  readonly language: Language;
  readonly onClick: (event: MouseEvent) => void;
}

/** Everything inside the shadow root. */
export function EmbedRoot({ language, onClick, ...page }: EmbedRootProps) {
  const { theme, density } = page.props;
  return (
    // The links inside handle clicks and keys; this only observes them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="app embedded"
      part="page"
      lang={language.regional}
      dir={language.direction}
      data-theme={theme}
      data-density={density}
      onClick={onClick}
    >
      <I18nProvider locale={language.locale} regional={language.regional}>
        <Restartable>
          <EditsProvider>
            <EmbedPage {...page} />
          </EditsProvider>
        </Restartable>
      </I18nProvider>
    </div>
  );
}

/** Offers to restart the failed part without reloading the host's page. */
function Restartable({ children }: { readonly children: ReactNode }) {
  const i18n = useI18n();
  const words = embedMessages(i18n);
  const [starts, setStarts] = useState(0);
  const broken = (
    <Note
      tone="bad"
      role="alert"
      actions={
        <Button isSmall onClick={() => setStarts(starts + 1)}>
          {i18n.t.config.retry}
        </Button>
      }
    >
      <h2>{words.brokenTitle}</h2>
      <p>{words.brokenHint}</p>
    </Note>
  );
  return (
    <ErrorBoundary key={starts} fallback={broken}>
      {children}
    </ErrorBoundary>
  );
}
