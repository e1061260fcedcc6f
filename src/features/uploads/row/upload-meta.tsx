import { type ComponentProps, Fragment, type ReactNode } from 'react';

import { isLinkedTo } from '#api/contract/receipt.ts';
import { isPersonName } from '#api/token/document-author.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { problemMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/text/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { warningOf, warningText } from '#sending/service-warning.ts';
import { AssetId, Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';

import { nameIn } from '../edit/edit-values.ts';
import type { ListBlocker } from '../status/blocker.ts';
import { stageOf, toneOf } from '../status/groups.ts';
import { shownPersistence } from '../status/persistence.ts';
import { failureMessage } from '../status/problem-message.ts';
import { isRegularZip, neededFile } from '../status/shown-status.ts';
import type { UploadRowProps } from './upload-row-props.ts';
import type { TransferRate } from './use-transfer-rates.ts';
import { WaitingReason } from './waiting-reason.tsx';

type MetaProps = Pick<UploadRowProps, 'upload' | 'rate' | 'choices' | 'blocker' | 'nameOf' | 'documentHref'>;

interface UploadMetaProps extends MetaProps, Pick<UploadRowProps, 'otherAsset'> {
  /** Instead of the reason why it waits. */
  readonly hint: string | undefined;
}

/** The line below the name: category, size and time, or why a person is needed. */
export function UploadMeta({ upload, otherAsset, hint, ...props }: UploadMetaProps) {
  const isReason = stageOf(upload) === 'attention' || warningOf(upload) !== undefined;
  return (
    <p className="upload__meta small" data-tone={isReason ? toneOf(upload) : undefined}>
      {otherAsset !== undefined && (
        <>
          <Name as="code">{otherAsset}</Name>
          <span>{' · '}</span>
        </>
      )}
      {hint === undefined ? <Meta upload={upload} {...props} /> : <span>{hint}</span>}
    </p>
  );
}

function Meta({ upload, rate, choices, ...props }: MetaProps): ReactNode {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const size = formats.bytes(upload.job.file.size);
  const noRoom = shownPersistence(upload) === 'no-room' && t.uploads.persistence['no-room'];
  const regularZip = isRegularZip(upload.job) && uploadListMessages(i18n).regularZip;
  const facts = (...parts: readonly (string | false)[]) => (
    <>
      <span className="wide-only">
        <Name>{nameIn(choices.categories, upload.job.categoryId)}</Name>
        <span>{' · '}</span>
      </span>
      <span className="number">{[regularZip, ...parts].filter(Boolean).join(' · ')}</span>
    </>
  );
  const sentence = (...parts: readonly (string | false | undefined)[]) => (
    <span>{joinSentences(parts, i18n)}</span>
  );
  switch (upload.status) {
    case 'checking':
      return sentence(t.uploads.checkingHint, noRoom);
    case 'waiting':
      return (
        <Waiting waitsFor={upload.waitsFor} assetId={upload.job.assetId} {...props}>
          {(reason) => (reason === undefined && !noRoom ? facts(size) : sentence(reason, noRoom))}
        </Waiting>
      );
    case 'sending':
      return facts(...progressParts(upload, rate, i18n), noRoom);
    case 'storing':
      return facts(t.uploads.storingHint, noRoom);
    case 'stored': {
      const warning = warningOf(upload);
      if (warning) return sentence(t.uploads.serviceSays(warningText(warning)));
      return facts(size, endText(upload, i18n));
    }
    case 'already-exists': {
      const text = existingText(upload, i18n);
      return text === undefined ? facts(size, endText(upload, i18n)) : sentence(text);
    }
    case 'failed':
      return <Failure upload={upload} noRoom={noRoom} />;
    case 'needs-file': {
      const again =
        !neededFile(upload) &&
        uploadListMessages(i18n).needsFile.chooseAgain(shownName(upload.job.file.name), size);
      return sentence(failureMessage(upload, i18n), again);
    }
    case 'cancelled': {
      const { cancelledMayBeStored, cancelledEarly } = t.uploads;
      return sentence(upload.pastAttempts.outcomeUnknown ? cancelledMayBeStored : cancelledEarly);
    }
  }
}

/** Returns when it was stored, and that the page was closed then. */
function endText({ endedAt, whileClosed }: Pick<Existing, 'endedAt' | 'whileClosed'>, i18n: I18n): string {
  const time = i18n.formats.time(endedAt);
  return whileClosed ? uploadListMessages(i18n).background.at(time) : time;
}

interface WaitingProps extends Omit<ComponentProps<typeof ContentMatchNote>, 'match'> {
  readonly waitsFor: Extract<AssetUpload, { readonly status: 'waiting' }>['waitsFor'];
  readonly blocker: ListBlocker | undefined;
  readonly children: ComponentProps<typeof WaitingReason>['children'];
}

function Waiting({ waitsFor, blocker, children, ...links }: WaitingProps) {
  if (waitsFor.kind === 'decision') return <ContentMatchNote match={waitsFor.match} {...links} />;
  return (
    <WaitingReason waitsFor={waitsFor} blocker={blocker}>
      {children}
    </WaitingReason>
  );
}

interface FailureProps {
  readonly upload: Extract<AssetUpload, { readonly status: 'failed' }>;
  readonly noRoom: string | false;
}

/** Our reason, and that of the service. */
function Failure({ upload, noRoom }: FailureProps) {
  const i18n = useI18n();
  const { problem } = upload;
  const { words, isPage } = problem.code === 'http' ? problem : {};
  const says = isPage ? problemMessages(i18n).pageSays : i18n.t.uploads.serviceSays;
  const parts = [failureMessage(upload, i18n), words && says(words), noRoom].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{part}</span>
    </Fragment>
  ));
}

