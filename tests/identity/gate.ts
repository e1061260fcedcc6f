import { once } from 'node:events';

/** Promise that a test resolves. */
export function createGate() {
  const gate = new EventTarget();
  return { opened: once(gate, 'open'), open: () => void gate.dispatchEvent(new Event('open')) };
}
