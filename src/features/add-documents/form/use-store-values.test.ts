import { expect, test } from 'vitest';

import type { DraftValues } from '#intake/values/draft-values.ts';
import type { MetadataChoices } from '#intake/values/metadata-choices.ts';

import { fakeOf } from '../../../../tests/support/fakes/fake-of.ts';
import type { AddForm, FormValues } from '../values/form-values.ts';
import type { EditsById } from '../values/row-values.ts';
import { restoreValues } from './use-store-values.ts';

const lists: MetadataChoices = {
  organizations: [
    { id: 'org-1', name: 'Nordwerk' },
    { id: 'org-2', name: 'Halden' },
  ],
  categories: [{ id: 'cat-1', name: 'Manual' }],
};
const empty = { organizationId: '', categoryId: '', isAiEnabled: false, rows: {} };
const shared = { organizationId: 'org-1', categoryId: 'cat-1', isAiEnabled: true };

/** Restores files in a form with these values; returns the values for all files, and those of each row. */
function restore(drafts: readonly DraftValues[], { choices = lists, values = empty, isFirst = true } = {}) {
  const form: FormValues = { ...values };
  const rows: EditsById[] = [];
  const restored = drafts.map((draft, at) => {
    const file = new File(['x'], `row-${at}`);
    const row = { id: file.name, file, check: { status: 'checking', isZip: false } } as const;
    return { row, arrived: { path: file.name, file, values: draft } };
  });
  restoreValues(restored, isFirst, {
    choices,
    form: fakeOf<AddForm>({
      getValues: (() => form) as AddForm['getValues'],
      setValue: (field, value) => void Object.assign(form, { [field]: value }),
    }),
    editMany: (edits) => void rows.push(edits),
  });
  const { rows: _, ...all } = form;
  return { all, rows: rows[0]! };
}

test('[DRAFT-3] an empty form gets the values for all files, and each row its own', () => {
  const { all, rows } = restore([
    { shared, edits: { displayName: 'Plan' } },
    { shared, edits: { organizationId: 'org-2', isAiEnabled: false, operation: 'manual' } },
  ]);
  expect(all).toEqual(shared);
  expect(rows).toMatchObject({
    'row-0': { displayName: 'Plan', organizationId: '', categoryId: '', isAiEnabled: undefined },
    'row-1': { organizationId: 'org-2', categoryId: '', isAiEnabled: false, operation: 'manual' },
  });
});

test('[DRAFT-3] a form with files keeps its values for all, and the rows get what differs from them', () => {
  const values = { ...empty, organizationId: 'org-2', categoryId: 'cat-1' };
  const own = { categoryId: 'cat-1', isAiEnabled: false };
  const { all, rows } = restore([{ shared }, { shared, edits: own }], { values, isFirst: false });
  expect(all).toEqual({ organizationId: 'org-2', categoryId: 'cat-1', isAiEnabled: false });
  expect(rows).toMatchObject({
    'row-0': { organizationId: 'org-1', categoryId: '', isAiEnabled: true },
    // Its own values equal those for all now.
    'row-1': { organizationId: 'org-1', ...own },
  });
});

test('[DRAFT-3] values that are locked, or that a list no longer contains, are not used', () => {
  const choices = { ...lists, presets: { organizationId: { id: 'org-2', locked: true } } };
  const gone = { ...shared, categoryId: 'cat-9' };
  const { all, rows } = restore([{ shared: gone, edits: { categoryId: 'cat-8' } }], {
    choices,
    values: { ...empty, organizationId: 'org-2' },
  });
  expect(all).toMatchObject({ organizationId: 'org-2', categoryId: '' });
  expect(rows).toMatchObject({ 'row-0': { categoryId: '' } });
});
