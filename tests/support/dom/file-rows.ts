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

type Add = ReturnType<typeof createAddDocuments>;

/** Selects rows of a list; returns their commands. */
export async function selectRows({ user, row }: Add, names: readonly string[]) {
  for (const name of names) await user.click(row(name).getByRole('checkbox', { name: `Select ${name}` }));
  return within(screen.getByRole('region', { name: new RegExp(`^${names.length} of \\d+ selected$`) }));
}

/** Gives selected rows a value, with the field's name in lower case. */
export async function setForRows(add: Add, names: readonly string[], field: string, value: string) {
  const bar = await selectRows(add, names);
  await add.user.click(bar.getByRole('button', { name: `Set ${field.toLowerCase()}` }));
  await add.user.click(bar.getByRole('option', { name: value }));
}

/** Changes fields of a row in the sheet that a narrow element has for them. */
export async function setInSheet({ user, row }: Add, name: string, values: Record<string, string>) {
  await user.click(row(name).getByRole('button', { name: `More options ${name}` }));
  const sheet = within(screen.getByRole('dialog', { name }));
  for (const [field, value] of Object.entries(values)) {
    await user.selectOptions(sheet.getByRole('combobox', { name: field }), value);
  }
  await user.click(sheet.getByRole('button', { name: 'Close' }));
}

/** Chooses a command of selected rows that is needed less often. */
export async function chooseForRows({ user }: Add, bar: ReturnType<typeof within>, name: string) {
  await user.click(bar.getByRole('button', { name: 'More options' }));
  await user.click(bar.getByRole('menuitem', { name }));
}
