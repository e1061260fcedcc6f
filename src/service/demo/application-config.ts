import type { MetadataLists } from '#service/metadata-lists.ts';
import type { ServiceOptions } from '#service/options.ts';

/** Creates the `config.json` of an application served from the same address as this service. */
export const applicationConfig = (options: ServiceOptions, lists: MetadataLists): object => ({
  baseUrl: `.${options.basePath}/`,
  signIn: options.signIn,
  assets: lists.assets.filter(({ isUnlisted }) => !isUnlisted).map(({ id, name }) => ({ id, name })),
  assetLookup: `.${options.basePath}/library/assets`,
  organizations: lists.organizations,
  categories: lists.categories,
  documentUrl: `.${options.basePath}/library/documents/{documentId}`,
  assetUrl: '#/assets/{assetId}',
  limits: {
    maxFileSizeBytes: options.maxFileSizeBytes,
    ...(options.acceptedTypes && { acceptedTypes: options.acceptedTypes }),
  },
  offerAi: true,
});
