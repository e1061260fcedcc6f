import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { lazyModule, type LazyModule } from '#lib/lazy.ts';

import { useLoaded } from './use-loaded.ts';

function Part({ module }: { readonly module: LazyModule<{ readonly text: string }> }) {
  const loaded = useLoaded(module);
  if (loaded.status === 'loading') return <p>Loading</p>;
  if (loaded.status === 'failed') return <button onClick={loaded.retry}>Retry</button>;
  return <p>{loaded.part.text}</p>;
}

test('[LIB-9] code is shown when it is loaded, and at once the next time', async () => {
  let loads = 0;
  const module = lazyModule(async () => ({ text: `load ${(loads += 1)}` }));
  const { unmount } = render(<Part module={module} />);
  expect(document.body.textContent).toBe('Loading');
  await vi.waitFor(() => expect(document.body.textContent).toBe('load 1'));
  unmount();
  render(<Part module={module} />);
  expect(document.body.textContent).toBe('load 1');
});

test('[LIB-9] a failed load can be retried', async () => {
  let loads = 0;
  const module = lazyModule(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Failed to fetch');
    return { text: `load ${loads}` };
  });
  render(<Part module={module} />);
  await userEvent.click(await screen.findByRole('button'));
  await userEvent.click(await screen.findByRole('button'));
  await vi.waitFor(() => expect(document.body.textContent).toBe('load 3'));
});
