import * as z from 'zod/mini';

/** The two operations of the service: `document` stores any file, `manual` a ZIP with an HTML manual. */
export type Operation = 'document' | 'manual';

/** Text fields of the plain operation. The interface names no format; this client rejects empty ones. */
export const documentFields = z.object({
  displayname: z.string().check(z.trim(), z.minLength(1)),
  organizationId: z.string().check(z.trim(), z.minLength(1)),
  categoryId: z.string().check(z.trim(), z.minLength(1)),
  aiEnabled: z.optional(z.enum(['true', 'false'])),
});

/** Text fields of the ZIP operation, where `aiEnabled` of any value is an error. */
export const manualFields = z.extend(documentFields, { aiEnabled: z.optional(z.never()) });
