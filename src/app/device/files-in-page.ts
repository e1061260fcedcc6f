import { createDispatcher } from '#lib/dispatcher.ts';

/** A file on the device that a form of this page has, or that this page has deleted. All others wait. */
type FileInPage = SharedInForm | DraftInForm | ({ readonly status: 'deleted' } & Keyed);

interface Keyed {
  /** Identifies it on the device. */
  readonly key: string;
}

interface InForm extends Keyed {
  readonly file: File;
  /** The asset of the form. */
  readonly assetId: string;
}

/** A file that another application shared. */
export interface SharedInForm extends InForm {
  readonly status: 'shared';
}

/** A chosen file. `early`: saved while its form was in use; this page has it also without the form. */
export interface DraftInForm extends InForm {
  readonly status: 'draft' | 'early';
  readonly owner: string;
  /** JSON. */
  readonly values: unknown;
}

type FilesEvent =
  /** Files were saved, opened for a form, or moved to another asset with their form. */
  | { readonly type: 'entered'; readonly files: readonly (SharedInForm | DraftInForm)[] }
  /** Their form was removed. */
  | { readonly type: 'left' | 'deleted'; readonly files: readonly Keyed[] };

type State = ReadonlyMap<string, FileInPage>;

/** Applies an event. A deleted file stays deleted, even if the device fails to delete it. */
function transition(files: State, event: FilesEvent): State {
  const next = new Map(files);
  switch (event.type) {
    case 'entered':
      for (const file of event.files) {
        const { status } = files.get(file.key) ?? file;
        const isStillEarly = status === 'early' && file.status === 'draft';
        if (status !== 'deleted') next.set(file.key, isStillEarly ? { ...file, status } : file);
      }
      return next;
    case 'left':
      for (const { key } of event.files) next.delete(key);
      return next;
    case 'deleted':
      for (const { key } of event.files) next.set(key, { key, status: 'deleted' });
      return next;
  }
}

/** The files of the device that one page has. */
export type FilesInPage = ReturnType<typeof createFilesInPage>;

/** Creates the store of a page; it is empty. */
export function createFilesInPage() {
  let state: State = new Map();
  const apply = (event: FilesEvent) => {
    state = transition(state, event);
    return event;
  };
  const all = () => [...state.values()];
  const { subscribe, dispatch } = createDispatcher(apply);
  return {
    subscribe,
    enter: (files: readonly (SharedInForm | DraftInForm)[]) => dispatch({ type: 'entered', files }),
    leave: (files: readonly Keyed[]) => dispatch({ type: 'left', files }),
    markDeleted: (files: readonly Keyed[]) => dispatch({ type: 'deleted', files }),
    /** Returns true for a file that waits, as far as this page knows. */
    isWaiting: ({ key }: Keyed) => !state.has(key),
    /** Returns the keys of the files in forms. */
    keys: () => new Map(all().flatMap((each) => ('file' in each ? [[each.file, each.key]] : []))),
    shared: () => all().filter((each) => each.status === 'shared'),
    drafts: () => all().filter((each) => 'owner' in each),
  };
}
