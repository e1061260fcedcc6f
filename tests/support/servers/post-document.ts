import type { RunningService } from './start-service.ts';

/** Sends one upload as a browser would; `null` leaves a field out. */
export interface DocumentToPost {
  readonly operation?: 'document' | 'manual';
  /** Already encoded as a path segment. */
  readonly asset?: string;
  readonly content?: string | Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  readonly fields?: Readonly<Record<string, string | null>>;
  readonly person?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parsed answer. */
export interface PostedDocument {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests check its shape
  readonly body: any;
}

export const goodFields = {
  displayname: 'Pump photo',
  organizationId: 'halden',
  categoryId: 'photo',
} as const;

export async function postDocument(
  service: RunningService,
  document: DocumentToPost = {},
): Promise<PostedDocument> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...goodFields, ...document.fields })) {
    if (value !== null) form.append(name, value);
  }
  form.append('file', new Blob([document.content ?? 'content']), document.fileName ?? 'pump.txt');
  const folder = document.operation === 'manual' ? 'assets/zip' : 'assets';
  const response = await fetch(`${service.url}/v1/documents/${folder}/${document.asset ?? 'PRESS-0042'}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await service.token(document.person)}`, ...document.headers },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
