// Public types only, so that the package can ship this file.

/** Status of an upload. */
export interface EmbedUpload {
  readonly id: string;
  readonly assetId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly operation: 'document' | 'manual';
  readonly status:
    | 'checking'
    | 'waiting'
    | 'sending'
    | 'storing'
    | 'stored'
    | 'already-exists'
    | 'failed'
    | 'needs-file'
    | 'cancelled';
  /** Bytes of the file sent by the current attempt. */
  readonly sentBytes: number;
  /** Present once the service has sent it. */
  readonly documentId?: string;
  /** Reason of the failed upload; `status` is the HTTP status. */
  readonly problem?: { readonly code: string; readonly status?: number };
  /** Warning of the service about a stored document. */
  readonly warning?: { readonly code?: string; readonly message?: string };
}

/** `detail` of each event, by the name after `asset-document-upload:`. */
export interface EmbedEvents {
  readonly ready: { readonly assetId: string };
  /** A chosen file was inspected, before it is sent. Each finding has the code that the report names. */
  readonly inspected: {
    readonly assetId: string;
    readonly fileName: string;
    readonly sizeBytes: number;
    readonly findings: readonly {
      readonly code: string;
      readonly severity: 'error' | 'warning' | 'info';
    }[];
  };
  readonly queued: { readonly upload: EmbedUpload };
  /** `fromAssetId`: the asset to which it belonged before. */
  readonly moved: { readonly upload: EmbedUpload; readonly fromAssetId: string };
  readonly stored: { readonly upload: EmbedUpload };
  /** `assetIds`: the assets the document is linked to; absent if the service didn't say. */
  readonly duplicate: { readonly upload: EmbedUpload; readonly assetIds?: readonly string[] };
  /**
   * Cancelled uploads and those that need their file aren't reported: the person did the first and can fix the second.
   */
  readonly failed: { readonly upload: EmbedUpload };
  /** Totals of all uploads that haven't ended; `running` is the number in progress. */
  readonly progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
    readonly running: number;
  };
  readonly navigate: {
    readonly kind: 'document' | 'asset' | 'maintenance';
    readonly id: string;
    readonly href: string;
  };
  /** A person wants the existing document linked to the asset. */
  readonly 'link-requested': {
    readonly documentId: string;
    readonly assetId: string;
    readonly href: string;
  };
  /**
   * `no-token`: `getToken` rejected. `no-answer`: it hasn't answered within 30 seconds. `token-rejected`: the service
   * answered 401 to a token that `getToken` had just renewed. `person-mismatch`: the token's `sub` isn't `person-id`.
   */
  readonly 'sign-in-needed': {
    readonly assetId: string;
    readonly reason: 'no-token' | 'no-answer' | 'token-rejected' | 'person-mismatch';
  };
  /**
   * The stay of a person has ended: another one is here, or token and `person-id` name different people. Of the former
   * person's unfinished documents, `savedCount` are kept on this device until that person is back, and `lostCount`
   * couldn't be kept.
   */
  readonly 'person-changed': {
    readonly assetId: string;
    readonly savedCount: number;
    readonly lostCount: number;
  };
}

/** The events by their full names. */
export type EmbedEventMap = {
  readonly [Name in keyof EmbedEvents as `asset-document-upload:${Name}`]: CustomEvent<EmbedEvents[Name]>;
};
