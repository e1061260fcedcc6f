import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

import { counted } from './counted.ts';
import { isolate } from './isolate.ts';
import { otherPlaces } from './manual.ts';

const plural = createPlural('ar');

const pages = counted({ one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' });
const files = counted({ one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' });
const places = counted({
  one: 'موضع واحد',
  two: 'موضعان',
  few: 'مواضع',
  many: 'موضعًا',
  other: 'موضع',
});

/** The words of the inspection of a ZIP in its row and its panel, in Arabic; loaded with them. */
export const inspectionAr: InspectionMessages = {
  review: 'مراجعة',
  canBeManual: 'يمكن رفعه كدليل تشغيل دون اتصال',
  ready: 'جاهز للرفع',
  pages,
  files,
  startsAt: (page) => `يبدأ بالصفحة ${isolate(page)}`,
  canBeFixed: (count) => plural(count, { other: (n) => `ما يمكن إصلاحه آليًا: ${n}` }),
  fixable: 'قابل للإصلاح',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}، القابل للإصلاح: ${n}` }),
  places,
  repairAndUse: 'إصلاح واستخدام',
  fixMore: (count) => plural(count, { other: (n) => `إصلاح المتبقي (${n}) واستخدام` }),
  done: 'تم',
  keepAsRegular: 'الإبقاء كملف عادي',
  chooseStart: 'اختيار صفحة البداية',
  changeStart: 'تغيير صفحة البداية',
  startHint: (name) =>
    `يبدأ القارئ من هذه الصفحة. لا يتغيّر ملفك: تُضاف إلى النسخة صفحة ${isolate(name)} تفتحها.`,
  useAsStart: 'استخدامها صفحة بداية',
  allPages: 'عرض كل الصفحات',
  reviewChanges: 'مراجعة التغييرات',
  inUse: 'النسخة المصلحة مستخدمة',
  withRegular: (upload, count) => plural(count, { other: (n) => `${upload}، منها كملف عادي: ${n}` }),
  allRegular: (upload) => `${upload} كملف عادي`,
  folder: {
    isPackage: (name) => `يبدو «${isolate(name)}» حزمة تسليم`,
    asPackage: 'كحزمة',
    packing: 'يجري إنشاء الحزمة…',
  },
  found: (count) => plural(count, { other: (n) => `نتائج الفحص (${n})` }),
  search: 'بحث في نتائج الفحص',
  show: 'عرض',
  all: 'الكل',
  nothing: 'لا شيء من النتائج يطابق البحث.',
  moreInReport: (count) => `في التقرير ${otherPlaces(count)}.`,
  reportTitle: (file) => `فحص ${isolate(file)}`,
  verdict: {
    manual: 'هذا دليل تشغيل دون اتصال.',
    'not-a-manual': 'هذا ليس دليل تشغيل دون اتصال.',
    unsafe: 'ملف ZIP هذا تالف أو غير آمن.',
  },
  facts: (startPage, pages, all) =>
    `صفحة البداية: ${isolate(startPage)}. الصفحات: ${pages}. الملفات: ${all}.`,
  noStartPage: 'لا توجد',
  toDo: (remedy) => `المطلوب: ${remedy}`,
  forAuthor: (remedy) => `لكاتب الدليل: ${remedy}`,
  nearest: (name) => `هل تقصد ${isolate(name)}؟`,
  missing: (scheme) => `هل ينقص ${isolate(scheme)} في أوله؟`,
};
