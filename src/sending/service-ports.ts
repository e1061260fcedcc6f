import type { createClient } from '#api/client.ts';
import type { Receipt } from '#api/contract/receipt.ts';
import { problemFromError } from '#api/errors.ts';
import { matchesUpload } from '#api/request/matches-upload.ts';
import { isByAnother } from '#api/token/document-author.ts';
import type { Job, JobWithFile } from '#queue/upload.ts';

import { classifyFailure } from './classify-failure.ts';

/** The person as the service may name them. */
interface Author {
  readonly subject: string;
  readonly name: string;
}

/** Connects a person's queue, in a page or in the service worker, with the client of the service. */
export function createServicePorts(client: ReturnType<typeof createClient>, person: Author) {
  const authors = createAuthors(person);
  return {
    send: async (job: JobWithFile, run: Parameters<typeof client.upload>[1]) => {
      const result = await client.upload(job, run);
      if (result.ok) authors.note(result.value);
      return result;
    },
    classifyFailure,
    compareReceipt: (receipt: Receipt, job: Job) => ({
      documentId: receipt.document?.id,
      isMatch: matchesUpload(receipt, job),
      isByAnother: authors.isByAnother(receipt),
    }),
    toProblem: problemFromError,
  };
}

/** Tells documents of a person from those of others, by the authors that the service names. */
export function createAuthors({ subject, name }: Author) {
  const written = new Set<string>();
  return {
    /** Notes the author of a document that the service stored for this person. */
    note({ kind, document }: Receipt): void {
      if (kind === 'stored' && document?.createdBy !== undefined) written.add(document.createdBy);
    },
    /** Returns true if the document of a receipt is certainly another person's. */
    isByAnother({ kind, document }: Receipt): boolean {
      if (kind !== 'duplicate' || document?.createdBy === undefined) return false;
      return isByAnother(document.createdBy, { subject, name, written });
    },
  };
}
