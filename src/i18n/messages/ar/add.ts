import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { counted, documents, documentsAlone, files } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

const systemFiles = counted({
  one: 'ملف نظام أو ملف مؤقت واحد',
  two: 'ملفي نظام أو ملفين مؤقتين',
  few: 'ملفات نظام أو ملفات مؤقتة',
  many: 'ملف نظام أو ملفًا مؤقتًا',
  other: 'ملف نظام أو ملف مؤقت',
});
const filesOrFolders = counted({
  one: 'ملف أو مجلد واحد',
  two: 'ملفين أو مجلدين',
  few: 'ملفات أو مجلدات',
  many: 'ملفًا أو مجلدًا',
  other: 'ملف أو مجلد',
});
const displayNames = counted({
  one: 'اسم عرض واحد',
  two: 'اسمي عرض',
  few: 'أسماء عرض',
  many: 'اسم عرض',
  other: 'اسم عرض',
});
const pages = counted({ one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' });

/** Texts of the form for adding documents. */
export const addAr: Messages['add'] = {
  title: 'إضافة مستندات',
  drop: 'أفلت ملفات أو مجلدًا هنا',
  dropNow: 'أفلت لإضافة الملفات',
  accepted: 'PDF أو رسومات أو صور، أو ZIP فيه دليل تشغيل HTML دون اتصال.',
  acceptedOnly: (types) => `الأنواع المقبولة: ${isolate(types)}.`,
  limit: (size) => `حتى ${size} لكل ملف.`,
  chooseFiles: 'اختيار ملفات',
  chooseFolder: 'اختيار مجلد',
  chosenFiles: 'الملفات المختارة',
  chosenFolder: 'المجلد المختار',
  list: 'الملفات المراد رفعها',
  listsMissing: 'تعذّر تحميل قائمة خيارات. اكتب المعرّف بدلًا منها، أو أعد المحاولة.',
  notAFile: 'هذا ليس ملفًا. احفظ الرسالة أو الصفحة كملف، ثم أفلت ذلك الملف هنا.',
  noFiles: 'لم تُختر أي ملفات.',
  systemFiles: (count) => `تم استبعاد ${systemFiles(count)}.`,
  unread: (count) => `تعذّرت قراءة ${filesOrFolders(count)}، فلم يُضف ما تعذّرت قراءته.`,
  alreadyListed: (count, name) =>
    count === 1 ? `«${isolate(name)}» موجود في القائمة.` : `${files(count)} موجودة في القائمة.`,
  organization: 'المؤسسة',
  category: 'الفئة',
  select: (file) => `تحديد ${isolate(file)}`,
  selectAll: (count) => `تحديد ${files(count)}`,
  skipList: 'تجاوز القائمة',
  selected: (count) => `تم تحديد ${files(count)}`,
  apply: 'تطبيق',
  clearSelection: 'إلغاء التحديد',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    `تطبيق على ${files(count)} أدناه` + (own > 0 ? `، مع قيم خاصة في ${files(own)}` : ''),
  asAbove: 'استخدام القيمة الافتراضية',
  changed: (what, count) => `${what}: تم التغيير في ${files(count)}.`,
  named: (count) => `تم ملء ${displayNames(count)}.`,
  leftOver: (count) => plural(count, { other: (n) => `أسطر ملصقة لم تُستخدم: ${n}.` }),
  undo: 'تراجع',
  filesRemoved: (count) =>
    plural(count, {
      zero: () => 'لم يُزل أي ملف.',
      one: () => 'أُزيل ملف واحد.',
      two: () => 'أُزيل ملفان.',
      few: (n) => `أُزيلت ${n} ملفات.`,
      many: (n) => `أُزيل ${n} ملفًا.`,
      other: (n) => `أُزيل ${n} ملف.`,
    }),
  undone: 'تم التراجع.',
  choose: 'اختر…',
  ai: 'السماح بالمعالجة بالذكاء الاصطناعي',
  aiOn: 'المعالجة بالذكاء الاصطناعي مسموحة',
  aiOff: 'دون معالجة بالذكاء الاصطناعي',
  aiHint: 'غير متاح لأدلة التشغيل دون اتصال.',
  displayName: 'اسم العرض',
  fromTitle: 'مأخوذ من عنوان الدليل.',
  remove: 'إزالة',
  more: 'خيارات أخرى',
  notUploaded: 'لن يُرفع',
  waitForChecks: 'جارٍ فحص ملف ZIP…',
  documents: documentsAlone,
  rejected: (count) => `يتعذّر رفع ${files(count)}`,
  removeRejected: () => 'إزالة',
  upload: (count) => `رفع ${documents(count)}`,
  uploadAs: 'نوع الرفع',
  asManual: 'دليل تشغيل دون اتصال',
  asPlain: 'ملف عادي',
  checking: 'جارٍ فحص ملف ZIP…',
  isManual: (startPage, count) =>
    `دليل تشغيل دون اتصال: يبدأ بالصفحة ${isolate(startPage)}، ${pages(count)}.`,
  isNoManual: (reason) => `لا يمكن رفعه كدليل تشغيل${reason && `: ${reason}`}.`,
  notChecked: 'تعذّر فحص ملف ZIP هذا. اختر كيف يُرفع.',
  fileNotChecked: 'تعذّر فحص هذا الملف.',
  errors: {
    displayName: (file) => `أدخل اسم عرض للملف ${isolate(file)}`,
    chooseOrganization: 'اختر مؤسسة',
    enterOrganization: 'أدخل مؤسسة',
    chooseCategory: 'اختر فئة',
    enterCategory: 'أدخل فئة',
    operation: (file) => `اختر كيف يُرفع ${isolate(file)}`,
  },
  rejections: {
    empty: 'الملف فارغ. تحقق من مصدره واختره من جديد.',
    tooLarge: (size, limit) => `حجم الملف ${size}، والحد الأقصى ${limit}. صغّره أو قسّمه، ثم اختره من جديد.`,
    type: (accepted) =>
      `هذا النوع من الملفات غير مقبول. احفظه بأحد هذه الأنواع، ثم اختره من جديد: ${isolate(accepted)}.`,
    unreadable: 'تعذّرت قراءة الملف. قد يكون مجلدًا، أو نُقل، أو مفتوحًا في مكان آخر.',
    webArchive:
      'قليل من البرامج يفتح أرشيف الويب. افتحه في متصفح، واحفظ الصفحة كاملة («صفحة ويب كاملة»)، ثم أفلتها هنا مع مجلدها \u2068_files\u2069.',
    windowsHelp:
      'لا يُفتح ملف المساعدة هذا إلا في Windows. فك ضغطه هناك (\u2068hh.exe -decompress folder file.chm\u2069) أو ببرنامج 7-Zip، ثم أفلت المجلد هنا.',
  },
};
