import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';
import { knownId } from '#ui/known-id.ts';

import type { MetadataChoices } from './metadata-field.tsx';

const key = 'last-metadata';
const schema = z.object({ organizationId: z.string(), categoryId: z.string() });
type Metadata = z.infer<typeof schema>;

/** Returns the preset values, otherwise those last used on this device if the lists still contain them. */
export function recallMetadata(memory: DeviceMemory, choices: MetadataChoices): Metadata {
  const read = schema.safeParse(memory.read(key));
  const last = read.success ? read.data : { organizationId: '', categoryId: '' };
  const { presets, organizations, categories } = choices;
  return {
    organizationId: presets?.organizationId?.id ?? knownId(last.organizationId, organizations),
    categoryId: presets?.categoryId?.id ?? knownId(last.categoryId, categories),
  };
}

/** Remembers on this device the metadata chosen for all documents. */
export const rememberMetadata = (memory: DeviceMemory, { organizationId, categoryId }: Metadata): void =>
  memory.write(key, { organizationId, categoryId });
