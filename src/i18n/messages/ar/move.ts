import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveAr: MoveMessages = {
  open: 'نقل إلى معدّة أخرى…',
  title: 'نقل إلى معدّة أخرى',
  assetId: 'معرّف المعدّة',
  uploads: 'الملفات المراد نقلها',
  notSentYet: 'لا يُرسل شيء حتى تغلق هذه النافذة.',
  sameAsset: 'أدخل معرّف معدّة أخرى',
  noneSelected: 'حدّد ملفًا واحدًا على الأقل',
  confirm: (count) =>
    plural(count, {
      zero: () => `نقل الملفات`,
      one: () => `نقل ملف واحد`,
      two: () => `نقل ملفين`,
      few: (n) => `نقل ${n} ملفات`,
      many: (n) => `نقل ${n} ملفًا`,
      other: (n) => `نقل ${n} ملف`,
    }),
  cancel: 'إلغاء',
  beingSent: (count) =>
    plural(count, {
      zero: () => `لا يُرسل أي ملف.`,
      one: () => `ملف واحد قيد الإرسال. أوقفه مؤقتًا لنقله.`,
      two: () => `ملفان قيد الإرسال. أوقفهما مؤقتًا لنقلهما.`,
      few: (n) => `${n} ملفات قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
      many: (n) => `${n} ملفًا قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
      other: (n) => `${n} ملف قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      zero: () => `يمكن نقل كل الملفات.`,
      one: () => `لا يمكن نقل ملف واحد، فقد يكون مخزَّنًا بالفعل.`,
      two: () => `لا يمكن نقل ملفين، فقد يكونان مخزَّنين بالفعل.`,
      few: (n) => `لا يمكن نقل ${n} ملفات، فقد تكون مخزَّنة بالفعل.`,
      many: (n) => `لا يمكن نقل ${n} ملفًا، فقد تكون مخزَّنة بالفعل.`,
      other: (n) => `لا يمكن نقل ${n} ملف، فقد تكون مخزَّنة بالفعل.`,
    }),
  locked: (asset) => `لا يمكن تغيير المعدّة: قد يكون المستند مخزَّنًا بالفعل على ${isolate(asset)}.`,
  moved: (count, asset) =>
    plural(count, {
      zero: () => `لم يُنقل أي ملف إلى ${isolate(asset)}`,
      one: () => `نُقل الملف إلى ${isolate(asset)}`,
      two: () => `نُقل ملفان إلى ${isolate(asset)}`,
      few: (n) => `نُقلت ${n} ملفات إلى ${isolate(asset)}`,
      many: (n) => `نُقل ${n} ملفًا إلى ${isolate(asset)}`,
      other: (n) => `نُقل ${n} ملف إلى ${isolate(asset)}`,
    }),
  notMoved: (count) =>
    plural(count, {
      zero: () => `نُقلت كل الملفات.`,
      one: () => `لم يُنقل ملف واحد لأنه كان قيد الإرسال.`,
      two: () => `لم يُنقل ملفان لأنهما كانا قيد الإرسال.`,
      few: (n) => `لم تُنقل ${n} ملفات لأنها كانت قيد الإرسال.`,
      many: (n) => `لم يُنقل ${n} ملفًا لأنها كانت قيد الإرسال.`,
      other: (n) => `لم يُنقل ${n} ملف لأنها كانت قيد الإرسال.`,
    }),
  show: 'عرض',
  undo: 'تراجع',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'تغيير المعدّة',
    hint: 'تبقى الملفات المختارة وكل ما أدخلته محفوظة.',
    occupied: (asset) => `توجد ملفات مختارة للمعدّة ${isolate(asset)}. ارفعها أو أزلها أولًا.`,
  },
  guard: {
    title: 'هل هذه هي المعدّة الصحيحة؟',
    names: (file, asset) => `يذكر «${isolate(file)}» المعدّة ${isolate(asset)}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        zero: () => `يذكر «${isolate(file)}» المعدّة ${isolate(asset)}.`,
        one: () => `يذكر «${isolate(file)}» وملف آخر المعدّة ${isolate(asset)}.`,
        two: () => `يذكر «${isolate(file)}» وملفان آخران المعدّة ${isolate(asset)}.`,
        few: (n) => `يذكر «${isolate(file)}» و${n} ملفات أخرى المعدّة ${isolate(asset)}.`,
        many: (n) => `يذكر «${isolate(file)}» و${n} ملفًا آخر المعدّة ${isolate(asset)}.`,
        other: (n) => `يذكر «${isolate(file)}» و${n} ملف آخر المعدّة ${isolate(asset)}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `«${isolate(packageName)}» خاص بالمنتج ${isolate(product)}. وهذا المنتج تابع للمعدّة ${isolate(asset)}.`,
    uploadingTo: (asset) => `أنت ترفع إلى ${isolate(asset)}.`,
    anyway: (asset) => `رفع إلى ${isolate(asset)} على أي حال`,
    upload: (parts) => `رفع ${parts}`,
    also: (parts, part) => `${parts}، ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} إلى ${isolate(asset)}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} إلى المعدّات المذكورة` }),
    back: 'رجوع',
  },
};
