import type { Result } from '#lib/result.ts';
import { fail } from '#lib/result.ts';

import type { SourceFiles } from '../content/source-files.ts';
import type { ReceiptShape, Upload } from '../upload.ts';
import type { Progress, QueuePorts } from '../ports.ts';
import type { AttemptEvent } from '../transition.ts';

/** One request of one upload. */
export interface Attempt {
  readonly attemptId: string;
  readonly upload: Upload;
  readonly signal: AbortSignal;
  /** Called as bytes are sent, until the signal is aborted. */
  readonly onProgress: (event: AttemptEvent) => void;
}

/** Result of an attempt. `wasSaved`: the file was saved on the device when it began. */
export interface AttemptEnd {
  readonly result: Result<ReceiptShape, unknown>;
  readonly wasSaved: boolean;
}

/** Sends an upload once. Resolves to undefined if it was aborted. Never rejects. */
export async function runAttempt(
  { ports, files }: { readonly ports: QueuePorts; readonly files: SourceFiles },
  { attemptId, upload, signal, ...attempt }: Attempt,
): Promise<AttemptEnd | 'file-missing' | undefined> {
  const { job } = upload;
  const onProgress = (progress: Progress): void => {
    if (!signal.aborted) attempt.onProgress(progressEvent(attemptId, progress, job.file.size));
  };
  let isSaved = true;
  try {
    const opened = await files.open(upload);
    // A listener may have cancelled it already.
    if (signal.aborted) return undefined;
    if (!opened) return 'file-missing';
    ({ isSaved } = opened);
    return {
      result: await ports.send({ ...job, file: opened.file }, { signal, onProgress }),
      wasSaved: isSaved,
    };
  } catch (error) {
    return signal.aborted ? undefined : { result: fail(ports.toProblem(error)), wasSaved: isSaved };
  }
}

/**
 * The file is the last part of the form, so bytes beyond the file's size count as sent before it. An upload that is
 * still sending therefore shows less than its size.
 */
function progressEvent(
  attemptId: string,
  { sentBytes, totalBytes }: Progress,
  sizeBytes: number,
): AttemptEvent {
  if (totalBytes > 0 && sentBytes >= totalBytes) return { type: 'body-sent', attemptId };
  const formBytes = Math.max(0, totalBytes - sizeBytes);
  return { type: 'progressed', attemptId, sentBytes: sentBytes - formBytes };
}
