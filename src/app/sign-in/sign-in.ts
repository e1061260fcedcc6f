import type { ComponentType } from 'react';

import type { GetToken } from '#api/upload-request.ts';

/** Somebody who is signed in. */
export interface Person {
  /** Stays the same over every sign-in: what is kept on the device belongs to it. */
  readonly id: string;
  readonly name: string;
  /** `undefined` where they are not known: then only the service can tell. */
  readonly roles: readonly string[] | undefined;
}

/** Who is signed in. `expired`: no token can be had before the person signs in again; their work stays as it is. */
export type SignInState =
  | {
      readonly status: 'signed-out';
      /** The provider could not be asked to end its session. */
      readonly isProviderSessionOpen?: boolean;
    }
  | { readonly status: 'signed-in'; readonly person: Person }
  | { readonly status: 'expired'; readonly person: Person };

/** What happens to unsent documents when their person signs out. */
export interface SignInControlProps {
  /** Unsent documents of the person. */
  readonly unsentCount: number;
  /** Number of documents that are saved for the next visit. */
  readonly keptCount: number;
  /** Called and awaited before the person is signed out; with `isDiscarding`, the documents are discarded. */
  readonly onLeave: (isDiscarding: boolean) => Promise<void>;
}

/** How people sign in: each adapter brings the token and its own pieces of the page. */
export interface SignIn {
  /** The same object until something changes. */
  readonly state: () => SignInState;
  /** Subscribes to state changes. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getToken: GetToken;
  /** Called with a token that the service answered 401 to although it had just been renewed. */
  readonly tokenRefused?: (token: string) => void;
  /** The signed-in person in the header, with "Sign out". */
  readonly Control: ComponentType<SignInControlProps>;
  /** Stands in place of the pages while nobody is signed in. */
  readonly SignedOut: ComponentType;
}
