import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';

const key = 'recent-assets';
const longest = 8;
const schema = z.array(z.string());

/** The assets that a person last opened on this device, newest first. */
export function recentAssets(memory: DeviceMemory): readonly string[] {
  const read = schema.safeParse(memory.read(key));
  return read.success ? read.data : [];
}

/** Moves an asset to the top of the recent assets. */
export function rememberAsset(memory: DeviceMemory, assetId: string): void {
  const others = recentAssets(memory).filter((id) => id !== assetId);
  memory.write(key, [assetId, ...others].slice(0, longest));
}
