import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

import { isolate } from './isolate.ts';

const plural = createPlural('ar');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personAr: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'لم تسجّل الدخول',
    uploads: (name) =>
      `هذه عمليات رفع ${isolate(name)} كما حُفظت على هذا الجهاز. لن يُرسل شيء ولن يتغيّر شيء حتى يسجّل ${isolate(name)} الدخول.`,
    files: 'الملفات التي تضيفها الآن تخصّ أول شخص يسجّل الدخول بعد ذلك.',
    upload: 'تسجيل الدخول للرفع',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        zero: () => 'لم يُختر هنا أي ملف من قبل',
        one: () => 'اختير هنا ملف واحد من قبل، وربما اختاره شخص آخر',
        two: () => 'اختير هنا ملفان من قبل، وربما اختارهما شخص آخر',
        few: (n) => `اختيرت هنا ${n} ملفات من قبل، وربما اختارها شخص آخر`,
        many: (n) => `اختير هنا ${n} ملفًا من قبل، وربما اختارها شخص آخر`,
        other: (n) => `اختير هنا ${n} ملف من قبل، وربما اختارها شخص آخر`,
      }),
    ask: (name) => `هل تريد الرفع باسم ${isolate(name)}؟`,
    askUnnamed: 'هل هذه ملفاتك؟',
    claim: 'نعم، هذه ملفاتي',
    discard: (count) =>
      plural(count, {
        zero: () => 'لا، تجاهل الملفات',
        one: () => 'لا، تجاهل الملف',
        two: () => 'لا، تجاهل الملفين',
        few: (n) => `لا، تجاهل ${n} ملفات`,
        many: (n) => `لا، تجاهل ${n} ملفًا`,
        other: (n) => `لا، تجاهل ${n} ملف`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `${isolate(name)} مسجّل الدخول الآن`,
    kept: (count, former) =>
      plural(count, {
        zero: () => `لا ملفات محفوظة على هذا الجهاز من أجل ${isolate(former)}.`,
        one: () => `ملف واحد اختاره ${isolate(former)} محفوظ من أجله على هذا الجهاز.`,
        two: () => `ملفان اختارهما ${isolate(former)} محفوظان من أجله على هذا الجهاز.`,
        few: (n) => `${n} ملفات اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
        many: (n) => `${n} ملفًا اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
        other: (n) => `${n} ملف اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
      }),
    lost: (count, former) =>
      plural(count, {
        zero: () => `حُفظت على هذا الجهاز كل الملفات التي اختارها ${isolate(former)}.`,
        one: () => `تعذّر حفظ ملف واحد اختاره ${isolate(former)} على هذا الجهاز.`,
        two: () => `تعذّر حفظ ملفين اختارهما ${isolate(former)} على هذا الجهاز.`,
        few: (n) => `تعذّر حفظ ${n} ملفات اختارها ${isolate(former)} على هذا الجهاز.`,
        many: (n) => `تعذّر حفظ ${n} ملفًا اختارها ${isolate(former)} على هذا الجهاز.`,
        other: (n) => `تعذّر حفظ ${n} ملف اختارها ${isolate(former)} على هذا الجهاز.`,
      }),
    close: 'إغلاق',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `عمليات رفع تنتظر على هذا الجهاز: ${count}`,
    moved: (former, current) =>
      `حُفظت من أجل ${isolate(former)}. ترفع هذه الصفحة الآن إلى ${isolate(current)}.`,
    notSaved: 'لم تعد هذه الصفحة تحفظ الملفات على هذا الجهاز.',
    outcomeUnknown: 'قد يكون بعضها مخزَّنًا بالفعل.',
    withoutFile: (count) => `ملفات مفقودة: ${count}`,
    upload: 'رفع الآن',
    discard: 'تجاهل عمليات الرفع',
    othersTitle: (count) => `عمليات رفع لأشخاص آخرين تنتظر منذ 30 يومًا: ${count}`,
    others: 'تُرسل عندما يسجّل أصحابها الدخول. تجاهلها فقط إن لم تعد هناك حاجة إليها.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      zero: () => 'لا ملفات ستُضاف.',
      one: () => 'سيُضاف ملف واحد بمجرد معرفة من سجّل الدخول.',
      two: () => 'سيُضاف ملفان بمجرد معرفة من سجّل الدخول.',
      few: (n) => `ستُضاف ${n} ملفات بمجرد معرفة من سجّل الدخول.`,
      many: (n) => `سيُضاف ${n} ملفًا بمجرد معرفة من سجّل الدخول.`,
      other: (n) => `سيُضاف ${n} ملف بمجرد معرفة من سجّل الدخول.`,
    }),
};
