import type { FrameMessage, FrameStart } from '#manual/preview/frame-protocol.ts';
import { manualRoot } from '#manual/preview/manual-url.ts';

import { runAddress } from './run-scripts.ts';

/** Options of one navigation. */
interface Way {
  /** `target` of a link. */
  readonly target?: string;
  readonly isReplacing?: boolean;
}

/** Tracks the current page of this frame and navigates to others. */
export interface Guide {
  readonly here: () => URL;
  readonly go: (address: string, way?: Way) => void;
  /** Records a new address set by a script, without navigating. */
  readonly rename: (url: URL) => void;
  /** Goes one page back (-1) or forward (1) in the history. */
  readonly step: (by: number) => void;
  /** Goes to a place of this page; `hash` begins with `#`, or is empty. */
  readonly jump: (hash: string) => void;
}

interface GuideOptions {
  readonly start: FrameStart;
  readonly tell: (message: FrameMessage) => void;
  /** A document that shows what is at an address, in the place of this one. */
  readonly documentOf: (url: string) => string;
}

/** `here` is the page that was shown first until something leads elsewhere. */
export function createGuide({ start, tell, documentOf }: GuideOptions): Guide {
  let here = new URL(start.url);
  /** Only the last of several jumps in one task takes effect. */
  let jumping: ReturnType<typeof setTimeout> | undefined;

  function jump(hash: string): void {
    if (hash === '') return;
    here = new URL(hash, here);
    jumping ??= setTimeout(() => {
      jumping = undefined;
      // In full: a fragment alone would be one of the page that `<base>` names.
      location.replace(location.href.replace(/#.*$|$/s, here.hash));
    });
  }

  function go(address: string, { target = '', isReplacing = false }: Way = {}): void {
    if (runAddress(address)) return;
    const url = URL.parse(address, document.baseURI);
    if (!url?.href.startsWith(manualRoot)) return tell({ kind: 'outside', url: url?.href ?? address });
    const other = frameNamed(target, start.around.length);
    if (other) return other.postMessage({ kind: 'go', url: url.href }, '*');
    const isHere = withoutHash(url) === withoutHash(here);
    if (isHere && url.hash !== '' && !leaves(target)) {
      jump(url.hash);
      if (start.around.length === 0) tell({ kind: 'moved', url: url.href });
    } else if (start.around.length === 0 || leaves(target)) tell({ kind: 'go', url: url.href, isReplacing });
    else location.replace(URL.createObjectURL(new Blob([documentOf(url.href)], { type: 'text/html' })));
  }

  const rename = (url: URL): void => {
    here = url;
  };
  const step = (by: number): void => {
    if (by !== 0) tell({ kind: 'step', by: by < 0 ? -1 : 1 });
  };
  return { here: () => here, go, rename, step, jump };
}

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** The preview has one window, so `_blank` opens in it. */
const leaves = (target: string): boolean => ['_top', '_parent', '_blank'].includes(target.toLowerCase());

/** A frame of the manual by its name, from the inside out, as browsers look for it. */
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

/** Of a page of another origin, as all frames are to each other, only its frames can be asked for. */
function childNamed(around: Window, name: string): Window | undefined {
  try {
    const found: unknown = Reflect.get(around, name);
    const isFrame = typeof found === 'object' && found !== null && Reflect.get(found, 'parent') === around;
    return isFrame ? (found as Window) : undefined;
  } catch {
    return undefined;
  }
}
