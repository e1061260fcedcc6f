import type {
  ChosenDraft,
  ReadChosen,
  RegisterChosen,
} from '#features/add-documents/intake/chosen-reader.ts';
import type { ArrivedFile } from '#features/add-documents/intake/admission-place.ts';

/** A chosen file of an asset's form, and what was typed for it. */
export interface ChosenOfAsset extends ChosenDraft {
  readonly assetId: string;
}

/** The files that are chosen in the forms of a page, and aren't in the queue yet. */
export interface ChosenFiles {
  /** Returns the function with which the form of an asset registers. */
  readonly of: (assetId: string) => RegisterChosen;
  /** Reads them as they are now, each once. */
  readonly read: () => readonly ChosenOfAsset[];
  /** Reads them for the last time: the forms that have them now are about to be removed, with their files. */
  readonly take: () => readonly ChosenOfAsset[];
}

/** Returns a chosen file as it is put into a form again. */
export const toArrived = ({ file, values }: ChosenDraft): ArrivedFile =>
  values.path === undefined ? { path: file.name, file, values } : { path: values.path, file };

/** Creates the list of a page's forms. */
export function createChosenFiles(): ChosenFiles {
  const readers = new Map<ReadChosen, string>();

  function read(): readonly ChosenOfAsset[] {
    const chosen = new Map<File, ChosenOfAsset>();
    for (const [readForm, assetId] of readers) {
      for (const { file, values } of readForm()) {
        // A photo of the list may be open in the editor, too, where nothing is typed for it.
        const isTyped = Object.keys(values).length > 0;
        if (isTyped || !chosen.has(file)) chosen.set(file, { assetId, file, values });
      }
    }
    return [...chosen.values()];
  }

  return {
    of: (assetId) => (readForm) => {
      readers.set(readForm, assetId);
      return () => readers.delete(readForm);
    },
    read,
    take: () => {
      const chosen = read();
      readers.clear();
      return chosen;
    },
  };
}
