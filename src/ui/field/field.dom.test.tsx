import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Choice } from '#lib/choice.ts';

import { render } from '../../../tests/support/dom/render.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CheckField, TextField } from './field.tsx';

test('a label names its control, and a click on it focuses the control', async () => {
  const { user } = render(<TextField label="Serial number" />);
  await user.click(screen.getByText('Serial number'));
  expect(screen.getByRole('textbox', { name: 'Serial number' })).toHaveFocus();
});

test('an error comes before the hint, and marks the control as invalid', () => {
  render(<TextField label="Serial number" hint="On the nameplate" error="Enter a serial number" />);
  const input = screen.getByRole('textbox', { name: 'Serial number' });
  expect(input).toHaveAccessibleDescription('Enter a serial number On the nameplate');
  expect(input).toBeInvalid();
});

test('a valid field has no description and is not marked', () => {
  render(<TextField label="Serial number" />);
  const input = screen.getByRole('textbox');
  expect(input).not.toHaveAccessibleDescription();
  expect(input).toBeValid();
});

test("two fields with the same label don't share IDs", () => {
  render(
    <>
      <TextField label="Name" hint="one" />
      <TextField label="Name" hint="two" />
    </>,
  );
  for (const description of ['one', 'two']) {
    expect(screen.getByRole('textbox', { name: 'Name', description })).toBeVisible();
  }
});

test('a checkbox has its label and its hint', async () => {
  const changed = vi.fn<() => void>();
  const { user } = render(<CheckField label="Spare part" hint="Kept in stock" onChange={changed} />);
  const box = screen.getByRole('checkbox', { name: 'Spare part' });
  expect(box).toHaveAccessibleDescription('Kept in stock');
  await user.click(screen.getByText('Spare part'));
  expect(changed).toHaveBeenCalledOnce();
});

const someChoices = (count: number): readonly Choice[] =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, name: `Plant ${index}` }));

test.each([
  ['no list', undefined, 'textbox'],
  ['15 entries', someChoices(15), 'combobox'],
  ['16 entries', someChoices(16), 'combobox'],
] as const)('with %s, a choice has the same label, hint and error', (_, choices, role) => {
  const words = { label: 'Plant', hint: 'Where it stands', error: 'Choose a plant', emptyLabel: 'Choose…' };
  render(<ChoiceField {...words} choices={choices} value="" onChange={() => undefined} />);
  const control = screen.getByRole(role, { name: 'Plant' });
  expect(control).toHaveAccessibleDescription('Choose a plant Where it stands');
  expect(control).toBeInvalid();
});

test('up to 15 options are a native list, more are a searchable one', () => {
  const field = { label: 'Plant', value: '', emptyLabel: 'Choose…', onChange: () => undefined };
  const { rerender } = render(<ChoiceField {...field} choices={someChoices(15)} />);
  expect(screen.getByRole('combobox')).toBeInstanceOf(HTMLSelectElement);
  rerender(<ChoiceField {...field} choices={someChoices(16)} />);
  expect(screen.getByRole('combobox')).toBeInstanceOf(HTMLInputElement);
});
