import { expect, test } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { useResource } from './use-resource.ts';

function createBench() {
  const disposed: number[] = [];
  let last = 0;
  const used: number[] = [];
  function User() {
    const { id } = useResource(() => {
      const number = (last += 1);
      return { id: number, dispose: () => disposed.push(number) };
    });
    used.push(id);
    return null;
  }
  return { User, disposed, used };
}

test('[LIB-3] a resource is disposed of once its component is gone, and not when strict mode mounts it twice', async () => {
  const { User, disposed, used } = createBench();
  const { rerender, unmount } = render(<User />);
  rerender(<User />);
  await Promise.resolve();
  expect(disposed).toEqual([]);
  unmount();
  await Promise.resolve();
  expect(disposed).toEqual([used.at(-1)]);
});
