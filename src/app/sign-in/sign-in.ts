import type { ComponentType } from 'react';

import type { GetToken } from '#api/request/upload-request.ts';
import type { RefreshVault } from '#offline/account/refresh-vault.ts';
import type { SenderAccount } from '#offline/account/sender-database.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import type { ObservedIdentity } from '../identity/identity.ts';

/** Request for a token of the person of one generation. */
export type TokenRequest = Parameters<GetToken>[0] & { readonly generation: number };

/** Props of the control in the header that signs out. */
export interface SignInControlProps {
  /** Unsent uploads of the person, as the list shows them. */
  readonly unsent: readonly AssetUpload[];
  /** Number of chosen files, and of files of other applications. */
  readonly chosenCount: number;
  /** Number of all unsent documents; some may be uploads of a newer release. */
  readonly unsentCount: number;
  /** Number of documents that are saved for the next visit. */
  readonly savedCount: number;
  /**
   * Called and awaited before the person is signed out; with `isDiscarding`, the documents are discarded, otherwise those
   * that wait for the person are saved.
   */
  readonly onLeave: (isDiscarding: boolean) => Promise<LeaveResult>;
}

/** Result for a person's documents before the sign-out. */
export interface LeaveResult {
  /** Number of documents that couldn't be saved. */
  readonly lostCount: number;
  /** True if they were to be discarded, and some may be left on the device. */
  readonly isDiscardFailed: boolean;
}

/** Means with which the service worker signs in for the person while no page is open. */
export interface BackgroundSignIn extends Pick<SenderAccount, 'provider' | 'idleMs'> {
  readonly vault: RefreshVault;
}

/** A sign-in adapter: a token source and its components. */
export interface SignIn extends ObservedIdentity {
  /** Finds out who is here now. Resolves to the generation of that person; rejects if it can't be known. */
  readonly confirm: () => Promise<number>;
  /**
   * Resolves to a token that was compared with the person of the generation just before (IDENTITY-2). Rejects if that
   * generation is over, if the token is another person's, or if that can't be known; with `NetworkError` if a connection
   * is missing.
   */
  readonly getToken: (request: TokenRequest) => Promise<string>;
  /** Called with a token that the service rejected with 401 although it had just been renewed: only the person can help. */
  readonly onTokenRejected: (token: string) => void;
  /** Asks the person to sign in without leaving the page. Never rejects: the state shows the result, the adapter a failure. */
  readonly signInAgain: () => Promise<void>;
  /** Present only where uploads may continue while the page is closed. */
  readonly background?: BackgroundSignIn | undefined;
  /** The signed-in person's account in the header, with "Sign out". */
  readonly Control: ComponentType<SignInControlProps>;
  /** Replaces the pages while no person is signed in. */
  readonly SignedOut: ComponentType;
}

/** Sign-in of one person: every token is theirs. */
export interface PersonSignIn extends Omit<SignIn, 'getToken'> {
  readonly getToken: GetToken;
}
