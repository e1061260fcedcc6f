/** File on this device that belongs to a person, who shared it from another application or chose it earlier. */
export interface DeviceFile extends DeviceFileRecord {
  /** Identifies it among the stored files. */
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** The share that brought it; absent for a chosen file. */
  readonly shareId?: string | undefined;
}

/** Owner of a file on this device, and what is known about it. */
export interface DeviceFileRecord {
  /** Absent until a person says that a file is theirs that was shared, or chosen while nobody was signed in. */
  readonly personId?: string | undefined;
  /** The page in which a file was chosen while nobody was signed in. */
  readonly pageId?: string | undefined;
  /** False until that person selects a shared file: any website may have shared it (see `mayShare`). */
  readonly isAccepted: boolean;
  /** Present for a file that was chosen for an asset and isn't uploaded yet. */
  readonly draft?: DraftRecord | undefined;
}

/** Asset of a chosen file, and what was typed for it. */
export interface DraftRecord {
  readonly assetId: string;
  /** JSON. */
  readonly values: unknown;
}

/** A chosen file to save, of a person or of a page in which nobody is signed in. */
export interface NewDraft extends DraftRecord, Pick<DeviceFileRecord, 'personId' | 'pageId'> {
  readonly file: File;
  /** Present for a file that is stored here already: only its record changes. */
  readonly key?: string | undefined;
}

/** Returns the record of a chosen file. */
export const recordOfDraft = ({
  personId,
  pageId,
  assetId,
  values,
}: Omit<NewDraft, 'file' | 'key'>): DeviceFileRecord => ({
  personId,
  pageId,
  isAccepted: true,
  draft: { assetId, values },
});
