import { screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Rows that can be removed, or lose only their button. */
function Rows() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  const [done, setDone] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(() => heading.current);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Rows
      </h2>
      <ul {...keptFocus}>
        {names.map((name) => (
          <li key={name}>
            <div role="group" tabIndex={-1} aria-label={name}>
              {done !== name && <button onClick={() => setDone(name)}>{`Finish ${name}`}</button>}
              <button
                onClick={() => setNames(names.filter((each) => each !== name))}
              >{`Remove ${name}`}</button>
            </div>
          </li>
        ))}
      </ul>
      <button>Elsewhere</button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

test('a removed row passes focus to the row that takes its place, the last one to the row before it', async () => {
  const { user } = render(<Rows />);
  await user.click(press('Remove one'));
  expect(screen.getByRole('group', { name: 'two' })).toHaveFocus();
  await user.click(press('Remove three'));
  expect(screen.getByRole('group', { name: 'two' })).toHaveFocus();
  await user.click(press('Remove two'));
  expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus();
});

test('a removed control passes focus to its row', async () => {
  const { user } = render(<Rows />);
  await user.click(press('Finish two'));
  expect(screen.getByRole('group', { name: 'two' })).toHaveFocus();
});

test('focus that has moved elsewhere stays there', async () => {
  const { user } = render(<Rows />);
  press('Remove one').focus();
  press('Elsewhere').focus();
  await user.keyboard('{Enter}');
  expect(press('Elsewhere')).toHaveFocus();
});

/** A row whose button disappears when a dialog opens. */
function RowWithDialog({ noteFocus }: { readonly noteFocus: (element: Element | null) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OneRow>{!isOpen && <button onClick={() => setOpen(true)}>Open</button>}</OneRow>
      {isOpen && <Opening noteFocus={noteFocus} />}
    </>
  );
}

function OneRow({ children }: { readonly children: ReactNode }) {
  const keptFocus = useKeptFocus(() => null);
  return (
    <ul {...keptFocus}>
      <li>
        <div role="group" tabIndex={-1} aria-label="row">
          {children}
        </div>
      </li>
    </ul>
  );
}

/** Records where focus is when a dialog would open. */
function Opening({ noteFocus }: { readonly noteFocus: (element: Element | null) => void }) {
  useLayoutEffect(() => noteFocus(document.activeElement), [noteFocus]);
  return null;
}

test('focus is in the row before a dialog opens that replaces the focused control', async () => {
  const noteFocus = vi.fn<(element: Element | null) => void>();
  const { user } = render(<RowWithDialog noteFocus={noteFocus} />);
  await user.click(press('Open'));
  expect(noteFocus.mock.calls[0]).toEqual([screen.getByRole('group', { name: 'row' })]);
});
