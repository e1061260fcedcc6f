import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
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
        <Dialog title="Careful" onClose={close} actions={<button onClick={close}>Keep</button>}>
          <p>Hot surface</p>
        </Dialog>
      )
    );
  }
  const { user } = render(<Page />);
  // Strict mode closes and reopens it; the `close` event of that fires after both.
  await act(async () => undefined);
  return { closed, user };
}

test('a dialog is open while it is rendered, in strict mode too, and its title is its name', async () => {
  const { closed } = await createDialog();
  expect(screen.getByRole('dialog', { name: 'Careful' })).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});

test('closing by the browser, as with Escape, calls onClose once', async () => {
  const { closed } = await createDialog();
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[UI-2] Escape closes it before the browser reports that it is closed, a frame later', async () => {
  const { closed } = await createDialog();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toBeInTheDocument();
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(closed).toHaveBeenCalledOnce();
});

test('a file input in it that is cancelled closes nothing', async () => {
  const { closed } = await createDialog();
  fireEvent(screen.getByText('Hot surface'), new Event('cancel', { bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
});

test.each([['Keep'], ['Close']])('closing by "%s" calls onClose once', async (name) => {
  const { closed, user } = await createDialog();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await user.click(screen.getByRole('button', { name }));
  expect(closed).toHaveBeenCalledOnce();
  // A browser restores focus only if the dialog is closed before it is removed.
  expect(dialog).not.toBeVisible();
});
