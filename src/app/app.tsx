import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useDuplicateReview } from '#features/duplicate/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { losesByLeaving } from '#queue/summary.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import { AssetPage } from './asset-page.tsx';
import { Branded } from './branded.tsx';
import { ConfigGate } from './config-gate.tsx';
import type { Config } from './config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LanguageProvider, LanguageSelect } from './language.tsx';
import { loadLateParts } from './load-late-parts.ts';
import { PartNote } from './part-note.tsx';
import { useRoute } from './route.ts';
import { createServices, openSession, type Services, type Session } from './session.ts';
import { SignInGate } from './sign-in/sign-in-gate.tsx';
import type { SignIn } from './sign-in/sign-in.ts';
import { useDrafts } from './use-drafts.ts';
import { useIsTyping } from './use-is-typing.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { useUploads } from './use-uploads.ts';

/** The application, from its configuration to its pages. */
export function App() {
  return (
    <div className="app">
      <ErrorBoundary fallback={<Broken />}>
        <ConfigGate>
          {(config) => (
            <LanguageProvider offered={config.languages}>
              <Branded config={config}>
                <SignInGate config={config}>
                  {(signIn) => <SessionGate config={config} signIn={signIn} />}
                </SignInGate>
                <footer className="footer">
                  <LanguageSelect />
                </footer>
              </Branded>
            </LanguageProvider>
          )}
        </ConfigGate>
      </ErrorBoundary>
    </div>
  );
}

function SessionGate({ config, signIn }: { readonly config: Config; readonly signIn: SignIn }) {
  const services = useOwned(useCallback(() => createServices(config, signIn), [config, signIn]));
  return services && <PersonGate services={services} />;
}

/** The pages belong to a person: what is kept of one is not shown to another. */
function PersonGate({ services }: { readonly services: Services }) {
  const { signIn } = services;
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const personId = state.status === 'signed-out' ? undefined : state.person.id;
  const session = useOwned(
    useCallback(
      () => (personId === undefined ? undefined : openSession(services, personId)),
      [services, personId],
    ),
  );
  useEffect(() => {
    // What waits for somebody to sign in goes on.
    if (state.status === 'signed-in') session?.queue.signedIn();
  }, [state.status, session]);
  if (session) return <Pages session={session} />;
  return (
    <>
      <Header services={services} />
      {personId === undefined && <signIn.SignedOut />}
    </>
  );
}

/** What owns requests and workers, and is disposed of when it is not needed any more. */
function useOwned<T extends { readonly dispose: () => void }>(create: () => T | undefined): T | undefined {
  const [owned, setOwned] = useState<T>();
  useEffect(() => {
    const created = create();
    // oxlint-disable-next-line react/set-state-in-effect -- it lives as long as the mount, which rendering does not know
    setOwned(created);
    return created?.dispose;
  }, [create]);
  return owned;
}

function Pages({ session }: { readonly session: Session }) {
  const { queue, startedAt } = session;
  const route = useRoute();
  const drafts = useDrafts();
  const uploads = useUploads(session);
  const parts = useLoaded(loadLateParts);
  useUnloadGuard(losesByLeaving(uploads) || drafts.assetIds.length > 0);
  const page = route.page === 'asset' ? route.assetId : '';
  // Held above the pages: what was shown on one of them is not shown again on the next.
  const review = useDuplicateReview(uploads, { page, isHeld: useIsTyping(), since: startedAt });
  const pages = useFocusOnNewPage(page);
  const assetIds = [...new Set([...drafts.assetIds, ...(page === '' ? [] : [page])])];
  return (
    <div ref={pages}>
      <Header services={session} uploads={uploads} onDiscard={queue.discard} />
      {route.page === 'choose-asset' && (
        <ErrorBoundary fallback={<BrokenPage />}>
          {parts.status === 'loaded' ? (
            <parts.part.ChooseAssetPage session={session} review={review} draftIds={drafts.assetIds} />
          ) : (
            <main className="page">
              <PartNote loaded={parts} />
            </main>
          )}
        </ErrorBoundary>
      )}
      {assetIds.map((assetId) => (
        <ErrorBoundary key={assetId} fallback={assetId === page && <BrokenPage />}>
          <AssetPage
            session={session}
            parts={parts}
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
