import type { Operation } from '#api/contract/operation.ts';

/** One document to upload to one asset. */
export interface UploadRequest {
  readonly operation: Operation;
  readonly assetId: string;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  /** Plain operation only; absent unless the person set it. */
  readonly aiEnabled?: boolean | undefined;
  readonly file: File;
}

/**
 * Returns the access token for one POST. Must return the current token if it differs from `rejected`, and otherwise
 * renew it once for all waiting ones. Rejects if no token is available, with `NetworkError` if the reason is a
 * missing answer: then people aren't asked to sign in.
 */
export type GetToken = (request: {
  readonly reason: 'initial' | 'expired';
  /** Token that the service rejected with 401. */
  readonly rejected?: string;
  readonly signal: AbortSignal;
}) => Promise<string>;
