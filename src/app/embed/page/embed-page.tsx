import LogIn from 'lucide-react/icons/log-in';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { AddDocumentsHandle } from '#features/add-documents/add-documents.tsx';
import { useDuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { embedMessages } from '#i18n/messages/en/embed.ts';
import type { FileLimits } from '#intake/file-limits.ts';
import { losesByLeaving } from '#queue/summary.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { useUnloadGuard } from '#ui/browser/use-unload-guard.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { type Loaded, useLoaded } from '#ui/loading/use-loaded.ts';
import { useValue } from '#ui/use-value.ts';

import type { ConfigProblem } from '../../config/config.ts';
import { useChosenCounts } from '../../drafts/use-chosen-counts.ts';
import type { Identity } from '../../identity/identity.ts';
import { LoadingNote } from '../../layout/loading-note.tsx';
import { useUselessRoles } from '../../layout/use-useless-roles.ts';
import { useIsOccupied } from '../../pages/use-is-occupied.ts';
import { Workspace } from '../../pages/workspace/workspace.tsx';
import { usePersonChanges } from '../../person/use-person-changes.ts';
import type { Controller } from '../events/controller.ts';
import type { Inbox } from '../events/inbox.ts';
import type { HostSignIn } from '../tokens/host-sign-in.ts';
import type { TokenProblem } from '../tokens/token-state.ts';
import {
  AssetOfCode,
  EmbedAssetNote,
  type EmbedChunk,
  DeferredStyles,
  LostDraftsNote,
  PendingNote,
  PersonAnnouncer,
  RoleNotice,
  UnclaimedNote,
  embedChunk,
} from './embed-chunk.ts';
import { useChangeEvents } from './use-change-events.ts';
import { useController } from './use-controller.ts';
import { useEmbedSession } from './use-embed-session.ts';
import { useReadProps } from './use-read-props.ts';

/** Props of the embedded page. */
export interface EmbedPageProps {
  /** Unchecked properties of the host. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly signIn: HostSignIn;
  /** Files chosen by the host. */
  readonly inbox: Inbox;
  readonly controller: Controller;
}

/** Page of the host's asset. Pages of earlier assets stay mounted for their chosen files. */
export function EmbedPage({ props: given, signIn, inbox, controller }: EmbedPageProps) {
  const loaded = useLoaded(embedChunk);
  const code = loaded.status === 'loaded' ? loaded.part : undefined;
  const { props, openCode, onFound } = useAssetOfCode(given);
  const { settings, problems } = useReadProps(code, props, controller);
  const session = useEmbedSession({ settings, signIn, controller });
  const assetId = typeof props['assetId'] === 'string' && openCode === undefined ? props['assetId'] : '';
  const shown = useShown(assetId);
  const movedTo = useValue(session?.movedTo, noAssets);
  const isOurs = (id: string) => shown.has(id) || movedTo.includes(id);
  const uploads = useValue(session?.shownUploads, noUploads).filter(({ job }) => isOurs(job.assetId));
  const here = useSyncExternalStore(signIn.subscribe, signIn.state);
  const isDisabled = useUselessRoles(signIn) !== undefined;
  const onChange = useChangeEvents({ controller, signIn, inbox, assetId });
  const people = usePersonChanges({ signIn, session, onChange });
  const { attribution, chosenFiles } = people;
  const chosenCounts = useChosenCounts(session, chosenFiles);
  useUnloadGuard(losesByLeaving(uploads) || chosenCounts.unsavedCount > 0 || people.hasFiles);
  const { page, review } = useReview(uploads, { assetId, since: session?.startedAt ?? 0 });
  const hasAsset = assetId !== '';
  const add = useInbox(inbox, assetId);
  useController(controller, { code, session, shown, assetId });
  const problem = useSyncExternalStore(signIn.subscribe, signIn.problem);

  const pending = useMemo(() => <EmbedPending {...{ loaded, signIn }} />, [loaded, signIn]);
  const limits = settings?.limits ?? noLimits;
  const assetIds = [...new Set([...chosenCounts.assetIds, ...(hasAsset ? [assetId] : [])])];
  const isWrong = problems.length > 0;
  const foundBy = session && openCode !== undefined && (
    <AssetOfCode {...{ session, code: openCode, onFound }} />
  );
  return (
    <div className="sections embedded__page" ref={page}>
      {session && <DeferredStyles />}
      {isWrong && <PropsErrorNote code={code} problems={problems} />}
      {session && problem && <SignInNote problem={problem} onAsk={signIn.askAgain} />}
      <PeopleNotes {...{ people, here }} />
      {session && <RoleNotice config={session.config} signIn={signIn} />}
      {session && hasAsset && <EmbedAssetNote {...{ session, assetId }} />}
      {assetIds.map((each) => (
        // Chosen files survive while properties are invalid.
        <div key={each} hidden={isWrong || each !== assetId}>
          <Workspace
            {...(each === assetId && { ref: add })}
            {...{ limits, session, pending, review, chosenFiles }}
            {...{ attribution, generation: here.generation }}
            isPageOurs={false}
            {...{ isDisabled, assetId: each }}
            isShown={each === assetId}
          />
        </div>
      ))}
      {!hasAsset && !isWrong && (foundBy || <div className="card">{pending}</div>)}
    </div>
  );
}

const noUploads: readonly AssetUpload[] = [];
const noAssets: readonly string[] = [];
/** Until the properties are read. What was chosen before is checked when it is sent. */
const noLimits: FileLimits = {};

/** Ref of the page, and the dialog about duplicates, which waits while a person types or another one is open. */
function useReview(
  uploads: readonly AssetUpload[],
  { assetId, since }: { readonly assetId: string; readonly since: number },
) {
  const page = useRef<HTMLDivElement>(null);
  const review = useDuplicateReview(uploads, { page: assetId, isSuspended: useIsOccupied(page), since });
  return { page, review };
}

interface PeopleNotesProps {
  readonly people: ReturnType<typeof usePersonChanges>;
  readonly here: Identity;
}

/** Says which files wait or are lost because the person has changed, or may have. */
function PeopleNotes({ people, here }: PeopleNotesProps) {
  const { change, pendingCount, unclaimed, attribution } = people;
  return (
    <>
      <PersonAnnouncer identity={here} pendingCount={pendingCount} unclaimedCount={unclaimed.length} />
      {change && change.lost > 0 && <LostDraftsNote count={change.lost} />}
      {pendingCount > 0 && <PendingNote count={pendingCount} />}
      {unclaimed.length > 0 && here.status === 'signed-in' && (
        <UnclaimedNote
          count={unclaimed.length}
          person={here.person}
          onClaim={attribution.claim}
          onDiscard={attribution.discard}
        />
      )}
    </>
  );
}

/** Passes the host's files to the page of their asset. Returns the ref of that page. */
function useInbox(inbox: Inbox, assetId: string) {
  const add = useRef<AddDocumentsHandle>(null);
  useEffect(
    () => (assetId === '' ? undefined : inbox.open(assetId, (files) => add.current?.choose(files))),
    [inbox, assetId],
  );
  return add;
}

/** Returns all assets shown so far. */
function useShown(assetId: string): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set([assetId]));
  if (!shown.has(assetId)) setShown(new Set([...shown, assetId]));
  return shown;
}

