/** A signed-in person: a subject of an issuer. */
export interface Person {
  /** Issuer and subject as one text. Uploads, drafts and files belong to this ID. */
  readonly id: string;
  /** The person's ID at the issuer, as the service may know it; empty if it is unknown. */
  readonly subject: string;
  /** For the screen; empty if it is unknown. */
  readonly name: string;
  /** `undefined` if the roles are unknown; then only the service can tell. */
  readonly roles: readonly string[] | undefined;
}

/** Returns the ID of a person. A subject alone isn't unique: another issuer may use it for somebody else. */
export const personIdOf = (issuer: string, subject: string): string => JSON.stringify([issuer, subject]);

/** Returns true if it isn't known who this is (IDENTITY-1): then nothing may be saved for them. */
export const isUnnamed = ({ subject }: Person): boolean => subject === '';
