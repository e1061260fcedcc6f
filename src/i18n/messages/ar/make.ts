import type { MakeMessages } from '../en/make.ts';

import { counted } from './counted.ts';
import { isolate } from './isolate.ts';

const file = { one: 'ملف واحد', few: 'ملفات', many: 'ملفًا', other: 'ملف' };
const files = counted({ ...file, two: 'ملفان' });
const singleFiles = counted({
  one: 'ملف منفرد',
  two: 'ملفين منفردين',
  few: 'ملفات منفردة',
  many: 'ملفًا منفردًا',
  other: 'ملف منفرد',
});
const folders = counted({
  one: 'مجلد واحد',
  two: 'مجلدين',
  few: 'مجلدات',
  many: 'مجلدًا',
  other: 'مجلد',
});

/** Texts for packing a folder into a manual. */
export const makeAr: MakeMessages = {
  list: 'مجلدات للرفع',
  waiting: (count) => `كيف تريد رفع ${folders(count)}؟`,
  looksLike: (name) => `يبدو «${isolate(name)}» دليل تشغيل دون اتصال`,
  facts: (count, size, startPage) => `${files(count)} · ${size} · صفحة البداية ${isolate(startPage)}`,
  asZip: 'كدليل تشغيل',
  asFiles: (count) => `بصفة ${singleFiles(count)}`,
  leave: 'إزالة',
  packing: 'يجري ضغط الدليل…',
  cancel: 'إلغاء',
  rejected: 'لا يمكن رفع هذا المجلد كدليل. صحّح هذه الملفات ثم أضف المجلد من جديد.',
  failed: {
    unreadable: 'تعذّرت قراءة ملف من هذا المجلد. ربما نُقل أو هو مفتوح في مكان آخر.',
    unavailable: 'تعذّر ضغط الدليل في هذا المتصفح. اضغط المجلد بنفسك في ملف ZIP واختره.',
  },
};
