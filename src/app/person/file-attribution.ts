import type { ArrivedFile } from '#intake/transition.ts';
import { createValue } from '#lib/value.ts';

import type { Arrival, ChosenFiles } from '../drafts/chosen-files.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

/** Chosen files of a page, until it is known whose they are (IDENTITY-3, IDENTITY-12). */
export type FileAttribution = ReturnType<typeof createFileAttribution>;

/** A file, and the asset for which it was chosen. */
export interface PendingFile {
  readonly assetId: string;
  readonly arrived: ArrivedFile;
}

/** Generation to which files belong; `unclaimed` if a person must say so. */
type Owner = number | 'unclaimed';

/** Files that were chosen together. They are passed on once they are read and owned, in either order. */
type ChoiceState =
  | { readonly status: 'chosen' }
  | { readonly status: 'read'; readonly files: readonly ArrivedFile[] }
  | { readonly status: 'owned'; readonly owner: Owner };

interface Choice {
  readonly arrival: Arrival;
  /** Generation of the person whose page it was; undefined if nobody was known. */
  readonly chosenIn: number | undefined;
  /** True once a confirmation failed. */
  wasUnknown: boolean;
  state: ChoiceState;
}

/**
 * A file belongs to the person whom the first confirmation names that was asked for after it was chosen. It is then among
 * the chosen files of the page.
 */
export function createFileAttribution(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  chosenFiles: Pick<ChosenFiles, 'of' | 'expect'>,
) {
  const pendingCount = createValue(0);
  const unclaimed = createValue<readonly PendingFile[]>([]);

  const updatePending = () =>
    pendingCount.set(
      questions
        .unanswered()
        .reduce((sum, { state }) => sum + (state.status === 'read' ? state.files.length : 0), 0),
    );
  const addUnclaimed = (files: readonly PendingFile[]) => unclaimed.set([...unclaimed.get(), ...files]);
  const add = (assetId: string, files: readonly ArrivedFile[], leftAssetId?: string) => {
    if (files.length > 0) chosenFiles.of(assetId).dispatch({ type: 'arrived', files, leftAssetId });
  };
  const passOn = ({ arrival }: Choice, owner: Owner, files: readonly ArrivedFile[]) => {
    const assetId = arrival.assetId();
    if (owner === signIn.state().generation) add(assetId, files, arrival.leftAssetId());
    // The stay of the person may have ended while they were being read.
    else addUnclaimed(files.map((arrived) => ({ assetId, arrived })));
    arrival.end();
  };
  const questions = createQuestions(signIn, (answered, generation) => {
    for (const choice of answered) {
      const { state } = choice;
      const owner = ownerOf(choice, generation);
      if (state.status === 'read') passOn(choice, owner, state.files);
      else choice.state = { status: 'owned', owner };
    }
    updatePending();
  });

  return {
    /**
     * Call when a person of this stay chooses files for an asset. Returns a function that takes them, once they are read.
     */
    begin: (assetId: string, generation: number) => {
      const chosenIn = signIn.state().status === 'signed-out' ? undefined : generation;
      const arrival = chosenFiles.expect(assetId);
      const choice: Choice = { arrival, chosenIn, wasUnknown: false, state: { status: 'chosen' } };
      questions.add(choice);
      return (files: readonly ArrivedFile[]) => {
        if (choice.state.status === 'owned') passOn(choice, choice.state.owner, files);
        else choice.state = { status: 'read', files };
        updatePending();
      };
    },
    /** Number of files whose person isn't known yet. */
    pendingCount,
    /** Files that may not be those of the person who is here now, who must say if they are. */
    unclaimed,
    /** Gives the unclaimed files to the person who is here. */
    claim: () => {
      const files = unclaimed.get();
      unclaimed.set([]);
      for (const { assetId, arrived } of files) add(assetId, [arrived]);
    },
    discard: () => unclaimed.set([]),
    /** Adds files whose person isn't known any more. */
    addUnclaimed,
  };
}

/** Asks who is here about each choice, again after a failure as soon as someone is signed in. */
function createQuestions(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  onAnswer: (answered: readonly Choice[], generation: number) => void,
) {
  let unanswered: readonly Choice[] = [];
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const requested = unanswered;
    // The sign-in shows why it can't be known.
    const generation = await signIn.confirm().catch(() => undefined);
    isAsking = false;
    if (generation === undefined) {
      for (const choice of requested) choice.wasUnknown = true;
    } else {
      unanswered = unanswered.filter((choice) => !requested.includes(choice));
      onAnswer(requested, generation);
    }
    if (unanswered.some(({ wasUnknown }) => !wasUnknown)) askOnce();
  }
  const askOnce = () => {
    if (!isAsking && unanswered.length > 0) void ask();
  };
  signIn.subscribe(() => {
    if (signIn.state().status === 'signed-in') askOnce();
  });
  return {
    unanswered: () => unanswered,
    add: (choice: Choice) => {
      unanswered = [...unanswered, choice];
      askOnce();
    },
  };
}

const ownerOf = ({ wasUnknown, chosenIn }: Choice, generation: number): Owner =>
  !wasUnknown || chosenIn === generation ? generation : 'unclaimed';
