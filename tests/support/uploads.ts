import type { ComponentProps } from 'react';
import { vi } from 'vitest';

import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import { createRemovedUploads } from '#app/session/removed-uploads.ts';
import type { UploadCommands } from '#features/uploads/upload-commands.ts';
import type { UploadsList } from '#features/uploads/uploads-list.tsx';
import { createDeviceMemory } from '#lib/device-memory.ts';
import { createValue } from '#lib/value.ts';
import { noPastAttempts } from '#queue/past-attempts.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { Move } from '#sending/last-moves.ts';

import { createJob } from './fakes/queue-fakes.ts';

/** Every field of a document that the service holds. */
export const createDuplicateReceipt = (overrides: Partial<DuplicateReceipt> = {}): DuplicateReceipt => ({
  kind: 'duplicate',
  document: {
    id: 'doc-1',
    filename: 'hlp46.pdf',
    displayname: 'HLP 46 SDS',
    organizationId: 'nordwerk',
    mimetype: 'application/pdf',
    category: { id: 'sds', languageCode: 'en', name: 'Safety data sheet' },
    languages: ['en', 'de'],
    createdAt: '2024-03-12T10:02:00.000Z',
    createdBy: 'k.lund',
    supplierDocument: true,
    supplierName: 'Lubrication Supplies Nord',
    ai: { variant: 'ingested', enabled: false, state: 'uningested' },
  },
  assetIds: ['PRESS-0042', 'TANK-007'],
  maintenanceIds: ['MNT-1', 'MNT-2'],
  message: 'It is there.',
  ...overrides,
});

type Fields<T> = T extends unknown
  ? Omit<T, 'id' | 'job' | 'pastAttempts' | Given> & Partial<Pick<T, Given & keyof T>>
  : never;

/** Default values. */
type Given = 'waitsFor' | 'origin' | 'persistence';

let lastId = 0;

/** An upload in any status, of a file of 1000 bytes to PRESS-0042. */
export function createUpload(
  status: Fields<AssetUpload>,
  { id, ...job }: Parameters<typeof createJob>[0] & { readonly id?: string } = {},
): AssetUpload {
  lastId += 1;
  const given = {
    id: id ?? `upload-${lastId}`,
    job: createJob({ sizeBytes: 1000, ...job }),
    pastAttempts: noPastAttempts,
    persistence: 'off' as const,
    ...(status.status === 'waiting' && { waitsFor: { kind: 'queued' } }),
    ...(status.status === 'already-exists' && { origin: 'earlier' }),
  };
  return { ...given, ...status } as AssetUpload;
}

/** State that a session keeps of a list. Without a queue, nothing is listed. */
export const createListState = (
  queue: Partial<Parameters<typeof createRemovedUploads>[0]> = {},
): Pick<ComponentProps<typeof UploadsList>, 'removedUploads' | 'lastMoves'> => ({
  removedUploads: createRemovedUploads(
    {
      getSnapshot: () => [],
      subscribe: () => () => undefined,
      cancel: () => undefined,
      dismiss: () => undefined,
      ...queue,
    },
    createDeviceMemory(() => sessionStorage),
  ),
  lastMoves: createValue<readonly Move[]>([]),
});

/** Commands that do nothing; tests spy on them. */
export const createCommands = () =>
  ({
    cancel: vi.fn(),
    retry: vi.fn(),
    pause: vi.fn(),
    pauseForEdit: vi.fn(),
    resume: vi.fn(),
    edit: vi.fn(),
    fail: vi.fn(),
    provideFile: vi.fn(async () => 'accepted' as const),
    provideFiles: vi.fn(async () => true),
    hasFile: vi.fn(() => false),
    noteLinkRequest: vi.fn(),
    showDuplicate: vi.fn(),
    linkRequestOf: vi.fn(() => 'Please link this document to asset PRESS-0042.'),
  }) satisfies UploadCommands;
