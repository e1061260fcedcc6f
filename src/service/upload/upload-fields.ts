import { documentFields, manualFields, type Operation } from '#api/contract/operation.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { demoLists } from '#service/demo/demo-lists.ts';
import type { Rejection } from '#service/http/rejection.ts';

import { cleanLine } from './clean-text.ts';

/** Text fields of an upload, checked and cleaned. */
export interface UploadFields {
  readonly displayname: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly aiEnabled: boolean;
}

/** Checked when the field arrives, before the file is sent. */
export function rejectField(operation: Operation, name: string): Rejection | undefined {
  if (operation !== 'manual' || name !== 'aiEnabled') return undefined;
  return { code: 'ai-not-allowed', detail: 'Leave aiEnabled out when you upload a ZIP manual.' };
}

/** Checks the text fields once all have arrived; names the invalid ones. */
export function readFields(
  operation: Operation,
  fields: ReadonlyMap<string, string>,
): Result<UploadFields, Rejection> {
  const cleaned = Object.fromEntries([...fields].map(([name, value]) => [name, cleanLine(value)]));
  const schema = operation === 'manual' ? manualFields : documentFields;
  const read = schema.safeParse(cleaned);
  if (!read.success) return fail(fieldRejection(read.error.issues.map((issue) => String(issue.path[0]))));
  const { displayname, organizationId, categoryId, aiEnabled } = read.data;
  if (isUnknown(demoLists.organizations, organizationId)) {
    return fail({
      code: 'organization-unknown',
      detail: `The organization "${organizationId}" is not known.`,
      members: { fields: ['organizationId'] },
    });
  }
  if (isUnknown(demoLists.categories, categoryId)) {
    return fail({
      code: 'category-unknown',
      detail: `The category "${categoryId}" is not known.`,
      members: { fields: ['categoryId'] },
    });
  }
  return ok({ displayname, organizationId, categoryId, aiEnabled: aiEnabled === 'true' });
}

function fieldRejection(names: readonly string[]): Rejection {
  const fields = [...new Set(names)];
  if (fields.includes('aiEnabled') && fields.length === 1) {
    return { code: 'field-invalid', detail: 'aiEnabled is either true or false.', members: { fields } };
  }
  return { code: 'field-missing', detail: `Missing or empty: ${fields.join(', ')}.`, members: { fields } };
}

const isUnknown = (list: readonly { readonly id: string }[], id: string): boolean =>
  !list.some((item) => item.id === id);
