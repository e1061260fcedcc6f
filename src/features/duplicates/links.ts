/** How the deployment names and addresses things; an address is `undefined` where none is given that is safe. */
export interface Links {
  readonly toDocument: (documentId: string | undefined) => string | undefined;
  readonly toAsset: (assetId: string) => string | undefined;
  readonly toMaintenance: (maintenanceId: string) => string | undefined;
  /** The name of an organization, or its id where no list names it. */
  readonly organizationName: (organizationId: string) => string;
}
