import { useI18n } from '#i18n/i18n-context.tsx';

import { useSecondsSince } from '../status/use-seconds-since.ts';

/** After so long, a missing connection may be something else: a wrong address and a blocked one look just the same. */
const lastingSeconds = 60;

interface NoAnswerNoteProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Of the service, as in its address. */
  readonly host: string;
}

/** Says, once nothing has answered for a while, who does not answer and what that may be. */
export function NoAnswerNote({ since, host }: NoAnswerNoteProps) {
  const { t, formats } = useI18n();
  const seconds = useSecondsSince(since);
  if (seconds < lastingSeconds) return null;
  return (
    <p className="uploads__notice small">{t.uploads.noAnswerFor(host, formats.duration(seconds * 1000))}</p>
  );
}
