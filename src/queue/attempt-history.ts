/** What the attempts of an upload so far have left behind, whatever its status is now. */
export interface AttemptHistory {
  /** Failed attempts in a row that count against the budget and got no further than the ones before them. */
  readonly countedFailures: number;
  /** Most bytes of the file that one attempt has sent. */
  readonly farthestBytes: number;
  /** Whether the service may hold the document although no receipt came. */
  readonly outcomeUnknown: boolean;
  /** How many documents who sends had been told of when the first attempt began; absent before that. */
  readonly knownDocumentCount?: number;
}

/** Of an upload that was never tried. */
export const noHistory: AttemptHistory = { countedFailures: 0, farthestBytes: 0, outcomeUnknown: false };

/** What an attempt that failed adds. */
interface FailedAttempt {
  /** Bytes of the file that went out. */
  readonly sentBytes: number;
  readonly outcomeUnknown: boolean;
  /** Whether it counts against the budget. */
  readonly isCounted: boolean;
}

/**
 * The history after a failed attempt. Getting further than ever before begins the count anew; getting further than the
 * last time would not end for a service that cuts the connection now here, now there.
 */
export function withFailure(history: AttemptHistory, attempt: FailedAttempt): AttemptHistory {
  const { sentBytes, outcomeUnknown, isCounted } = attempt;
  const isFurther = sentBytes > history.farthestBytes;
  const counted = isFurther ? 1 : history.countedFailures + 1;
  return {
    ...history,
    countedFailures: isCounted ? counted : history.countedFailures,
    farthestBytes: Math.max(history.farthestBytes, sentBytes),
    outcomeUnknown: history.outcomeUnknown || outcomeUnknown,
  };
}

/** The history after an attempt was stopped: a document that was sent whole may be stored, and nothing was tried in vain. */
export const withStop = (history: AttemptHistory, sentBytes: number, sizeBytes: number): AttemptHistory =>
  withFailure(history, { sentBytes, outcomeUnknown: sentBytes >= sizeBytes, isCounted: false });

/** A person asks anew: the budget is whole again, what may be stored is remembered. */
export const withFreshBudget = (history: AttemptHistory): AttemptHistory => ({
  ...history,
  countedFailures: 0,
});

/**
 * The history as one reads it who is told anew, after a restart or a change of the lead: what the device remembers came
 * before the first attempt, as far as anybody can tell, and what is told from now on did not.
 */
export const withoutKnownDocuments = (history: AttemptHistory): AttemptHistory =>
  history.knownDocumentCount ? { ...history, knownDocumentCount: 0 } : history;
