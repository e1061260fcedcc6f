/** Returns a typed display name as it is sent. */
export const trimmedName = (name: string): string => name.trim().normalize('NFC');

/** Returns true for a display name above a limit, which is in UTF-16 code units. */
export const isNameTooLong = (name: string, maxLength: number): boolean =>
  trimmedName(name).length > maxLength;
