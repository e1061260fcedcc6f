import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom's byte arrays are of another class than Node's buffers: the service, which runs in the same process, wouldn't
// recognize its own key.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

// Waiting ends with its condition; the limit only says when to give up, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 });

// Any error or warning that the product writes to the console is a defect.
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

// jsdom has <dialog> without its methods. The end-to-end tests cover the rest (focus, Escape, inert background) in a
// browser. A test may also run without a DOM.
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
      // Browsers fire it later, in a separate task (HTML, "close the dialog").
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

// jsdom has no layout, so nothing in it ever changes its size.
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

// Nor does any media query match.
if ('EventTarget' in globalThis) {
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}
