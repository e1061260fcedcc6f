import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { WindowedList } from '../../../src/ui/windowed-list.tsx';

/** Rows of several heights, like uploads with and without a message. */
const Row = ({ index }) => (
  <div role="group" tabIndex={-1} style={{ minHeight: 44 + (index % 5) * 18 }}>
    <strong>Document {index}</strong> <button type="button">More actions</button>
  </div>
);

function Ours({ items }) {
  return (
    <WindowedList items={items} label="Uploads" fallbackFocus={() => null}>
      {({ index }) => <Row index={index} />}
    </WindowedList>
  );
}

function Tanstack({ items }) {
  const list = useRef(null);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 80,
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  return (
    <ul ref={list} aria-label="Uploads" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={{
            position: 'absolute',
            top: 0,
            width: '100%',
            transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
          }}
        >
          <Row index={index} />
        </li>
      ))}
    </ul>
  );
}

const lists = { ours: Ours, tanstack: Tanstack };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Renders a list below some text, in a shadow root; `isScrolledByHost` puts the element into a scroll container. */
globalThis.measure = async (name, count, isScrolledByHost) => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  if (isScrolledByHost) place.style.cssText = 'height: 100vh; overflow: auto';
  const host = place.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(Object.assign(document.createElement('p'), { textContent: 'Uploads' }));
  const box = shadow.appendChild(document.createElement('div'));
  const items = Array.from({ length: count }, (_, index) => ({ id: `row-${index}`, index }));
  const root = createRoot(box);
  const List = lists[name];
  const from = performance.now();
  flushSync(() => root.render(<List items={items} />));
  await frame();
  await frame();
  const renderMs = performance.now() - from;

  const scroller = isScrolledByHost ? place : document.scrollingElement;
  const steps = 60;
  let blank = 0;
  const scrolledFrom = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    scroller.scrollTop = (step / steps) * (scroller.scrollHeight - innerHeight);
    await frame();
    if (!shadow.elementFromPoint(200, innerHeight / 2)?.closest('[role=group]')) blank += 1;
  }
  const scrollMs = performance.now() - scrolledFrom;
  const texts = [...shadow.querySelectorAll('strong')].map((each) => each.textContent);
  const result = {
    renderMs,
    scrollMsPerStep: scrollMs / steps,
    blankSteps: blank,
    rows: shadow.querySelectorAll('[role=group]').length,
    isLastRowShown: texts.includes(`Document ${count - 1}`),
  };
  root.unmount();
  return result;
};
