/**
 * Collects uncaught errors until `stop`, which returns them. The test runner treats them as a failed run, so its own
 * listeners are removed meanwhile.
 */
export function catchUncaught() {
  const others = process.listeners('uncaughtException');
  const errors: unknown[] = [];
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => errors.push(error));
  return {
    stop: (): readonly unknown[] => {
      process.removeAllListeners('uncaughtException');
      for (const other of others) process.on('uncaughtException', other);
      return errors;
    },
  };
}
