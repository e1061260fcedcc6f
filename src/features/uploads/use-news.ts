import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import type { Messages } from '#i18n/messages/en/messages.ts';

import { heldBy, shownStatus } from './shown-status.ts';
import type { AssetUpload } from './upload-row.tsx';

type Words = Messages['uploads'];
type Standing = keyof Words['status'] | keyof Words['held'];

/** More changes than this at once are summed up. */
const mostSentences = 3;

/**
 * Where an upload stands, for the ear. One that is held up is tried from time to time, and trying is no news: it stands
 * where it stood until bytes move, or, where the service had answered, until it answers otherwise.
 */
function standing(upload: AssetUpload, before: Standing | undefined): Standing {
  const isTrying = upload.status === 'sending' || upload.status === 'storing';
  const hasMoved = upload.status !== 'sending' || upload.sentBytes > 0;
  if (isTrying && before === 'later') return before;
  if (isTrying && !hasMoved && (before === 'connection' || before === 'sign-in')) return before;
  return heldBy(upload) ?? shownStatus(upload);
}

const isHeld = (standing: Standing, words: Words['held']): standing is keyof Words['held'] =>
  standing in words;

/** An upload that stands where it did not stand before. */
interface Change {
  readonly name: string;
  readonly stands: Exclude<Standing, 'checking'>;
}

/** The newest change of where an upload stands in words, for the live region. Progress is none, nor what was before. */
export function useNews(uploads: readonly AssetUpload[]): string {
  const i18n = useI18n();
  const standings = (known?: ReadonlyMap<string, Standing>) =>
    new Map(uploads.map((upload) => [upload.id, standing(upload, known?.get(upload.id))]));
  const [known, setKnown] = useState<ReadonlyMap<string, Standing>>(() => standings());
  const [news, setNews] = useState('');
  const now = standings(known);
  const changed = uploads.filter(({ id }) => now.get(id) !== known.get(id));
  // Derived while rendering, so that the words change together with the rows.
  if (changed.length > 0) {
    const changes = changed.flatMap(({ id, job }): Change[] => {
      const stands = now.get(id)!;
      // A look at the file is over in a moment, and only what comes of it is news.
      return stands === 'checking' ? [] : [{ name: job.displayName, stands }];
    });
    setKnown(now);
    const isBatch = changes.length > mostSentences;
    if (changes.length > 0) setNews(isBatch ? summed(changes, i18n) : told(changes, i18n));
  }
  return news;
}

function told(changes: readonly Change[], { t }: I18n): string {
  const { status, held, announce } = t.uploads;
  const sentences = changes.map(({ name, stands }) =>
    announce(name, isHeld(stands, held) ? held[stands] : status[stands]),
  );
  return sentences.join('. ');
}

function summed(changes: readonly Change[], { t, formats }: I18n): string {
  const counts = new Map<Change['stands'], number>();
  for (const { stands } of changes) counts.set(stands, (counts.get(stands) ?? 0) + 1);
  return formats.and([...counts].map(([stands, count]) => t.uploads.counts[stands](count)));
}
