/** AI state of a document: a manual has other names for it (interface, section 2.3). */
type AiFields =
  | { readonly aiEnabled: boolean; readonly aiIngested: 'uningested'; readonly aiIngestedUpdatedAt: string }
  | { readonly aiInjected: 'uninjected'; readonly aiInjectedUpdatedAt: string };

/** Document as one JSON file on disk; `document` is the part shown in answers (interface, section 2.3). */
export interface DocumentRecord {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly assetIds: readonly string[];
  readonly maintenanceIds: readonly string[];
  readonly document: AiFields & {
    readonly id: string;
    readonly filename: string;
    readonly displayname: string;
    readonly ownerId: string;
    readonly organizationId: string;
    readonly manufacturerId: string;
    readonly mimetype: string;
    readonly type: 'AssetDocument';
    readonly category: { readonly id: string; readonly languageCode: string; readonly name: string };
    readonly languages: readonly string[];
    readonly createdAt: string;
    readonly createdBy: string;
    readonly updatedAt: string;
    readonly updatedBy: string;
    readonly supplierDocument: boolean;
    readonly supplierName: string;
  };
}
