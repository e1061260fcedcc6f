/** An asset that the deployment knows. */
export interface KnownAsset {
  readonly id: string;
  /** Empty if only the ID is known. */
  readonly name: string;
  /** Preset for documents of the asset. */
  readonly organizationId?: string | undefined;
  /** Contents of the codes on its nameplates. */
  readonly codes?: readonly string[] | undefined;
}
