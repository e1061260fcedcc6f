import type { ReactNode } from 'react';

/** A state in one word; its mark says the same as its colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'run' | 'idle';

/** A word or two in the colour and with the mark of their tone. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`tag tag--${tone}`} part="tag">
      {children}
    </span>
  );
}
