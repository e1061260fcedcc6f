import { unreachable } from '#lib/unreachable.ts';

import { failureOf } from '../worker-failure.ts';
import { openArchive, type ArchiveFiles } from './archive-files.ts';
import type { PageList, PreviewAnswer, PreviewRequest } from './protocol.ts';
import { readTitles } from './read-titles.ts';
import { deferredResource, render } from './render.ts';

/** Answers requests about one archive. The first request opens it; those that come meanwhile wait. */
export function createPreviewServer(post: (answer: PreviewAnswer) => void) {
  let opening: Promise<ArchiveFiles | undefined> | undefined;

  async function answerTo(request: PreviewRequest) {
    if (request.kind === 'open') {
      opening = openArchive(request.file);
      const opened = await opening;
      return opened && pageListOf(opened);
    }
    const archive = await opening;
    if (archive === undefined) throw new Error('No archive is open.');
    switch (request.kind) {
      case 'render':
        return render(archive, request);
      case 'resource':
        return deferredResource(archive, request.url);
      case 'titles':
        await readTitles(archive, (titles) => post({ id: request.id, kind: 'titles', titles }));
        return undefined;
      default:
        return unreachable(request);
    }
  }

  return async (request: PreviewRequest): Promise<void> => {
    const { id } = request;
    try {
      post({ id, kind: 'answer', value: await answerTo(request) });
    } catch (error) {
      post({ id, kind: 'failed', failure: failureOf(error) });
    }
  };
}

const pageListOf = ({ pages, startPage }: ArchiveFiles): PageList => ({
  pages,
  ...(startPage !== undefined && { startPage }),
});
