import type { ArrivedFile } from '#features/add-documents/intake/use-intake.ts';

import type { SignIn } from '../sign-in/sign-in.ts';

/** Chosen files of one asset's page, on their way to its form. */
export interface AdmissionPlace {
  readonly put: (files: readonly ArrivedFile[]) => void;
  /** Sets the receiver, which gets waiting files first. Returns a function that closes the place. */
  readonly open: (accept: (files: readonly ArrivedFile[]) => void) => () => void;
}

/** Chosen files of a page, until it is known whose they are (IDENTITY-3, IDENTITY-12). */
export interface Admission {
  /** The place of a person on an asset's page; the same object each time. */
  readonly at: (assetId: string, generation: number) => AdmissionPlace;
  /** Files whose person isn't known yet. The same array until something changes. */
  readonly pending: () => readonly PendingFile[];
  /** Files that were chosen while nobody was signed in; the person who is here now must say if they are theirs. */
  readonly unclaimed: () => readonly PendingFile[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives the unclaimed files to the person who is here. */
  readonly claim: () => void;
  readonly discard: () => void;
  /** Adds files whose person isn't known any more. */
  readonly addUnclaimed: (files: readonly PendingFile[]) => void;
}

/** A file, and the asset for which it was chosen. */
export interface PendingFile {
  readonly assetId: string;
  readonly arrived: ArrivedFile;
}

interface Waiting extends PendingFile {
  /** Generation of the person whose page it was; undefined if nobody was known. */
  readonly chosenIn: number | undefined;
  /** True once a confirmation failed. */
  readonly wasUnknown: boolean;
}

const none: readonly never[] = [];

/** A file belongs to the person whom the first confirmation names that was asked for after it was chosen. */
export function createAdmission(signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>): Admission {
  const places = new Map<string, AdmissionPlace>();
  const receivers = new Map<string, (files: readonly ArrivedFile[]) => void>();
  /** Files of known people whose form isn't there yet, by place. */
  const ready = new Map<string, readonly ArrivedFile[]>();
  const listeners = new Set<() => void>();
  let pending: readonly Waiting[] = none;
  let unclaimed: readonly PendingFile[] = none;
  let isAsking = false;

  const notify = () => listeners.forEach((listener) => listener());
  const keyOf = (assetId: string, generation: number) => `${generation} ${assetId}`;
  const deliver = (key: string, files: readonly ArrivedFile[]) => {
    const receive = receivers.get(key);
    if (receive) receive(files);
    else ready.set(key, [...(ready.get(key) ?? none), ...files]);
  };
  const deliverAll = (files: readonly PendingFile[], generation: number) => {
    for (const assetId of new Set(files.map((file) => file.assetId))) {
      const ofAsset = files.filter((file) => file.assetId === assetId);
      deliver(
        keyOf(assetId, generation),
        ofAsset.map(({ arrived }) => arrived),
      );
    }
  };
  const isClaimedBy = (file: Waiting, generation: number) => !file.wasUnknown || file.chosenIn === generation;

  async function ask(): Promise<void> {
    isAsking = true;
    while (pending.length > 0) {
      const requested = new Set(pending);
      const generation = await signIn.confirm().catch(() => undefined);
      const answered = pending.filter((file) => requested.has(file));
      const rest = pending.filter((file) => !requested.has(file));
      if (generation === undefined) {
        pending = [...answered.map((file) => ({ ...file, wasUnknown: true })), ...rest];
        if (rest.length === 0) break;
        continue;
      }
      pending = rest;
      const own = answered.filter((file) => isClaimedBy(file, generation));
      unclaimed = [...unclaimed, ...answered.filter((file) => !isClaimedBy(file, generation))];
      deliverAll(own, generation);
      notify();
    }
    isAsking = false;
  }
  const askOnce = () => {
    if (!isAsking && pending.length > 0) void ask();
  };
  signIn.subscribe(() => {
    if (signIn.state().status === 'signed-in') askOnce();
  });

  const createPlace = (assetId: string, generation: number): AdmissionPlace => {
    const key = keyOf(assetId, generation);
    return {
      put: (files) => {
        const chosenIn = signIn.state().status === 'signed-out' ? undefined : generation;
        pending = [
          ...pending,
          ...files.map((arrived) => ({ assetId, arrived, chosenIn, wasUnknown: false })),
        ];
        notify();
        askOnce();
      },
      open: (accept) => {
        receivers.set(key, accept);
        // In a microtask: in React's strict mode a form opens, closes and opens again.
        queueMicrotask(() => {
          const files = ready.get(key);
          if (receivers.get(key) !== accept || files === undefined) return;
          ready.delete(key);
          accept(files);
        });
        return () => {
          if (receivers.get(key) === accept) receivers.delete(key);
        };
      },
    };
  };
  return {
    at: (assetId, generation) => {
      const key = keyOf(assetId, generation);
      const place = places.get(key) ?? createPlace(assetId, generation);
      places.set(key, place);
      return place;
    },
    pending: () => pending,
    unclaimed: () => unclaimed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    claim: () => {
      const files = unclaimed;
      unclaimed = none;
      deliverAll(files, signIn.state().generation);
      notify();
    },
    discard: () => {
      unclaimed = none;
      notify();
    },
    addUnclaimed: (files) => {
      unclaimed = [...unclaimed, ...files];
      notify();
    },
  };
}
