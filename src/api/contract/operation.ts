import * as z from 'zod/mini';

/** The two operations of the service: `document` stores any file, `manual` a ZIP with an HTML manual. */
export type Operation = 'document' | 'manual';

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
export const isRole = (value: unknown): value is Role => (roles as readonly unknown[]).includes(value);

/** Text fields of the plain operation. The interface names no format; this client rejects empty ones. */
export const documentFields = z.object({
  displayname: z.string().check(z.trim(), z.minLength(1)),
  organizationId: z.string().check(z.trim(), z.minLength(1)),
  categoryId: z.string().check(z.trim(), z.minLength(1)),
  aiEnabled: z.optional(z.enum(['true', 'false'])),
});

/** Text fields of the ZIP operation, where `aiEnabled` of any value is an error. */
export const manualFields = z.extend(documentFields, { aiEnabled: z.optional(z.never()) });
