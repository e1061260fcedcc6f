import { isLinkedTo } from '#api/contract/receipt.ts';
import { isPersonName } from '#api/token/document-author.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { problemMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { losesByLeaving } from '#queue/summary.ts';
import { isEnded, type PersistenceState } from '#queue/upload.ts';

import type { AssetUpload } from '../asset-upload.ts';
import type { Blocker } from '../status/blocker.ts';
import { failureMessage } from '../status/problem-message.ts';
import { neededFile } from '../status/remedy.ts';
import { warningOf, warningText } from '../status/service-warning.ts';
import { ContentMatchNote } from './content-match-note.tsx';
import { WaitingStatus } from './waiting-status.tsx';

interface UploadStatusTextProps {
  readonly upload: AssetUpload;
  /** Reason why queued uploads aren't sent. */
  readonly blocker: Blocker | undefined;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/** Explains the status of an upload in a sentence or two. */
export function UploadStatusText({ upload, blocker, ...links }: UploadStatusTextProps) {
  const i18n = useI18n();
  if (upload.status === 'failed') {
    const { problem } = upload;
    const { words, isPage } = problem.code === 'http' ? problem : {};
    return (
      <div className="small">
        <p>{failureMessage(upload, i18n)}</p>
        {words && (
          <p className="muted">
            {isPage ? problemMessages(i18n).pageSays(words) : i18n.t.uploads.serviceSays(words)}
          </p>
        )}
      </div>
    );
  }
  if (upload.status === 'waiting') {
    const { waitsFor } = upload;
    return waitsFor.kind === 'decision' ? (
      <ContentMatchNote match={waitsFor.match} assetId={upload.job.assetId} {...links} />
    ) : (
      <WaitingStatus waitsFor={waitsFor} blocker={blocker} />
    );
  }
  const sentence = statusText(upload, i18n);
  const warning = warningOf(upload);
  return (
    <>
      {sentence && <p className="muted small">{sentence}</p>}
      {warning && <p className="small">{i18n.t.uploads.serviceSays(warningText(warning))}</p>}
    </>
  );
}

function statusText(upload: AssetUpload, i18n: I18n): string | undefined {
  const { t, formats } = i18n;
  switch (upload.status) {
    case 'checking':
      return t.uploads.checkingHint;
    case 'storing':
      return t.uploads.storingHint;
    case 'needs-file': {
      const { name, size } = upload.job.file;
      const isSame = !neededFile(upload);
      return joinSentences(
        [
          failureMessage(upload, i18n),
          isSame && t.uploads.needsFile.chooseAgain(shownName(name), formats.bytes(size)),
        ],
        i18n,
      );
    }
    case 'cancelled':
      return upload.pastAttempts.outcomeUnknown ? t.uploads.cancelledMayBeStored : t.uploads.cancelledEarly;
    case 'stored':
      return formats.time(upload.endedAt);
    case 'already-exists': {
      const { linkRequestedAt: at } = upload;
      const { requestCopied } = uploadListMessages(i18n);
      return joinSentences(
        [existingText(upload, i18n), at !== undefined && requestCopied(formats.time(at))],
        i18n,
      );
    }
    default:
      return undefined;
  }
}

function existingText({ receipt, origin, job, endedAt }: Existing, i18n: I18n): string {
  const { uploads: words } = i18n.t;
  const more = uploadListMessages(i18n);
  const { displayname, createdBy } = receipt.document ?? {};
  const name = displayname && shownName(displayname);
  const asset = shownName(job.assetId);
  if (origin === 'perhaps-this-upload') {
    if (displayname === job.displayName) return i18n.formats.time(endedAt);
    return name ? words.isStored(name) : words.existingUnnamed;
  }
  switch (receipt.kind === 'duplicate' && isLinkedTo(job.assetId, receipt)) {
    case true:
      if (origin === 'another-person') {
        const person = createdBy && isPersonName(createdBy) ? shownName(createdBy) : more.anotherPerson;
        return name && displayname !== job.displayName
          ? more.existingAsBy(name, person)
          : more.existingBy(person);
      }
      return name ? words.existing(name) : words.existingUnnamed;
    case false:
      return name ? more.notOnAsset(name, asset) : more.notOnAssetUnnamed(asset);
    default:
      return name ? more.maybeOnAsset(name, asset) : more.maybeOnAssetUnnamed(asset);
  }
}

type Existing = Extract<AssetUpload, { readonly status: 'already-exists' }>;

/** Asks to keep the page open if the file of an upload is too large to save on this device. */
export function NoRoomNote({ upload }: { readonly upload: AssetUpload }) {
  const { persistence: words } = useI18n().t.uploads;
  return shownPersistence(upload) === 'no-room' && <p className="small">{words['no-room']}</p>;
}

/**
 * Returns what to say of all files together: undefined if there is nothing to save, or if rows say more. Without `saved`,
 * nobody expects that the page may be closed.
 */
export function persistenceOf(uploads: readonly AssetUpload[]): 'saving' | 'saved' | 'partly' | undefined {
  const states = new Set(uploads.map(shownPersistence));
  if (states.has('saving')) return 'saving';
  if (!states.has('saved') || states.has('no-room')) return undefined;
  return losesByLeaving(uploads) ? 'partly' : 'saved';
}

/** Returns `off` if the file is missing, or if the upload was cancelled or failed: "Saved" would read as if all were well. */
export function shownPersistence(upload: AssetUpload): PersistenceState {
  if (!('persistence' in upload)) return 'off';
  if (upload.status === 'failed') return upload.persistence === 'no-room' ? 'no-room' : 'off';
  return isEnded(upload) ? 'off' : upload.persistence;
}
