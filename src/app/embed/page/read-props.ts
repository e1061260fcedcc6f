import * as z from 'zod/mini';

import { checkAssetCodes } from '../../config/check-asset-codes.ts';
import { codeProblems } from '../../config/code-problems.ts';
import {
  ConfigError,
  configSchema,
  isOfOtherRelease,
  withAddresses,
  type ConfigProblem,
} from '../../config/config.ts';
import { parseKnown } from '../../config/parse-known.ts';
import type { Settings } from '../../config/settings.ts';
import type { EmbedProps, HostLink, HostRequestLink, ResolveHostAsset } from '../contract/props.ts';

const text = z.string().check(z.minLength(1));
const link = <T extends HostLink | HostRequestLink>() =>
  z.custom<T>((value) => typeof value === 'string' || typeof value === 'function');
const preset = z.optional(z.strictObject({ id: text, locked: z.optional(z.boolean()) }));

const ofFile = z.omit(configSchema, {
  $schema: true,
  name: true,
  logo: true,
  colours: true,
  signIn: true,
  documentUrl: true,
  assetUrl: true,
  // A host's page shows them itself.
  assetDocumentsUrl: true,
  maintenanceUrl: true,
  linkUrl: true,
});

/** Schema of the properties, single or within `config`. */
export const propsSchema = z.extend(ofFile, {
  assetId: text,
  assetCode: z.optional(text),
  getToken: z.custom<EmbedProps['getToken']>((value) => typeof value === 'function'),
  resolveAsset: z.optional(z.custom<ResolveHostAsset>((value) => typeof value === 'function')),
  locale: z.optional(z.string()),
  theme: z.optional(z.enum(['light', 'dark'])),
  density: z.optional(z.enum(['compact', 'comfortable', 'touch'])),
  personId: z.optional(text),
  rolesClaim: z.optional(text),
  documentUrl: z.optional(link<HostLink>()),
  assetUrl: z.optional(link<HostLink>()),
  maintenanceUrl: z.optional(link<HostLink>()),
  linkUrl: z.optional(link<HostRequestLink>()),
  metadata: z.optional(z.strictObject({ organization: preset, category: preset })),
});

/** Checked properties of the host: usable, incomplete or wrong. */
export type ReadProps =
  | {
      readonly status: 'good';
      readonly settings: Settings;
      /** Keys that this release doesn't know. */
      readonly unknown: readonly ConfigProblem[];
    }
  | { readonly status: 'incomplete' | 'wrong'; readonly problems: readonly ConfigProblem[] };

/** Validates the properties; addresses are resolved against the page's. */
export function readProps(props: Readonly<Record<string, unknown>>, pageUrl: string): ReadProps {
  try {
    const { data, unknown } = parseKnown(propsSchema, props);
    const codes = codeProblems(data);
    if (!codes.every(isOfOtherRelease)) return invalidProps(codes);
    if (data.assetCodes) checkAssetCodes(data.assetCodes);
    const { organization, category } = data.metadata ?? {};
    const presets = { organizationId: organization, categoryId: category };
    const settings = { ...withAddresses(data, pageUrl), presets };
    return { status: 'good', settings, unknown: [...unknown, ...codes] };
  } catch (error) {
    if (error instanceof ConfigError) return invalidProps(error.problems);
    throw error;
  }
}

/** Frameworks set properties one after another: a missing one may still follow. */
const invalidProps = (problems: readonly ConfigProblem[]): ReadProps => ({
  status: problems.every(({ code }) => code === 'missing') ? 'incomplete' : 'wrong',
  problems,
});
