import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';

import { render } from '../../tests/support/render.tsx';

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
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'two' }));
  await user.click(press('Remove three'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'two' }));
  await user.click(press('Remove two'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }));
});

test('a removed control passes focus to its row', async () => {
  const { user } = render(<Rows />);
  await user.click(press('Finish two'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'two' }));
});

test('focus that has moved elsewhere stays there', async () => {
  const { user } = render(<Rows />);
  press('Remove one').focus();
  press('Elsewhere').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(press('Elsewhere'));
});
