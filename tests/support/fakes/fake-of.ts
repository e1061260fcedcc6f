/** A value with only the members that the code under test uses. Their types are checked; the others are missing. */
export const fakeOf = <T extends object>(members: Partial<T>): T => members as T;
