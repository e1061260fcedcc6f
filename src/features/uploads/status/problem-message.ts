import { statusMeaning } from '#api/http-status.ts';
import { isOutcomeUnknown } from '#api/problem.ts';
import { acceptedKinds } from '#file-type/accepted-type.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { findingTexts } from '#i18n/messages/en/inspection.ts';
import { type ProblemMessages, problemMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import type { FileFacts } from '#lib/file/file-facts.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

import { neededFile } from './shown-status.ts';

/**
 * Returns the message for a problem: what happened and what to do; with the file, what the service rejected about it. A
 * newer release may have saved codes that this one doesn't know: their message is a general one.
 */
export function problemMessage(
  problem: UploadProblem,
  i18n: I18n,
  file?: Pick<FileFacts, 'name' | 'size'>,
): string {
  const { formats } = i18n;
  const words = problemMessages(i18n);
  switch (problem.code) {
    case 'http':
      return (file && rejectionOf(problem, file, i18n)) || httpMessage(problem, words.http);
    case 'network':
      return problem.outcome === 'unknown' ? words.networkMidway : words.network;
    case 'contract': {
      const { reason } = problem;
      return words.contract[Object.hasOwn(words.contract, reason) ? reason : 'no-envelope'];
    }
    case 'file-too-large':
      return words.tooLarge(formats.bytes(problem.sizeBytes), formats.bytes(problem.limitBytes));
    case 'type-not-accepted':
      return words.type(formats.or(acceptedKinds(problem.accepted)));
    case 'role-missing':
      return problem.roles.length > 0 ? words.roleMissingWith(formats.and(problem.roles)) : words.roleMissing;
    case 'manual-rejected': {
      const { finding } = problem;
      const isKnown = Object.hasOwn(findingTexts(i18n), finding.code);
      return words.manualRejected(isKnown ? findingMessage(finding, i18n).title : '');
    }
    default: {
      const { code } = problem;
      return words[plainTexts[Object.hasOwn(plainTexts, code) ? code : 'unexpected']];
    }
  }
}

/** Texts of problems without parameters. */
const plainTexts = {
  stalled: 'stalled',
  'no-answer': 'noAnswer',
  'file-changed': 'fileChanged',
  'file-changed-while-sending': 'fileChangedWhileSending',
  'file-gone': 'fileGone',
  'file-unreadable': 'fileUnreadable',
  'file-empty': 'fileEmpty',
  'no-token': 'noToken',
  'asset-id-invalid': 'assetIdInvalid',
  'base-url-invalid': 'baseUrlInvalid',
  unexpected: 'unexpected',
} as const;

type Unsuccessful = Extract<AssetUpload, { readonly status: 'failed' | 'needs-file' }>;

/** Returns why an upload failed or needs its file, and that its document may be stored if an attempt may have done so. */
export function failureMessage(upload: Unsuccessful, i18n: I18n): string {
  const { problem, pastAttempts, status } = upload;
  const outcomeUnknown =
    pastAttempts.outcomeUnknown &&
    !(problem && namesOutcome(problem)) &&
    problemMessages(i18n).outcomeUnknown;
  const reason = reasonOf(upload, i18n);
  return joinSentences(status === 'failed' ? [reason, outcomeUnknown] : [outcomeUnknown, reason], i18n);
}

function reasonOf(upload: Unsuccessful, i18n: I18n): string {
  const { problem, job } = upload;
  const { gone, unreadable } = uploadListMessages(i18n).needsFile;
  const isAboutFile = upload.status === 'failed' || neededFile(upload) !== undefined;
  if (isAboutFile && problem) return problemMessage(problem, i18n, job.file);
  if (problem?.code === 'file-unreadable') return unreadable;
  if (!problem || problem.code === 'file-gone') return gone;
  return joinSentences([problemMessage(problem, i18n, job.file), gone], i18n);
}

const withOutcome = new Set(['network', 'no-answer', 'contract', 'file-changed-while-sending', 'http']);

/** Returns true if the message of the problem says that the document may be stored. */
const namesOutcome = (problem: UploadProblem): boolean =>
  problem.code !== 'manual-rejected' && withOutcome.has(problem.code) && isOutcomeUnknown(problem);

/** Returns what is too large or of the wrong type, if the service said that it is. */
function rejectionOf(
  problem: HttpProblem,
  { name, size }: Pick<FileFacts, 'name' | 'size'>,
  i18n: I18n,
): string | undefined {
  const problems = problemMessages(i18n);
  const { formats } = i18n;
  const { message } = statusMeaning(problem);
  if (message === 413) return problems.sizeRejected(formats.bytes(size));
  const [extension] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? [];
  return message === 415 && extension ? problems.typeRejected(extension.toLowerCase()) : undefined;
}

type HttpProblem = Extract<UploadProblem, { readonly code: 'http' }>;
type StatusTexts = ProblemMessages['http'];
function httpMessage(problem: HttpProblem, words: StatusTexts): string {
  const message = words[statusMeaning(problem).message];
  return typeof message === 'string' ? message : message(problem.status);
}
