import * as z from 'zod/mini';

import { lenient, lenientId, lenientIds, lenientText } from './lenient.ts';

/**
 * AI state of a document. The service uses two sets of names for it (interface, section 2.3); `variant` says which one
 * was used.
 */
export interface AiState {
  readonly variant: 'ingested' | 'injected';
  readonly enabled?: boolean | undefined;
  /** `uningested` and `uninjected` are the only states that the interface names. */
  readonly state?: string | undefined;
  /** ISO 8601, UTC. */
  readonly updatedAt?: string | undefined;
}

const aiFields = z.object({
  aiEnabled: lenient(z.boolean()),
  aiIngested: lenientText(),
  aiIngestedUpdatedAt: lenientText(),
  aiInjected: lenientText(),
  aiInjectedUpdatedAt: lenientText(),
});

function readAi(json: unknown): AiState | undefined {
  const fields = aiFields.safeParse(json).data;
  if (fields === undefined) return undefined;
  const { aiEnabled: enabled, aiIngested, aiIngestedUpdatedAt, aiInjected, aiInjectedUpdatedAt } = fields;
  if (aiIngested !== undefined || aiIngestedUpdatedAt !== undefined) {
    return { variant: 'ingested', enabled, state: aiIngested, updatedAt: aiIngestedUpdatedAt };
  }
  if (aiInjected !== undefined || aiInjectedUpdatedAt !== undefined) {
    return { variant: 'injected', enabled, state: aiInjected, updatedAt: aiInjectedUpdatedAt };
  }
  // Only the `ingested` variant has `aiEnabled` in the interface.
  return enabled === undefined ? undefined : { variant: 'ingested', enabled };
}

const documentFields = z.object({
  id: lenientId(),
  filename: lenientText(),
  displayname: lenientText(),
  ownerId: lenientId(),
  organizationId: lenientId(),
  manufacturerId: lenientId(),
  mimetype: lenientText(),
  type: lenientText(),
  category: lenient(z.object({ id: lenientId(), languageCode: lenientText(), name: lenientText() })),
  languages: lenientIds(),
  createdAt: lenientText(),
  createdBy: lenientText(),
  updatedAt: lenientText(),
  updatedBy: lenientText(),
  supplierDocument: lenient(z.boolean()),
  supplierName: lenientText(),
});

/**
 * Document as the service describes it (interface, section 2.3). Every field is optional; a field that is null or of
 * another type is absent. Timestamps are ISO 8601, UTC.
 */
export type StoredDocument = Readonly<z.output<typeof documentFields>> & {
  readonly ai?: AiState | undefined;
};

/** Reads a document from an answer; `undefined` if the value has no ID, file name or display name. */
export function readDocument(json: unknown): StoredDocument | undefined {
  const document = documentFields.safeParse(json).data;
  if (document === undefined) return undefined;
  const names = [document.id, document.filename, document.displayname];
  return names.some((name) => name !== undefined) ? { ...document, ai: readAi(json) } : undefined;
}
