/**
 * Resolves in a later task, after the page had time to react and to paint. Timers are slowed down to one a second in a
 * hidden tab, and `scheduler.yield` continues before React's rendering, which then waits until all work is done.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
