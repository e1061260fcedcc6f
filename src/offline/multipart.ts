/** One part of a form, streamed. */
export interface FormPart {
  /** Name of the field. */
  readonly name: string;
  /** Absent if the part isn't a file. */
  readonly fileName?: string;
  /** MIME type; empty if the part has none. */
  readonly type: string;
  /** Must be read to its end before the next part. Cancelling it stops reading the form. */
  readonly body: ReadableStream<Uint8Array>;
}

/** Browsers always send this form. */
const maxHeadBytes = 16_384;

const crlf = bytesOf('\r\n');

/**
 * Reads a form of `multipart/form-data` (RFC 7578) as a stream: only one chunk at a time is in memory, where
 * `formData()` would read the files whole. Rejects if it isn't such a form, ends early, or `onPart` rejects.
 */
export async function readForm(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  onPart: (part: FormPart) => Promise<void>,
): Promise<void> {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers.get('Content-Type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || body === null) throw new Error('It is no form.');
  const delimiter = bytesOf(`\r\n--${boundary}`);
  const scanner = createScanner(body);
  await scanner.upTo(delimiter, () => undefined);
  while ((await readText(scanner, crlf)) === '') {
    await readPart(scanner, { delimiter, onPart });
  }
}

interface PartOptions {
  readonly delimiter: Uint8Array;
  readonly onPart: (part: FormPart) => Promise<void>;
}

async function readPart(scanner: Scanner, { delimiter, onPart }: PartOptions): Promise<void> {
  const head = await readText(scanner, bytesOf('\r\n\r\n'));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const taken = onPart({ ...readHead(head), body: readable });
  const handOn = async () => {
    await scanner.upTo(delimiter, (bytes) => writer.write(bytes));
    await writer.close();
  };
  await Promise.all([
    taken,
    handOn().catch(async (error: unknown) => {
      await writer.abort(error).catch(() => undefined);
      throw error;
    }),
  ]);
}

function readHead(head: string): Omit<FormPart, 'body'> {
  const [, name = ''] = /;\s*name="([^"]*)"/i.exec(head) ?? [];
  const [, fileName] = /;\s*filename="([^"]*)"/i.exec(head) ?? [];
  const [, type = ''] = /^content-type:\s*(.*?)\s*$/im.exec(head) ?? [];
  return { name: unescaped(name), type, ...(fileName !== undefined && { fileName: unescaped(fileName) }) };
}

/** Browsers escape these three, and nothing else (HTML, "multipart/form-data encoding algorithm"). */
const unescaped = (text: string): string => text.replace(/%(22|0D|0A)/g, decodeURIComponent);

/** Reads a stream from one delimiter to the next. */
type Scanner = ReturnType<typeof createScanner>;

function createScanner(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  // The first delimiter of a form isn't preceded by a line break.
  let rest = crlf;
  return {
    /** Yields the data before the delimiter in chunks, then skips the delimiter. Rejects if the stream ends first. */
    upTo: async (delimiter: Uint8Array, onBytes: (bytes: Uint8Array) => unknown) => {
      for (;;) {
        const at = indexOf(rest, delimiter);
        // The last bytes may be the beginning of a delimiter.
        const end = at >= 0 ? at : Math.max(0, rest.length - delimiter.length + 1);
        if (end > 0) await onBytes(rest.subarray(0, end));
        rest = rest.subarray(at >= 0 ? at + delimiter.length : end);
        if (at >= 0) return;
        const { value } = await reader.read();
        if (!value) throw new Error('The form ends early.');
        rest = joined(rest, value);
      }
    },
  };
}

async function readText(scanner: Scanner, delimiter: Uint8Array): Promise<string> {
  let bytes: Uint8Array = new Uint8Array();
  await scanner.upTo(delimiter, (more) => {
    bytes = joined(bytes, more);
    if (bytes.length > maxHeadBytes) throw new Error('It is no form.');
  });
  return new TextDecoder().decode(bytes);
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1)) {
    if (at + wanted.length > bytes.length) return -1;
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