interface EmbedPendingProps {
  readonly loaded: Loaded<unknown>;
  readonly signIn: HostSignIn;
}

/** Placeholder of the form: shows what it waits for, or what to do about it. */
function EmbedPending({ loaded, signIn }: EmbedPendingProps) {
  const problem = useSyncExternalStore(signIn.subscribe, signIn.problem);
  if (problem) {
    return (
      <div className="card__body">
        <SignInNote problem={problem} onAsk={signIn.askAgain} />
      </div>
    );
  }
  return <LoadingNote loaded={loaded} />;
}

interface PropsErrorNoteProps {
  readonly code: EmbedChunk | undefined;
  readonly problems: readonly ConfigProblem[];
}

/** Lists the invalid properties of the host. */
function PropsErrorNote({ code, problems }: PropsErrorNoteProps) {
  const i18n = useI18n();
  const words = embedMessages(i18n);
  return (
    <Note tone="bad" role="alert">
      <h2>{words.wrongTitle}</h2>
      <p>{words.wrong}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.key}>
            <code>{problem.key}</code>
            <span>{` ${code?.configProblemText(problem, i18n) ?? ''}`}</span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Replaces a code that a host sets instead of an asset ID by the ID that was found for it. */
function useAssetOfCode(given: Readonly<Record<string, unknown>>) {
  const { assetId, assetCode } = given;
  const code =
    (assetId === undefined || assetId === '') && typeof assetCode === 'string' && assetCode !== ''
      ? assetCode
      : undefined;
  const [found, setFound] = useState<{ readonly code: string; readonly assetId: string }>();
  const foundId = found !== undefined && found.code === code ? found.assetId : undefined;
  const props = useMemo(
    () => (code === undefined ? given : { ...given, assetId: foundId ?? code }),
    [given, code, foundId],
  );
  const onFound = useCallback(
    (id: string) => setFound(code === undefined ? undefined : { code, assetId: id }),
    [code],
  );
  return {
    /** The properties, with the asset's ID; with the code instead while it isn't found, so that the rest can be checked. */
    props,
    /** The code of an asset that isn't found yet. */
    openCode: foundId === undefined ? code : undefined,
    onFound,
  };
}

interface SignInNoteProps {
  readonly problem: TokenProblem;
  readonly onAsk: () => void;
}

/** Explains why nothing can be sent without a token, and asks the host for one on a click. */
export function SignInNote({ problem, onAsk }: SignInNoteProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isSignIn = problem === 'no-token' || problem === 'token-rejected';
  return (
    <Note
      icon={LogIn}
      role="alert"
      actions={
        <Button isSmall onClick={onAsk}>
          {isSignIn ? t.signIn.signIn : t.config.retry}
        </Button>
      }
    >
      <p>{embedMessages(i18n).tokenProblems[problem]}</p>
    </Note>
  );
}
