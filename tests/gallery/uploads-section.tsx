import { createRemovedUploads } from '#app/session/removed-uploads.ts';
import { EarlierUploads } from '#features/history/asset-history.tsx';
import { UploadsList } from '#features/uploads/uploads-list.tsx';
import { createValue } from '#lib/value.ts';
import type { Move } from '#sending/last-moves.ts';

import { createMemory } from '../support/memory.ts';
import { assetId, history, uploads } from './samples.ts';

const nothing = () => {};
const commands = {
  cancel: nothing,
  retry: nothing,
  pause: nothing,
  pauseForEdit: nothing,
  resume: nothing,
  edit: nothing,
  fail: nothing,
  provideFile: async () => 'differs' as const,
  provideFiles: async () => false,
  hasFile: () => false,
  noteLinkRequest: nothing,
  showDuplicate: nothing,
  linkRequestOf: () => '',
};

const state = {
  removedUploads: createRemovedUploads(
    {
      getSnapshot: () => [],
      subscribe: () => nothing,
      cancel: nothing,
      dismiss: nothing,
    },
    createMemory(),
  ),
  lastMoves: createValue<readonly Move[]>([]),
};

/** The list of uploads: empty, and with one upload in each state. */
export function UploadsSection() {
  const props = {
    assetId,
    commands,
    documentHref: (id: string | undefined) => id && `#/gallery/${id}`,
    choices: { offerAi: true, categories: [{ id: 'sds', name: 'Safety data sheet' }] },
    serviceHost: 'service.example',
    ...state,
  };
  return (
    <>
      <UploadsList {...props} uploads={[]} />
      <UploadsList
        {...props}
        uploads={uploads}
        earlierUploads={
          <EarlierUploads entries={history} clear={nothing} documentHref={props.documentHref} />
        }
      />
    </>
  );
}
