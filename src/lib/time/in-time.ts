interface TimeLimit {
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  readonly waitMs: number;
}

/** Resolves to the answer, or to `otherwise` if it fails or takes longer than `waitMs`. Never rejects. */
export function inTime<T>(answer: Promise<T>, otherwise: T, { setTimer, waitMs }: TimeLimit): Promise<T> {
  return new Promise((resolve) => {
    const cancel = setTimer(waitMs, () => resolve(otherwise));
    void answer
      .catch(() => otherwise)
      .then((value) => {
        cancel();
        return resolve(value);
      });
  });
}
