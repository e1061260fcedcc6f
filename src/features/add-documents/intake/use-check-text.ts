import { acceptedKinds } from '#file-type/accepted-type.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages } from '#i18n/inspection-messages.ts';
import { documentTexts } from '#i18n/document-texts.ts';
import { shownName } from '#lib/shown-name.ts';
import { unreachable } from '#lib/unreachable.ts';

import { isUnchecked, packageOf, type FileCheck, type FileRejection } from './chosen-file.ts';

/** Returns the text of a check: why an operation was proposed, or why a file can't be uploaded. */
export function useCheckText(check: FileCheck): string {
  const i18n = useI18n();
  const { t, formats } = i18n;
  // A package says itself what it is.
  if (packageOf(check) && check.status !== 'rejected') return '';
  switch (check.status) {
    case 'checking':
      return t.add.checking;
    case 'regular':
      return '';
    case 'unchecked-zip':
      // The row says it with the offer to check it again.
      return isUnchecked(check) ? '' : t.add.notChecked;
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
      return t.add.isNoManual(worst ? findingMessage(worst, i18n).title : '');
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
