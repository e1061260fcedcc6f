import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en.ts';

import { heldBy, shownStatus } from './shown-status.ts';
import type { AssetUpload } from './upload-row.tsx';

type Words = Messages['uploads'];
type Standing = keyof Words['status'] | keyof Words['held'];

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

/** The newest change of where an upload stands in words, for the live region. Progress is none, nor what was before. */
export function useNews(uploads: readonly AssetUpload[]): string {
  const { t } = useI18n();
  const { status, held, announce } = t.uploads;
  const standings = (known?: ReadonlyMap<string, Standing>) =>
    new Map(uploads.map((upload) => [upload.id, standing(upload, known?.get(upload.id))]));
  const [known, setKnown] = useState<ReadonlyMap<string, Standing>>(() => standings());
  const [news, setNews] = useState('');
  const now = standings(known);
  const changed = uploads.flatMap(({ id, job }) => {
    const stands = now.get(id);
    if (stands === undefined || stands === known.get(id)) return [];
    return [announce(job.displayName, isHeld(stands, held) ? held[stands] : status[stands])];
  });
  // Derived while rendering, so that the words change together with the rows.
  if (changed.length > 0) {
    setKnown(now);
    setNews(changed.join('. '));
  }
  return news;
}
