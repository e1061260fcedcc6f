import * as z from 'zod/mini';

const common = {
  id: z.string(),
  filename: z.string(),
  displayname: z.string(),
  ownerId: z.string(),
  organizationId: z.string(),
  manufacturerId: z.string(),
  mimetype: z.string(),
  type: z.literal('AssetDocument'),
  category: z.object({ id: z.string(), languageCode: z.string(), name: z.string() }),
  languages: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  supplierDocument: z.boolean(),
  supplierName: z.string(),
};

const plainDocument = z.object({
  ...common,
  aiEnabled: z.boolean(),
  aiIngested: z.literal('uningested'),
  aiIngestedUpdatedAt: z.string(),
});

const manualDocument = z.object({
  ...common,
  aiInjected: z.literal('uninjected'),
  aiInjectedUpdatedAt: z.string(),
});

const shared = {
  version: z.literal(1),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  sizeBytes: z.number(),
  assetIds: z.array(z.string()),
  maintenanceIds: z.array(z.string()),
};

const storedDocument = z.discriminatedUnion('operation', [
  z.object({ ...shared, operation: z.literal('document'), document: plainDocument }),
  z.object({ ...shared, operation: z.literal('manual'), document: manualDocument }),
]);

/** Document as one JSON file on disk; `document` is the part shown in answers (interface, section 2.3). */
export type DocumentRecord = z.infer<typeof storedDocument>;

/** Parses a record; `undefined` for anything but a complete record of a known version. */
export function parseDocumentRecord(text: string): DocumentRecord | undefined {
  try {
    return storedDocument.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
