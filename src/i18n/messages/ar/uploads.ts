import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { isolate } from './isolate.ts';

const plural = createPlural('ar');
const group =
  (label: string) =>
  (count: number): string =>
    plural(count, { other: (n) => `${label}: ${n}` });

/** Texts of the list of uploads: status, reason and actions of each. */
export const uploadsAr: Messages['uploads'] = {
  title: 'عمليات الرفع',
  empty: 'ليست لديك عمليات رفع على هذا الجهاز.',
  toAsset: (asset) => `للمعدّة ${isolate(asset)}`,
  status: {
    checking: 'قيد الفحص',
    waiting: 'في الانتظار',
    sending: 'جارٍ الرفع',
    storing: 'جارٍ الإنهاء',
    stored: 'تم التخزين',
    'already-exists': 'موجود بالفعل',
    failed: 'فشل',
    'needs-file': 'الملف مفقود',
    cancelled: 'ملغى',
  },
  checkingHint: 'البحث عن نسخ مكررة',
  waitingHint: 'يبدأ تلقائيًا.',
  offline: 'أنت غير متصل بالشبكة. يُستأنف الرفع تلقائيًا.',
  unreachable: 'تعذّر الوصول إلى الخادم. ستُعاد المحاولة تلقائيًا.',
  waitsForSignIn: 'سجّل الدخول للمتابعة.',
  busy: 'الخادم مشغول. ستُعاد المحاولة تلقائيًا.',
  noAnswerFor: (host, time) =>
    `لا رد من ${isolate(host)} منذ ${time}. إذا كانت مواقع أخرى تعمل على هذا الجهاز، فاتصل بمسؤول النظام: قد يكون العنوان خاطئًا أو محظورًا.`,
  isPaused: 'متوقف مؤقتًا. يبدأ الرفع من أوله عند الاستئناف.',
  contentMatch: {
    listed: (name) => `مطابق لـ«${isolate(name)}» في هذه القائمة.`,
    listedBefore: 'مطابق لمستند خُزّن من قبل.',
    storedBefore: ({ asset, time, name, id }) =>
      `مطابق للمستند «${isolate(name)}»${id ? ` (معرّف ${id})` : ''}، خُزّن على ${isolate(asset)} من هذا الجهاز في ${time}.`,
    nothingSent: 'لم يُرسل. إذا رفعته على أي حال فسيتعرّف عليه الخادم ولن ينشئ نسخة.',
  },
  needsFile: {
    gone: 'لم يعد ملفه موجودًا على هذا الجهاز.',
    unreadable: 'تعذّرت قراءة ملفه. ربما يستخدمه برنامج آخر.',
    chooseAgain: (file, size) => `للمتابعة اختر الملف نفسه من جديد: ${isolate(file)}، ${size}.`,
    choose: 'اختيار الملف',
    inputOf: (name) => `ملف ${isolate(name)}`,
    comparing: 'جارٍ فحص الملف…',
    differs: (given, wanted, size) =>
      `هذا ملف آخر: ${isolate(given)} مختلف. اختر ${isolate(wanted)} (${size}) كما كان عند إضافته.`,
    cannotBeRead: (given) =>
      `تعذّرت قراءة ${isolate(given)}. قد يكون مفتوحًا في برنامج آخر. أغلقه هناك، ثم اختره من جديد.`,
  },
  persistence: {
    saving: 'جارٍ الحفظ… أبقِ هذه الصفحة مفتوحة.',
    saved: (count) => `عمليات رفع غير مكتملة محفوظة على هذا الجهاز: ${count}.`,
    continues: 'إذا أغلقت هذه الصفحة، فستُستأنف عندما تفتحها هنا من جديد.',
    'no-room': 'أكبر من أن يُحفظ على هذا الجهاز. أبقِ هذه الصفحة مفتوحة حتى ينتهي الرفع.',
  },
  isBusy: 'الخادم مشغول.',
  isTroubled: 'الخادم لا يستجيب بشكل صحيح.',
  isUnconfirmed: 'لم يؤكد الخادم بعد تخزين المستند.',
  tryingIn: (time) => `إعادة المحاولة بعد ${time}.`,
  tryingNow: 'تجري إعادة المحاولة الآن.',
  blockedBy: {
    'retry-scheduled': 'في انتظار إعادة المحاولة',
    connection: 'في الانتظار، تعذّر الوصول إلى الخادم',
    'sign-in': 'في انتظار تسجيل الدخول',
    resume: 'متوقف مؤقتًا',
    decision: 'مكرر: للمراجعة',
  },
  sent: (sent, total) => `تم إرسال ${sent} من ${total}`,
  speed: (size) => `${size}/ث`,
  timeLeft: (time) => `بقي ${time}`,
  stalled: (time) => `لا تقدم منذ ${time}`,
  progressOf: (name) => `رفع ${isolate(name)}`,
  storingHint: 'في انتظار تأكيد الخادم.',
  storedAt: (time) => `خُزّن في ${time}`,
  copyId: 'نسخ المعرّف',
  existing: (name) => `مخزَّن من قبل باسم «${isolate(name)}». لم تُنشأ نسخة.`,
  isStored: (name) => `مخزَّن باسم «${isolate(name)}».`,
  existingUnnamed: 'مخزَّن من قبل. لم تُنشأ نسخة.',
  cancelledEarly: 'تم الإيقاف قبل إرسال كل شيء.',
  cancelledMayBeStored: 'تم الإيقاف. ربما خزّنه الخادم مع ذلك.',
  cancel: 'إلغاء',
  tryAgain: 'إعادة المحاولة',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  sendAnyway: 'رفع على أي حال',
  remove: 'إزالة',
  showMatch: 'إظهار المطابق',
  edit: {
    open: 'تعديل التفاصيل',
    title: (name) => `تفاصيل ${isolate(name)}`,
    notSentYet: 'لا يُرسل شيء أثناء التعديل.',
    tooLate: 'فات الأوان: أُرسل الرفع بالبيانات السابقة.',
    save: 'حفظ',
    saveAndRetry: 'حفظ وإعادة المحاولة',
    discard: 'تجاهل التغييرات',
  },
  all: {
    pause: 'إيقاف الكل مؤقتًا',
    resume: 'استئناف الكل',
    retry: 'إعادة محاولة الكل',
    sendAnyway: 'رفع الكل على أي حال',
    clear: 'إزالة المنتهية',
  },
  dismiss: 'إزالة من القائمة',
  details: 'التفاصيل',
  openDocument: 'فتح المستند',
  serviceSays: (words) => `رسالة الخادم: «${isolate(words)}»`,
  report: {
    title: 'تقرير عمليات الرفع هذه',
    copy: 'نسخ التقرير',
    save: 'حفظ بصيغة CSV',
    fileName: 'uploads.csv',
    columns: {
      status: 'الحالة',
      displayName: 'اسم العرض',
      file: 'الملف',
      asset: 'المعدّة',
      documentId: 'معرّف المستند',
      time: 'الوقت',
      reason: 'السبب',
    },
  },
  // Labels of groups: with the number last, they agree with every number.
  counts: {
    running: group('الجارية'),
    waiting: group('المنتظرة'),
    resume: group('الموقوفة مؤقتًا'),
    decision: (count) => plural(count, { other: (n) => `للمراجعة: ${n}` }),
    'needs-file': group('المفقودة ملفاتها'),
    failed: group('الفاشلة'),
    stored: group('المخزَّنة'),
    'already-exists': group('المخزَّنة من قبل'),
    cancelled: group('الملغاة'),
  },
  announce: (name, status) => `${isolate(name)}: ${status}`,
  sentenceBreak: '. ',
};
