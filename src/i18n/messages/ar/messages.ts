import type { Messages } from '../en/messages.ts';

import { addAr } from './add.ts';
import { counted, documentsAlone } from './counted.ts';
import { isolate } from './isolate.ts';
import { manualAr } from './manual.ts';
import { releaseAr } from './release.ts';
import { uploadsAr } from './uploads.ts';

const otherErrors = counted({
  one: 'خطأ آخر',
  two: 'خطآن آخران',
  few: 'أخطاء أخرى',
  many: 'خطأً آخر',
  other: 'خطأ آخر',
});

/**
 * Texts in Arabic, except those of deferred parts.
 *
 * The asset is معدّة with its shadda: without it the word means a stomach. An upload is رفع: تحميل is a download to many.
 * Words besides the glossary: ID معرّف, archive أرشيف, check or inspection فحص, script نص برمجي.
 */
export const ar: Messages = {
  app: {
    name: 'مستندات المعدّات',
    loading: 'جارٍ التحميل…',
    language: 'اللغة',
    density: 'كثافة العرض',
    densities: { comfortable: 'مريحة', compact: 'مضغوطة', touch: 'كبيرة، للقفازات' },
    assets: 'المعدّات',
    brokenTitle: 'توقفت هذه الصفحة عن العمل',
    brokenHint: 'ربما انقطعت عمليات الرفع الجارية. أعد تحميل الصفحة للمتابعة.',
    brokenPageHint: 'عمليات الرفع الجارية مستمرة. افتح صفحة أخرى، أو أعد التحميل بعد انتهائها.',
    drafts: 'اختيرت ولم تُرفع بعد:',
    reload: 'إعادة تحميل الصفحة',
    partMissing: 'تعذّر تحميل جزء من هذه الصفحة. عمليات الرفع الجارية مستمرة.',
    loadPart: 'إعادة المحاولة',
    technicalFacts: 'التفاصيل',
  },
  release: releaseAr,
  config: { retry: 'إعادة المحاولة' },
  signIn: {
    close: 'إغلاق',
    failedTitle: 'لم ينجح تسجيل الدخول',
    outTitle: 'تم تسجيل خروجك',
    outHint: 'سجّل الدخول لإضافة مستندات. تُستأنف عمليات الرفع غير المرسلة عندما يسجّل الدخول من أضافها.',
    signIn: 'تسجيل الدخول',
    asSomeoneElse: 'تسجيل الدخول بحساب شخص آخر',
    again: 'تسجيل الدخول من جديد',
    signOut: 'تسجيل الخروج',
    unreachable: 'تعذّر التحقق من هويتك. الملفات المحفوظة على هذا الجهاز آمنة.',
    failedHint: 'سجّل الدخول من جديد. إذا استمرت المشكلة، فاتصل بمسؤول النظام.',
    storageBlocked: (host: string) =>
      `لا يسمح هذا المتصفح للموقع ${host} بحفظ البيانات، ولا يمكن تسجيل الدخول من دون ذلك. اسمح بملفات تعريف الارتباط وبيانات الموقع ${host} في إعدادات المتصفح، أو اسأل مسؤول النظام، ثم أعد المحاولة.`,
    sessionOpen: 'لا تزال جلستك لدى موفّر تسجيل الدخول مفتوحة. على جهاز مشترك، سجّل الخروج هناك أيضًا.',
    providerBlocked: (address) =>
      `لا تسمح Content Security Policy لهذه الصفحة بالعنوان ${isolate(address)}. أضِفه إلى connect-src.`,
    providerSilent: (address) =>
      `يتعذّر الوصول إلى ${isolate(address)}. تحقّق من العنوان ومن أنه يقبل الطلبات من هذه الصفحة (CORS).`,
  },
  roleNotice: {
    title: 'لا يمكنك رفع مستندات',
    own: (roles) => (roles === '' ? 'أنت مسجّل الدخول بلا دور.' : `أدوارك هي: ${isolate(roles)}.`),
    needed: (roles) => `يتطلب الرفع أحد هذه الأدوار: ${isolate(roles)}.`,
    ask: (who) => `للتواصل: ${who}`,
    administrator: 'مسؤول النظام',
  },
  add: addAr,
  manual: manualAr,
  errorSummary: {
    title: 'توجد مشكلة',
    more: (count) => `و${otherErrors(count)}`,
  },
  copy: {
    copied: 'تم النسخ',
    failed: 'تعذّر النسخ',
  },
  combobox: {
    results: counted({
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: 'نتائج',
      many: 'نتيجة',
      other: 'نتيجة',
    }),
    none: 'لا توجد نتائج',
  },
  uploads: uploadsAr,
  history: {
    title: 'سابقًا، من هذا الجهاز',
    note: documentsAlone,
    hint: 'تُحفظ على هذا الجهاز لمدة 30 يومًا.',
    clear: 'مسح هذه القائمة',
  },
};
