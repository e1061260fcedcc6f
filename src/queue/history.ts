/** What the attempts of an upload so far have left behind, whatever its status is now. */
export interface History {
  /** Failed attempts in a row that count against the budget and got no further than the ones before them. */
  readonly spent: number;
  /** Most bytes of the file that one attempt has sent. */
  readonly farthestBytes: number;
  /** Whether the service may hold the document although no receipt came. */
  readonly mayBeStored: boolean;
  /** How many documents who sends had been told of when the first attempt began; absent before that. */
  readonly toldBefore?: number;
}

/** Of an upload that was never tried. */
export const noHistory: History = { spent: 0, farthestBytes: 0, mayBeStored: false };

/** What an attempt that failed adds. */
interface FailedAttempt {
  /** Bytes of the file that went out. */
  readonly sentBytes: number;
  readonly mayBeStored: boolean;
  /** Whether it counts against the budget. */
  readonly isCounted: boolean;
}

/**
 * The history after a failed attempt. Getting further than ever before begins the count anew; getting further than the
 * last time would not end for a service that cuts the connection now here, now there.
 */
export function withFailure(history: History, attempt: FailedAttempt): History {
  const { sentBytes, mayBeStored, isCounted } = attempt;
  const isFurther = sentBytes > history.farthestBytes;
  const counted = isFurther ? 1 : history.spent + 1;
  return {
    ...history,
    spent: isCounted ? counted : history.spent,
    farthestBytes: Math.max(history.farthestBytes, sentBytes),
    mayBeStored: history.mayBeStored || mayBeStored,
  };
}

/** The history after an attempt was stopped: a document that was sent whole may be stored, and nothing was tried in vain. */
export const withStop = (history: History, sentBytes: number, sizeBytes: number): History =>
  withFailure(history, { sentBytes, mayBeStored: sentBytes >= sizeBytes, isCounted: false });

/** A person asks anew: the budget is whole again, what may be stored is remembered. */
export const withFreshBudget = (history: History): History => ({ ...history, spent: 0 });

/**
 * The history as one reads it who is told anew, after a restart or a change of the lead: what the device remembers came
 * before the first attempt, as far as anybody can tell, and what is told from now on did not.
 */
export const withTellingAnew = (history: History): History =>
  history.toldBefore ? { ...history, toldBefore: 0 } : history;
