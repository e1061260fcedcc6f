/**
 * Names and addresses configured by the deployment; an address is `undefined` if none is configured or it isn't safe.
 */
export interface Links {
  readonly toDocument: (documentId: string | undefined) => string | undefined;
  readonly toAsset: (assetId: string) => string | undefined;
  readonly toMaintenance: (maintenanceId: string) => string | undefined;
  /** Returns the name of an organization, or its ID if no list names it. */
  readonly organizationName: (organizationId: string) => string;
}
