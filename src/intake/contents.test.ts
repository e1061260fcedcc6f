import { expect, test, vi } from 'vitest';

import { createHashes } from './contents.ts';

test('a file is hashed once, and again after it had no hash', async () => {
  const read = vi.fn(async (): Promise<string | undefined> => 'digest');
  const hash = createHashes({ hash: read });
  const file = new File([], 'a.pdf');
  read.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  expect([await hash(file), await hash(file)]).toEqual([undefined, undefined]);
  expect(await Promise.all([hash(file), hash(file)])).toEqual(['digest', 'digest']);
  expect(await hash(file)).toBe('digest');
  expect(read).toHaveBeenCalledTimes(3);
});
