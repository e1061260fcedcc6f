import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { counted, files } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

const otherPlaces = counted({
  one: 'موضع آخر',
  two: 'موضعان آخران',
  few: 'مواضع أخرى',
  many: 'موضعًا آخر',
  other: 'موضع آخر',
});

/** Texts of the report on a manual. */
export const manualAr: Messages['manual'] = {
  reading: (done, total) => `يجري الفحص، ${done} من ${total} من الملفات`,
  progress: 'فحص الدليل',
  stop: 'إيقاف الفحص',
  stopped: 'لم يُفحص كل شيء.',
  unread: (count) => `لم تُفحص روابط ${files(count)} بسبب كبر الحجم.`,
  sound: 'لم يُعثر على مشكلات',
  errors: counted({ zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأ', other: 'خطأ' }),
  warnings: counted({
    zero: 'لا تحذيرات',
    one: 'تحذير واحد',
    two: 'تحذيران',
    few: 'تحذيرات',
    many: 'تحذيرًا',
    other: 'تحذير',
  }),
  infos: counted({
    zero: 'لا ملاحظات',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: 'ملاحظات',
    many: 'ملاحظة',
    other: 'ملاحظة',
  }),
  severity: { error: 'خطأ', warning: 'تحذير', info: 'ملاحظة' },
  preview: 'معاينة',
  showPlace: 'عرض في المعاينة',
  noPreview: 'تعذّر تحميل المعاينة.',
  found: (count) => plural(count, { other: (n) => `نتائج الفحص (${n})` }),
  line: (line) => `السطر ${line}`,
  more: (count) => `و${otherPlaces(count)}`,
  nearest: (name) => `هل تقصد ${isolate(name)}؟`,
  missing: (scheme) => `هل ينقص ${isolate(scheme)} في أوله؟`,
  toDo: (remedy) => `المطلوب: ${remedy}`,
  forAuthor: (remedy) => `لكاتب الدليل: ${remedy}`,
  search: 'بحث في نتائج الفحص',
  show: 'عرض',
  all: 'الكل',
  nothing: 'لا شيء من النتائج يطابق البحث.',
  moreInReport: (count) => `في التقرير ${otherPlaces(count)}.`,
  saveJson: 'حفظ بصيغة JSON',
  reportTitle: (file) => `فحص ${isolate(file)}`,
  verdict: {
    manual: 'هذا دليل تشغيل دون اتصال.',
    'not-a-manual': 'هذا ليس دليل تشغيل دون اتصال.',
    unsafe: 'ملف ZIP هذا تالف أو غير آمن.',
  },
  facts: (startPage, pages, all) =>
    `صفحة البداية: ${isolate(startPage)}. الصفحات: ${pages}. الملفات: ${all}.`,
  noStartPage: 'لا توجد',
};
