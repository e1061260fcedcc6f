import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { onTestFinished, vi } from 'vitest';

import { UploadsList } from '#features/uploads/uploads-list.tsx';
import { createFormats } from '#i18n/formats.ts';
import { I18nProvider } from '#i18n/i18n-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import { createCommands, createListState, createUpload } from '../uploads.ts';
import { render } from './render.tsx';

/** End of uploads: epoch milliseconds, and as the list shows it. */
export const endedAt = 1_700_000_000_000;
export const time = createFormats('en').time(endedAt);

/** The list with these uploads, without a queue. */
export function createList(
  uploads: readonly AssetUpload[],
  overrides: Partial<ComponentProps<typeof UploadsList>> = {},
  locale: Locale = 'en',
) {
  const commands = createCommands();
  const dismiss = vi.fn<(ids: readonly string[]) => void>();
  const state = createListState({ getSnapshot: () => uploads, cancel: commands.cancel, dismiss });
  onTestFinished(state.removedUploads.dispose);
  const list = (shown: readonly AssetUpload[]) => (
    <I18nProvider locale={locale}>
      <UploadsList
        uploads={shown}
        assetId="PRESS-0042"
        commands={commands}
        choices={{ offerAi: false }}
        serviceHost="service.example"
        documentHref={(id) => id && `/library/${id}`}
        {...state}
        {...overrides}
      />
    </I18nProvider>
  );
  const { user, rerender, unmount } = render(list(uploads));
  return {
    user,
    commands,
    dismiss,
    show: (shown: readonly AssetUpload[]) => rerender(list(shown)),
    /** Opens another page. */
    leave: unmount,
  };
}

/** The row of an upload. */
export const row = (name = 'Pump manual') => within(screen.getByRole('group', { name }));

export const offline: UploadProblem = { code: 'network', sentBytes: 0, outcome: 'not-stored' };

/** A wait that ends at `retryAt`; by default long ago. */
export const waitsForLater = (problem: UploadProblem, retryAt = 0) =>
  ({ kind: 'retry-scheduled', problem, attemptId: 'a', retryAt, retryDelayMs: 60_000 }) as const;

export const storedDocument = { id: 'doc-1', displayname: 'Pump manual' };

export const sending = (sentBytes: number) =>
  createUpload({ status: 'sending', attemptId: 'a', sentBytes }, { id: 'u' });

export const waiting = (waitsFor: Extract<AssetUpload, { status: 'waiting' }>['waitsFor']) =>
  createUpload({ status: 'waiting', waitsFor }, { id: 'u' });
