import type { ArrivedFile } from '#intake/transition.ts';
import { createValue, type ObservedValue } from '#lib/value.ts';

import type { ChosenFiles } from '../drafts/chosen-files.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

/** Chosen files of a page, until it is known whose they are (IDENTITY-3, IDENTITY-12). */
export interface Admission {
  /** Call when a person of this stay chooses files for an asset. Returns a function that takes them, once they are read. */
  readonly begin: (assetId: string, generation: number) => (files: readonly ArrivedFile[]) => void;
  /** Files whose person isn't known yet. */
  readonly pending: ObservedValue<readonly PendingFile[]>;
  /** Files that may not be those of the person who is here now, who must say if they are. */
  readonly unclaimed: ObservedValue<readonly PendingFile[]>;
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
 * A file belongs to the person whom the first confirmation names that was asked for after it was chosen. It is then among
 * the chosen files of the page.
 */
export function createAdmission(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  chosenFiles: Pick<ChosenFiles, 'of'>,
): Admission {
  const pending = createValue<readonly PendingFile[]>(none);
  const unclaimed = createValue<readonly PendingFile[]>(none);

  const updatePending = () => pending.set(questions.unanswered().flatMap(pendingOf));
  const addUnclaimed = (files: readonly PendingFile[]) => unclaimed.set([...unclaimed.get(), ...files]);
  const add = (assetId: string, files: readonly ArrivedFile[]) => {
    if (files.length > 0) chosenFiles.of(assetId).dispatch({ type: 'arrived', files });
  };
  /** Passes the files of an answered choice on, once they are read. */
  const passOn = (choice: Choice) => {
    const { generation } = signIn.state();
    if (choice.owner === generation) add(choice.assetId, choice.files ?? none);
    // The stay of the person may have ended while they were being read.
    else addUnclaimed(pendingOf(choice));
  };
  const questions = createQuestions(signIn, (answered, generation) => {
    for (const choice of answered) {
      choice.owner = ownerOf(choice, generation);
      passOn(choice);
    }
    updatePending();
  });

  return {
    begin: (assetId, generation) => {
      const chosenIn = signIn.state().status === 'signed-out' ? undefined : generation;
      const choice: Choice = { assetId, chosenIn, wasUnknown: false, files: undefined, owner: undefined };
      questions.add(choice);
      return (files) => {
        choice.files = files;
        if (choice.owner !== undefined) passOn(choice);
        updatePending();
      };
    },
    pending,
    unclaimed,
    claim: () => {
      const files = unclaimed.get();
      unclaimed.set(none);
      for (const { assetId, arrived } of files) add(assetId, [arrived]);
    },
    discard: () => unclaimed.set(none),
    addUnclaimed,
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
