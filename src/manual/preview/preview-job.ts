import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { openArchive, type ArchiveFiles } from './archive-files.ts';
import { readTitles } from './read-titles.ts';
import { render } from './render.ts';
import type { ManualPages, Rendering, RenderRequest, Titles } from './rendering.ts';

type PreviewTask<Input, Value, Event = never> = Task<Input & { readonly file: Blob }, Value, Event>;

/** Each task names the file, the same for all tasks of a worker; the first task opens it. */
export type PreviewTasks = {
  /** `undefined` if the archive must not be unpacked. */
  readonly open: PreviewTask<{ readonly startPage?: string | undefined }, ManualPages | undefined>;
  readonly render: PreviewTask<{ readonly page: RenderRequest }, Rendering>;
  readonly titles: PreviewTask<object, void, Titles>;
};

/** Creates the job of one worker, which reads one archive. */
export function createPreviewJob(): WorkerJob<PreviewTasks> {
  let opening: Promise<ArchiveFiles | undefined> | undefined;
  const openOnce = (file: Blob, startPage?: string) => (opening ??= openArchive(file, startPage));

  async function archiveOf(file: Blob): Promise<ArchiveFiles> {
    const archive = await openOnce(file);
    if (archive === undefined) throw new Error('The archive must not be unpacked.');
    return archive;
  }

  return {
    open: ({ file, startPage }) =>
      openOnce(file, startPage).then((opened) => opened && manualPagesOf(opened)),
    render: ({ file, page }) => archiveOf(file).then((archive) => render(archive, page)),
    titles: ({ file }, { emit }) => archiveOf(file).then((archive) => readTitles(archive, emit)),
  };
}

const manualPagesOf = ({ pages, startPage }: ArchiveFiles): ManualPages => ({
  pages,
  ...(startPage !== undefined && { startPage }),
});
