import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedAr: Messages['embed'] = {
  wrongTitle: 'لا يمكن عرض المستندات هنا',
  wrong: 'الصفحة المحيطة تمرّر خصائص خاطئة. أبلغ الجهة التي تشغّلها:',
  signInNeeded: 'لم تعد مسجّل الدخول. ما ينتظر هنا يُرسل بعد تسجيل الدخول، ولا يضيع شيء.',
  goOn: 'متابعة',
  brokenTitle: 'توقف هذا الجزء من الصفحة عن العمل',
  brokenHint: 'عمليات الرفع الجارية مستمرة، وما هو محفوظ على هذا الجهاز لا يضيع.',
};
