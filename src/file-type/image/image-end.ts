import { joined } from '#lib/file/bytes.ts';

/** Input that a format needs next: bytes to read, bytes to skip, or the next marker of a JPEG. */
type Need =
  | { readonly kind: 'take'; readonly bytes: number; readonly mayEnd?: boolean }
  | { readonly kind: 'skip'; readonly bytes: number }
  | { readonly kind: 'marker' };
/** Returns at the end of the image, or if it isn't one. */
type Format = Generator<Need, void, Uint8Array>;

const take = (bytes: number): Need => ({ kind: 'take', bytes });
const skip = (bytes: number): Need => ({ kind: 'skip', bytes });
const takeIfThere = (bytes: number): Need => ({ kind: 'take', bytes, mayEnd: true });

/** Follows the bytes of images to their end markers, one after another; buffers a few bytes at most. */
export function createImageEnd() {
  let format = imageFormat();
  let need: Need | undefined;
  let taken: Uint8Array[] = [];
  let missing = 0;

  function next(input: Uint8Array): void {
    do {
      const step = format.next(input);
      need = step.done === true ? undefined : step.value;
      missing = need === undefined || need.kind === 'marker' ? 0 : need.bytes;
    } while (need?.kind === 'skip' && missing <= 0);
    taken = [];
  }

  /** Returns the number of bytes consumed from `at` on. */
  function advance(bytes: Uint8Array, at: number): number {
    if (need?.kind === 'marker') {
      const marker = markerIn(bytes, at);
      if (marker === bytes.length) return marker - at;
      next(bytes);
      return marker + 1 - at;
    }
    const used = Math.min(missing, bytes.length - at);
    missing -= used;
    if (need?.kind === 'take') taken.push(bytes.slice(at, at + used));
    if (missing === 0) next(joined(taken));
    return used;
  }

  return {
    reset: (): void => {
      format = imageFormat();
      next(new Uint8Array());
    },
    push: (bytes: Uint8Array): void => {
      for (let at = 0; at < bytes.length;) {
        if (need === undefined) return;
        at += advance(bytes, at);
      }
    },
    /** True for a PNG, JPEG, GIF or WebP image whose end is missing. */
    isCutOff: (): boolean => need !== undefined && !(need.kind === 'take' && need.mayEnd === true),
  };
}

/** Returns the offset of the next JPEG marker, skipping the bytes FF 00 of a scan; the length if there is none. */
function markerIn(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && bytes[at + 1] === 0) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}

function* imageFormat(): Format {
  const start = latin1(yield takeIfThere(2));
  if (start === '\xff\xd8') yield* jpeg();
  else if (start === '\x89P') yield* png();
  else if (start === 'GI') yield* gif();
  else if (start === 'RI') yield* webp();
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Segments and scans up to EOI (ITU T.81, B.1.1). A thumbnail has its own EOI, within a segment. */
function* jpeg(): Format {
  for (;;) {
    yield { kind: 'marker' };
    let code = 0xff;
    while (code === 0xff) code = (yield take(1))[0]!;
    if (code === 0xd9) return;
    // Without a length: scan data, TEM, restarts and SOI.
    const isBare = code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
    if (isBare) continue;
    const [high, low] = yield take(2);
    yield skip(high! * 2 ** 8 + low! - 2);
  }
}

/** Chunks up to IEND (PNG, third edition, 5.3). */
function* png(): Format {
  if (latin1(yield takeIfThere(6)) !== 'NG\r\n\x1a\n') return;
  for (;;) {
    const [a, b, c, d, ...type] = yield take(8);
    yield skip(a! * 2 ** 24 + b! * 2 ** 16 + c! * 2 ** 8 + d! + 4);
    if (String.fromCharCode(...type) === 'IEND') return;
  }
}

const hasTable = 0x80;
const tableBytes = (flags: number): number => ((flags & hasTable) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Blocks up to the trailer (GIF89a), without which browsers show an image, too. */
function* gif(): Format {
  const header = yield takeIfThere(11);
  if (!/^F8[79]a/.test(latin1(header))) return;
  yield skip(tableBytes(header[8]!));
  for (;;) {
    const [block] = yield takeIfThere(1);
    if (block === 0x21) yield skip(1);
    else if (block === 0x2c) yield skip(tableBytes((yield take(9))[8]!) + 1);
    else return;
    for (let length = (yield take(1))[0]!; length > 0; length = (yield take(1))[0]!) yield skip(length);
  }
}

/** Up to the declared length (RFC 9649, 2.4). */
function* webp(): Format {
  const header = yield takeIfThere(10);
  if (!/^FF....WEBP$/s.test(latin1(header))) return;
  yield skip(header[2]! + header[3]! * 2 ** 8 + header[4]! * 2 ** 16 + header[5]! * 2 ** 24 - 4);
}
