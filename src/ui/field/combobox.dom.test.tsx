import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const plants = [
  { id: 'linz', name: 'Linz' },
  { id: 'koeln', name: 'Köln Nord' },
  { id: 'zuerich', name: 'Zürich' },
  { id: 'oerebro', name: 'Örebro' },
];

/** A form with a combobox; `formEvents` records the events that reach the form. */
function createCombobox(initial = '') {
  const formEvents = { submit: vi.fn<() => void>(), escape: vi.fn<() => void>(), blur: vi.fn<() => void>() };
  function Plant() {
    const [value, setValue] = useState(initial);
    return (
      <form
        aria-label="Plants"
        onSubmit={(event) => {
          event.preventDefault();
          formEvents.submit();
        }}
      >
        <Field label="Plant">
          {(control) => (
            <Combobox
              {...control}
              choices={plants}
              value={value}
              onChange={setValue}
              onBlur={formEvents.blur}
              emptyLabel="Choose…"
            />
          )}
        </Field>
        <output data-testid="chosen">{value}</output>
        <button type="submit">Save</button>
      </form>
    );
  }
  const { user } = render(<Plant />);
  // Records keys that a dialog around the form would receive.
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && formEvents.escape();
  document.addEventListener('keydown', onKey);
  onTestFinished(() => document.removeEventListener('keydown', onKey));
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Plant' });
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  return { user, box, formEvents, active };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByTestId('chosen');

test('a closed list is hidden, and aria-expanded is false', () => {
  const { box } = createCombobox();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(options()).toEqual([]);
});

test('the input refers to its list and announces suggestions', async () => {
  const { user, box } = createCombobox();
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Plant' }).id);
  expect(box).toHaveAttribute('aria-autocomplete', 'list');
});

test.each([
  ['ZUR', ['Zürich']],
  ['zür', ['Zürich']],
  ['u\u0308r', ['Zürich']],
  ['or', ['Köln Nord', 'Örebro']],
])('typing %s leaves %j, regardless of accents and capitals', async (typed, left) => {
  const { user, box } = createCombobox();
  await user.type(box, typed);
  expect(options()).toEqual(left);
});

test('the number of matches is announced, and that there is none', async () => {
  const { user, box } = createCombobox();
  await user.type(box, 'r');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^3 results$/);
  await user.type(box, 'x');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^No results$/);
  expect(options()).toEqual([]);
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-activedescendant');
});

test('arrows open the list, move in it and stop at its ends', async () => {
  const { user, box, active } = createCombobox();
  await user.tab();
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent(/^Linz$/);
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent(/^Linz$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent(/^Zürich$/);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent(/^Örebro$/);
});

test("Enter chooses the active option, closes the list and doesn't submit the form", async () => {
  const { user, box, formEvents } = createCombobox();
  await user.type(box, 'or{ArrowDown}{Enter}');
  expect(chosen()).toHaveTextContent(/^oerebro$/);
  expect(box).toHaveValue('Örebro');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(formEvents.submit).not.toHaveBeenCalled();
});

test.each([
  ['Enter', { isComposing: true }],
  ['ArrowDown', { isComposing: true }],
  ['Escape', { isComposing: true }],
  // Safari
  ['Enter', { keyCode: 229 }],
])('%s with %j belongs to the input method: the list stays as it is', async (key, event) => {
  const { user, box, active } = createCombobox('linz');
  await user.type(box, 'r');
  expect(fireEvent.keyDown(box, { key, ...event })).toBe(true);
  expect(active()).toHaveTextContent(/^Köln Nord$/);
  expect(chosen()).toHaveTextContent(/^linz$/);
});

test('Enter on a closed list submits the form, as in any other field', async () => {
  const { user, formEvents } = createCombobox('linz');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(formEvents.submit).toHaveBeenCalledOnce();
});

test('Escape closes only the list; the next one reaches the dialog around it', async () => {
  const { user, box, formEvents } = createCombobox('linz');
  await user.type(box, 'z');
  await user.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('Linz');
  expect(formEvents.escape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(formEvents.escape).toHaveBeenCalledOnce();
  expect(chosen()).toHaveTextContent(/^linz$/);
});

test('a click chooses an option, and focus stays in the input', async () => {
  const { user, box, formEvents } = createCombobox();
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'Köln Nord' }));
  expect(chosen()).toHaveTextContent(/^koeln$/);
  expect(box).toHaveFocus();
  expect(formEvents.blur).not.toHaveBeenCalled();
});

test('a right click chooses nothing, and the list stays open', async () => {
  const { user, box } = createCombobox();
  await user.click(box);
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('option', { name: 'Köln Nord' }) });
  expect(chosen()).toBeEmptyDOMElement();
  expect(box).toHaveAttribute('aria-expanded', 'true');
});

test('the list opens with all options, and the chosen one is active', async () => {
  const { user, box, active } = createCombobox('zuerich');
  await user.click(box);
  expect(options()).toHaveLength(plants.length);
  expect(active()).toHaveTextContent(/^Zürich$/);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Zürich$/);
});

test('emptying the input removes the choice', async () => {
  const { user, box } = createCombobox('linz');
  await user.clear(box);
  await user.tab();
  expect(chosen()).toBeEmptyDOMElement();
  expect(box).toHaveValue('');
});

test('a name typed in full is chosen on blur', async () => {
  const { user, box } = createCombobox('linz');
  await user.click(box);
  await user.type(box, 'zurich');
  await user.tab();
  expect(box).toHaveValue('Zürich');
});

test.each(['{Tab}', '{Enter}'])(
  'a text that matches no option removes the previous choice with %s',
  async (key) => {
    const { user, box, formEvents } = createCombobox('linz');
    await user.type(box, 'x');
    await user.keyboard(key);
    expect(box).toHaveValue('');
    expect(chosen()).toBeEmptyDOMElement();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(formEvents.blur).toHaveBeenCalledTimes(key === '{Tab}' ? 1 : 0);
    expect(formEvents.submit).not.toHaveBeenCalled();
  },
);
