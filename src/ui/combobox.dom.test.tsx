import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { render } from '../../tests/support/render.tsx';

import { Combobox } from './combobox.tsx';

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
        <label htmlFor="plant">Plant</label>
        <Combobox
          id="plant"
          aria-describedby={undefined}
          aria-invalid={undefined}
          choices={plants}
          value={value}
          onChange={setValue}
          onBlur={formEvents.blur}
          emptyLabel="Choose…"
        />
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
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, box, formEvents, active };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByTestId('chosen').textContent;

test('a closed list is hidden, and aria-expanded is false', () => {
  const { box } = createCombobox();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box.hasAttribute('aria-activedescendant')).toBe(false);
  expect(options()).toEqual([]);
});

test('the input refers to its list and announces suggestions', async () => {
  const { user, box } = createCombobox();
  await user.click(box);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(box.getAttribute('aria-autocomplete')).toBe('list');
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
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('3 results');
  await user.type(box, 'x');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('No results');
  expect(options()).toEqual([]);
  expect(box.hasAttribute('aria-activedescendant')).toBe(false);
});

test('arrows open the list, move in it and stop at its ends', async () => {
  const { user, box, active } = createCombobox();
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Linz');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Linz');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Zürich');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Örebro');
});

test("Enter chooses the active option, closes the list and doesn't submit the form", async () => {
  const { user, box, formEvents } = createCombobox();
  await user.type(box, 'or{ArrowDown}{Enter}');
  expect(chosen()).toBe('oerebro');
  expect(box.value).toBe('Örebro');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(formEvents.submit).not.toHaveBeenCalled();
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
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box.value).toBe('Linz');
  expect(formEvents.escape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(formEvents.escape).toHaveBeenCalledOnce();
  expect(chosen()).toBe('linz');
});

test('a click chooses an option, and focus stays in the input', async () => {
  const { user, box, formEvents } = createCombobox();
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'Köln Nord' }));
  expect(chosen()).toBe('koeln');
  expect(document.activeElement).toBe(box);
  expect(formEvents.blur).not.toHaveBeenCalled();
});

test('the list opens with all options, and the chosen one is active', async () => {
  const { user, box, active } = createCombobox('zuerich');
  await user.click(box);
  expect(options()).toHaveLength(plants.length);
  expect(active()).toBe('Zürich');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Zürich');
});

test('emptying the input removes the choice', async () => {
  const { user, box } = createCombobox('linz');
  await user.clear(box);
  await user.tab();
  expect(chosen()).toBe('');
  expect(box.value).toBe('');
});

test('a name typed in full is chosen on blur', async () => {
  const { user, box } = createCombobox('linz');
  await user.click(box);
  await user.type(box, 'zurich');
  await user.tab();
  expect(box.value).toBe('Zürich');
});

test('a text that matches no option removes the previous choice', async () => {
  const { user, box, formEvents } = createCombobox('linz');
  await user.type(box, 'x');
  await user.tab();
  expect(box.value).toBe('');
  expect(chosen()).toBe('');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(formEvents.blur).toHaveBeenCalledOnce();
});
