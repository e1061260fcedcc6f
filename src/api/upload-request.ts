import type { Operation } from './contract/operation.ts';

/** One document on its way to one asset. */
export interface UploadRequest {
  readonly operation: Operation;
  readonly assetId: string;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  /** Plain operation only; left out unless the person set it. */
  readonly aiEnabled?: boolean | undefined;
  readonly file: File;
}

/**
 * Gives the access token for one attempt. Must return the current token when it differs from `rejected`, and otherwise
 * renew it once however many attempts ask. Rejects when no token can be had, with `NetworkError` where that is for want of
 * an answer: then nobody is told to sign in.
 */
export type GetToken = (request: {
  readonly reason: 'initial' | 'expired';
  /** The token that the service answered 401 to. */
  readonly rejected?: string;
  readonly signal: AbortSignal;
}) => Promise<string>;
