import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '../../tests/support/render.tsx';

import { Dialog } from './dialog.tsx';

async function createDialog() {
  const closed = vi.fn<() => void>();
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      closed();
      setIsOpen(false);
    };
    return (
      isOpen && (
        <Dialog title="Careful" onClose={close} actions={<button onClick={close}>Close</button>}>
          <p>Hot surface</p>
        </Dialog>
      )
    );
  }
  const { user } = render(<Page />);
  // Strict mode closes and opens it once more; the event of that closing comes after both.
  await act(async () => undefined);
  return { closed, user };
}

test('a dialog is open while it is shown, in strict mode too, with its title as its name', async () => {
  const { closed } = await createDialog();
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Careful' }).open).toBe(true);
  expect(closed).not.toHaveBeenCalled();
});

test('a close by the browser, as by Escape, is told once', async () => {
  const { closed } = await createDialog();
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a close by a button is told once', async () => {
  const { closed, user } = await createDialog();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledOnce();
  // Closed before it left the page: only then does a browser give focus back.
  expect(dialog.open).toBe(false);
});
