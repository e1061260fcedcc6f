import { maxDepth, type FrameMessage, type FrameStart } from '#manual/preview/frame-protocol.ts';

/** No address in a manual is longer. */
const maxUrlLength = 4000;
/** Longer `srcdoc` markup isn't shown. */
const maxHtmlLength = 4_000_000;

/** Validates a message of a frame, which can be anything: a hostile manual runs beside the program of the frame. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, url, id } = data;
  switch (kind) {
    case 'load': {
      const start = readStart(data.start);
      return start && { kind, start };
    }
    case 'resource':
      return isUrl(url) && typeof id === 'number' ? { kind, id, url } : undefined;
    case 'go':
      return isUrl(url) ? { kind, url, isReplacing: data.isReplacing === true } : undefined;
    case 'moved':
    case 'outside':
    case 'blocked':
      return isUrl(url) ? { kind, url } : undefined;
    case 'step':
      return data.by === -1 || data.by === 1 ? { kind, by: data.by } : undefined;
    case 'place':
      return { kind, isShown: data.isShown === true };
    case 'escape':
      return { kind };
    default:
      return undefined;
  }
}

function readStart(data: unknown): FrameStart | undefined {
  if (!isRecord(data) || !isUrl(data.url)) return undefined;
  const { url, html, place, ancestors } = data;
  if (!Array.isArray(ancestors) || ancestors.length > maxDepth || !ancestors.every(isUrl)) return undefined;
  if (html !== undefined && (typeof html !== 'string' || html.length > maxHtmlLength)) return undefined;
  return {
    url,
    ancestors,
    ...(typeof html === 'string' && { html }),
    ...(isRecord(place) && { place: { line: Number(place.line), column: Number(place.column) } }),
  };
}

const isUrl = (value: unknown): value is string => typeof value === 'string' && value.length <= maxUrlLength;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
