import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { readBody, sendJson } from './http.ts';
import { chooserOf, people, type PersonKey } from './people.ts';

/** An upload that reached the service completely. */
export interface ReceivedUpload {
  /** Person of the token; undefined for a token that isn't valid. */
  readonly person: PersonKey | undefined;
  readonly fileName: string;
  readonly sha256: string;
  readonly assetId: string;
  /** `stored` and `duplicate` mean that the document is now in this person's name, or was stored before. */
  readonly outcome: 'stored' | 'duplicate' | 'rejected';
}

/** Document service that records who sent which file. */
export interface DocumentService {
  readonly received: ReceivedUpload[];
  /** Status of the next answers instead of their own; nothing is stored then. */
  status: number | undefined;
  /** Answers wait for this; what ends before isn't stored. */
  until: Promise<unknown> | undefined;
  /** Number of uploads that wait for `until`. */
  waiting: number;
  /** Names of the stored files, each with the person in whose name it is stored. */
  readonly stored: () => Readonly<Record<string, PersonKey>>;
  /** Files that were stored in the name of another person than the one who chose them. */
  readonly storedInWrongName: () => readonly ReceivedUpload[];
  /** Handles an upload to `/v1/documents/assets/…`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
}

interface StoredFile extends ReceivedUpload {
  readonly person: PersonKey;
  readonly document: object;
}

/** `personOf` returns the person of a valid access token. */
export function createDocumentService(
  personOf: (accessToken: string) => PersonKey | undefined,
): DocumentService {
  const files: StoredFile[] = [];
  const service: DocumentService = {
    received: [],
    status: undefined,
    until: undefined,
    waiting: 0,
    stored: () => Object.fromEntries(files.map(({ fileName, person }) => [fileName, person])),
    storedInWrongName: () => files.filter(({ fileName, person }) => chooserOf(fileName) !== person),
    handle: async (request, response, path) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      const body = await readBody(request);
      const form = await new Response(body, {
        headers: { 'Content-Type': request.headers['content-type'] ?? '' },
      }).formData();
      const file = form.get('file') as File;
      const content = Buffer.from(await file.arrayBuffer());
      service.waiting += 1;
      await service.until;
      service.waiting -= 1;
      if (response.destroyed) return;
      const person = personOf(token);
      const upload = {
        person,
        fileName: file.name,
        sha256: createHash('sha256').update(content).digest('hex'),
        assetId: decodeURIComponent(path.split('/').at(-1) ?? ''),
      };
      const status = service.status ?? (person === undefined ? 401 : undefined);
      if (status !== undefined || person === undefined) {
        service.received.push({ ...upload, outcome: 'rejected' });
        return sendJson(response, status ?? 401, { title: 'Rejected by the test', status });
      }
      const same = files.find(({ sha256 }) => sha256 === upload.sha256);
      const outcome = same ? 'duplicate' : 'stored';
      service.received.push({ ...upload, outcome });
      const stored = same ?? { ...upload, person, outcome, document: describe(upload, person, form) };
      if (!same) files.push(stored);
      const { document, assetId } = stored;
      const extension = { document, assetIds: [assetId], maintenanceIds: [] };
      const warning = same && { warningCode: 'DuplicateDocument', message: 'The document exists.' };
      sendJson(response, same ? 200 : 201, { data: { ...warning, extension } });
    },
  };
  return service;
}

function describe({ fileName }: Pick<ReceivedUpload, 'fileName'>, person: PersonKey, form: FormData): object {
  return {
    id: randomUUID(),
    filename: fileName,
    displayname: form.get('displayname'),
    organizationId: form.get('organizationId'),
    category: { id: form.get('categoryId'), languageCode: 'en', name: 'Notes' },
    mimetype: 'text/plain',
    type: 'AssetDocument',
    createdAt: new Date().toISOString(),
    createdBy: people[person].name,
  };
}
