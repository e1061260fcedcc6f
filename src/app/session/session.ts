import { QueryClient } from '@tanstack/react-query';

import { createClient, type ClientOptions } from '#api/client.ts';
import type { Receipt } from '#api/contract/receipt.ts';
import { matchesUpload } from '#api/matches-upload.ts';
import { problemFromError } from '#api/errors.ts';
import type { GetToken } from '#api/upload-request.ts';
import type { MetadataPresets } from '#features/add-documents/values/metadata-choices.ts';
import type { AssetQuery } from '#features/choose-asset/lookup/use-asset-lookup.ts';
import type { InspectedDocument } from '#intake/chosen-file.ts';
import type { AssetUpload, UploadProblem } from '#features/uploads/asset-upload.ts';
import { createRemovedUploads, type RemovedUploads } from '#features/uploads/list/removed-uploads.ts';
import type { KeptMoves, Move } from '#features/uploads/move/use-moves.ts';
import { createId } from '#lib/create-id.ts';
import { createDeviceMemory, type DeviceMemory } from '#lib/device-memory.ts';
import { createHasher, type Hasher } from '#lib/hash/hasher.ts';
import type { LinkTemplate } from '#lib/link-template.ts';
import { setTimer } from '#lib/time/timer.ts';
import { createInspectorPool } from '#manual/inspector-pool.ts';
import { createInspector, type Inspector } from '#manual/inspector.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import { isEnded } from '#queue/upload.ts';
import { createValue, type Value } from '#lib/value.ts';

import { createPageLocks } from '../device/page-locks.ts';
import { createAuthors } from './authors.ts';
import { createLeftUploads, type LeftUploadsController } from './left-uploads.ts';
import { reportsFileChanges } from './reports-file-changes.ts';
import { isResult, isRoutine, throttle } from './throttle.ts';
import type { Config } from '../config/config.ts';
import { createAssetNames, type AssetNames } from '../asset-lookup/asset-names.ts';
import { onConnectivityHint, readMissingOnFocus } from './connectivity.ts';
import { classifyFailure } from './classify-failure.ts';
import { createDevicePersistence, ownerOf, type DevicePersistence } from './persistence.ts';
import { openDevice } from '../device/device.ts';
import { createSavedDrafts, type SavedDrafts } from '../drafts/saved-drafts.ts';
import type { UnclaimedDrafts } from '../drafts/unclaimed-drafts.ts';
import type { SharedFilesController } from '../share-target/shared-files-controller.ts';
import type { Identity } from '../person/identity.ts';
import { isUnnamed, type Person } from '../person/person.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { createPersonMemory } from './person-memory.ts';
import { readOnly } from './read-only.ts';

/**
 * Returns the render interval in milliseconds: short enough not to be noticed, and longer for many uploads, since each
 * rendering takes time from them.
 */
const renderIntervalMs = (uploads: readonly AssetUpload[]): number => (areFew(uploads) ? 200 : 400);

/** Returns true if each result can be rendered by itself. */
const areFew = (uploads: readonly AssetUpload[]): boolean =>
  uploads.filter((upload) => !isEnded(upload)).length <= 20;

/** Returns the asset of an ID or a code, checked by `readAsset`. */
type ResolveAsset = (request: AssetQuery & { readonly signal: AbortSignal }) => unknown;

/** Settings of pages and queue, from `config.json` or from a host. */
export interface Settings extends Omit<
  Config,
  '$schema' | 'signIn' | 'documentUrl' | 'assetUrl' | 'maintenanceUrl' | 'linkUrl'
> {
  readonly documentUrl?: LinkTemplate | undefined;
  readonly assetUrl?: LinkTemplate | undefined;
  readonly maintenanceUrl?: LinkTemplate | undefined;
  readonly linkUrl?: LinkTemplate | undefined;
  /** Function of a host that finds an asset, instead of `assetLookup`. */
  readonly resolveAsset?: ResolveAsset | undefined;
  /** Metadata that a host presets for every document. */
  readonly presets?: MetadataPresets | undefined;
  /** Path of the claim that lists roles in a token. */
  readonly rolesClaim?: string | undefined;
}

