import { useMemo } from 'react';

import type { CodeRules } from '#asset/codes/read-code.ts';
import type { CodeSource } from '#asset/codes/resolve-code.ts';

import type { Settings } from '../config/settings.ts';
import { defaultAssetUrl } from '../route.ts';
import { useLookup, type LookupContext } from './use-known-asset.ts';

/** Returns what the deployment knows about codes and assets. */
export function useCodeSource(context: LookupContext): CodeSource {
  const { config } = context;
  const lookup = useLookup(context);
  const rules = useMemo(() => codeRules(config, location.href), [config]);
  return useMemo(() => ({ assets: config.assets, rules, lookup }), [config.assets, rules, lookup]);
}

/** Safe for every deployment: none of them opens an asset by a part of its code. */
const defaultPatterns = ['gs1', 'siemens', 'plain'];

/** Returns how codes are read. Links of the deployment are the application's own and `assetUrl`. */
export function codeRules(
  { assetCodes, assetUrl }: Pick<Settings, 'assetCodes' | 'assetUrl'>,
  pageUrl: string,
): CodeRules {
  const page = pageUrl.replace(/[?#].*$/s, '');
  const templates = [defaultAssetUrl, ...(typeof assetUrl === 'string' ? [assetUrl] : [])];
  return {
    patterns: assetCodes ?? defaultPatterns,
    ownLinks: [...new Set(templates)].flatMap((template) => absoluteTemplate(template, page)),
  };
}

/** Braces in a path would be percent-encoded. */
function absoluteTemplate(template: string, page: string): readonly string[] {
  const address = template.replace('{assetId}', placeholder);
  return URL.canParse(address, page) ? [new URL(address, page).href.replace(placeholder, '{assetId}')] : [];
}

const placeholder = 'asset-id-placeholder';
