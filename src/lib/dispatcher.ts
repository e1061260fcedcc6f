/**
 * Applies the events of a store one after another, and calls the listeners with what each changed, unless that is
 * `undefined`. An event from a listener is applied after the current ones. A listener that throws doesn't stop the others:
 * its error is rethrown as an uncaught one.
 */
export function createDispatcher<Event extends object, Change>(apply: (event: Event) => Change | undefined) {
  const events: Event[] = [];
  let isDispatching = false;
  const subscriptions = new Set<{ readonly listener: (change: Change) => void }>();

  function deliver(event: Event): void {
    const change = apply(event);
    if (change === undefined) return;
    for (const { listener } of subscriptions) callSafely(() => listener(change));
  }

  return {
    /** Returns a function that unsubscribes. */
    subscribe: (listener: (change: Change) => void): (() => void) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    dispatch: (event: Event): void => {
      events.push(event);
      if (isDispatching) return;
      isDispatching = true;
      try {
        for (let next = events.shift(); next; next = events.shift()) deliver(next);
      } finally {
        isDispatching = false;
      }
    },
  };
}

function callSafely(act: () => void): void {
  try {
    act();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
