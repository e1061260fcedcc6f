import type { FieldPath, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en/start.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { MetadataField } from '#intake/values/metadata-choices.ts';
import { isNameTooLong, trimmedName } from '#lib/text/display-name.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { shownName } from '#lib/text/shown-name.ts';

import { rowValues, type RowEdits } from './row-values.ts';

/** Values of the form. The files are stored separately, under the IDs of `rows`. */
export interface FormValues {
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
  /** Only what a person edited: the rest is proposed, and thousands of files may be chosen at once. */
  rows: Record<string, RowEdits>;
}

const rowSchema = z.object({
  fileName: z.string(),
  displayName: z.string(),
  operation: z.enum(['document', 'manual', '']),
  organizationId: z.string(),
  categoryId: z.string(),
  isAiEnabled: z.optional(z.boolean()),
});

const fullSchema = z.object({
  organizationId: z.string(),
  categoryId: z.string(),
  isAiEnabled: z.boolean(),
  /** Every file that can be sent. */
  rows: z.record(z.string(), rowSchema),
});

type FullRow = z.infer<typeof rowSchema>;
type FullValues = z.infer<typeof fullSchema>;

interface SchemaOptions {
  /** Returns the files that the rows belong to. */
  readonly chosen: () => readonly ChosenFile[];
  /** True for each field that the deployment has a list for. */
  readonly hasList: Readonly<Record<MetadataField, boolean>>;
  /** In UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength: number | undefined;
  readonly nameTooLong: (file: string, maxLength: number) => string;
}

/** Returns the schema of the form: from a person's edits to the details of each document. */
export const formSchema = (messages: Messages, options: SchemaOptions) =>
  z.pipe(
    z.pipe(
      z.transform((values: FormValues) => inFull(values, options.chosen())),
      checkedSchema(messages, options),
    ),
    z.transform(({ rows, ...shared }) => ({
      ...shared,
      documents: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, details(row, shared)])),
    })),
  );

/** Values for all documents, and the details of each by the ID of its file. */
export type FormOutput = z.output<ReturnType<typeof formSchema>>;

/** The react-hook-form instance of the form, with its schema. */
export type AddForm = UseFormReturn<FormValues, unknown, FormOutput>;

/** Returns the element ID of a field's control, to focus it. */
export const controlId = (formId: string, path: FieldPath<FormValues>): string => `${formId}-${path}`;

/** Returns the values with complete rows, without rejected files. */
function inFull(values: FormValues, chosen: readonly ChosenFile[]): FullValues {
  const rows = chosen.filter(({ check }) => check.status !== 'rejected');
  return {
    ...values,
    rows: Object.fromEntries(rows.map((row) => [row.id, rowValues(row, values.rows[row.id])])),
  };
}

/** Every row needs a name, an operation, an organization and a category. */
function checkedSchema({ add: { errors } }: Messages, options: SchemaOptions) {
  const { hasList, maxDisplayNameLength = Infinity, nameTooLong } = options;
  const rowProblems = ({ fileName, displayName, operation }: FullRow) => {
    const file = shownName(fileName);
    return [
      !isVisible(displayName) && { path: 'displayName', message: errors.displayName(file) },
      isNameTooLong(displayName, maxDisplayNameLength) && {
        path: 'displayName',
        message: nameTooLong(file, maxDisplayNameLength),
      },
      operation === '' && { path: 'operation', message: errors.operation(file) },
    ].filter((problem) => problem !== false);
  };
  return fullSchema.check(
    ({ value: { rows }, issues }) => {
      for (const [id, row] of Object.entries(rows)) {
        for (const { path, message } of rowProblems(row)) {
          issues.push({ code: 'custom', input: row, path: ['rows', id, path], message, continue: true });
        }
      }
    },
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

const isKnownForAll = (field: MetadataField) => (values: FullValues) =>
  Object.values(values.rows).every((row) => isVisible(effective(row, values, field)));

type SharedValues = Omit<FullValues, 'rows'>;

/** Returns the organization or category of a row: its own, otherwise the one for all. */
const effective = (row: FullRow, shared: SharedValues, field: MetadataField): string =>
  (isVisible(row[field]) ? row[field] : shared[field]).trim();

function details(row: FullRow, shared: SharedValues) {
  const operation = row.operation === 'manual' ? 'manual' : 'document';
  const isAiEnabled = operation === 'document' && (row.isAiEnabled ?? shared.isAiEnabled);
  return {
    operation,
    displayName: trimmedName(row.displayName),
    organizationId: effective(row, shared, 'organizationId'),
    categoryId: effective(row, shared, 'categoryId'),
    ...(isAiEnabled && { aiEnabled: true }),
  } as const;
}
