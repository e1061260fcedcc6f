import { expect, onTestFinished, test, vi } from 'vitest';

import { onConnectivityHint } from './connectivity.ts';

function createListener() {
  const hint = vi.fn();
  const stop = onConnectivityHint(hint);
  onTestFinished(stop);
  return { hint, stop };
}

/** Shows or hides the page as a browser does. */
function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the network may be back when the browser reports it, and when the page becomes visible', () => {
  const { hint } = createListener();
  dispatchEvent(new Event('online'));
  expect(hint).toHaveBeenCalledTimes(1);
  setVisibility('hidden');
  expect(hint).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  expect(hint).toHaveBeenCalledTimes(2);
});
