import { statusMeaning } from '#api/http-status.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { WaitsFor } from '#queue/upload.ts';

import type { UploadProblem } from '../asset-upload.ts';
import { isLongPause, type Blocker } from '../status/blocker.ts';
import { problemMessage } from '../status/problem-message.ts';
import { useSecondsSince } from '../status/use-seconds-since.ts';

interface WaitingStatusProps {
  readonly waitsFor: Exclude<WaitsFor<UploadProblem>, { readonly kind: 'decision' }>;
  /** Reason why queued uploads aren't sent. */
  readonly blocker: Blocker | undefined;
}

/**
 * Explains why an upload waits, unless a note above the list says it for all of them. Outside the live region, so that the
 * countdown isn't announced.
 */
export function WaitingStatus({ waitsFor, blocker }: WaitingStatusProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const text = (): string | undefined => {
    switch (waitsFor.kind) {
      case 'connection':
        return undefined;
      case 'sign-in':
        return t.uploads.waitsForSignIn;
      case 'resume':
        return t.uploads.isPaused;
      case 'retry-scheduled':
        return isLongPause(waitsFor) ? undefined : retryReason(waitsFor.problem, i18n);
      case 'queued':
        if (!blocker) return t.uploads.waitingHint;
        return blocker.kind === 'sign-in' ? t.uploads.waitsForSignIn : undefined;
      case 'forced':
        return t.uploads.waitingHint;
      default:
        return unreachable(waitsFor);
    }
  };
  const reason = text();
  if (reason === undefined) return null;
  if (waitsFor.kind === 'retry-scheduled') return <Countdown reason={reason} {...waitsFor} />;
  return <p className="muted small">{reason}</p>;
}

interface CountdownProps {
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly retryAt: number;
  readonly retryDelayMs: number;
}

function Countdown({ reason, retryAt, retryDelayMs }: CountdownProps) {
  const { t, formats } = useI18n();
  // The clock may have been set back.
  const secondsLeft = Math.min(Math.ceil(retryDelayMs / 1000), -useSecondsSince(retryAt));
  const next =
    secondsLeft > 0 ? t.uploads.tryingIn(formats.duration(secondsLeft * 1000)) : t.uploads.tryingNow;
  return <p className="muted small">{`${reason} ${next}`}</p>;
}

function retryReason(problem: UploadProblem, i18n: I18n): string {
  const words = i18n.t.uploads;
  // It may end without help, but a person can fix it sooner.
  if (problem.code === 'contract' && problem.reason === 'redirected') return problemMessage(problem, i18n);
  if (problem.code !== 'http') return words.isUnconfirmed;
  return statusMeaning(problem).kind === 'busy' ? words.isBusy : words.isTroubled;
}
