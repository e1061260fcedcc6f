import Clock from 'lucide-react/icons/clock';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { OtherTabState } from '#queue/other-tab.ts';
import { losesByLeaving } from '#queue/summary.ts';
import type { SavedByNewer } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { focused } from '#ui/browser/focused.ts';
import { useIsOffline } from '#ui/browser/use-is-offline.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { PageReloadContext } from '#ui/loading/page-reload.ts';

import type { TransferRate } from '../row/use-transfer-rates.ts';
import { isSendingBlocked, type ListBlocker } from '../status/blocker.ts';
import { persistenceOf } from '../status/persistence.ts';
import { useSecondsSince } from '../status/use-seconds-since.ts';
import type { UploadCommands } from '../upload-commands.ts';
import { SavedText, type BackgroundNote } from './saved-text.tsx';
import type { Total } from './total.ts';

/** After this time, a missing connection may be a wrong or blocked address, which can't be told apart. */
const lastingSeconds = 60;

interface BlockedNoteProps {
  readonly blocker: ListBlocker | undefined;
  readonly uploads: readonly AssetUpload[];
  readonly commands: UploadCommands;
  readonly serviceHost: string;
  /** Receives focus when the message with the focused button is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

/** Says why nothing is sent, and offers to try it now. */
export function BlockedNote({ blocker, uploads, commands, ...props }: BlockedNoteProps) {
  // One is enough: if it is stored, the others continue.
  const first = uploads.find(isSendingBlocked);
  const retry = () => first && commands.retry(first.id);
  return blocker && blocker.kind !== 'sign-in' && <RetryNote {...{ blocker, retry }} {...props} />;
}

interface RetryNoteProps extends Pick<BlockedNoteProps, 'serviceHost' | 'fallbackFocus'> {
  readonly blocker: Exclude<ListBlocker, { readonly kind: 'sign-in' }>;
  readonly retry: () => void;
}

function RetryNote({ blocker, serviceHost: host, retry, fallbackFocus }: RetryNoteProps) {
  const i18n = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const onGone = useEffectEvent(() => fallbackFocus()?.focus());
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === focused()) onGone();
    };
  }, []);
  return (
    <Note
      tone="warn"
      icon={blocker.kind === 'connection' ? WifiOff : Clock}
      actions={
        <Button ref={button} isSmall onClick={retry}>
          {uploadListMessages(i18n).retryNow}
        </Button>
      }
    >
      <p>
        {blocker.kind === 'connection' ? (
          <NoAnswer since={blocker.since} host={host} />
        ) : (
          busyText(blocker.until, i18n)
        )}
      </p>
    </Note>
  );
}

const busyText = (until: number | undefined, i18n: I18n): string =>
  until === undefined ? i18n.t.uploads.busy : uploadListMessages(i18n).busyUntil(i18n.formats.time(until));

interface NoAnswerProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Host of the service. */
  readonly host: string;
}

/** Says that nothing answers; after a while, names the service's host and possible reasons. */
function NoAnswer({ since, host }: NoAnswerProps) {
  const { t, formats } = useI18n();
  const seconds = useSecondsSince(since);
  const lasting = t.uploads.noAnswerFor(host, formats.duration(seconds * 1000));
  const reason = seconds < lastingSeconds ? t.uploads.unreachable : lasting;
  return <span>{useIsOffline() ? t.uploads.offline : reason}</span>;
}

interface TotalTextProps {
  readonly total: Total;
  /** Shown instead once nothing is under way. */
  readonly summary: string | undefined;
  readonly uploads: readonly AssetUpload[];
  readonly rateOf: (upload: AssetUpload) => TransferRate;
}

/** Number of uploads that are done; while something is left to send, also the bytes and the time left. */
export function TotalText({ total, summary, uploads, rateOf }: TotalTextProps) {
  const i18n = useI18n();
  const { formats } = i18n;
  const words = uploadListMessages(i18n);
  const { done, count, sentBytes, totalBytes, bytesLeft } = total;
  if (summary !== undefined) return <span>{summary}</span>;
  const bytesPerSecond = uploads.reduce((sum, upload) => sum + (rateOf(upload).speed ?? 0), 0);
  return (
    <>
      <span>{words.done(formats.number(done), formats.number(count))}</span>
      {bytesLeft > 0 && (
        <span className="wide-only">{` · ${words.bytes(formats.bytes(sentBytes), formats.bytes(totalBytes))}`}</span>
      )}
      {bytesLeft > 0 && bytesPerSecond > 0 && (
        <span>{` · ${words.timeLeft(formats.duration((bytesLeft / bytesPerSecond) * 1000))}`}</span>
      )}
    </>
  );
}

