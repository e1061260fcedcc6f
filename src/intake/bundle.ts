/** Time in milliseconds between bundles: rendering each change of thousands of files would take minutes. */
const bundleMs = 250;

/** Collects entries, and passes them on at once or after some time. */
export function createBundle<K, V>(onPass: (entries: ReadonlyMap<K, V>) => void) {
  let entries = new Map<K, V>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    entries = new Map();
  };
  const passOn = () => {
    const passed = entries;
    drop();
    if (passed.size > 0) onPass(passed);
  };
  return {
    has: (key: K) => entries.has(key),
    set: (key: K, value: V) => void entries.set(key, value),
    passOn,
    passOnLater: () => {
      timer ??= setTimeout(passOn, bundleMs);
    },
    drop,
  };
}
