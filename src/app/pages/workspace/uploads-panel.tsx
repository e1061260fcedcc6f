import { useMemo, type ComponentProps, type Ref } from 'react';

import type { Duplicate } from '#features/duplicates/duplicate-details.tsx';
import { DuplicateDialog } from '#features/duplicates/duplicate-dialog.tsx';
import type { Links } from '#features/duplicates/links.ts';
import { requestText } from '#features/duplicates/request-text.ts';
import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { EarlierUploads, useAssetHistory } from '#features/history/asset-history.tsx';
import { UploadedManual } from '#features/inspection/uploaded-manual.tsx';
import { UploadsList } from '#features/uploads/uploads-list.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { type DuplicateMessages, duplicateMessages } from '#i18n/messages/en/uploads.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import type { Choice } from '#lib/choice.ts';
import type { ObservedValue } from '#lib/value.ts';
import { type Job, isConfirmed } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { useValue } from '#ui/use-value.ts';

import type { BackgroundNotice } from '../../background/background-uploads.ts';
import { useChoices } from '../../config/choices/use-choices.ts';
import { useAppName } from '../../layout/branding-provider.tsx';
import { assetHref, nextAssetHref } from '../../route.ts';
import { LeftUploadsNote } from '../../session/left-uploads-note.tsx';
import type { Session } from '../../session/session.ts';
import { useAssetList, useKnownAssets } from '../asset/use-known-assets.tsx';
import { useInspection, useManualRules } from './use-inspection.ts';
import { useLinks, usePerson } from './use-links.ts';

interface UploadsPanelProps {
  readonly session: Session;
  readonly review: DuplicateReview;
  readonly assetId?: string;
  /** False in a host's page. Default: true. */
  readonly isPageOurs?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The chosen files of the asset. */
  readonly store?: IntakeStore;
  /** Adds a file in place of that of an upload; absent if files can't be added. */
  readonly acceptFile?: ((file: ArrivedFile) => void) | undefined;
}

function linkRequestOf(upload: AssetUpload, links: Links, words: DuplicateMessages): string {
  if (!isConfirmed(upload) || upload.receipt.kind !== 'duplicate') return '';
  return requestText({ assetId: upload.job.assetId, receipt: upload.receipt }, links, words);
}

const duplicatesOf = (
  uploads: readonly AssetUpload[],
  openIds: ReadonlySet<string>,
  { noteLinkRequest }: Session['queue'],
): readonly Duplicate[] =>
  uploads.flatMap((upload) => {
    if (upload.status !== 'already-exists' || upload.receipt.kind !== 'duplicate') return [];
    if (!openIds.has(upload.id)) return [];
    const { id, job, receipt } = upload;
    const { displayName, assetId, file } = job;
    const onRequested = () => noteLinkRequest(id);
    return [{ id, fileName: file.name, displayName, assetId, receipt, onRequested }];
  });

/** Returns a function that renders what can be seen of an uploaded manual. */
const manualOf = (
  { openFile }: Session['queue'],
  inspect: ComponentProps<typeof UploadedManual>['inspect'],
): ComponentProps<typeof UploadsList>['renderManual'] =>
  function Manual({ id, job }, isAtHand) {
    return (
      <UploadedManual
        fileName={job.file.name}
        sizeBytes={job.file.size}
        isFileAvailable={isAtHand}
        openFile={() => openFile(id)}
        inspect={inspect}
      />
    );
  };

function useHistory(
  { id, queue }: Pick<Session, 'id' | 'queue'>,
  uploads: readonly AssetUpload[],
  assetId: string | undefined,
) {
  const shown = uploads.filter(isConfirmed).map((upload) => ({ id: upload.id, assetId: upload.job.assetId }));
  const isListed = (uploadId: string) => queue.getSnapshot().some((upload) => upload.id === uploadId);
  return useAssetHistory({ assetId, sessionId: id, ...queue.knownDocuments, shown, isListed });
}

/** Returns what the list says about this device and its other tabs. */
function useDeviceNotes(session: Pick<Session, 'queue' | 'isUnreadable' | 'background'>) {
  const { queue, isUnreadable } = session;
  const { background } = session;
  const state = useValue(background?.state, 'off');
  const title = useAppName();
  return {
    otherTab: useValue(queue.otherTab),
    savedByNewer: useValue(queue.savedByNewer),
    isUnreadable: useValue(isUnreadable),
    background:
      background && state !== 'off'
        ? {
            isNotifying: state === 'notifies',
            requestNotice: (texts: Omit<BackgroundNotice, 'title'>) =>
              background.requestNotice({ title, ...texts }),
          }
        : undefined,
  };
}

