import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('ar');

/** The words of the preview of a manual, in Arabic. */
export const previewAr: PreviewWords = {
  title: (file) => `معاينة \u2068${file}\u2069`,
  frame: 'الدليل',
  close: 'إغلاق المعاينة',
  back: 'رجوع',
  forward: 'تقدم',
  pages: (count: number) =>
    plural(count, {
      zero: () => 'لا صفحات',
      one: () => 'صفحة واحدة',
      two: () => 'صفحتان',
      few: (n) => `${n} صفحات`,
      many: (n) => `${n} صفحة`,
      other: (n) => `${n} صفحة`,
    }),
  pageList: 'صفحات الدليل',
  search: 'بحث في الصفحات',
  nothing: 'لا توجد صفحة مطابقة.',
  readingTitles: 'ما زالت العناوين تُقرأ.',
  width: 'العرض',
  widths: { phone: 'هاتف', tablet: 'جهاز لوحي', full: 'كامل' },
  opening: 'جارٍ فتح الدليل…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: () => 'عنصر واحد في هذه الصفحة يأتي من الإنترنت وليس في ملف ZIP',
        two: () => 'عنصران في هذه الصفحة يأتيان من الإنترنت وليسا في ملف ZIP',
        few: (n) => `${n} عناصر في هذه الصفحة تأتي من الإنترنت وليست في ملف ZIP`,
        other: (n) => `${n} عنصرًا في هذه الصفحة يأتي من الإنترنت وليس في ملف ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: () => 'عنصر واحد تحتاجه هذه الصفحة مفقود من ملف ZIP',
        two: () => 'عنصران تحتاجهما هذه الصفحة مفقودان من ملف ZIP',
        few: (n) => `${n} عناصر تحتاجها هذه الصفحة مفقودة من ملف ZIP`,
        other: (n) => `${n} عنصرًا تحتاجه هذه الصفحة مفقود من ملف ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: () => 'ملف واحد تالف',
        two: () => 'ملفان تالفان',
        few: (n) => `${n} ملفات تالفة`,
        other: (n) => `${n} ملفًا تالفًا`,
      }),
    server: (count: number) =>
      plural(count, {
        one: () => 'يطلب برنامج نصي ملفًا واحدًا، وهذا لا يعمل إلا من خادم ويب',
        two: () => 'تطلب برامج نصية ملفين، وهذا لا يعمل إلا من خادم ويب',
        few: (n) => `تطلب برامج نصية ${n} ملفات، وهذا لا يعمل إلا من خادم ويب`,
        other: (n) => `تطلب برامج نصية ${n} ملفًا، وهذا لا يعمل إلا من خادم ويب`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: () => 'ملف واحد أكبر من أن يُعرض في المعاينة',
        two: () => 'ملفان أكبر من أن يُعرضا في المعاينة',
        few: (n) => `${n} ملفات أكبر من أن تُعرض في المعاينة`,
        other: (n) => `${n} ملفًا أكبر من أن يُعرض في المعاينة`,
      }),
    more: (count: number) => plural(count, { other: (n) => `و${n} غيرها` }),
  },
  outside: (url) => `هذا الرابط يقود إلى خارج الدليل، إلى \u2068${url}\u2069. لا تفتح المعاينة شيئًا هناك.`,
  placeHidden: (line) => `الملاحظة في السطر ${line}، في جزء من الصفحة لا يظهر.`,
  absent: (path) => `لا يوجد \u2068${path}\u2069 في ملف ZIP. سيظهر خطأ هنا للقراء أيضًا.`,
  unshown: (path, size) =>
    `لا يُعرض \u2068${path}\u2069 (${size}) هنا. إنه في ملف ZIP ويفتحه القراء ببرنامج لديهم.`,
  dismiss: 'إخفاء',
  failures: {
    unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر؛ اختره مرة أخرى.',
    unsafe: 'لا يمكن عرض أي شيء من ملف ZIP هذا: إنه تالف أو مُعدّ للتضليل.',
    crashed: 'توقفت المعاينة. أغلقها وافتحها من جديد.',
    frame:
      'لا يمكن عرض المعاينة في هذه الصفحة لأن قواعدها لا تسمح بإطارها. يستطيع مشغّل الصفحة السماح بذلك: يجب أن يذكر frame-src عنوان هذا التطبيق، وأن يوجد preview.html هناك.',
  },
};