/** One bar for all uploads, while something is left to send. */
export function TotalProgress({ total: { bytesLeft, sentBytes, totalBytes } }: { readonly total: Total }) {
  const words = uploadListMessages(useI18n());
  return (
    bytesLeft > 0 && (
      <progress
        className="progress"
        part="progress"
        aria-label={words.progress}
        max={totalBytes}
        value={sentBytes}
      />
    )
  );
}

interface DeviceNotesProps extends Omit<OtherTabNoteProps, 'state'> {
  /** Absent if uploads don't continue while the page is closed. */
  readonly background: BackgroundNote | undefined;
  readonly otherTab: OtherTabState;
  readonly savedByNewer: readonly SavedByNewer[];
  readonly isUnreadable: boolean;
}

/** Says what is saved on this device, and what can't be done in this tab. */
export function DeviceNotes({
  otherTab,
  savedByNewer,
  isUnreadable,
  background,
  ...props
}: DeviceNotesProps) {
  const { unreadable } = uploadListMessages(useI18n());
  return (
    <>
      <PersistenceNote uploads={props.uploads} background={background} />
      {isUnreadable && <ReloadNote text={unreadable} canReload={props.isPageOurs} />}
      {otherTab && <OtherTabNote state={otherTab} {...props} />}
      {savedByNewer.length > 0 && <SavedByNewerNote uploads={savedByNewer} />}
    </>
  );
}

/** Says which uploads are saved on this device, what becomes of them, and for how long. */
function PersistenceNote({ uploads, background }: Pick<DeviceNotesProps, 'uploads' | 'background'>) {
  const i18n = useI18n();
  const { sevenDays } = deviceMessages(useI18n());
  const state = persistenceOf(uploads);
  if (state === 'partly') return <Note tone="warn">{uploadListMessages(i18n).partlySaved}</Note>;
  return (
    state && (
      <>
        <p className="muted small">
          {state === 'saved' ? <SavedText {...{ uploads, background }} /> : i18n.t.uploads.persistence[state]}
        </p>
        {state === 'saved' && evictsStorage() && <Note tone="warn">{sevenDays}</Note>}
      </>
    )
  );
}

/**
 * Returns true if this browser deletes stored data after seven days of use without a visit, as WebKit does unless the
 * page is on the home screen or in the Dock (webkit.org/tracking-prevention, "7-Day Cap on All Script-Writeable
 * Storage"). All browsers on iOS are WebKit.
 */
function evictsStorage(): boolean {
  const { userAgent } = navigator;
  const isWebKit =
    /AppleWebKit\/.*(Mobile|Safari)\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent);
  return isWebKit && !matchMedia('(display-mode: standalone)').matches;
}

interface OtherTabNoteProps {
  readonly state: NonNullable<OtherTabState>;
  readonly uploads: readonly AssetUpload[];
  readonly isPageOurs: boolean;
}

/** Says what can't be done here because of another tab, or of a newer release. */
function OtherTabNote({ state, uploads, isPageOurs }: OtherTabNoteProps) {
  const { otherTab: words } = uploadListMessages(useI18n());
  const isFinishing = state === 'newer' && losesByLeaving(uploads);
  return (
    <ReloadNote
      text={isFinishing ? words.finishing : words[state]}
      canReload={state === 'newer' && !isFinishing && isPageOurs}
    />
  );
}

interface ReloadNoteProps {
  readonly text: string;
  readonly canReload: boolean;
}

/** Says what a reload of the page may end. */
function ReloadNote({ text, canReload }: ReloadNoteProps) {
  const { t } = useI18n();
  const page = useContext(PageReloadContext);
  return (
    <Note
      tone="warn"
      role="alert"
      actions={
        canReload && (
          <Button isSmall onClick={page?.reload ?? (() => location.reload())}>
            {t.app.reload}
          </Button>
        )
      }
    >
      <p>{text}</p>
    </Note>
  );
}

const maxNames = 20;

/** Lists the uploads that only a newer release can show. */
function SavedByNewerNote({ uploads }: { readonly uploads: readonly SavedByNewer[] }) {
  const i18n = useI18n();
  const more = uploads.length - maxNames;
  return (
    <Note tone="warn">
      <p>{uploadListMessages(i18n).savedByNewer}</p>
      <ul>
        {uploads.slice(0, maxNames).map(({ id, assetId, fileName }) => (
          <li key={id}>{`${shownName(fileName)} (${assetId})`}</li>
        ))}
        {more > 0 && <li>{`+ ${i18n.formats.number(more)}`}</li>}
      </ul>
    </Note>
  );
}
