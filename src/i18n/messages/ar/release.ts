import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseAr: Messages['release'] = {
  isThere: 'يوجد إصدار جديد من هذا التطبيق.',
  goesOn: 'بعد إعادة التحميل تُستأنف عمليات الرفع تلقائيًا، وما يُرسل الآن يبدأ من أوله.',
  waits: 'يمكن تأجيله: إعادة التحميل الآن تُفقد المستندات التي لم تُخزَّن ولم تُحفظ على هذا الجهاز.',
};
