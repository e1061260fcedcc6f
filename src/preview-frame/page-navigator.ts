import type { FrameMessage, FrameStart } from '#manual/preview/frame-protocol.ts';
import { manualRoot } from '#manual/preview/manual-url.ts';

import { runAddress } from './run-scripts.ts';

/** Options of one navigation. */
interface NavigateOptions {
  /** `target` of a link. */
  readonly target?: string;
  readonly isReplacing?: boolean;
}

/** Tracks the current page of this frame and navigates to others. */
export interface PageNavigator {
  readonly current: () => URL;
  readonly navigate: (address: string, way?: NavigateOptions) => void;
  /** Records a new address set by a script, without navigating. */
  readonly setUrl: (url: URL) => void;
  /** Goes one page back (-1) or forward (1) in the history. */
  readonly stepHistory: (by: number) => void;
  /** Scrolls to a fragment of this page; `hash` starts with `#` or is empty. */
  readonly scrollToFragment: (hash: string) => void;
}

interface PageNavigatorOptions {
  readonly start: FrameStart;
  readonly post: (message: FrameMessage) => void;
  /** Returns a document that replaces this one and shows the page at an address. */
  readonly documentOf: (url: string) => string;
}

/** Starts at the page the frame was started with. */
export function createPageNavigator({ start, post, documentOf }: PageNavigatorOptions): PageNavigator {
  let here = new URL(start.url);
  /** Only the last of several jumps in one task takes effect. */
  let jumping: ReturnType<typeof setTimeout> | undefined;

  function jump(hash: string): void {
    if (hash === '') return;
    here = new URL(hash, here);
    jumping ??= setTimeout(() => {
      jumping = undefined;
      // The full address: a fragment alone would be resolved against `<base>`.
      location.replace(location.href.replace(/#.*$|$/s, here.hash));
    });
  }

  function go(address: string, { target = '', isReplacing = false }: NavigateOptions = {}): void {
    if (runAddress(address)) return;
    const url = URL.parse(address, document.baseURI);
    if (!url?.href.startsWith(manualRoot)) return post({ kind: 'outside', url: url?.href ?? address });
    const other = frameNamed(target, start.ancestors.length);
    if (other) return other.postMessage({ kind: 'go', url: url.href }, '*');
    const isHere = withoutHash(url) === withoutHash(here);
    if (isHere && url.hash !== '' && !opensInTopFrame(target)) {
      jump(url.hash);
      if (start.ancestors.length === 0) post({ kind: 'moved', url: url.href });
    } else if (start.ancestors.length === 0 || opensInTopFrame(target)) {
      post({ kind: 'go', url: url.href, isReplacing });
    } else location.replace(URL.createObjectURL(new Blob([documentOf(url.href)], { type: 'text/html' })));
  }

  const rename = (url: URL): void => {
    here = url;
  };
  const step = (by: number): void => {
    if (by !== 0) post({ kind: 'step', by: by < 0 ? -1 : 1 });
  };
  return { current: () => here, navigate: go, setUrl: rename, stepHistory: step, scrollToFragment: jump };
}

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** The preview has one window, so `_blank` opens in it. */
const opensInTopFrame = (target: string): boolean =>
  ['_top', '_parent', '_blank'].includes(target.toLowerCase());

/** Finds a frame of the manual by name, innermost first like browsers. */
function frameNamed(name: string, depth: number): Window | undefined {
  if (name === '' || name.startsWith('_')) return undefined;
  let around: Window = self;
  for (let level = depth; level >= 0; level -= 1) {
    const found = childNamed(around, name);
    if (found) return found;
    around = around.parent;
  }
  return undefined;
}

/** Frames have opaque origins, so a frame can read only the child frames of another. */
function childNamed(around: Window, name: string): Window | undefined {
  try {
    const found: unknown = Reflect.get(around, name);
    const isFrame = typeof found === 'object' && found !== null && Reflect.get(found, 'parent') === around;
    return isFrame ? (found as Window) : undefined;
  } catch {
    return undefined;
  }
}