/** Services of one mounted application, independent of the person. */
export interface Services {
  readonly config: Settings;
  readonly signIn: SignIn;
  readonly inspector: Inspector;
  readonly hasher: Hasher;
  readonly memory: DeviceMemory;
  readonly savedDrafts: SavedDrafts;
  /** Present only on a page of our own that may save files. */
  readonly unclaimedDrafts?: UnclaimedDrafts | undefined;
  /** Opens the controller of a person for files of other applications; only on a page of our own. */
  readonly openSharedFiles?: ((personId: string) => SharedFilesController | undefined) | undefined;
  /** Receives what was found in a chosen file; only where a host listens. */
  readonly onInspected?: ((assetId: string, inspected: InspectedDocument) => void) | undefined;
  readonly dispose: () => void;
}

/** Sign-in of one person: every token is theirs. */
export interface PersonSignIn extends Omit<SignIn, 'getToken'> {
  readonly getToken: GetToken;
}

/** The services, and the resources of the person who is here. */
export interface Session extends Omit<Services, 'signIn'> {
  /** Belongs to this session only. */
  readonly id: string;
  readonly personId: string;
  /** Generation of the person: the session ends with it. */
  readonly generation: number;
  /** True while nobody is signed in: the person's uploads are only shown. */
  readonly isReadOnly: boolean;
  readonly signIn: PersonSignIn;
  /** Present only if the device stores files of other applications for the page. */
  readonly sharedFiles: SharedFilesController | undefined;
  readonly queue: Queue<Receipt, UploadProblem>;
  /** Answers of services about assets and choices. */
  readonly queries: QueryClient;
  readonly isUnreadable: DevicePersistence['isUnreadable'];
  /** Subscribes to changes of the queue, throttled for rendering. */
  readonly subscribeToUploads: (listener: () => void) => () => void;
  readonly assetNames: AssetNames;
  /** The last move of uploads to another asset. */
  readonly keptMoves: KeptMoves;
  /** Assets to which files or uploads of this page were moved. */
  readonly movedTo: Value<readonly string[]>;
  readonly removedUploads: RemovedUploads;
  /** Uploads of the person that were saved for another service, or before nothing was to be saved any more. */
  readonly leftUploads: LeftUploadsController;
  /** Epoch milliseconds: uploads that ended earlier belong to a previous visit. */
  readonly startedAt: number;
}

/** Creates the services, which outlive pages and sessions. */
export function createServices(
  config: Settings,
  signIn: SignIn,
  // A host's page has many addresses.
  device = openDevice(`${location.origin}/`),
): Services {
  const memory = createDeviceMemory(() => localStorage);
  const hasher = createHasher();
  // Two workers: one core each; page and uploads need little.
  const inspector = createInspectorPool(Math.min(2, navigator.hardwareConcurrency), () => createInspector());
  return {
    config,
    signIn,
    inspector,
    hasher,
    memory,
    savedDrafts: createSavedDrafts({
      files: config.keepFiles ? device.files : undefined,
      locks: device.locks,
      ownerOf: (personId) => ownerOf(config, personId),
    }),
    dispose: () => {
      hasher.dispose();
      inspector.dispose();
    },
  };
}

/** The person whose session is opened. */
export type PersonHere = Exclude<Identity, { readonly status: 'signed-out' }>;

/**
 * Opens the queue of a person and connects its ports to their adapters. Disposing of it doesn't dispose of the
 * services. `latest` returns the current settings, which each attempt uses.
 */
