import type { ArrivedFile } from '#intake/transition.ts';
import { createValue } from '#lib/value.ts';

import type { SignIn } from '../sign-in/sign-in.ts';
import type { Arrival, ChosenFiles } from './chosen-files.ts';

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
type Choice = {
  readonly arrival: Arrival;
  /** Generation of the person whose page it was; undefined if nobody was known. */
  readonly chosenIn: number | undefined;
  /** Undefined while they are being read. */
  readonly files?: readonly ArrivedFile[];
} & (
  | {
      /** `asked`: a question about them is under way. */
      readonly status: 'chosen' | 'asked';
      /** True once a question failed. */
      readonly wasUnknown: boolean;
    }
  | { readonly status: 'owned'; readonly owner: Owner }
);

type ChoiceEvent =
  | { readonly type: 'read'; readonly arrival: Arrival; readonly files: readonly ArrivedFile[] }
  | { readonly type: 'asked' }
  /** Without a generation, the question failed. */
  | { readonly type: 'answered'; readonly generation: number | undefined };

/** Applies an event to a choice. An answer counts for those that were there when the question was asked. */
function transition(choice: Choice, event: ChoiceEvent): Choice {
  switch (event.type) {
    case 'read':
      return choice.arrival === event.arrival ? { ...choice, files: event.files } : choice;
    case 'asked':
      return choice.status === 'chosen' ? { ...choice, status: 'asked' } : choice;
    case 'answered': {
      const { generation } = event;
      if (choice.status !== 'asked') return choice;
      if (generation === undefined) return { ...choice, status: 'chosen', wasUnknown: true };
      const isTheirs = !choice.wasUnknown || choice.chosenIn === generation;
      return { ...choice, status: 'owned', owner: isTheirs ? generation : 'unclaimed' };
    }
  }
}

/**
 * A file belongs to the person whom the first confirmation names that was asked for after it was chosen. It is then among
 * the chosen files of the page.
 */
export function createFileAttribution(
  signIn: Pick<SignIn, 'state' | 'subscribe' | 'confirm'>,
  chosenFiles: Pick<ChosenFiles, 'of' | 'expect'>,
) {
  let choices: readonly Choice[] = [];
  const pendingCount = createValue(0);
  const unclaimed = createValue<readonly PendingFile[]>([]);

  const addUnclaimed = (files: readonly PendingFile[]) => unclaimed.set([...unclaimed.get(), ...files]);
  const add = (assetId: string, files: readonly ArrivedFile[], leftAssetId?: string) => {
    if (files.length > 0) chosenFiles.of(assetId).dispatch({ type: 'arrived', files, leftAssetId });
  };
  function passOn(arrival: Arrival, owner: Owner, files: readonly ArrivedFile[]): void {
    const assetId = arrival.assetId();
    if (owner === signIn.state().generation) add(assetId, files, arrival.leftAssetId());
    // The stay of the person may have ended while they were being read.
    else addUnclaimed(files.map((arrived) => ({ assetId, arrived })));
    arrival.end();
  }
  function dispatch(event: ChoiceEvent): void {
    const next = choices.map((choice) => transition(choice, event));
    choices = next.filter(({ status, files }) => status !== 'owned' || !files);
    for (const each of next) {
      if (each.status === 'owned' && each.files) passOn(each.arrival, each.owner, each.files);
    }
    const pending = choices.flatMap(({ status, files = [] }) => (status === 'owned' ? [] : files));
    pendingCount.set(pending.length);
  }
  /** Asks who is here, again after a failure as soon as someone is signed in. */
  async function ask(): Promise<void> {
    const isAsking = choices.some(({ status }) => status === 'asked');
    if (isAsking || choices.every(({ status }) => status === 'owned')) return;
    dispatch({ type: 'asked' });
    // The sign-in shows why it can't be known.
    const generation = await signIn.confirm().catch(() => undefined);
    dispatch({ type: 'answered', generation });
    if (choices.some((each) => each.status === 'chosen' && !each.wasUnknown)) void ask();
  }
  signIn.subscribe(() => {
    if (signIn.state().status === 'signed-in') void ask();
  });

  return {
    /**
     * Call when a person of this stay chooses files for an asset. Returns a function that takes them, once they are read.
     */
    begin: (assetId: string, generation: number) => {
      const chosenIn = signIn.state().status === 'signed-out' ? undefined : generation;
      const arrival = chosenFiles.expect(assetId);
      choices = [...choices, { status: 'chosen', arrival, chosenIn, wasUnknown: false }];
      void ask();
      return (files: readonly ArrivedFile[]) => dispatch({ type: 'read', arrival, files });
    },
    /** Number of files whose person isn't known yet. */
    pendingCount,
    /** Files that may not be those of the person who is here now, who must say if they are. */
    unclaimed,
    /** Gives the unclaimed files to the person who is here. */
    claim: () => {
      const files = unclaimed.get();
      unclaimed.set([]);
      // All files of an asset at once: a folder is recognized only as a whole.
      for (const id of new Set(files.map(({ assetId }) => assetId))) {
        const ofAsset = files.flatMap(({ assetId, arrived }) => (assetId === id ? arrived : []));
        add(id, ofAsset);
      }
    },
    discard: () => unclaimed.set([]),
    /** Adds files whose person isn't known any more. */
    addUnclaimed,
  };
}
