import { acceptedKinds } from '#file-type/accepted-type.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import type { I18n } from '#i18n/i18n.ts';
import { documentTexts } from '#i18n/messages/en/files.ts';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { cannotBeManual, isArchive, packageCheckOf, packageOf } from '#intake/checks/check-facts.ts';
import type { FileCheck, FileRejection } from '#intake/chosen-file.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { unreachable } from '#lib/unreachable.ts';

/** Returns true for a file that may be an archive or package: its row says what it is. */
export const hasCheckText = (check: FileCheck): boolean =>
  isArchive(check) || packageCheckOf(check) !== undefined;

/** Returns the text of a file whose inspection couldn't run. */
export const uncheckedText = ({ status }: FileCheck, { add }: I18n['t']): string =>
  status === 'unchecked-zip' ? add.notChecked : add.fileNotChecked;

/**
 * Returns the text of a check: what a ZIP is, or why a file can't be uploaded. That a ZIP can't be a manual is said only if
 * a person `chose` to upload it as one.
 */
export function checkText(check: FileCheck, i18n: I18n, chosen?: 'document' | 'manual'): string {
  const { t, formats } = i18n;
  // A package says itself what it is.
  const isAboutManual = chosen === 'manual' && cannotBeManual(check);
  if (packageOf(check) && check.status !== 'rejected' && !isAboutManual) return '';
  switch (check.status) {
    case 'checking':
      return t.add.checking;
    case 'regular':
    // The row says it with the offer to check it again.
    case 'unchecked-zip':
      return '';
    case 'rejected':
      return rejectionText(check.rejection);
    case 'zip': {
      const { report } = check;
      if (report.verdict === 'manual') {
        const { startPage, pages } = report;
        return startPage === undefined
          ? inspectionMessages(i18n).canBeManual
          : t.add.isManual(shownName(startPage), pages);
      }
      const worst = report.findings.find((finding) => finding.severity === 'error');
      const reason = worst ? findingMessage(worst, i18n).title : '';
      if (chosen === 'manual') return t.add.isNoManual(reason);
      if (report.verdict === 'unsafe') return reason;
      const archive = documentTexts(i18n).contents.archive('ZIP');
      return report.pages > 0 && reason ? `${archive} · ${reason}` : archive;
    }
    default:
      return unreachable(check);
  }

  function rejectionText(rejection: FileRejection): string {
    const { rejections } = t.add;
    switch (rejection.code) {
      case 'empty':
        return rejections.empty;
      case 'unreadable':
        return rejections.unreadable;
      case 'finding': {
        const { title, advice } = documentTexts(i18n).findings[rejection.finding];
        return `${title}. ${advice}`;
      }
      case 'web-archive':
        return rejections.webArchive;
      case 'windows-help':
        return rejections.windowsHelp;
      case 'too-large':
        return rejections.tooLarge(formats.bytes(rejection.sizeBytes), formats.bytes(rejection.limitBytes));
      case 'type':
        return rejections.type(formats.or(acceptedKinds(rejection.accepted)));
      default:
        return unreachable(rejection);
    }
  }
}