/** Returns the addresses of the configuration, and the names that are known. */
const useKnownLinks = (session: Session, organizations: readonly Choice[] | undefined) =>
  useLinks(session.config, {
    organizations,
    person: usePerson(session.signIn),
    assets: useAssetList(session),
  });

/** Names of the chosen files that can't be uploaded; the same list as long as it has the same names. */
function createLeftOut({ subscribe, getSnapshot }: IntakeStore): ObservedValue<readonly string[]> {
  let names: readonly string[] = [];
  return {
    subscribe,
    get: () => {
      const rejected = getSnapshot().rows.filter(({ check }) => check.status === 'rejected');
      const isSame =
        rejected.length === names.length && rejected.every(({ file }, at) => file.name === names[at]);
      if (!isSame) names = rejected.map(({ file }) => file.name);
      return names;
    },
  };
}

const noNames: readonly string[] = [];

function useLeftOut(store: IntakeStore | undefined): readonly string[] {
  const leftOut = useMemo(() => store && createLeftOut(store), [store]);
  return useValue(leftOut, noNames);
}

/** The session's uploads, what this device uploaded earlier, and the dialog for duplicates. */
export function UploadsPanel({
  session,
  review,
  isPageOurs = true,
  acceptFile,
  store,
  ...list
}: UploadsPanelProps) {
  const { queue, config, inspector, removedUploads, lastMoves } = session;
  const inspect = useInspection(inspector, useManualRules(config));
  const uploads = useValue(session.shownUploads);
  const deviceNotes = useDeviceNotes(session);
  const { choices } = useChoices(session);
  const links = useKnownLinks(session, choices.organizations);
  const assets = useKnownAssets(session, isPageOurs ? assetHref : links.toAsset);
  const history = useHistory(session, uploads, list.assetId);
  const isShown =
    list.assetId !== undefined || deviceNotes.isUnreadable || uploads.length + history.entries.length > 0;
  const words = duplicateMessages(useI18n());
  const duplicates = duplicatesOf(uploads, new Set(review.openIds), queue);
  const { isReadOnly } = session;
  const uploadsList = (
    <UploadsList
      {...list}
      {...{ uploads, ...deviceNotes, isPageOurs, removedUploads, lastMoves, isReadOnly }}
      leftOut={useLeftOut(store)}
      nextAssetHref={isPageOurs && list.assetId !== undefined ? nextAssetHref : undefined}
      earlierUploads={
        history.entries.length > 0 && (
          <EarlierUploads {...history} documentHref={links.toDocument} isReadOnly={isReadOnly} />
        )
      }
      documentHref={links.toDocument}
      choices={{
        ...choices,
        assets,
        offerAi: config.offerAi,
        maxDisplayNameLength: config.limits.maxDisplayNameLength,
      }}
      serviceHost={new URL(config.baseUrl).host}
      renderManual={manualOf(queue, inspect)}
      commands={{
        ...queue,
        replaceFile: acceptFile && ((job, file) => acceptFile(replacementOf(job, file))),
        signIn: () => void session.signIn.signInAgain(),
        showDuplicate: (id) => review.show([id]),
        linkRequestOf: (upload) => linkRequestOf(upload, links, words),
      }}
    />
  );
  return (
    <>
      {!isReadOnly && <LeftUploadsNote leftUploads={session.leftUploads} baseUrl={config.baseUrl} />}
      {isShown && uploadsList}
      {duplicates.length > 0 && (
        <DuplicateDialog duplicates={duplicates} links={links} onClose={review.close} />
      )}
    </>
  );
}

/** Returns a file in place of the one of an upload that failed, with what the person decided about it. */
function replacementOf(
  { file: replaced, displayName, organizationId, categoryId, ...job }: Job,
  file: File,
): ArrivedFile {
  const isAiEnabled = job.operation === 'document' ? (job.aiEnabled ?? false) : undefined;
  return {
    path: file.name,
    file,
    values: { shared: { organizationId, categoryId, isAiEnabled }, edits: { displayName } },
    replacedName: replaced.name,
  };
}
