/** Roles that may use both operations (interface, section 5). */
export const roles = [
  'admin',
  'manufacturer-admin',
  'manufacturer-user',
  'producer-admin',
  'producer-user',
] as const;
/** A role that may upload. */
export type Role = (typeof roles)[number];

/** Returns true if a value is one of these roles; letter case matters. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
