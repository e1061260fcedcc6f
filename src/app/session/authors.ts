import type { Receipt } from '#api/contract/receipt.ts';
import { isByAnother } from '#api/document-author.ts';

import type { Person } from '../person/person.ts';

/** Tells documents of a person from those of others, by the authors that the service names. */
export function createAuthors({ subject, name }: Pick<Person, 'subject' | 'name'>) {
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
