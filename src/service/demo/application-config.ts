import type { MetadataLists } from '#service/metadata-lists.ts';
import type { ServiceOptions } from '#service/options.ts';

/** `config.json` of an application that lies beside this service, at the same address. */
export const applicationConfig = (options: ServiceOptions, catalog: MetadataLists): object => ({
  baseUrl: `.${options.basePath}/`,
  signIn: options.signIn,
  assets: catalog.assets.map(({ id, name }) => ({ id, name })),
  organizations: catalog.organizations,
  categories: catalog.categories,
  documentUrl: `.${options.basePath}/library/documents/{documentId}`,
  assetUrl: '#/assets/{assetId}',
  limits: {
    maxFileSizeBytes: options.maxFileSizeBytes,
    ...(options.acceptedTypes && { acceptedTypes: options.acceptedTypes }),
  },
  offerAi: true,
});
