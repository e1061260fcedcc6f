import { createContext, use, useMemo, useState, type ReactNode } from 'react';

import type { EditValues } from './edit-values.ts';

/** An upload whose details are being changed. */
export interface Edit {
  readonly values: EditValues;
  /** What follows: it goes on that was paused for this, or is tried again; or nothing does. */
  readonly next: 'resume' | 'retry' | 'nothing';
}

/** The uploads whose details are being changed, by their ids. */
export interface Edits {
  readonly of: (uploadId: string) => Edit | undefined;
  readonly begin: (uploadId: string, edit: Edit) => void;
  /** Keeps what was typed so far, for a form that goes out of sight; nothing where the edit has ended. */
  readonly saveDraft: (uploadId: string, values: EditValues) => void;
  readonly end: (uploadId: string) => void;
}

const EditsContext = createContext<Edits | undefined>(undefined);

/** Holds what was typed above lists and pages: a row that scrolls away, or another page, does not lose it. */
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
