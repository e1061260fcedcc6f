import { useEffect, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import type { Messages } from '#i18n/messages/en/start.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { isRunning } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { blockedBy, shownStatus } from '../status/shown-status.ts';
import { countsOf } from '../status/status-counts.ts';

type Words = Messages['uploads'];
type AnnouncedStatus = keyof Words['status'] | keyof Words['blockedBy'];

/** For more changes than this at once, counts are announced instead. */
const maxSentences = 3;

/**
 * Returns the status to announce. Probes of a blocked upload aren't announced: it keeps its status until bytes are sent or
 * the service answers differently.
 */
function announcedStatus(upload: AssetUpload, before: AnnouncedStatus | undefined): AnnouncedStatus {
  const isTrying = upload.status === 'sending' || upload.status === 'storing';
  const hasMoved = upload.status !== 'sending' || upload.sentBytes > 0;
  if (isTrying && before === 'retry-scheduled') return before;
  if (isTrying && !hasMoved && (before === 'connection' || before === 'sign-in')) return before;
  return blockedBy(upload) ?? shownStatus(upload);
}

/** A changed status to announce. */
interface Change {
  readonly name: string;
  readonly status: Exclude<AnnouncedStatus, 'checking'>;
}

/** Shortest time in milliseconds between two announcements while uploads are running. */
export const quietMs = 5000;

interface Announced {
  /** Announced status by upload ID, as of the last rendering. */
  readonly known: ReadonlyMap<string, AnnouncedStatus>;
  /** IDs of uploads that changed since the last announcement. */
  readonly changed: ReadonlySet<string>;
  readonly text: string;
}

/**
 * Returns the text of the live region: changes of status since the first rendering, without progress. While uploads are
 * running, changes of 5 s are announced together. Changes that end the work on a longer list are followed by `summary`,
 * which is there once nothing is under way.
 */
export function useAnnouncements(uploads: readonly AssetUpload[], summary: string | undefined): string {
  const i18n = useI18n();
  const statuses = (known?: Announced['known']) =>
    new Map(uploads.map((upload) => [upload.id, announcedStatus(upload, known?.get(upload.id))]));
  const [announced, setAnnounced] = useState<Announced>(() => ({
    known: statuses(),
    changed: new Set(),
    text: '',
  }));
  const now = statuses(announced.known);
  const changed = [...now.keys()].filter((id) => now.get(id) !== announced.known.get(id));
  if (changed.length > 0) {
    setAnnounced({ ...announced, known: now, changed: new Set([...announced.changed, ...changed]) });
  }
  const changes = changesOf(uploads, announced);
  const isSending = uploads.some(isRunning);
  // From when the text is in the page: rendering takes a while on a busy device.
  const shownAtMs = useRef(-Infinity);
  useEffect(() => {
    if (announced.text !== '') shownAtMs.current = performance.now();
  }, [announced.text]);
  useEffect(() => {
    if (changes.length === 0) return undefined;
    const announce = () => {
      const isLong = changes.length > maxSentences;
      const end = uploads.length > maxSentences ? summary : undefined;
      const text = isLong
        ? (end ?? i18n.formats.and(countsOf(uploads, i18n)))
        : [announcementOf(changes, i18n), ...(end === undefined ? [] : [end])].join(
            i18n.t.uploads.sentenceBreak,
          );
      setAnnounced((before) => ({ ...before, changed: new Set(), text }));
    };
    const waitMs = isSending ? shownAtMs.current + quietMs - performance.now() : 0;
    if (waitMs <= 0) {
      announce();
      return undefined;
    }
    const timer = setTimeout(announce, waitMs);
    return () => clearTimeout(timer);
  });
  return announced.text;
}

const changesOf = (uploads: readonly AssetUpload[], { known, changed }: Announced): readonly Change[] =>
  uploads.flatMap(({ id, job }): Change[] => {
    const status = known.get(id);
    // Checking is short; only its result is announced.
    if (!changed.has(id) || status === undefined || status === 'checking') return [];
    return [{ name: job.displayName, status }];
  });

function announcementOf(changes: readonly Change[], { t }: I18n): string {
  const { status: statusTexts, blockedBy, announce, sentenceBreak } = t.uploads;
  const sentences = changes.map(({ name, status }) =>
    announce(shownName(name), { ...statusTexts, ...blockedBy }[status]),
  );
  return sentences.join(sentenceBreak);
}
