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

/** What becomes of documents that are not stored when their person leaves. */
export interface SignInControlProps {
  /** Documents of the person that are not stored yet. */
  readonly unsentCount: number;
  /** How many of them are there the next time when they are left. */
  readonly keptCount: number;
  /** Is called and awaited before the person is signed out; with `isDiscarding`, the documents are given up. */
  readonly onLeave: (isDiscarding: boolean) => Promise<void>;
}

/** How people sign in: each adapter brings the token and its own pieces of the page. */
export interface SignIn {
  /** The same object until something changes. */
  readonly state: () => SignInState;
  /** Tells of another state, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getToken: GetToken;
  /** Called with a token that the service answered 401 to although it had just been renewed. */
  readonly tokenRefused?: (token: string) => void;
  /** Who is signed in, for the header, and how to leave. */
  readonly Control: ComponentType<SignInControlProps>;
  /** Stands in place of the pages while nobody is signed in. */
  readonly SignedOut: ComponentType;
}
