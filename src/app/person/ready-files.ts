import type { RegisterChosen } from '#features/add-documents/intake/chosen-reader.ts';
import type { ArrivedFile } from '#features/add-documents/intake/admission-place.ts';

import type { SignIn } from '../sign-in/sign-in.ts';

type Accept = (files: readonly ArrivedFile[]) => void;

interface Waiting {
  readonly assetId: string;
  readonly generation: number;
  readonly files: readonly ArrivedFile[];
  readonly unregister: () => void;
}

/** Files of a person whose form isn't there yet. */
export interface ReadyFiles {
  readonly assetIds: () => readonly string[];
  /** Passes files to their form, or keeps them for it. */
  readonly add: (assetId: string, generation: number, files: readonly ArrivedFile[]) => void;
  /** Sets the form of an asset. Returns a function that forgets it. */
  readonly open: (assetId: string, generation: number, accept: Accept) => () => void;
  /** Passes waiting files to their form. Returns false if there are none, or no form. */
  readonly deliver: (assetId: string, generation: number) => boolean;
}

/** Files that wait when a stay ends are those of that person: `registerAt` has let the page read them. */
export function createReadyFiles(
  signIn: Pick<SignIn, 'state' | 'subscribe'>,
  registerAt: (assetId: string) => RegisterChosen,
): ReadyFiles {
  const forms = new Map<string, Accept>();
  const waiting = new Map<string, Waiting>();
  signIn.subscribe(() => {
    const { generation } = signIn.state();
    for (const [key, files] of waiting) if (files.generation !== generation) waiting.delete(key);
  });
  return {
    assetIds: () => [...waiting.values()].map(({ assetId }) => assetId),
    add: (assetId, generation, added) => {
      const key = keyOf(assetId, generation);
      const accept = forms.get(key);
      if (accept) accept(added);
      if (accept || added.length === 0) return;
      const before = waiting.get(key);
      before?.unregister();
      const files = [...(before?.files ?? []), ...added];
      const read = () => files.map(({ path, file, values = { path } }) => ({ file, values }));
      waiting.set(key, { assetId, generation, files, unregister: registerAt(assetId)(read) });
    },
    open: (assetId, generation, accept) => {
      const key = keyOf(assetId, generation);
      forms.set(key, accept);
      return () => {
        if (forms.get(key) === accept) forms.delete(key);
      };
    },
    deliver: (assetId, generation) => {
      const key = keyOf(assetId, generation);
      const accept = forms.get(key);
      const found = waiting.get(key);
      if (!accept || !found) return false;
      waiting.delete(key);
      found.unregister();
      accept(found.files);
      return true;
    },
  };
}

const keyOf = (assetId: string, generation: number) => `${generation} ${assetId}`;
