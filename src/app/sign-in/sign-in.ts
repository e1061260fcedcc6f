import type { ComponentType } from 'react';

import type { GetToken } from '#api/upload-request.ts';

/** A signed-in person. */
export interface Person {
  /** Stable across visits; saved uploads belong to this ID. */
  readonly id: string;
  readonly name: string;
  /** `undefined` if the roles are unknown; then only the service can tell. */
  readonly roles: readonly string[] | undefined;
}

/** State of the sign-in. `expired`: there is no token until the person signs in again; their uploads stay. */
export type SignInState =
  | {
      readonly status: 'signed-out';
      /** True if the provider couldn't be asked to end its session. */
      readonly isProviderSessionOpen?: boolean;
    }
  | { readonly status: 'signed-in'; readonly person: Person }
  | { readonly status: 'expired'; readonly person: Person };

/** Props of the control in the header that signs out. */
export interface SignInControlProps {
  /** Unsent documents of the person. */
  readonly unsentCount: number;
  /** Number of documents that are saved for the next visit. */
  readonly savedCount: number;
  /**
   * Called and awaited before the person is signed out; with `isDiscarding`, the documents are discarded, otherwise those
   * that wait for the person are saved. Resolves with the number of those that couldn't be saved.
   */
  readonly onLeave: (isDiscarding: boolean) => Promise<number>;
}

/** A sign-in adapter: a token source and its components. */
export interface SignIn {
  /** Stable until something changes. */
  readonly state: () => SignInState;
  /** Subscribes to state changes. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getToken: GetToken;
  /** Called with a token that the service rejected with 401 although it had just been renewed: only the person can help. */
  readonly onTokenRejected: (token: string) => void;
  /** The signed-in person's account in the header, with "Sign out". */
  readonly Control: ComponentType<SignInControlProps>;
  /** Replaces the pages while no person is signed in. */
  readonly SignedOut: ComponentType;
}
