import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { isolate } from './isolate.ts';

const plural = createPlural('ar');
const group =
  (label: string) =>
  (count: number): string =>
    plural(count, { other: (n) => `${label}: ${n}` });

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsAr: Messages['uploads'] = {
  title: 'عمليات الرفع',
  empty: 'لم يُرفع شيء من هنا بعد. أضف مستندات ليظهر هنا مسارها إلى الخادم.',
  toAsset: (asset) => `للمعدّة ${isolate(asset)}`,
  status: {
    checking: 'قيد الفحص',
    waiting: 'في الانتظار',
    sending: 'جارٍ الرفع',
    storing: 'جارٍ التخزين',
    stored: 'تم التخزين',
    'already-exists': 'موجود بالفعل',
    failed: 'فشل',
    'needs-file': 'ينقصه ملفه',
    cancelled: 'ملغى',
  },
  checkingHint: 'يجري التحقق مما إذا كان موجودًا.',
  waitingHint: 'يبدأ تلقائيًا عندما يحين دوره.',
  offline: 'أنت غير متصل بالشبكة. يُستأنف الرفع تلقائيًا.',
  unreachable: 'تعذّر الوصول إلى الخادم. ستُعاد المحاولة تلقائيًا.',
  waitsForSignIn: 'في انتظار تسجيل الدخول. يُستأنف تلقائيًا بعده.',
  queuedBlockedBy: {
    'sign-in': 'لم يسجّل أحد الدخول. يبدأ تلقائيًا بعد تسجيل الدخول.',
    service: 'طلب الخادم مهلة. يبدأ تلقائيًا بعدها.',
  },
  otherTabBusy: 'علامة تبويب أخرى مشغولة، وبعض عمليات الرفع تنتظرها. أجب عن الرسالة المعروضة فيها أو أغلقها.',
  noAnswerFor: (host, time) =>
    `لا رد من ${isolate(host)} منذ ${time}. إذا كانت صفحات أخرى تُفتح على هذا الجهاز فقد يكون عنوانه خاطئًا أو محظورًا: أبلغ الجهة التي تشغّل هذا التطبيق.`,
  isPaused: 'متوقف مؤقتًا. يُرسل من أوله عند استئنافه.',
  contentMatch: {
    listed: (name) => `المحتوى نفسه موجود في هذه القائمة باسم «${isolate(name)}».`,
    listedBefore: 'خُزّن المحتوى نفسه من صف لم يعد في هذه القائمة.',
    storedBefore: ({ asset, time, name, id }) =>
      `خزّن هذا الجهاز المحتوى نفسه للمعدّة ${isolate(asset)} في ${time} باسم «${isolate(name)}»${id ? ` (المعرّف ${isolate(id)})` : ''}.`,
    nothingSent: 'لم يُرسل شيء بعد.',
  },
  needsFile: {
    gone: 'لم يعد ملفه موجودًا على هذا الجهاز.',
    unreadable: 'تعذّرت قراءة ملفه. ربما يستخدمه برنامج آخر.',
    chooseAgain: (file, size) => `للمتابعة اختر الملف نفسه من جديد: ${isolate(file)}، ${size}.`,
    choose: 'اختيار الملف',
    inputOf: (name) => `ملف ${isolate(name)}`,
    comparing: 'يجري التحقق من أنه الملف نفسه…',
    differs: (given, wanted, size) =>
      `هذا ملف آخر: ${isolate(given)} مختلف. اختر ${isolate(wanted)} (${size}) كما كان عند إضافته.`,
    cannotBeRead: (given) =>
      `تعذّرت قراءة ${isolate(given)}. قد يكون مفتوحًا في برنامج آخر. أغلقه هناك، ثم اختره من جديد.`,
  },
  persistence: {
    saving: 'يجري حفظه على هذا الجهاز؛ أبقِ هذه الصفحة مفتوحة.',
    saved: 'محفوظ على هذا الجهاز.',
    'no-room': 'أكبر من أن يُحفظ على هذا الجهاز؛ أبقِ هذه الصفحة مفتوحة حتى يُخزَّن.',
  },
  isBusy: 'الخادم مشغول.',
  isTroubled: 'الخدمة لا تستجيب بشكل صحيح.',
  isUnconfirmed: 'لم يؤكد الخادم تخزين المستند.',
  tryingIn: (seconds) => `إعادة المحاولة بعد ${seconds} ث.`,
  tryingNow: 'تجري إعادة المحاولة الآن.',
  blockedBy: {
    'retry-scheduled': 'في انتظار إعادة المحاولة',
    connection: 'في الانتظار، تعذّر الوصول إلى الخادم',
    'sign-in': 'في انتظار تسجيل الدخول',
    resume: 'متوقف مؤقتًا',
    decision: 'في انتظار قرارك',
  },
  sent: (sent, total) => `تم إرسال ${sent} من ${total}`,
  speed: (size) => `${size}/ث`,
  timeLeft: (time) => `بقي ${time}`,
  stalled: (time) => `لا تقدم منذ ${time}`,
  progressOf: (name) => `رفع ${isolate(name)}`,
  storingHint: 'أُرسل كل شيء. في انتظار تأكيد الخادم لتخزينه.',
  storedAt: (time) => `خُزّن في ${time}`,
  storedId: (time, id) => `خُزّن في ${time} · المعرّف ${isolate(id)}`,
  existing: (name) => `هذا المحتوى موجود لدى الخادم باسم «${isolate(name)}». لم يُخزَّن شيء مرتين.`,
  isStored: (name) => `هذا المستند موجود لدى الخادم باسم «${isolate(name)}».`,
  existingUnnamed: 'هذا المحتوى موجود لدى الخادم بالفعل. لم يُخزَّن شيء مرتين.',
  cancelledEarly: 'تم الإيقاف قبل إرسال كل شيء.',
  cancelledMayBeStored: 'تم الإيقاف. ربما خزّنه الخادم مع ذلك.',
  cancel: 'إلغاء',
  tryAgain: 'إعادة المحاولة',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  sendAnyway: 'إرسال مع ذلك',
  remove: 'إزالة',
  showMatch: 'عرض الصف الآخر',
  edit: {
    open: 'تعديل التفاصيل',
    title: (name) => `تفاصيل ${isolate(name)}`,
    holds: 'لا يُرسل أثناء تعديله.',
    tooLate: 'بدأ إرساله قبل أن تحفظ، بالتفاصيل السابقة.',
    save: 'حفظ',
    saveAndRetry: 'حفظ وإعادة المحاولة',
    discard: 'تجاهل التغييرات',
  },
  all: {
    pause: 'إيقاف الكل مؤقتًا',
    resume: 'استئناف الكل',
    retry: 'إعادة محاولة الكل',
    sendAnyway: 'إرسال الكل مع ذلك',
    clear: 'إخفاء المنتهية',
  },
  dismiss: 'إخفاء',
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
    decision: group('المنتظرة قرارك'),
    'needs-file': group('المنتظرة ملفها'),
    failed: group('الفاشلة'),
    stored: group('المخزَّنة'),
    'already-exists': group('الموجودة من قبل'),
    cancelled: group('الملغاة'),
  },
  announce: (name, status) => `${isolate(name)}: ${status}`,
};
