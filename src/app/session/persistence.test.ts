import { expect, onTestFinished, test, vi } from 'vitest';

import { createDevicePersistence, ownerOf, plainAddress } from './persistence.ts';

/** A device whose database can't be opened. */
async function openWith(error: unknown): Promise<boolean> {
  const open = () => {
    throw error;
  };
  vi.stubGlobal('indexedDB', { open });
  onTestFinished(() => void vi.unstubAllGlobals());
  const config = { baseUrl: 'https://service.example/', keepFiles: true };
  const { ports, isUnreadable } = createDevicePersistence(config, 'mia');
  await expect(ports.persistence?.storage.load()).rejects.toBe(error);
  return isUnreadable.get();
}

test('[UPLOAD-49] saved uploads that can’t be read are reported, and why, unless the browser offers no storage', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new DOMException('Internal error', 'UnknownError');
  expect(await openWith(cause)).toBe(true);
  expect(logged.mock.calls).toEqual([[expect.any(String), cause]]);
  expect(await openWith(new DOMException('No', 'SecurityError'))).toBe(false);
  expect(await openWith(new DOMException('The user denied permission', 'UnknownError'))).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('[UPLOAD-55] addresses of one service have one owner', () => {
  const first = ownerOf({ baseUrl: 'https://service.example/api' }, 'mia');
  expect(first).toBe('["https://service.example/api","mia"]');
  for (const baseUrl of ['https://service.example/api/', 'HTTPS://Service.Example:443/api//']) {
    expect(ownerOf({ baseUrl }, 'mia')).toBe(first);
    expect(plainAddress(baseUrl)).toBe('https://service.example/api');
  }
  for (const baseUrl of ['https://service.example/API', 'http://service.example/api', 'nowhere']) {
    expect(ownerOf({ baseUrl }, 'mia')).not.toBe(first);
  }
});
