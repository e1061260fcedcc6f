import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en.ts';

/** What the person decides about one file. */
export interface RowValues {
  fileName: string;
  displayName: string;
  /** Whether the person has been in the field: from then on the name is theirs. */
  hasOwnName: boolean;
  /** Empty until the file was looked at or the person chose. */
  operation: 'document' | 'manual' | '';
  hasOwnMetadata: boolean;
  organizationId: string;
  categoryId: string;
}

/** The text of the form; the files themselves are kept apart, by the same ids as `rows`. */
export interface FormValues {
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
  rows: Record<string, RowValues>;
}

type MetadataField = 'organizationId' | 'categoryId';

/** The organization or category that a row is sent with: its own, else the one for all. */
export const effectiveMetadata = (values: FormValues, row: RowValues, field: MetadataField): string =>
  ((row.hasOwnMetadata && row[field].trim()) || values[field]).trim();

/** A name of spaces and of marks that nobody sees is none. */
const isVisible = (name: string): boolean => /[^\p{C}\p{Z}]/u.test(name);

const rowSchema = ({ errors }: Messages['add']) =>
  z
    .object({
      fileName: z.string(),
      displayName: z.string(),
      hasOwnName: z.boolean(),
      operation: z.enum(['document', 'manual', '']),
      hasOwnMetadata: z.boolean(),
      organizationId: z.string(),
      categoryId: z.string(),
    })
    .check(
      z.refine((row) => isVisible(row.displayName), {
        path: ['displayName'],
        error: ({ input }) => errors.displayName((input as RowValues).fileName),
      }),
      z.refine((row) => row.operation !== '', {
        path: ['operation'],
        error: ({ input }) => errors.operation((input as RowValues).fileName),
      }),
    );

/** The rules of the form: every row has a name and an operation, and an organization and a category reach every row. */
export function formSchema({ add }: Messages, hasList: Readonly<Record<MetadataField, boolean>>) {
  const isKnownForAll = (field: MetadataField) => (values: FormValues) =>
    Object.values(values.rows).every((each) => effectiveMetadata(values, each, field) !== '');
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
