interface TimeLimit {
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  readonly waitMs: number;
}

/** Resolves to `otherwise` if the answer takes longer than `waitMs`; else resolves or rejects as the answer does. */
export function inTime<T>(answer: Promise<T>, otherwise: T, { setTimer, waitMs }: TimeLimit): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(waitMs, () => resolve(otherwise));
    answer.finally(cancel).then(resolve, reject);
  });
}
