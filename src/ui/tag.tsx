import type { ReactNode } from 'react';

/** A state in one word; its mark says the same as its colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'run' | 'idle';

export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`tag tag--${tone}`} part="tag">
      {children}
    </span>
  );
}
