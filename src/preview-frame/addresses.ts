import type { FrameTarget, Part, Resource } from '#manual/preview/rendering.ts';

/** Creates the `blob:` addresses that pages of this frame load from. A frame can load only those it created. */
export interface Addresses {
  /** Returns the address of joined parts; a number is replaced by the address of that resource. */
  readonly join: (parts: readonly Part[], resources: readonly Resource[]) => string;
  /** Returns the address of an inline script. */
  readonly script: (source: string) => string;
  /** Returns the address in the manual of the file behind a `blob:` address; empty for an inline script. */
  readonly urlOf: (address: string) => string | undefined;
  readonly frame: (target: FrameTarget) => string;
  /** Returns true if this object created a frame, with the program of a frame in it. */
  readonly isOwnFrame: (url: string) => boolean;
}

const nowhere = 'about:invalid';

/**
 * Creates the addresses of a frame; `documentOf` returns the document of a nested frame that starts with the program.
 */
export function createAddresses(documentOf: (target: FrameTarget) => string): Addresses {
  const frames = new Set<string>();
  const files = new Map<string, string>();

  function addressOfFile(url: string, content: Blob): string {
    const made = URL.createObjectURL(content);
    files.set(made, url);
    return made;
  }

  function frame({ url, html }: FrameTarget): string {
    const target = html === undefined ? { url } : { url, html };
    const made = URL.createObjectURL(new Blob([documentOf(target)], { type: 'text/html' }));
    frames.add(made);
    return made;
  }

  function join(parts: readonly Part[], resources: readonly Resource[]): string {
    const made = new Map<number, string>();

    function addressOf(at: number): string {
      const known = made.get(at);
      if (known !== undefined) return known;
      // Breaks the cycle of style sheets that import each other.
      made.set(at, nowhere);
      const address = make(resources[at]);
      made.set(at, address);
      return address;
    }
    function make(resource: Resource | undefined): string {
      switch (resource?.kind) {
        case 'file':
          return addressOfFile(resource.url, resource.content);
        case 'text':
          return addressOfFile(resource.url, new Blob([textOf(resource.parts)], { type: resource.type }));
        case 'frame':
          return frame(resource);
        default:
          return nowhere;
      }
    }
    const textOf = (parts: readonly Part[]): string =>
      parts.map((part) => (typeof part === 'number' ? addressOf(part) : part)).join('');
    return textOf(parts);
  }

  const script = (source: string): string =>
    addressOfFile('', new Blob([source], { type: 'text/javascript;charset=utf-8' }));

  return {
    join,
    script,
    urlOf: (address) => files.get(address),
    frame,
    isOwnFrame: (url) => frames.has(url),
  };
}
