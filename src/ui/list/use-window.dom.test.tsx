import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { WindowedList } from './windowed-list.tsx';

const rowHeightPx = 50;

/** Gives rows a layout, which jsdom doesn't have, and reports the new size of a list as soon as it has one. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 800, rowHeightPx),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #mutations: MutationObserver;
      constructor(report: () => void) {
        this.#mutations = new MutationObserver(report);
      }
      observe(list: HTMLElement): void {
        this.#mutations.observe(list, { childList: true });
      }
      disconnect(): void {
        this.#mutations.disconnect();
      }
    },
  );
}

const itemsUpTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

test('the rows in view are those of the current list when its new size is reported', async () => {
  layOut();
  // Without `act`, which would run effects before anything is painted.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (count: number) =>
    root.render(
      <WindowedList items={itemsUpTo(count)} label="Files" fallbackFocus={() => null}>
        {({ id }) => <div role="group">{id}</div>}
      </WindowedList>,
    );
  const rows = () => place.querySelectorAll('[data-row]').length;
  show(10);
  await expect.poll(rows).toBe(10);
  show(1000);
  await expect.poll(() => place.querySelector('[aria-setsize="1000"]')).not.toBeNull();
  const inView = Math.ceil((innerHeight + 400) / rowHeightPx);
  // And the last one, for the keyboard.
  await expect.poll(rows).toBe(inView + 1);
  root.unmount();
});
