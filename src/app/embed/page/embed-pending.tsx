import { useSyncExternalStore } from 'react';

import type { Loaded } from '#ui/use-loaded.ts';

import { LoadingNote } from '../../pages/loading-note.tsx';

import type { HostSignIn } from '../tokens/host-sign-in.ts';
import { SignInNote } from './sign-in-note.tsx';

interface EmbedPendingProps {
  readonly chunk: Loaded<unknown>;
  readonly signIn: HostSignIn;
}

/** Placeholder of the form: shows what it waits for, or what to do about it. */
export function EmbedPending({ chunk, signIn }: EmbedPendingProps) {
  const problem = useSyncExternalStore(signIn.subscribe, signIn.problem);
  if (problem) return <SignInNote problem={problem} onAsk={signIn.askAgain} />;
  return <LoadingNote loaded={chunk} isPageOurs={false} />;
}
