import { screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';

import { render } from '../../../tests/support/render.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';

const errors = [
  { controlId: 'serial', message: 'Enter a serial number' },
  { controlId: 'plant', message: 'Choose a plant' },
];

test('the summary lists every error and takes focus after a failed submission', () => {
  render(<ErrorSummary errors={errors} failedSubmits={1} />);
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter a serial number', 'Choose a plant']);
  expect(summary).toHaveFocus();
});

test("an error leads to its control and doesn't change the address", async () => {
  const before = location.href;
  const { user } = render(
    <>
      <ErrorSummary errors={errors} failedSubmits={1} />
      <TextField label="Serial number" id="serial" />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Enter a serial number' }));
  expect(screen.getByRole('textbox', { name: 'Serial number' })).toHaveFocus();
  expect(location.href).toBe(before);
});

test('in a shadow root, the control is found in that root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const { user } = render(
    createPortal(
      <>
        <ErrorSummary errors={errors} failedSubmits={1} />
        <TextField label="Serial number" id="serial" />
      </>,
      root,
    ),
  );
  await user.click(root.querySelector('a')!);
  expect(root.activeElement).toBe(root.getElementById('serial'));
  host.remove();
});

test("an error that comes back while a person types doesn't take focus", () => {
  const form = (found: typeof errors) => (
    <>
      <ErrorSummary errors={found} failedSubmits={1} />
      <TextField label="Serial number" id="serial" />
    </>
  );
  const { rerender } = render(form(errors));
  screen.getByRole('textbox', { name: 'Serial number' }).focus();
  rerender(form([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(form(errors));
  expect(screen.getByRole('textbox', { name: 'Serial number' })).toHaveFocus();
});

test('of very many errors, the first are listed and the rest are counted', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    controlId: `name-${at}`,
    message: `Enter name ${at}`,
  }));
  render(<ErrorSummary errors={many} failedSubmits={1} />);
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.getByText('and 5 more')).toBeVisible();
});
