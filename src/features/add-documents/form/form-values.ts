import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en/messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { shownName } from '#lib/shown-name.ts';

import type { RowEdits, RowValues } from '../table/row-values.ts';

/** The text of the form; the files themselves are kept apart, by the same ids as `rows`. */
export interface FormValues {
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
  /** Of the files about which something was decided only: thousands of them are chosen at once, and few are touched. */
  rows: Record<string, RowEdits>;
}

/** The form as it is checked and handed over: every row in full. */
export interface FullValues extends Omit<FormValues, 'rows'> {
  rows: Record<string, RowValues>;
}

/** What is said for all documents, or for one of them. */
export type MetadataField = 'organizationId' | 'categoryId';

/** The organization or category that a row is sent with: its own, else the one for all. */
export const effectiveMetadata = (values: FullValues, row: RowValues, field: MetadataField): string =>
  (isVisible(row[field]) ? row[field] : values[field]).trim();

const rowSchema = ({ errors }: Messages['add']) =>
  z
    .object({
      fileName: z.string(),
      displayName: z.string(),
      operation: z.enum(['document', 'manual', '']),
      organizationId: z.string(),
      categoryId: z.string(),
    })
    .check(
      z.refine((row) => isVisible(row.displayName), {
        path: ['displayName'],
        error: ({ input }) => errors.displayName(shownName((input as RowValues).fileName)),
      }),
      z.refine((row) => row.operation !== '', {
        path: ['operation'],
        error: ({ input }) => errors.operation(shownName((input as RowValues).fileName)),
      }),
    );

/** The rules of the form: every row has a name and an operation, and an organization and a category reach every row. */
export function formSchema({ add }: Messages, hasList: Readonly<Record<MetadataField, boolean>>) {
  const isKnownForAll = (field: MetadataField) => (values: FullValues) =>
    Object.values(values.rows).every((each) => isVisible(effectiveMetadata(values, each, field)));
  const { errors } = add;
  return z
    .object({
      organizationId: z.string(),
      categoryId: z.string(),
      isAiEnabled: z.boolean(),
      rows: z.record(z.string(), rowSchema(add)),
    })
    .check(
      z.refine(isKnownForAll('organizationId'), {
        path: ['organizationId'],
        error: hasList.organizationId ? errors.chooseOrganization : errors.enterOrganization,
      }),
      z.refine(isKnownForAll('categoryId'), {
        path: ['categoryId'],
        error: hasList.categoryId ? errors.chooseCategory : errors.enterCategory,
      }),
    );
}
