import { isRunning } from '#queue/upload.ts';
import { type AssetUpload, needsDecision, needsLink } from '#sending/asset-upload.ts';
import { warningOf } from '#sending/service-warning.ts';

import { blockedBy, shownStatus } from './shown-status.ts';

/** Stage of an upload, in the order in which people need to see them. */
export const stages = ['attention', 'uploading', 'waiting', 'done'] as const;
export type Stage = (typeof stages)[number];

/** A group of the list: a stage, or the uploads to other assets than the page's. */
export type GroupKey = Stage | 'elsewhere';

/** Uploads under one heading. */
export interface UploadGroup {
  readonly key: GroupKey;
  /** In the order shown: running and waiting uploads in the order in which they are sent, others newest first. */
  readonly uploads: readonly AssetUpload[];
}

/** Returns the stage of an upload: `attention` if a person has to do something. */
export function stageOf(upload: AssetUpload): Stage {
  if (upload.status === 'failed' || upload.status === 'needs-file' || needsDecision(upload)) {
    return 'attention';
  }
  if (isRunning(upload)) return 'uploading';
  if (upload.status === 'checking' || upload.status === 'waiting') return 'waiting';
  return needsLink(upload) ? 'attention' : 'done';
}

/** Returns true unless an upload has ended or needs a person. */
export const isUnderWay = (upload: AssetUpload): boolean => !['attention', 'done'].includes(stageOf(upload));

/** Returns the groups that aren't empty. `uploads` are oldest first; without `assetId`, no asset is another one. */
export function groupUploads(
  uploads: readonly AssetUpload[],
  assetId: string | undefined,
): readonly UploadGroup[] {
  // In one pass, and each row judged once: a list has thousands of rows after a long shift.
  const [here, elsewhere] = [createStages(), createStages()];
  for (const upload of uploads) {
    const isElsewhere = assetId !== undefined && upload.job.assetId !== assetId;
    (isElsewhere ? elsewhere : here)[stageOf(upload)].push(upload);
  }
  const groups: readonly UploadGroup[] = [
    { key: 'attention', uploads: here.attention.toReversed() },
    { key: 'uploading', uploads: here.uploading },
    { key: 'waiting', uploads: here.waiting },
    { key: 'done', uploads: here.done.toReversed() },
    { key: 'elsewhere', uploads: stages.flatMap((stage) => elsewhere[stage].toReversed()) },
  ];
  return groups.filter((group) => group.uploads.length > 0);
}

const createStages = (): Record<Stage, AssetUpload[]> => ({
  attention: [],
  uploading: [],
  waiting: [],
  done: [],
});

/** Returns the colour of an upload; undefined if it has none. */
export function toneOf(upload: AssetUpload): 'ok' | 'warn' | 'bad' | undefined {
  switch (shownStatus(upload)) {
    case 'failed':
    case 'needs-file':
      return 'bad';
    case 'stored':
      return warningOf(upload)?.code ? 'warn' : 'ok';
    case 'already-exists':
      return needsLink(upload) ? 'warn' : undefined;
    case 'waiting': {
      const isTooLarge = 'persistence' in upload && upload.persistence === 'no-room';
      return isTooLarge || (blockedBy(upload) ?? 'resume') !== 'resume' ? 'warn' : undefined;
    }
    default:
      return undefined;
  }
}
