import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has byte arrays of its own, which Node's buffers are no instances of: the service, which runs in the same process,
// would not know its own key.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

// Waiting ends with what is waited for; the limit only says when to give up, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 });

// Whatever the product writes to the console as an error or a warning is a defect.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});

// jsdom has <dialog> without its methods. What these leave out (focus, Escape, the rest of the page made inert) is shown
// end to end, in a browser. A test may also have asked for no DOM at all.
if ('HTMLDialogElement' in globalThis) {
  // Each test is a new tab.
  afterEach(() => sessionStorage.clear());
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      // Browsers tell it later, in a task of its own (HTML, "close the dialog").
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// jsdom hides a popover and can't open it.
if ('HTMLElement' in globalThis) {
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      this.style.removeProperty('display');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    document.getElementById(id ?? '')?.style.setProperty('display', 'block', 'important');
  });
}

// jsdom lays nothing out, so nothing in it ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// For the same reason, nothing in it ever comes into view.
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// jsdom has no style sheets that are made in code; nothing in it is seen.
if ('CSSStyleSheet' in globalThis) {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    Object.assign(root, { adoptedStyleSheets: [] });
  }
}
