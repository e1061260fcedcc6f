import { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { type AssetNames, createAssetNames } from '#asset/asset-names.ts';
import type { InspectedDocument } from '#intake/chosen-file.ts';
import { createId } from '#lib/create-id.ts';
import { type DeviceMemory, createDeviceMemory } from '#lib/device-memory.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue, type Value } from '#lib/value.ts';
import { continuesAutomatically } from '#queue/upload.ts';
import type { LastMoves, Move } from '#sending/last-moves.ts';
import type { RemovedUploads } from '#sending/removals.ts';

import type {
  BackgroundNotice,
  BackgroundOptions,
  BackgroundState,
} from '../background/background-uploads.ts';
import type { Settings } from '../config/settings.ts';
import type { Identity } from '../identity/identity.ts';
import { isUnnamed } from '../identity/person.ts';
import type { SharedFilesController } from '../share-target/shared-files-controller.ts';
import type { PersonSignIn } from '../sign-in/sign-in.ts';
import { databaseName, ownerOf } from './persistence.ts';
import { createRemovedUploads } from './removed-uploads.ts';
import type { Services } from './services.ts';
import { type Uploads, openUploads } from './uploads.ts';

/** The person of a session, and their sign-in. */
interface Membership {
  /** Belongs to this session only. */
  readonly id: string;
  readonly personId: string;
  /** Generation of the person: the session ends with it. */
  readonly generation: number;
  /** True while nobody is signed in: the person's uploads are only shown. */
  readonly isReadOnly: boolean;
  readonly signIn: PersonSignIn;
}

/** State that views keep for the person until the session ends, or on the device. */
interface ViewMemory {
  /** Values on the device, such as the assets opened last. */
  readonly memory: DeviceMemory;
  readonly assetNames: AssetNames;
  readonly lastMoves: LastMoves;
  /** Assets to which files or uploads of this page were moved. */
  readonly movedTo: Value<readonly string[]>;
  readonly removedUploads: RemovedUploads;
}

/**
 * Session of the person who is here: the services, with what belongs to the person. Pages pass it on; hooks and other views
 * name the part that they need.
 */
export interface Session
  extends
    Omit<Services, 'signIn' | 'openSharedFiles' | 'deviceMemory' | 'dispose'>,
    Membership,
    Uploads,
    ViewMemory {
  /** Answers of services about assets and choices. */
  readonly queries: QueryClient;
  /** Present only if the device stores files of other applications for the page. */
  readonly sharedFiles: SharedFilesController | undefined;
  /** Start of the person's visit before, in milliseconds since the epoch, where uploads may have ended since. */
  readonly closedSince: number | undefined;
  /** Present only where uploads may continue while the page is closed. */
  readonly background: ReturnType<typeof openBackground> | undefined;
  /** Receives what was found in a chosen file; only where a host listens. */
  readonly onInspected?: ((assetId: string, inspected: InspectedDocument) => void) | undefined;
}

/** The person whose session is opened. */
export type PersonHere = Exclude<Identity, { readonly status: 'signed-out' }>;

/**
 * Opens the session of a person. Disposing of it doesn't dispose of the services. `latest` returns the current settings,
 * which each attempt uses.
 */
export function openSession(
  { openSharedFiles, deviceMemory, ...services }: Services,
  { status, generation, person }: PersonHere,
  latest: () => Settings,
): Session {
  const isReadOnly = status === 'away';
  const signIn: PersonSignIn = {
    ...services.signIn,
    getToken: (request) => services.signIn.getToken({ ...request, generation }),
  };
  const { config, hasher } = services;
  const owner = isUnnamed(person) ? undefined : ownerOf(config, person.id);
  const memory = createPersonMemory(deviceMemory, owner);
  const uploads = openUploads({ config, hasher, signIn, person, isReadOnly, latest });
  const { queue, shownUploads } = uploads;
  const removedUploads = createRemovedUploads(
    { ...queue, subscribe: shownUploads.subscribe },
    createPersonMemory(
      createDeviceMemory(() => sessionStorage),
      owner,
    ),
  );
  const background =
    signIn.background && owner !== undefined && !isReadOnly && config.keepFiles
      ? openBackground({
          background: signIn.background,
          config,
          person,
          owner,
          uploads: shownUploads,
          continuesAutomatically,
        })
      : undefined;
  // No timer is left when the session ends.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  return {
    ...services,
    ...uploads,
    id: createId(),
    personId: person.id,
    generation,
    isReadOnly,
    signIn,
    memory,
    queries,
    background,
    closedSince: background && nextVisit(memory, uploads.startedAt),
    // Without a sign-in, nothing of the person may be changed.
    sharedFiles: isReadOnly ? undefined : openSharedFiles?.(person.id),
    assetNames: createAssetNames(memory),
    lastMoves: createValue<readonly Move[]>([]),
    movedTo: createValue<readonly string[]>([]),
    removedUploads,
    dispose: () => {
      background?.dispose();
      removedUploads.dispose();
      uploads.dispose();
      queries.clear();
    },
  };
}

/** Notes the start of a visit, and returns that of the one before. */
function nextVisit(memory: DeviceMemory, startedAt: number): number | undefined {
  const before = memory.read('visit');
  memory.write('visit', startedAt);
  return typeof before === 'number' ? before : undefined;
}

/** Uploads that continue while the page is closed; `off` until their code is loaded. */
function openBackground(options: Omit<BackgroundOptions, 'database' | 'state'>) {
  const state = createValue<BackgroundState>('off');
  const loading = import('../background/background-uploads.ts').then(({ createBackgroundUploads }) =>
    createBackgroundUploads({ ...options, state, database: databaseName }),
  );
  const failed = logged('Uploads end with the page.');
  loading.catch(failed);
  return {
    state,
    requestNotice: (notice: BackgroundNotice) =>
      void loading.then((code) => code.requestNotice(notice), failed),
    dispose: () => void loading.then((code) => code.dispose(), failed),
  };
}

const valuesSchema = z.array(z.tuple([z.string(), z.unknown()]));
/** Number of owners whose values are kept under a key. */
const maxOwners = 20;

/**
 * Returns the part of a memory that belongs to one owner. The values of those who wrote longest ago are forgotten. Without
 * an owner, values last as long as the returned object.
 */
export function createPersonMemory(memory: DeviceMemory, owner: string | undefined): DeviceMemory {
  if (owner === undefined) {
    const values = new Map<string, unknown>();
    return { read: (key) => values.get(key), write: (key, value) => void values.set(key, value) };
  }
  const valuesOf = (key: string) => valuesSchema.safeParse(memory.read(key)).data ?? [];
  return {
    read: (key) => valuesOf(key).find(([other]) => other === owner)?.[1],
    write: (key, value) => {
      const others = valuesOf(key).filter(([other]) => other !== owner);
      memory.write(key, [[owner, value], ...others].slice(0, maxOwners));
    },
  };
}