export function openSession(
  services: Services,
  { status, generation, person }: PersonHere,
  latest: () => Settings = () => services.config,
): Session {
  const { config } = services;
  const personId = person.id;
  const isReadOnly = status === 'away';
  const signIn: PersonSignIn = {
    ...services.signIn,
    getToken: (request) => services.signIn.getToken({ ...request, generation }),
  };
  const devicePersistence = createDevicePersistence(config, personId);
  const queue = openQueue({ ...services, signIn }, { person, latest, ports: devicePersistence.ports });
  const owner = isUnnamed(person) ? undefined : devicePersistence.owner;
  const memory = createPersonMemory(services.memory, owner);
  const leftUploads = createLeftUploads({ config, personId, queue, locks: createPageLocks() });
  const shownQueue = isReadOnly ? readOnly(queue) : queue;
  const stopReading = readMissingOnFocus(shownQueue);
  const dispose = () => {
    stopReading();
    leftUploads.dispose();
    queue.dispose();
    queries.clear();
  };
  // No timer is left when the session ends.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const subscribeToUploads = throttle(queue.subscribe, {
    intervalMs: () => renderIntervalMs(queue.getSnapshot()),
    isUrgent: (changes) =>
      !changes.every(isRoutine) || (changes.some(isResult) && areFew(queue.getSnapshot())),
  });
  return {
    ...services,
    memory,
    id: createId(),
    personId,
    generation,
    isReadOnly,
    signIn,
    // Without a sign-in, nothing of the person may be changed.
    sharedFiles: isReadOnly ? undefined : services.openSharedFiles?.(personId),
    queue: shownQueue,
    queries,
    isUnreadable: devicePersistence.isUnreadable,
    subscribeToUploads,
    assetNames: createAssetNames(memory),
    keptMoves: createValue<readonly Move[]>([]),
    movedTo: createValue<readonly string[]>([]),
    removedUploads: createRemovedUploads(),
    leftUploads,
    startedAt: Date.now(),
    dispose,
  };
}

interface QueueOptions {
  readonly person: Person;
  /** Returns the current settings. */
  readonly latest: () => Settings;
  readonly ports: DevicePersistence['ports'];
}

/** Opens the queue of a person. */
function openQueue(
  services: Pick<Session, 'signIn' | 'config' | 'hasher'>,
  { person, latest, ports }: QueueOptions,
): Session['queue'] {
  const { concurrency, retryAmbiguous } = services.config;
  const authors = createAuthors(person);
  const client = createClient(() => clientOptions(latest(), services));
  return createQueue<Receipt, UploadProblem>(
    {
      send: async (job, run) => {
        const result = await client.upload(job, run);
        if (result.ok) authors.note(result.value);
        return result;
      },
      ...ports,
      hash: services.hasher.hash,
      createId,
      now: Date.now,
      random: Math.random,
      setTimer,
      classifyFailure,
      compareReceipt: (receipt, job) => ({
        documentId: receipt.document?.id,
        isMatch: matchesUpload(receipt, job),
        isByAnother: authors.isByAnother(receipt),
      }),
      toProblem: problemFromError,
      isOffline: () => !navigator.onLine,
      onConnectivityHint,
    },
    { concurrency, retryAmbiguous },
  );
}

/** The service address stays that of the session's start. */
function clientOptions(
  settings: Settings,
  { config, hasher, signIn }: Pick<Session, 'config' | 'hasher' | 'signIn'>,
): ClientOptions {
  const { limits, offerAi, requireEnvelope, rolesClaim, stallSeconds, answerSeconds } = settings;
  return {
    baseUrl: config.baseUrl,
    getToken: signIn.getToken,
    onTokenRejected: signIn.onTokenRejected,
    ...(rolesClaim !== undefined && { rolesClaim }),
    limits,
    offerAi,
    requireEnvelope,
    stallMs: stallSeconds * 1000,
    answerWaitMs: answerSeconds * 1000,
    hash: reportsFileChanges(navigator.userAgent) ? undefined : hasher.hash,
  };
}
