import type { I18n } from '#i18n/i18n.ts';
import type { NeedsFile } from '#queue/upload.ts';

import type { UploadProblem } from '../asset-upload.ts';
import { problemMessage } from './problem-message.ts';

/** Returns why the file must be selected again, after the last problem if there was one. */
export function whyFileIsNeeded({ problem }: NeedsFile<UploadProblem>, i18n: I18n): string {
  const { gone, unreadable } = i18n.t.uploads.needsFile;
  if (problem?.code === 'file-unreadable') return unreadable;
  if (!problem || problem.code === 'file-gone') return gone;
  return `${problemMessage(problem, i18n)} ${gone}`;
}
