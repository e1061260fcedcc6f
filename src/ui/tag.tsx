import type { ReactNode } from 'react';

/** Meaning of a tag, shown by its mark as well as its colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'run' | 'idle';

/** One or two words in the colour of their tone, with its mark. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`tag tag--${tone}`} part="tag">
      {children}
    </span>
  );
}
