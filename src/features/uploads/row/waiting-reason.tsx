import type { ReactNode } from 'react';

import { statusMeaning } from '#api/http-status.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { WaitsFor } from '#queue/upload.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import { isLongPause, type ListBlocker } from '../status/blocker.ts';
import { problemMessage } from '../status/problem-message.ts';
import { useSecondsSince } from '../status/use-seconds-since.ts';

interface WaitingReasonProps {
  readonly waitsFor: Exclude<WaitsFor<UploadProblem>, { readonly kind: 'decision' }>;
  /** Reason why queued uploads aren't sent. */
  readonly blocker: ListBlocker | undefined;
  /** Renders the reason. */
  readonly children: (reason: string | undefined) => ReactNode;
}

/** Says why an upload waits, unless it only waits for its turn, or a note above the list says it for all of them. */
export function WaitingReason({ waitsFor, blocker, children }: WaitingReasonProps) {
  const i18n = useI18n();
  const { isPaused, waitsForSignIn } = i18n.t.uploads;
  switch (waitsFor.kind) {
    case 'sign-in':
      return children(waitsForSignIn);
    case 'resume':
      return children(isPaused);
    case 'retry-scheduled':
      if (isLongPause(waitsFor)) return children(undefined);
      return (
        <Countdown {...waitsFor}>
          {(next) => children(joinSentences([retryReason(waitsFor.problem, i18n), next], i18n))}
        </Countdown>
      );
    case 'queued':
      return children(blocker?.kind === 'sign-in' ? waitsForSignIn : undefined);
    case 'connection':
    case 'forced':
      return children(undefined);
    default:
      return unreachable(waitsFor);
  }
}

interface CountdownProps {
  /** Milliseconds since the epoch. */
  readonly retryAt: number;
  readonly retryDelayMs: number;
  readonly children: (next: string) => ReactNode;
}

/** Says when it is retried. Outside the live region, so that the countdown isn't announced. */
function Countdown({ retryAt, retryDelayMs, children }: CountdownProps) {
  const { t, formats } = useI18n();
  // The clock may have been set back.
  const secondsLeft = Math.min(Math.ceil(retryDelayMs / 1000), -useSecondsSince(retryAt));
  return children(
    secondsLeft > 0 ? t.uploads.tryingIn(formats.duration(secondsLeft * 1000)) : t.uploads.tryingNow,
  );
}

function retryReason(problem: UploadProblem, i18n: I18n): string {
  const words = i18n.t.uploads;
  // It may end without help, but a person can fix it sooner.
  if (problem.code === 'contract' && problem.reason === 'redirected') return problemMessage(problem, i18n);
  if (problem.code !== 'http') return words.isUnconfirmed;
  return statusMeaning(problem).kind === 'busy' ? words.isBusy : words.isTroubled;
}
