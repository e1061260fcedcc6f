import * as z from 'zod/mini';

/** The two operations of the service: `document` stores any file, `manual` a ZIP that holds an HTML manual. */
export type Operation = 'document' | 'manual';

/** The roles that both operations are restricted to (interface, section 5). */
export const roles = [
  'admin',
  'manufacturer-admin',
  'manufacturer-user',
  'producer-admin',
  'producer-user',
] as const;
/** A role that may upload. */
export type Role = (typeof roles)[number];

/** Returns true if a value names one of these roles, letter case and all. */
export const isRole = (value: unknown): value is Role => (roles as readonly unknown[]).includes(value);

/** The text fields of the plain operation. The interface names no format; empty ones are refused by us. */
export const documentFields = z.object({
  displayname: z.string().check(z.trim(), z.minLength(1)),
  organizationId: z.string().check(z.trim(), z.minLength(1)),
  categoryId: z.string().check(z.trim(), z.minLength(1)),
  aiEnabled: z.optional(z.enum(['true', 'false'])),
});

/** The text fields of the ZIP operation: setting `aiEnabled`, to whatever value, is an error there. */
export const manualFields = z.extend(documentFields, { aiEnabled: z.optional(z.never()) });
