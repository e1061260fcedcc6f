import { createContext, use, useMemo, useState, type ReactNode } from 'react';

import type { EditValues } from './edit-values.ts';

/** State of an edit form. */
export interface Edit {
  readonly values: EditValues;
  /** Command after saving: resume an upload that was paused for the edit, retry it, or nothing. */
  readonly next: 'resume' | 'retry' | 'nothing';
}

/** Open edit forms by upload ID. */
export interface Edits {
  readonly of: (uploadId: string) => Edit | undefined;
  readonly begin: (uploadId: string, edit: Edit) => void;
  /** Saves the values typed so far when a form is unmounted; does nothing once the edit has ended. */
  readonly saveDraft: (uploadId: string, values: EditValues) => void;
  readonly end: (uploadId: string) => void;
}

const EditsContext = createContext<Edits | undefined>(undefined);

/** Holds edits above lists and pages, so that typed values survive scrolling and navigation. */
export function EditsProvider({ children }: { readonly children: ReactNode }) {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const commands = useMemo(
    () => ({
      begin: (id: string, edit: Edit) => setEdits((known) => new Map(known).set(id, edit)),
      saveDraft: (id: string, values: EditValues) =>
        setEdits((known) => {
          const edit = known.get(id);
          return edit ? new Map(known).set(id, { ...edit, values }) : known;
        }),
      end: (id: string) => setEdits((known) => new Map([...known].filter(([each]) => each !== id))),
    }),
    [],
  );
  const value = useMemo(() => ({ ...commands, of: (id: string) => edits.get(id) }), [commands, edits]);
  return <EditsContext value={value}>{children}</EditsContext>;
}

/** The edits of the nearest provider. */
export function useEdits(): Edits {
  const edits = use(EditsContext);
  if (!edits) throw new Error('Uploads are shown outside of an EditsProvider.');
  return edits;
}
