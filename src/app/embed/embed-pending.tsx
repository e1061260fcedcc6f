import { useSyncExternalStore } from 'react';

import type { Loaded } from '#ui/use-loaded.ts';

import { PartNote } from '../pages/part-note.tsx';

import type { HostSignIn } from './host-sign-in.ts';
import { SignInNote } from './sign-in-note.tsx';

interface EmbedPendingProps {
  readonly parts: Loaded<unknown>;
  readonly signIn: HostSignIn;
}

/** Stands where the form will be: what is waited for, or what has to be done about it. */
export function EmbedPending({ parts, signIn }: EmbedPendingProps) {
  const problem = useSyncExternalStore(signIn.subscribe, signIn.problem);
  if (problem) return <SignInNote problem={problem} onAsk={signIn.askAgain} />;
  return <PartNote loaded={parts} isPageOurs={false} />;
}