type Sending = Extract<AssetUpload, { readonly status: 'sending' }>;

function progressParts({ job, sentBytes }: Sending, { speed, stalledMs }: TransferRate, i18n: I18n) {
  const { t, formats } = i18n;
  const { size } = job.file;
  return [
    uploadListMessages(i18n).bytes(formats.bytes(sentBytes), formats.bytes(size)),
    speed !== undefined && t.uploads.timeLeft(formats.duration(((size - sentBytes) / speed) * 1000)),
    stalledMs !== undefined && t.uploads.stalled(formats.duration(stalledMs)),
  ];
}

type Existing = Extract<AssetUpload, { readonly status: 'already-exists' }>;

/** Returns what is said of a document that existed already; undefined if it is this upload. */
function existingText(upload: Existing, i18n: I18n): string | undefined {
  const { linkRequestedAt: at } = upload;
  const requested = at !== undefined && uploadListMessages(i18n).requestCopied(i18n.formats.time(at));
  const text = storedAs(upload, i18n);
  return text === undefined ? undefined : joinSentences([text, requested], i18n);
}

function storedAs({ receipt, origin, job }: Existing, i18n: I18n): string | undefined {
  const { uploads: words } = i18n.t;
  const more = uploadListMessages(i18n);
  const { displayname, createdBy } = receipt.document ?? {};
  const name = displayname && shownName(displayname);
  const asset = shownName(job.assetId);
  if (origin === 'perhaps-this-upload') {
    if (displayname === job.displayName) return undefined;
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

interface ContentMatchNoteProps extends Pick<UploadRowProps, 'nameOf' | 'documentHref'> {
  readonly match: ContentMatch;
  readonly assetId: string;
}

/** Names the match of an upload that waits for a decision, and links the document that it matches. */
function ContentMatchNote({ match, assetId, nameOf, documentHref }: ContentMatchNoteProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n).contentMatch;
  const withEnd = (text: string) => joinSentences([text, words.nothingSent], i18n);
  if (match.kind !== 'stored-before') {
    const name = nameOf(match.uploadId);
    return <span>{withEnd(name === undefined ? words.listedBefore : words.listed(shownName(name)))}</span>;
  }
  const { displayName, documentId, endedAt } = match;
  const href = documentHref(documentId);
  return (
    <span>
      {withNodes(
        (name, asset) =>
          withEnd(
            words.storedBefore({
              // Names the asset: the row may be on the page of another one.
              asset,
              time: i18n.formats.dateTime(endedAt),
              name,
              // Without a link, the ID says which document it is.
              id: href ? undefined : documentId && shownName(documentId),
            }),
          ),
        <OptionalLink href={href} target="_blank">
          <Name>{displayName}</Name>
        </OptionalLink>,
        <AssetId id={assetId} />,
      )}
    </span>
  );
}
