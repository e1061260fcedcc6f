import { useEffect, useRef, useState } from 'react';

import { useDuplicateReview } from '#features/duplicate/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { losesByLeaving } from '#queue/summary.ts';
import { Button } from '#ui/button.tsx';

import { AssetPage } from './asset-page.tsx';
import { ChooseAssetPage } from './choose-asset-page.tsx';
import { ConfigGate } from './config-gate.tsx';
import type { Config } from './config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { useRoute } from './route.ts';
import { createSession, type Session } from './session.ts';
import { useDrafts } from './use-drafts.ts';
import { useIsTyping } from './use-is-typing.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { useUploads } from './use-uploads.ts';

/** The application, from its configuration to its pages. */
export function App() {
  return (
    <div className="app">
      <ErrorBoundary fallback={<Broken />}>
        <ConfigGate>{(config) => <SessionGate config={config} />}</ConfigGate>
      </ErrorBoundary>
    </div>
  );
}

function SessionGate({ config }: { readonly config: Config }) {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const created = createSession(config);
    // oxlint-disable-next-line react/set-state-in-effect -- it owns requests and workers, so it lives as long as the mount
    setSession(created);
    return created.dispose;
  }, [config]);
  return session && <Pages session={session} />;
}

function Pages({ session }: { readonly session: Session }) {
  const route = useRoute();
  const drafts = useDrafts();
  const uploads = useUploads(session);
  useUnloadGuard(losesByLeaving(uploads) || drafts.assetIds.length > 0);
  const page = route.page === 'asset' ? route.assetId : '';
  // Held above the pages: what was shown on one of them is not shown again on the next.
  const review = useDuplicateReview(uploads, { page, isHeld: useIsTyping() });
  const pages = useFocusOnNewPage(page);
  const assetIds = [...new Set([...drafts.assetIds, ...(page === '' ? [] : [page])])];
  return (
    <div ref={pages}>
      <Header session={session} />
      {route.page === 'choose-asset' && (
        <ErrorBoundary fallback={<BrokenPage />}>
          <ChooseAssetPage session={session} review={review} draftIds={drafts.assetIds} />
        </ErrorBoundary>
      )}
      {assetIds.map((assetId) => (
        <ErrorBoundary key={assetId} fallback={assetId === page && <BrokenPage />}>
          <AssetPage
            session={session}
            review={review}
            assetId={assetId}
            isShown={assetId === page}
            onUnsentChange={drafts.note}
          />
        </ErrorBoundary>
      ))}
    </div>
  );
}

/** Moves focus to the heading when one comes from another page, as a browser would; the first page leaves it alone. */
function useFocusOnNewPage(page: string) {
  const pages = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    pages.current?.querySelector<HTMLElement>('main:not([hidden]) h1')?.focus();
  }, [page]);
  return pages;
}

function Broken() {
  const { t } = useI18n();
  return <BrokenNote hint={t.app.brokenHint} />;
}

/** One page broke down; the session behind it, and its uploads, go on. */
function BrokenPage() {
  const { t } = useI18n();
  return <BrokenNote hint={t.app.brokenPageHint} />;
}

function BrokenNote({ hint }: { readonly hint: string }) {
  const { t } = useI18n();
  return (
    <main className="page">
      <div className="stack" role="alert">
        <h1 tabIndex={-1}>{t.app.brokenTitle}</h1>
        <p>{hint}</p>
        <div>
          <Button look="primary" onClick={() => location.reload()}>
            {t.app.reload}
          </Button>
        </div>
      </div>
    </main>
  );
}
