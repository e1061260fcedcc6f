import { type Answer, jsonAnswer } from '#service/http/answer.ts';
import type { Stored } from '#service/storage/library.ts';
import type { StoredDocument } from '#service/storage/stored-document.ts';

/**
 * Envelope of section 2.2. The interface doesn't show the answer for a new document; here it is 201 with the same
 * `extension` and without a warning.
 */
export function uploadAnswer({ isNew, stored }: Stored): Answer {
  const { document, assetIds, maintenanceIds } = stored;
  const extension = { document, assetIds, maintenanceIds };
  if (isNew) return jsonAnswer(201, { data: { extension } });
  return jsonAnswer(200, {
    data: { warningCode: 'DuplicateDocument', message: duplicateMessage(stored), extension },
  });
}

const duplicateMessage = ({ document, assetIds }: StoredDocument): string =>
  `Document "${document.displayname}" (${document.filename}) with id ${document.id} already exists ` +
  `and is linked to the assets ${assetIds.join(',')}.`;
