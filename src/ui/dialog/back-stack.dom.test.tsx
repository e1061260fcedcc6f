import { screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { BackStackContext, createBackStack, useBackToClose } from './back-stack.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  history.replaceState(undefined, '', '/');
  return () => vi.unstubAllGlobals();
});

interface SheetProps {
  readonly name: string;
  readonly inner?: string;
  readonly onClose: () => void;
}

/** A dialog that may open another one. */
function Sheet({ name, inner, onClose }: SheetProps) {
  const [isInnerOpen, setInnerOpen] = useState(false);
  useBackToClose(onClose, true);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>{`Close ${name}`}</button>
      {inner && <button onClick={() => setInnerOpen(true)}>{`Open ${inner}`}</button>}
      {isInnerOpen && inner && <Sheet name={inner} onClose={() => setInnerOpen(false)} />}
    </div>
  );
}

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open panel</button>
      {isOpen && <Sheet name="panel" inner="preview" onClose={() => setOpen(false)} />}
    </>
  );
}

function createApp(stack = createBackStack()) {
  const { user } = render(
    <StrictMode>
      <BackStackContext value={stack}>
        <App />
      </BackStackContext>
    </StrictMode>,
  );
  return { press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

test('[UI-17] "Back" closes the topmost dialog first, and then leaves the page', async () => {
  history.pushState('page', '', '/#/assets/PUMP-310');
  const { press } = createApp();
  await press('Open panel');
  await press('Open preview');
  history.back();
  await waitFor(() => expect(dialogs()).toEqual(['panel']));
  history.back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(history.state).toBe('page');
});

test('[UI-17] a dialog that is closed otherwise leaves no entry behind', async () => {
  history.pushState('page', '', '/#/assets/PUMP-310');
  const { press } = createApp();
  await press('Open panel');
  await press('Open preview');
  expect(history.state).toEqual({ dialogs: 2 });
  await press('Close panel');
  await waitFor(() => expect(history.state).toBe('page'));
  await press('Open panel');
  expect(history.state).toEqual({ dialogs: 1 });
});

test('[UI-17] a link in a dialog is followed, and not undone when the dialog closes', async () => {
  const go = vi.spyOn(history, 'go');
  const { press } = createApp();
  await press('Open panel');
  location.hash = '#/assets/PUMP-311';
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(go).not.toHaveBeenCalled();
  expect(location.hash).toBe('#/assets/PUMP-311');
});

test('[UI-17] without a stack, as in a host’s page, the history isn’t touched', async () => {
  const { length } = history;
  const { user } = render(<App />);
  await user.click(screen.getByRole('button', { name: 'Open panel' }));
  expect(history).toHaveLength(length);
  await user.click(screen.getByRole('button', { name: 'Close panel' }));
  expect(history).toHaveLength(length);
});
