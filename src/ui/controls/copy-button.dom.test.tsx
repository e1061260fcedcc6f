import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { CopyButton } from './copy-button.tsx';

const outcome = () => screen.getByRole('status');

test('shows no result before it is pressed', () => {
  render(<CopyButton text={() => 'doc-1'} label="Copy ID" />);
  expect(outcome()).toBeEmptyDOMElement();
});

test('copies the text and confirms it', async () => {
  const { user } = render(<CopyButton text={() => 'doc-1'} label="Copy ID" />);
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe('doc-1');
  expect(outcome()).toHaveTextContent(/^Copied$/);
});

test('shows an error if the browser denies access', async () => {
  const { user } = render(<CopyButton text={() => 'doc-1'} label="Copy ID" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(outcome()).toHaveTextContent(/^Couldn’t copy$/);
});

test('a page without a clipboard has no button', () => {
  const { rerender } = render(null);
  const browser: { readonly clipboard: Clipboard | undefined } = navigator;
  vi.spyOn(browser, 'clipboard', 'get').mockReturnValue(undefined);
  rerender(<CopyButton text={() => 'doc-1'} label="Copy ID" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.for([['denied'], ['missing']])(
  'with a %s clipboard, a field shows the text, selected',
  async ([state]) => {
    const { user } = render(<CopyButton text={() => 'one\ntwo'} label="Copy" fallback="Copy this text:" />);
    if (state === 'denied') {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    } else {
      const browser: { readonly clipboard: Clipboard | undefined } = navigator;
      vi.spyOn(browser, 'clipboard', 'get').mockReturnValue(undefined);
    }
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(outcome()).toHaveTextContent(/^Copy this text:$/);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy this text:' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('one\ntwo');
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('one\ntwo');
  },
);
