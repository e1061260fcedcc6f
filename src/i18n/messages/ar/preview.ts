import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

import { counted } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

const pages = counted({ one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' });
const others = counted({
  one: 'عنصر آخر',
  two: 'عنصران آخران',
  few: 'عناصر أخرى',
  many: 'عنصرًا آخر',
  other: 'عنصر آخر',
});

/** With the number last, the label agrees with every number. */
const labelled =
  (label: string) =>
  (count: number): string =>
    plural(count, { other: (n) => `${label}: ${n}` });

/** Texts of the preview of a manual. */
export const previewAr: PreviewMessages = {
  title: (file) => `معاينة ${isolate(file)}`,
  frame: 'الدليل',
  close: 'إغلاق المعاينة',
  back: 'رجوع',
  forward: 'تقدم',
  pages,
  pageList: 'صفحات الدليل',
  search: 'بحث في الصفحات',
  nothing: 'لا صفحة تطابق البحث.',
  readingTitles: 'ما زالت العناوين تُقرأ.',
  width: 'العرض',
  widths: { phone: 'هاتف', tablet: 'جهاز لوحي', full: 'كامل' },
  opening: 'يجري فتح الدليل…',
  missing: {
    internet: labelled('عناصر في هذه الصفحة من الإنترنت وليست في ملف ZIP'),
    absent: labelled('عناصر تحتاجها هذه الصفحة وليست في ملف ZIP'),
    spelling: labelled('عناصر تحتاجها هذه الصفحة ويختلف إملاء أسمائها في ملف ZIP'),
    damaged: labelled('ملفات تالفة'),
    'too-large': labelled('ملفات أكبر من أن تُعاين'),
    more: (count) => `و${others(count)}`,
  },
  spellingFixable: 'يصحّح الإصلاح هذه الروابط، إلا في النصوص البرمجية.',
  outside: (url) => `يؤدي هذا الرابط إلى ${isolate(url)}، خارج الدليل. المعاينة لا تفتحه.`,
  placeHidden: (line) => `موضع النتيجة في السطر ${line}، في جزء غير ظاهر من الصفحة.`,
  absent: (path) => `لا يوجد ${isolate(path)} في ملف ZIP. يظهر خطأ هنا للقارئ أيضًا.`,
  unshown: (path, size) => `لا يُعرض ${isolate(path)} (${size}) هنا. هو في ملف ZIP، ويفتحه القارئ ببرنامج آخر.`,
  dismiss: 'إخفاء',
  emptyWithoutScripts:
    'هذه الصفحة فارغة من دون برامجها النصية، والمعاينة لا تشغّلها؛ اختر صفحة أخرى من القائمة.',
  failures: {
    unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر؛ اختره من جديد.',
    unsafe: 'لا يمكن عرض شيء من ملف ZIP هذا: إنه تالف أو غير آمن.',
    crashed: 'توقفت المعاينة عن العمل. أغلقها وافتحها من جديد.',
    frame: 'المعاينة غير متاحة هنا. اتصل بمسؤول النظام.',
  },
  frameFacts: {
    blocked: (origin) =>
      `تحظر Content-Security-Policy لهذه الصفحة المعاينة. أضف ${isolate(origin)} إلى frame-src.`,
    silent: (url) =>
      `لم يبدأ ${isolate(url)}. يجب أن يرسل خادم الويب هذا الملف مع Content-Security-Policy خاصة به تسمح بالنصوص البرمجية المضمّنة وتذكر هذه الصفحة في frame-ancestors.`,
  },
};
