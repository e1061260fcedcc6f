import { compileOwnPattern, isOwnPattern } from '#features/choose-asset/codes/own-pattern.ts';
import { codePresets } from '#features/choose-asset/codes/read-code.ts';

import { ConfigError } from './config.ts';
import type { ConfigProblem } from './config-problem.ts';

/** Checks the patterns of codes. Throws `ConfigError`. Apart from the schema, so that only deployments with patterns load it. */
export function checkAssetCodes(patterns: readonly string[]): void {
  const problems = patterns.flatMap((pattern, at): readonly ConfigProblem[] => {
    if (codePresets.some((preset) => preset === pattern)) return [];
    const compiled = isOwnPattern(pattern) ? compileOwnPattern(pattern) : undefined;
    if (compiled?.ok) return [];
    const kind = compiled?.problem === 'slow' ? 'slow-pattern' : 'asset-code';
    return [{ code: 'wrong', key: `assetCodes.${at}`, expected: { kind } }];
  });
  if (problems.length > 0) throw new ConfigError(problems);
}
