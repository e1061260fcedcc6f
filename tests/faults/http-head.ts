/** Start line and headers of one HTTP/1.1 message. */
export interface Head {
  /** `POST /v1/… HTTP/1.1` or `HTTP/1.1 201 Created`. */
  readonly startLine: string;
  readonly lines: readonly string[];
}

export const headEnd = '\r\n\r\n';

/** Parses a head; `text` ends before the empty line. */
export function parseHead(text: string): Head {
  const [startLine = '', ...lines] = text.split('\r\n');
  return { startLine, lines };
}

export function headerOf(head: Head, name: string): string | undefined {
  const start = `${name.toLowerCase()}:`;
  const line = head.lines.find((each) => each.toLowerCase().startsWith(start));
  return line?.slice(start.length).trim();
}

/** Returns the head with these headers replaced; `undefined` removes one. */
export function withHeaders(head: Head, headers: Readonly<Record<string, string | undefined>>): Head {
  const names = Object.keys(headers).map((name) => `${name.toLowerCase()}:`);
  const kept = head.lines.filter((line) => !names.some((name) => line.toLowerCase().startsWith(name)));
  const added = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return { ...head, lines: [...kept, ...added] };
}

export const writeHead = ({ startLine, lines }: Head): string => [startLine, ...lines].join('\r\n') + headEnd;

/** `['POST', '/v1/documents/assets/PRESS-0042']` */
export function requestOf({ startLine }: Head): readonly [method: string, path: string] {
  const [method = '', path = ''] = startLine.split(' ');
  return [method, path];
}
