import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

import { counted, files } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

const places = counted({
  one: 'موضع واحد',
  two: 'موضعان',
  few: 'مواضع',
  many: 'موضعًا',
  other: 'موضع',
});
const otherFiles = counted({
  one: 'ملف آخر',
  two: 'ملفان آخران',
  few: 'ملفات أخرى',
  many: 'ملفًا آخر',
  other: 'ملف آخر',
});
const systemFiles = counted({
  one: 'ملف نظام واحد',
  two: 'ملفي نظام',
  few: 'ملفات نظام',
  many: 'ملف نظام',
  other: 'ملف نظام',
});
const names = counted({ one: 'اسم واحد', two: 'اسمين', few: 'أسماء', many: 'اسمًا', other: 'اسم' });
const links = counted({ one: 'رابط واحد', two: 'رابطين', few: 'روابط', many: 'رابطًا', other: 'رابط' });

/** Texts for repairing a manual and informing its author. */
export const repairAr: RepairMessages = {
  reading: 'تجري قراءة كل الصفحات…',
  making: 'يجري إنشاء النسخة…',
  checking: 'يجري فحص النسخة…',
  cancel: 'إلغاء',
  intro: 'لا يتغيّر ملفك. لا تُجرى في النسخة إلا الإصلاحات المحددة، ولا يتغيّر النص ولا النصوص البرمجية.',
  nothing: 'لا يستطيع حل هذه المشكلات إلا كاتب الدليل.',
  whichFiles: (count) => plural(count, { other: (n) => `الملفات المعنية (${n})` }),
  places: (entry, count) => (count === 1 ? isolate(entry) : `${isolate(entry)}، ${places(count)}`),
  moreFiles: (count) => `و${otherFiles(count)}`,
  items: {
    unwrap: (folder) => `إخراج كل شيء من المجلد «${isolate(folder)}»`,
    adapted: (count) => `روابط تمر بالمجلد في ${files(count)} ستُعدَّل.`,
    junk: (count) => `استبعاد ${systemFiles(count)}`,
    unsafe: (count) =>
      plural(count, {
        zero: () => `استبعاد الملفات غير المسموح بها`,
        one: () => `استبعاد ملف واحد غير مسموح به`,
        two: () => `استبعاد ملفين غير مسموح بهما`,
        few: (n) => `استبعاد ${n} ملفات غير مسموح بها`,
        many: (n) => `استبعاد ${n} ملفًا غير مسموح به`,
        other: (n) => `استبعاد ${n} ملف غير مسموح به`,
      }),
    addStart: (page, name) => `إضافة صفحة بداية ${isolate(name)} تقود إلى ${isolate(page)}`,
    addStartHint: 'تفتح تلك الصفحة تلقائيًا، وفيها رابط إليها.',
    renameStart: (name, newName) => `إعادة تسمية ${isolate(name)} إلى ${isolate(newName)}`,
    renamedLinks: (count) => `الروابط إليها في ${files(count)} ستُعدَّل.`,
    names: (count) => `كتابة / بدل \\ في ${names(count)} من أسماء الملفات`,
    case: (count) => `تصحيح الأحرف الكبيرة والصغيرة في ${links(count)}`,
    backslashes: (count) => `كتابة / بدل \\ في ${links(count)}`,
  },
  compare: (before, after) => `قبل: ${before}. الآن: ${after}.`,
  none: 'لا مشكلات',
  save: 'حفظ النسخة',
  close: 'إغلاق',
  failed: {
    unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر أو هو مفتوح في مكان آخر.',
    unavailable: 'تعذّر الإصلاح في هذا المتصفح.',
  },
  copyReport: 'نسخ التقرير',
  saveReport: 'حفظ التقرير',
  printable: 'حفظ للطباعة',
  printed: (date) => `نسخة للطباعة من فحص بتاريخ ${date}`,
};
