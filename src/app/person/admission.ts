import type { RegisterChosen } from '#features/add-documents/intake/chosen-reader.ts';
import type { AdmissionPlace, ArrivedFile } from '#features/add-documents/intake/admission-place.ts';

import type { SignIn } from '../sign-in/sign-in.ts';

import { createReadyFiles, type ReadyFiles } from './ready-files.ts';

/** Chosen files of a page, until it is known whose they are (IDENTITY-3, IDENTITY-12). */
export interface Admission {
  /** The place of a person on an asset's page; the same object each time. */
  readonly at: (assetId: string, generation: number) => AdmissionPlace;
  /** Files whose person isn't known yet. The same array until something changes, like the next two. */
  readonly pending: () => readonly PendingFile[];
  /** Files that may not be those of the person who is here now, who must say if they are. */
  readonly unclaimed: () => readonly PendingFile[];
  /** Assets of files that are pending, or that wait for their form: their pages must be there to receive them. */
  readonly assetIds: () => readonly string[];
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

/** Files that were chosen together. */
interface Choice {
  readonly assetId: string;
  /** Generation of the person whose page it was; undefined if nobody was known. */
  readonly chosenIn: number | undefined;
  /** True once a confirmation failed. */
  wasUnknown: boolean;
  /** Undefined while they are being read. */
  files: readonly ArrivedFile[] | undefined;
  /** Generation to which they belong; `unclaimed` if a person must say so; undefined until a confirmation. */
  owner: number | 'unclaimed' | undefined;
}

const none: readonly never[] = [];

/**
 * A file belongs to the person whom the first confirmation names that was asked for after it was chosen. `registerAt`
 * lets the page read the files that wait for their form.
 */
export function createAdmission(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  registerAt: (assetId: string) => RegisterChosen,
): Admission {
  const places = new Map<string, AdmissionPlace>();
  const ready = createReadyFiles(signIn, registerAt);
  const listeners = new Set<() => void>();
  let pending: readonly PendingFile[] = none;
  let unclaimed: readonly PendingFile[] = none;
  let assetIds: readonly string[] = none;

  const notify = () => {
    pending = questions.unanswered().flatMap(pendingOf);
    const arriving = [...new Set([...pending.map(({ assetId }) => assetId), ...ready.assetIds()])];
    assetIds = arriving.length === 0 ? none : arriving;
    for (const listener of listeners) listener();
  };
  /** Passes the files of an answered choice on, once they are read. */
  const passOn = (choice: Choice) => {
    const { generation } = signIn.state();
    if (choice.owner === generation) ready.add(choice.assetId, generation, choice.files ?? none);
    // The stay of the person may have ended while they were being read.
    else unclaimed = [...unclaimed, ...pendingOf(choice)];
  };
  const questions = createQuestions(signIn, (answered, generation) => {
    for (const choice of answered) {
      choice.owner = ownerOf(choice, generation);
      passOn(choice);
    }
    notify();
  });

  const placeTools: PlaceTools = { signIn, questions, ready, passOn, notify };
  return {
    at: (assetId, generation) => {
      const key = `${generation} ${assetId}`;
      const place = places.get(key) ?? createPlace(assetId, generation, placeTools);
      places.set(key, place);
      return place;
    },
    pending: () => pending,
    unclaimed: () => unclaimed,
    assetIds: () => assetIds,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    claim: () => {
      const files = unclaimed;
      unclaimed = none;
      const { generation } = signIn.state();
      for (const { assetId, arrived } of files) ready.add(assetId, generation, [arrived]);
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

interface PlaceTools {
  readonly signIn: Pick<SignIn, 'state'>;
  readonly questions: Pick<Questions, 'add'>;
  readonly ready: ReadyFiles;
  /** Passes the files of an answered choice on. */
  readonly passOn: (choice: Choice) => void;
  readonly notify: () => void;
}

function createPlace(
  assetId: string,
  generation: number,
  { signIn, questions, ready, passOn, notify }: PlaceTools,
): AdmissionPlace {
  return {
    begin: () => {
      const chosenIn = signIn.state().status === 'signed-out' ? undefined : generation;
      const choice: Choice = { assetId, chosenIn, wasUnknown: false, files: undefined, owner: undefined };
      questions.add(choice);
      return (files) => {
        choice.files = files;
        if (choice.owner !== undefined) passOn(choice);
        notify();
      };
    },
    open: (accept) => {
      // In a microtask: in React's strict mode a form opens, closes and opens again.
      queueMicrotask(() => ready.deliver(assetId, generation) && notify());
      return ready.open(assetId, generation, accept);
    },
  };
}

interface Questions {
  readonly unanswered: () => readonly Choice[];
  readonly add: (choice: Choice) => void;
}

/** Asks who is here about each choice, again after a failure as soon as someone is signed in. */
function createQuestions(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  onAnswer: (answered: readonly Choice[], generation: number) => void,
): Questions {
  let unanswered: readonly Choice[] = none;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (unanswered.length > 0) {
      const requested = unanswered;
      const generation = await signIn.confirm().catch(() => undefined);
      const rest = unanswered.filter((choice) => !requested.includes(choice));
      if (generation === undefined) {
        for (const choice of requested) choice.wasUnknown = true;
        if (rest.length === 0) break;
        continue;
      }
      unanswered = rest;
      onAnswer(requested, generation);
    }
    isAsking = false;
  }
  const askOnce = () => {
    if (!isAsking && unanswered.length > 0) void ask();
  };
  signIn.subscribe(() => {
    if (signIn.state().status === 'signed-in') askOnce();
  });
  return {
    unanswered: () => unanswered,
    add: (choice) => {
      unanswered = [...unanswered, choice];
      askOnce();
    },
  };
}

const pendingOf = ({ assetId, files = none }: Choice): readonly PendingFile[] =>
  files.map((arrived) => ({ assetId, arrived }));

const ownerOf = ({ wasUnknown, chosenIn }: Choice, generation: number): Choice['owner'] =>
  !wasUnknown || chosenIn === generation ? generation : 'unclaimed';
