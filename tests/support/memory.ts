import { createDeviceMemory, type DeviceMemory } from '#lib/device-memory.ts';

/** A separate memory of a device. */
export function createMemory(entries: Readonly<Record<string, unknown>> = {}): DeviceMemory {
  const items = new Map<string, string>();
  const memory = createDeviceMemory(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }));
  for (const [key, value] of Object.entries(entries)) memory.write(key, value);
  return memory;
}
