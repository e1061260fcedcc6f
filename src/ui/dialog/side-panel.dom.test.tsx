import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { SidePanel } from './side-panel.tsx';

/** An application with a list whose button opens a panel. */
function createApp() {
  const closed = vi.fn<() => void>();
  function App() {
    const [opener, setOpener] = useState<Element>();
    const close = () => {
      closed();
      setOpener(undefined);
    };
    return (
      <div className="app">
        <ul>
          <li>
            <button onClick={({ currentTarget }) => setOpener(currentTarget)}>Open</button>
            {opener && (
              <SidePanel title="press.zip" closeLabel="Close" opener={opener} onClose={close}>
                <p>Hot surface</p>
              </SidePanel>
            )}
          </li>
        </ul>
      </div>
    );
  }
  const { user } = render(<App />);
  return { closed, open: () => user.click(screen.getByRole('button', { name: 'Open' })), user };
}

test('a panel is in the application, outside of the list that opened it', async () => {
  const { open } = createApp();
  await open();
  const panel = screen.getByRole<HTMLDialogElement>('dialog', { name: 'press.zip' });
  expect(panel.open).toBe(true);
  expect(panel.textContent).toContain('Hot surface');
  expect(panel.parentElement?.className).toBe('app');
});

test('a panel is closed by its button, and by the browser as with Escape or "Back"', async () => {
  const { closed, open, user } = createApp();
  await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalledTimes(2);
});
