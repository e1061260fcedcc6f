/** Facts from the attempts of an upload so far, kept across statuses. */
export interface AttemptHistory {
  /** Failed attempts that count against the limit and sent no more bytes than earlier ones. */
  readonly countedFailures: number;
  /** Most bytes of the file that a single attempt has sent. */
  readonly farthestBytes: number;
  /** True if the service may hold the document although no receipt came. */
  readonly outcomeUnknown: boolean;
  /** Number of documents known to be stored when the first attempt began; absent before that. */
  readonly knownDocumentCount?: number | undefined;
}

/** History of an upload without attempts. */
export const noHistory: AttemptHistory = { countedFailures: 0, farthestBytes: 0, outcomeUnknown: false };

/** Facts from one failed attempt. */
interface FailedAttempt {
  /** Bytes of the file that were sent. */
  readonly sentBytes: number;
  readonly outcomeUnknown: boolean;
  /** True if it counts against the budget. */
  readonly isCounted: boolean;
}

/**
 * Returns the history after a failed attempt. The count starts again only if the attempt got further than all before
 * it: compared with just the last one, it would never end for a connection that breaks at random places.
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

/**
 * Returns the history after an attempt was stopped. The outcome is unknown if all bytes were sent; nothing is counted.
 */
export const withStop = (history: AttemptHistory, sentBytes: number, sizeBytes: number): AttemptHistory =>
  withFailure(history, { sentBytes, outcomeUnknown: sentBytes >= sizeBytes, isCounted: false });

/** Returns the history after a person's retry: the failure count starts again, the unknown outcome stays. */
export const withFreshBudget = (history: AttemptHistory): AttemptHistory => ({
  ...history,
  countedFailures: 0,
});

/**
 * Returns the history after a restart or a change of leader. Documents remembered by the device count as known before
 * the first attempt; documents reported from now on don't.
 */
export const withoutKnownDocuments = (history: AttemptHistory): AttemptHistory =>
  history.knownDocumentCount ? { ...history, knownDocumentCount: 0 } : history;
