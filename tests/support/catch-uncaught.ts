/**
 * Collects uncaught errors until `stop`, which gives them. The test runner takes one for a failed run, so its own
 * listeners are set aside meanwhile.
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
