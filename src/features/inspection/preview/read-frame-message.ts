import type { FrameMessage } from '#manual/preview/frame-protocol.ts';

/** No address in a manual is longer. */
const maxUrlLength = 4000;
/** Longer `srcdoc` markup isn't shown. */
const maxHtmlLength = 4_000_000;

/** Validates a message of a frame: the program of the frame wrote it, but from the text of a manual. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, url, target, name } = data;
  switch (kind) {
    case 'ready':
    case 'escape':
      return { kind };
    case 'frame': {
      const { url: address, html } = isRecord(data.request) ? data.request : {};
      if (!isText(address) || !isText(name) || !(html === undefined || isText(html, maxHtmlLength))) {
        return undefined;
      }
      return { kind, name, request: { url: address, ...(html !== undefined && { html }) } };
    }
    case 'go':
      return isText(url) && isText(target)
        ? { kind, url, target, isReplacing: data.isReplacing === true }
        : undefined;
    case 'moved':
    case 'outside':
      return isText(url) ? { kind, url } : undefined;
    case 'loaded':
      return { kind, isEmpty: data.isEmpty === true, isPlaceShown: data.isPlaceShown === true };
    default:
      return undefined;
  }
}

const isText = (value: unknown, maxLength = maxUrlLength): value is string =>
  typeof value === 'string' && value.length <= maxLength;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
