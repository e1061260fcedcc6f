import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en/messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { shownName } from '#lib/shown-name.ts';
import type { Job, JobDetails } from '#queue/upload.ts';
import type { Choice } from '#ui/use-combobox.ts';
import { knownId } from '#ui/known-id.ts';

/** What the deployment offers to say of a document; a list is absent where it gives none. */
export interface DetailChoices {
  readonly organizations?: readonly Choice[] | undefined;
  readonly categories?: readonly Choice[] | undefined;
  /** What is known without a choice; what is locked cannot be changed. */
  readonly presets?: { readonly [Field in 'organizationId' | 'categoryId']?: Preset | undefined } | undefined;
  readonly offerAi: boolean;
}

interface Preset {
  readonly locked?: boolean | undefined;
}

/** What a person changes about a document that is listed already. */
export interface EditValues {
  displayName: string;
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
}

/** What is said of a document so far, as far as the lists still hold it. */
export const valuesOf = (job: Job, { organizations, categories, presets }: DetailChoices): EditValues => ({
  displayName: job.displayName,
  organizationId: knownId(job.organizationId, presets?.organizationId?.locked ? undefined : organizations),
  categoryId: knownId(job.categoryId, presets?.categoryId?.locked ? undefined : categories),
  isAiEnabled: job.aiEnabled === true,
});

/** Returns true if AI processing is a question for this document: manuals are stored without it. */
export const offersAi = (job: Job, { offerAi }: DetailChoices): boolean =>
  offerAi && job.operation === 'document';

const visible = (error: string) => z.string().check(z.refine(isVisible, { error }));

/** The same rules as for a document that is added: a name that can be seen, an organization and a category. */
export function editSchema(
  { add: { errors } }: Messages,
  fileName: string,
  { organizations, categories }: DetailChoices,
) {
  return z.object({
    displayName: visible(errors.displayName(shownName(fileName))),
    organizationId: visible(organizations ? errors.chooseOrganization : errors.enterOrganization),
    categoryId: visible(categories ? errors.chooseCategory : errors.enterCategory),
    isAiEnabled: z.boolean(),
  });
}

/** What the next attempt sends of it. */
export const toDetails = (values: EditValues, job: Job, choices: DetailChoices): Partial<JobDetails> => ({
  displayName: values.displayName.trim().normalize('NFC'),
  organizationId: values.organizationId.trim(),
  categoryId: values.categoryId.trim(),
  ...(offersAi(job, choices) && { aiEnabled: values.isAiEnabled || undefined }),
});
