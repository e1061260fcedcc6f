import * as z from 'zod/mini';

import type { I18n } from '#i18n/i18n.ts';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import type { MetadataChoices } from '#intake/values/metadata-choices.ts';
import { knownId } from '#lib/choice.ts';
import { isNameTooLong, trimmedName } from '#lib/text/display-name.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { Job, JobDetails } from '#queue/upload.ts';

import { assetError, meantAsset, noKnownAssets, type KnownAssets } from '../asset/known-assets.ts';

/** Choices for the details of an upload. */
export interface DetailChoices extends MetadataChoices {
  readonly assets?: KnownAssets | undefined;
  readonly offerAi: boolean;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength?: number | undefined;
}

/** Returns the name of an ID in a list of the deployment; the ID itself if it isn't listed. */
export const nameIn = (list: DetailChoices['categories'], id: string): string =>
  list?.find((choice) => choice.id === id)?.name ?? id;

/** Fields that can be changed in a listed upload. */
export interface EditValues {
  displayName: string;
  assetId: string;
  organizationId: string;
  categoryId: string;
  isAiEnabled: boolean;
}

/** Returns the current values, if the lists still contain them. */
export const valuesOf = (job: Job, { organizations, categories, presets }: DetailChoices): EditValues => ({
  displayName: job.displayName,
  assetId: job.assetId,
  organizationId: knownId(job.organizationId, presets?.organizationId?.locked ? undefined : organizations),
  categoryId: knownId(job.categoryId, presets?.categoryId?.locked ? undefined : categories),
  isAiEnabled: job.aiEnabled === true,
});

/** Returns true if AI processing can be chosen: it isn't available for manuals. */
export const offersAi = (job: Job, { offerAi }: DetailChoices): boolean =>
  offerAi && job.operation === 'document';

const visible = (error: string) => z.string().check(z.refine(isVisible, { error }));

/** Same rules as when a document is added: an asset, a visible name, an organization and a category. */
export function editSchema(
  i18n: I18n,
  job: Job,
  { organizations, categories, assets = noKnownAssets, maxDisplayNameLength = Infinity }: DetailChoices,
) {
  const { errors } = i18n.t.add;
  const { nameTooLong } = deviceMessages(i18n).form;
  const fileName = shownName(job.file.name);
  const assetErrors = chooseAssetMessages(i18n);
  return z.object({
    displayName: visible(errors.displayName(fileName)).check(
      z.refine((name) => !isNameTooLong(name, maxDisplayNameLength), {
        error: nameTooLong(fileName, maxDisplayNameLength),
      }),
    ),
    assetId: z.string().check(({ value, issues }) => {
      const message = value === job.assetId ? undefined : assetError(value, assets, assetErrors);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
    organizationId: visible(organizations ? errors.chooseOrganization : errors.enterOrganization),
    categoryId: visible(categories ? errors.chooseCategory : errors.enterCategory),
    isAiEnabled: z.boolean(),
  });
}

/** Returns the fields that the next attempt sends. An asset that wasn't changed isn't corrected: that would be a move. */
export const toDetails = (
  values: EditValues,
  job: Job,
  choices: DetailChoices,
): Partial<JobDetails> & Pick<JobDetails, 'assetId'> => ({
  displayName: trimmedName(values.displayName),
  assetId:
    values.assetId === job.assetId
      ? job.assetId
      : meantAsset(values.assetId, choices.assets ?? noKnownAssets),
  organizationId: values.organizationId.trim(),
  categoryId: values.categoryId.trim(),
  ...(offersAi(job, choices) && { aiEnabled: values.isAiEnabled || undefined }),
});
