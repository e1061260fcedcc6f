import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { HeaderStatus } from '#app/layout/header-status.tsx';
import { stageOf } from '#features/uploads/status/groups.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { RemovedUploads } from '#sending/removals.ts';

import { render } from '../support/dom/render.tsx';
import { createListState, createUpload } from '../support/uploads.ts';

const waiting = () => createUpload({ status: 'waiting' });
const stored = () => createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 });
const failed = () => createUpload({ status: 'failed', problem: { code: 'http', status: 413 } });
const cancelled = () => createUpload({ status: 'cancelled' });

/** Shows the status above a page with a list. */
function show(uploads: readonly AssetUpload[], removed?: RemovedUploads) {
  const scrollIntoView = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { user } = render(
    <>
      <HeaderStatus uploads={uploads} {...(removed && { removedUploads: removed })} />
      <main>
        <section>
          <h2 tabIndex={-1}>Uploads</h2>
          <div className="uploads">
            {uploads.map((upload) => (
              <div key={upload.id} role="group" tabIndex={-1} data-stage={stageOf(upload)}>
                {upload.id}
              </div>
            ))}
          </div>
        </section>
      </main>
    </>,
  );
  return { user, scrollIntoView };
}

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
};

test.each([
  ['no uploads', [], undefined],
  ['all done', [stored(), stored()], undefined],
  ['uploads in progress, without the cancelled ones', [waiting(), stored(), cancelled()], 'Uploads 1 of 2'],
  ['failed ones among them', [waiting(), failed()], 'Uploads 0 of 2 · 1 failed'],
  ['failed ones alone', [stored(), failed()], 'Uploads 1 failed'],
])('[PAGE-2] with %s the header says so', (_, uploads, name) => {
  show(uploads);
  expect(screen.queryByRole('button')?.textContent).toBe(name);
});

test('[PAGE-2] "Offline" comes first, and leads to the list if there is one', async () => {
  const { user } = show([waiting()]);
  goOffline();
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent(/^Uploads Offline · 0 of 1$/);
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
});

test('[PAGE-2] a removed upload isn’t counted, unless it is restored', () => {
  const upload = failed();
  const { removedUploads: removed } = createListState();
  show([upload], removed);
  act(() => removed.remove([upload.id]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => removed.undo());
  expect(screen.getByRole('button')).toHaveTextContent('1 failed');
});

test('[PAGE-2] the status leads to the first upload that needs attention, which is marked until it loses focus', async () => {
  const upload = failed();
  const { user, scrollIntoView } = show([stored(), upload, waiting()]);
  await user.click(screen.getByRole('button'));
  const row = screen.getByText(upload.id);
  expect(row).toHaveFocus();
  expect(row).toHaveAttribute('data-found');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button'));
  await user.tab();
  expect(row).not.toHaveAttribute('data-found');
});
