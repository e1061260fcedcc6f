import * as z from 'zod/mini';

import type { Messages } from '#i18n/messages/en/messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { shownName } from '#lib/shown-name.ts';
import type { Job, JobDetails } from '#queue/upload.ts';
import type { Choice } from '#ui/use-combobox.ts';
import { knownId } from '#ui/known-id.ts';

/** Lists of the deployment; absent if it has none. */
export interface DetailChoices {
  readonly organizations?: readonly Choice[] | undefined;
  readonly categories?: readonly Choice[] | undefined;
  /** Presets of the deployment; locked ones can't be changed. */
  readonly presets?: { readonly [Field in 'organizationId' | 'categoryId']?: Preset | undefined } | undefined;
  readonly offerAi: boolean;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxNameLength?: number | undefined;
}

interface Preset {
  readonly locked?: boolean | undefined;
}

/** Fields that can be changed in a listed upload. */
export interface EditValues {
  displayName: string;
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
}

/** Returns the current values, if the lists still contain them. */
export const valuesOf = (job: Job, { organizations, categories, presets }: DetailChoices): EditValues => ({
  displayName: job.displayName,
  organizationId: knownId(job.organizationId, presets?.organizationId?.locked ? undefined : organizations),
  categoryId: knownId(job.categoryId, presets?.categoryId?.locked ? undefined : categories),
  isAiEnabled: job.aiEnabled === true,
});

/** Returns true if AI processing can be chosen: it isn't available for manuals. */
export const offersAi = (job: Job, { offerAi }: DetailChoices): boolean =>
  offerAi && job.operation === 'document';

const visible = (error: string) => z.string().check(z.refine(isVisible, { error }));

/** Same rules as when a document is added: a visible name, an organization and a category. */
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

/** Returns the fields that the next attempt sends. */
export const toDetails = (values: EditValues, job: Job, choices: DetailChoices): Partial<JobDetails> => ({
  displayName: values.displayName.trim().normalize('NFC'),
  organizationId: values.organizationId.trim(),
  categoryId: values.categoryId.trim(),
  ...(offersAi(job, choices) && { aiEnabled: values.isAiEnabled || undefined }),
});
