/** Facts from the attempts of an upload so far, kept across statuses. */
export interface PastAttempts {
  /** Failed attempts that count against the limit and sent no more bytes than earlier ones. */
  readonly countedFailures: number;
  /** Most bytes of the file that a single attempt has sent. */
  readonly farthestBytes: number;
  /** True if the service may hold the document although no receipt came. */
  readonly outcomeUnknown: boolean;
  /** Number of documents known to be stored when the first attempt began; absent before that. */
  readonly knownDocumentCount?: number | undefined;
}

/** State of an upload before its first attempt. */
export const noPastAttempts: PastAttempts = { countedFailures: 0, farthestBytes: 0, outcomeUnknown: false };

/** Facts from one failed attempt. */
interface FailedAttempt {
  /** Bytes of the file that were sent. */
  readonly sentBytes: number;
  readonly outcomeUnknown: boolean;
  /** True if it counts against the budget. */
  readonly isCounted: boolean;
}

/**
 * Returns the past attempts after a failed attempt. The count starts again only if the attempt got further than all before
 * it: compared with just the last one, it would never end for a connection that breaks at random places.
 */
export function withFailure(pastAttempts: PastAttempts, attempt: FailedAttempt): PastAttempts {
  const { sentBytes, outcomeUnknown, isCounted } = attempt;
  const isFurther = sentBytes > pastAttempts.farthestBytes;
  const counted = isFurther ? 1 : pastAttempts.countedFailures + 1;
  return {
    ...pastAttempts,
    countedFailures: isCounted ? counted : pastAttempts.countedFailures,
    farthestBytes: Math.max(pastAttempts.farthestBytes, sentBytes),
    outcomeUnknown: pastAttempts.outcomeUnknown || outcomeUnknown,
  };
}

/**
 * Returns the past attempts after an attempt was stopped. The outcome is unknown if all bytes were sent; nothing is counted.
 */
export const withStop = (pastAttempts: PastAttempts, sentBytes: number, sizeBytes: number): PastAttempts =>
  withFailure(pastAttempts, { sentBytes, outcomeUnknown: sentBytes >= sizeBytes, isCounted: false });

/** Returns the past attempts after a person's retry: the failure count starts again, the unknown outcome stays. */
export const withFreshBudget = (pastAttempts: PastAttempts): PastAttempts => ({
  ...pastAttempts,
  countedFailures: 0,
});

/**
 * Returns the past attempts after a restart or a change of leader. Documents remembered by the device count as known before
 * the first attempt; documents reported from now on don't.
 */
export const withoutKnownDocuments = (pastAttempts: PastAttempts): PastAttempts =>
  pastAttempts.knownDocumentCount ? { ...pastAttempts, knownDocumentCount: 0 } : pastAttempts;
