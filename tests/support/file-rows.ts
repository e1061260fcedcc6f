import { screen, within } from '@testing-library/react';

import type { createAddDocuments } from './add-documents.tsx';

export const rowNames = () =>
  [...document.querySelectorAll('[data-file]')].map(
    (row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

type Row = ReturnType<ReturnType<typeof createAddDocuments>['row']>;

export const displayName = (row: Row) => row.getByRole<HTMLInputElement>('textbox', { name: 'Display name' });

/** Choice of how a ZIP is uploaded. */
export const operation = (row: ReturnType<typeof within>) =>
  row.getByRole('combobox', { name: /^Upload as/ });

/** IDs shown for all files: organization and category. */
export const shownMetadata = () =>
  ['Owning organization', 'Category'].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value,
  );

/** Files of a folder as the browser returns them. */
export const inFolder = (...paths: readonly string[]): readonly File[] =>
  paths.map((path) =>
    Object.defineProperty(new File([path], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', {
      value: path,
    }),
  );

export const statusOfForm = () => screen.getAllByRole('status')[1]!;

/** Selects rows and gives them their own values. */
export async function changeRows(
  { user, row }: ReturnType<typeof createAddDocuments>,
  names: readonly string[],
  values: Record<string, string>,
) {
  if (names.length === 1) {
    const [name] = names;
    for (const [field, value] of Object.entries(values)) {
      await user.selectOptions(row(name!).getByRole('combobox', { name: `${field}: ${name}` }), value);
    }
    return;
  }
  for (const name of names) await user.click(row(name).getByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(screen.getByRole('region', { name: `${names.length} selected` }));
  for (const [field, value] of Object.entries(values)) {
    await user.selectOptions(bar.getByRole('combobox', { name: field }), value);
  }
  await user.click(bar.getByRole('button', { name: 'Apply' }));
}
