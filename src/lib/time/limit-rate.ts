/** Ten updates a second look smooth; more would cost more than the work itself. */
const intervalMs = 100;

/** Passes on the first value, and then one in 100 ms at most; the others are dropped. */
export function limitRate<T>(emit: (value: T) => void): (value: T) => void {
  let emittedAt = -Infinity;
  return (value) => {
    if (performance.now() - emittedAt < intervalMs) return;
    emittedAt = performance.now();
    emit(value);
  };
}
