import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseAr: Messages['release'] = {
  isThere: 'يتوفر إصدار جديد.',
  afterReload: 'بعد إعادة التحميل تُستأنف عمليات الرفع؛ وما يُرسل الآن يبدأ من أوله.',
  waits: 'أعد التحميل لاحقًا: الآن ستُفقد مستندات غير مخزَّنة وغير محفوظة على هذا الجهاز.',
  partOutdated: 'تم تحديث هذه الصفحة. أعد تحميلها لاستخدام هذا الجزء.',
};
