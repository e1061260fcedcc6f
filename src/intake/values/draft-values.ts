import * as z from 'zod/mini';

const shared = z.object({
  organizationId: z.string(),
  categoryId: z.string(),
  isAiEnabled: z.optional(z.boolean()),
});

const edits = z.object({
  displayName: z.nullish(z.string()),
  operation: z.optional(z.enum(['document', 'manual'])),
  organizationId: z.optional(z.string()),
  categoryId: z.optional(z.string()),
  isAiEnabled: z.optional(z.boolean()),
});

const fromPackage = z.object({
  packageName: z.string(),
  title: z.optional(z.string()),
  languages: z.readonly(z.array(z.string())),
  classIds: z.readonly(z.array(z.string())),
  objectIds: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['individual', 'type', 'unspecified']),
        label: z.exactOptional(z.string()),
      }),
    ),
  ),
});

const schema = z.object({
  /** Path in its folder, for a file that isn't listed yet. */
  path: z.optional(z.string()),
  /** Values for all files of its form. */
  shared: z.optional(shared),
  /** Edits of its row. */
  edits: z.optional(edits),
  /** Folders that a listed file was chosen with. */
  folder: z.optional(z.string()),
  fromPackage: z.optional(fromPackage),
});

/** JSON of what a person typed for a file, and where the file comes from. */
export type DraftValues = z.infer<typeof schema>;

/** Reads saved values; empty if another release saved them in another form. */
export const readDraftValues = (saved: unknown): DraftValues => schema.safeParse(saved).data ?? {};

/** A chosen file that isn't in the queue yet, and what was typed for it. */
export interface ChosenDraft {
  readonly file: File;
  readonly values: DraftValues;
}
