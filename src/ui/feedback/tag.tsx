import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { Ring } from './ring.tsx';

/** Meaning of a tag, shown by its icon as well as its colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'run' | 'idle';

const icons = { ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert, idle: Clock };

/** Decorative icon of a tone. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  if (tone === 'run') return <Ring />;
  const Icon = icons[tone];
  return <Icon />;
}

/** One or two words in the colour of their tone, with its icon. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone} part="tag">
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </span>
  );
}
