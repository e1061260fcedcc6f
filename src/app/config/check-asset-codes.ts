import { codePresets, compileOwnPattern, isOwnPattern } from '#asset/codes/read-code.ts';

import { ConfigError, type ConfigProblem } from './config.ts';

/**
 * Checks the patterns of codes. Throws `ConfigError`. Apart from the schema, so that only deployments with patterns load
 * it.
 */
export function checkAssetCodes(patterns: readonly string[]): void {
  const problems = patterns.flatMap((pattern, at): readonly ConfigProblem[] => {
    if (codePresets.some((preset) => preset === pattern)) return [];
    if (isOwnPattern(pattern) && compileOwnPattern(pattern)) return [];
    return [{ code: 'invalid', key: `assetCodes.${at}` }];
  });
  if (problems.length > 0) throw new ConfigError(problems);
}
