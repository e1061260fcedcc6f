import { statusMeaning } from '#api/http-status.ts';
import { acceptedKinds } from '#file-type/accepted-type.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import type { I18n } from '#i18n/i18n.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { FileFacts } from '#lib/file-facts.ts';

import type { UploadProblem } from '../asset-upload.ts';

/** Returns the message for a problem: what happened and what to do; with the file, what the service rejected about it. */
export function problemMessage(
  problem: UploadProblem,
  i18n: I18n,
  file?: Pick<FileFacts, 'name' | 'size'>,
): string {
  const { t, formats } = i18n;
  const words = t.problems;
  switch (problem.code) {
    case 'http':
      return (
        (file && rejectionOf(problem.status, file, i18n)) || httpMessage(problem.status, t.problems.http)
      );
    case 'network':
      return problem.outcome === 'unknown' ? words.networkMidway : words.network;
    case 'stalled':
      return words.stalled;
    case 'no-answer':
      return words.noAnswer;
    case 'contract':
      return words.contract[problem.reason];
    case 'file-changed':
      return words.fileChanged;
    case 'file-changed-while-sending':
      return words.fileChangedWhileSending;
    case 'file-gone':
      return words.fileGone;
    case 'file-unreadable':
      return words.fileUnreadable;
    case 'file-empty':
      return words.fileEmpty;
    case 'file-too-large':
      return words.tooLarge(formats.bytes(problem.sizeBytes), formats.bytes(problem.limitBytes));
    case 'type-not-accepted':
      return words.type(formats.or(acceptedKinds(problem.accepted)));
    case 'role-missing':
      return problem.roles.length > 0 ? words.roleMissingWith(formats.and(problem.roles)) : words.roleMissing;
    case 'no-token':
      return words.noToken;
    case 'asset-id-invalid':
      return words.assetIdInvalid;
    case 'base-url-invalid':
      return words.baseUrlInvalid;
    case 'manual-refused':
      return words.manualRejected(findingMessage(problem.finding, i18n).title);
    case 'unexpected':
      return words.unexpected;
    default:
      return unreachable(problem);
  }
}

/** Returns what is too large or of the wrong type, if the service said that it is. */
function rejectionOf(
  status: number,
  { name, size }: Pick<FileFacts, 'name' | 'size'>,
  { t: { problems }, formats }: I18n,
): string | undefined {
  if (status === 413) return problems.sizeRejected(formats.bytes(size));
  const [extension] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? [];
  return status === 415 && extension ? problems.typeRejected(extension.toLowerCase()) : undefined;
}

type StatusTexts = I18n['t']['problems']['http'];
function httpMessage(status: number, words: StatusTexts): string {
  const message = words[statusMeaning(status).message];
  return typeof message === 'string' ? message : message(status);
}
