/**
 * Names and addresses configured by the deployment; an address is `undefined` if none is configured or it isn't safe.
 */
export interface Links {
  readonly toDocument: (documentId: string | undefined) => string | undefined;
  readonly toAsset: (assetId: string) => string | undefined;
  readonly toMaintenance: (maintenanceId: string) => string | undefined;
  /** Page on which a document is linked to an asset. */
  readonly toLinkRequest: (documentId: string | undefined, assetId: string) => string | undefined;
  /** Returns the name of an asset; empty if it isn't known. */
  readonly assetName: (assetId: string) => string;
  /** Returns the name of an organization, or its ID if no list names it. */
  readonly organizationName: (organizationId: string) => string;
  /** Returns the name of the signed-in person; the ID of any other, whose name isn't known. */
  readonly personName: (personId: string) => string;
}
