import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en/messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { shownName } from '#lib/shown-name.ts';

import type { RowEdits, RowValues } from '../table/row-values.ts';

/** Values of the form. The files are stored separately, under the IDs of `rows`. */
export interface FormValues {
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
  /** Only rows that a person has edited: thousands may be chosen at once, and few are edited. */
  rows: Record<string, RowEdits>;
}

/** Values for validation and upload: every row is complete. */
export interface FullValues extends Omit<FormValues, 'rows'> {
  rows: Record<string, RowValues>;
}

/** Metadata that can be set for all documents or for one. */
export type MetadataField = 'organizationId' | 'categoryId';

/** Returns the organization or category of a row: its own, otherwise the one for all. */
export const effectiveMetadata = (values: FullValues, row: RowValues, field: MetadataField): string =>
  (isVisible(row[field]) ? row[field] : values[field]).trim();

interface SchemaOptions {
  /** True for each field that the deployment has a list for. */
  readonly hasList: Readonly<Record<MetadataField, boolean>>;
  /** In UTF-16 code units; absent for no limit. */
  readonly maxNameLength: number | undefined;
  readonly nameTooLong: (file: string, maxLength: number) => string;
}

const rowSchema = ({ errors }: Messages['add'], { maxNameLength = Infinity, nameTooLong }: SchemaOptions) =>
  z
    .object({
      fileName: z.string(),
      displayName: z.string(),
      operation: z.enum(['document', 'manual', '']),
      organizationId: z.string(),
      categoryId: z.string(),
      isAiEnabled: z.optional(z.boolean()),
    })
    .check(
      z.refine((row) => isVisible(row.displayName), {
        path: ['displayName'],
        error: ({ input }) => errors.displayName(shownName((input as RowValues).fileName)),
      }),
      z.refine((row) => row.displayName.trim().normalize('NFC').length <= maxNameLength, {
        path: ['displayName'],
        error: ({ input }) => nameTooLong(shownName((input as RowValues).fileName), maxNameLength),
      }),
      z.refine((row) => row.operation !== '', {
        path: ['operation'],
        error: ({ input }) => errors.operation(shownName((input as RowValues).fileName)),
      }),
    );

const isKnownForAll = (field: MetadataField) => (values: FullValues) =>
  Object.values(values.rows).every((each) => isVisible(effectiveMetadata(values, each, field)));

/** Returns the schema of the form: every row needs a name, an operation, an organization and a category. */
export function formSchema({ add }: Messages, options: SchemaOptions) {
  const { hasList } = options;
  const { errors } = add;
  return z
    .object({
      organizationId: z.string(),
      categoryId: z.string(),
      isAiEnabled: z.boolean(),
      rows: z.record(z.string(), rowSchema(add, options)),
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
