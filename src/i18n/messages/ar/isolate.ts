/** Keeps a name of any script from mixing with the Arabic around it (FSI and PDI of UAX #9). */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
