import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';

import { useDuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { DeviceFile } from '#offline/device-file.ts';
import type { SavedByNewer } from '#queue/upload.ts';
import { isConfirmed } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { useUnloadGuard } from '#ui/browser/use-unload-guard.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorMark, NoticePage } from '#ui/feedback/notice-page.tsx';
import { PageReloadContext } from '#ui/loading/page-reload.ts';
import { useLoaded } from '#ui/loading/use-loaded.ts';
import { useRefresh } from '#ui/loading/use-refresh.ts';
import { useValue } from '#ui/use-value.ts';

import type { ChosenFiles } from './chosen-files/chosen-files.ts';
import { ConfigGate } from './config/config-gate.tsx';
import type { Config } from './config/config.ts';
import type { Settings } from './config/settings.ts';
import { useChosenCounts, type ChosenCounts } from './drafts/use-chosen-counts.ts';
import { useSavedDrafts } from './drafts/use-saved-drafts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { BrandingProvider } from './layout/branding-provider.tsx';
import { DensityProvider } from './layout/density.tsx';
import { Header } from './layout/header.tsx';
import { LanguageProvider } from './layout/language.tsx';
import { LoadingNote } from './layout/loading-note.tsx';
import { AssetPage } from './pages/asset-page.tsx';
import {
  ChooseAssetPage,
  ChosenElsewhere,
  HeaderStatus,
  DeferredStyles,
  LostDraftsNote,
  pageChunk,
  PageAnnouncer,
  PersonNotes,
  ReleaseNotice,
  SystemIndicators,
} from './pages/page-chunk.ts';
import { useIsOccupied } from './pages/use-is-occupied.ts';
import { usePersonChanges } from './person/use-person-changes.ts';
import { usePageReload } from './release/use-page-reload.ts';
import { nextAssetHref, useRoute } from './route.ts';
import type { Session } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import { SignInGate } from './sign-in/sign-in-gate.tsx';
import type { SignIn } from './sign-in/sign-in.ts';

interface AppProps {
  /** Running request for the configuration, if there is one. */
  readonly configRequest?: Promise<Response> | undefined;
}

/** Renders the application, from its configuration to its pages. */
export function App({ configRequest }: AppProps) {
  return (
    <DensityProvider>
      <ErrorBoundary fallback={<Broken />}>
        <ConfigGate request={configRequest}>
          {(config) => (
            <LanguageProvider offered={config.languages}>
              <BrandingProvider config={config}>
                <SignInGate config={config}>
                  {(signIn) => <PersonGate config={config} signIn={signIn} />}
                </SignInGate>
              </BrandingProvider>
            </LanguageProvider>
          )}
        </ConfigGate>
      </ErrorBoundary>
    </DensityProvider>
  );
}

/** Renders the pages of one person: another person must not see their uploads. */
function PersonGate({ config, signIn }: { readonly config: Config; readonly signIn: SignIn }) {
  const settings = useMemo(() => settingsOf(config), [config]);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const session = useSession({ code: pageChunk, config: settings, current: settings, signIn });
  const people = usePersonChanges({ signIn, session });
  const { hasFiles, change, pendingCount } = people;
  useUnloadGuard(hasFiles);
  return (
    <>
      <PageAnnouncer
        {...{ session, identity: state, change, pendingCount }}
        unclaimedCount={people.unclaimed.length}
      />
      {state.status === 'signed-out' ? (
        <>
          <div className="notes">{change && change.lost > 0 && <LostDraftsNote count={change.lost} />}</div>
          <signIn.SignedOut />
        </>
      ) : (
        <Pages
          key={state.generation}
          {...{ settings, signIn, session, people }}
          note={<PersonNotes identity={state} session={session} {...people} />}
        />
      )}
    </>
  );
}

const settingsOf = ({ signIn: { rolesClaim }, ...config }: Config): Settings => ({ ...config, rolesClaim });

interface PagesProps {
  readonly settings: Settings;
  readonly signIn: SignIn;
  /** Absent until its code is loaded. */
  readonly session: Session | undefined;
  readonly people: Pick<ReturnType<typeof usePersonChanges>, 'chosenFiles' | 'attribution' | 'hasFiles'>;
  /** Says who is here, where that isn't plain. */
  readonly note: ReactNode;
}

const noUploads: readonly AssetUpload[] = [];
const noneSaved: readonly SavedByNewer[] = [];
const noFiles: readonly DeviceFile[] = [];

/** Pages of one person's stay. */
function Pages({ settings, signIn, session, people, note }: PagesProps) {
  const route = useRoute();
  const { chosenFiles, attribution, hasFiles } = people;
  const chosenCounts = useChosenCounts(session, chosenFiles);
  const uploads = useValue(session?.shownUploads, noUploads);
  const shared = useValue(session?.sharedFiles?.waiting, noFiles);
  useRefresh(session?.sharedFiles?.refresh);
  const savedDrafts = useSavedDrafts(session);
  const { releaseCheck, pageReload } = usePageReload({
    session,
    uploads,
    chosenFiles,
    unsavedCount: chosenCounts.unsavedCount,
    hasArrivingFiles: hasFiles,
  });
  const shownId = route.page === 'asset' ? route.assetId : undefined;
  const pages = useFocusOnNewPage(shownId);
  const { startedAt: since = 0, closedSince } = session ?? {};
  const isSuspended = useIsOccupied(pages);
  // Kept above the pages, so that duplicates shown on one page aren't shown again on the next.
  const review = useDuplicateReview(uploads, { page: shownId ?? '', isSuspended, since, closedSince });
  const assetIds = [...new Set([...chosenCounts.assetIds, ...(shownId === undefined ? [] : [shownId])])];
  const loaded = useLoaded(pageChunk);
  const pending = useMemo(() => <LoadingNote loaded={loaded} />, [loaded]);
  return (
    <PageReloadContext value={pageReload}>
      <div ref={pages}>
        <Header assetId={shownId}>
          {session && <HeaderStatus uploads={uploads} removedUploads={session.removedUploads} />}
          <Account {...{ session, signIn, uploads, chosenFiles, chosenCounts, savedDrafts, shared }} />
        </Header>
        <div className="notes">
          <ReleaseNotice {...{ uploads, releaseCheck }} workerSends={signIn.background !== undefined} />
          {note}
          {session && <ChosenElsewhere {...{ session, chosenCounts, savedDrafts }} assetId={shownId} />}
        </div>
        {route.page === 'choose-asset' && (
          <ErrorBoundary fallback={<Broken isPage />}>
            {session && <ChooseAssetPage {...{ session, review, shared }} />}
            {!session && <PendingPage>{pending}</PendingPage>}
          </ErrorBoundary>
        )}
        {assetIds.map((assetId) => (
          <ErrorBoundary key={chosenFiles.of(assetId).id} fallback={assetId === shownId && <Broken isPage />}>
            <AssetPage
              config={settings}
              {...{ signIn, session, pending, review, assetId, chosenCounts, chosenFiles, attribution }}
              isShown={assetId === shownId}
              hasUploads={uploads.some(({ job }) => job.assetId === assetId)}
            />
          </ErrorBoundary>
        ))}
        {session && <DeferredStyles />}
        {session && (
          <SystemIndicators uploads={uploads} removedUploads={session.removedUploads} assetId={shownId} />
        )}
      </div>
    </PageReloadContext>
  );
}

/** A page whose code is loading. */
const PendingPage = ({ children }: { readonly children: ReactNode }) => (
  <main className="page">
    <div className="skeleton-title" />
    <div className="card">{children}</div>
  </main>
);

interface AccountProps extends Pick<PagesProps, 'session' | 'signIn'> {
  readonly uploads: readonly AssetUpload[];
  readonly chosenFiles: ChosenFiles;
  readonly chosenCounts: Pick<ChosenCounts, 'fileCount'>;
  readonly savedDrafts: readonly string[];
  /** Files of other applications: the person's, and those shared to this window. */
  readonly shared: readonly DeviceFile[];
}

function Account({ session, signIn: { Control }, uploads, chosenFiles, ...files }: AccountProps) {
  const unsent = uploads.filter((upload) => !isConfirmed(upload) && upload.status !== 'cancelled');
  const saved = unsent.filter((upload) => 'persistence' in upload && upload.persistence === 'saved');
  const { fileCount } = files.chosenCounts;
  const keptCount = files.savedDrafts.length + files.shared.length;
  const chosenCount = fileCount + keptCount;
  const newerCount = useValue(session?.queue.savedByNewer, noneSaved).length;
  const draftCount = session?.savedDrafts.isAvailable ? fileCount : 0;
  return (
    <Control
      {...{ unsent, chosenCount }}
      unsentCount={unsent.length + chosenCount + newerCount}
      savedCount={saved.length + draftCount + keptCount + newerCount}
      onLeave={async (isDiscarding) => {
        if (!session) return { lostCount: 0, isDiscardFailed: false };
        const { leaveSession } = await pageChunk.load();
        return leaveSession({ session, chosenFiles, isDiscarding });
      }}
    />
  );
}

/** Moves focus to the heading after navigation, or to the search for the next asset; the first page keeps its focus. */
function useFocusOnNewPage(assetId: string | undefined) {
  const pages = useRef<HTMLDivElement>(null);
  const shown = useRef(assetId);
  useEffect(() => {
    if (shown.current === assetId) return;
    shown.current = assetId;
    const target = location.hash === nextAssetHref ? 'input' : 'h1';
    pages.current?.querySelector<HTMLElement>(`main:not([hidden]) ${target}`)?.focus();
  }, [assetId]);
  return pages;
}

/** Shown when the application fails, or one page; then the session behind it and its uploads continue. */
function Broken({ isPage = false }: { readonly isPage?: boolean }) {
  const { t } = useI18n();
  return (
    <NoticePage
      isAlert
      mark={<ErrorMark />}
      title={t.app.brokenTitle}
      intro={isPage ? t.app.brokenPageHint : t.app.brokenHint}
    >
      <Button look="primary" onClick={() => location.reload()}>
        {t.app.reload}
      </Button>
    </NoticePage>
  );
}
