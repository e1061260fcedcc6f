import { useI18n } from '#i18n/i18n-context.tsx';

import { useSecondsSince } from '../status/use-seconds-since.ts';

/** After this time, a missing connection may be a wrong or blocked address, which can't be told apart. */
const lastingSeconds = 60;

interface NoAnswerNoteProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Host of the service. */
  readonly host: string;
}

/** After a while without an answer, names the service's host and possible reasons. */
export function NoAnswerNote({ since, host }: NoAnswerNoteProps) {
  const { t, formats } = useI18n();
  const seconds = useSecondsSince(since);
  if (seconds < lastingSeconds) return null;
  return (
    <p className="uploads__notice small">{t.uploads.noAnswerFor(host, formats.duration(seconds * 1000))}</p>
  );
}

/** Warns that another tab that holds uploads doesn't answer. */
export function OtherTabNote() {
  const { t } = useI18n();
  return (
    <p className="uploads__notice" role="alert">
      {t.uploads.otherTabBusy}
    </p>
  );
}
