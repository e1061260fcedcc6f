import type { LeaveMessages } from '../en/leave.ts';

import { documents, documentsAlone } from './counted.ts';
import { isolate } from './isolate.ts';

/** Texts of the question before signing out with unsent documents. */
export const leaveAr: LeaveMessages = {
  title: (count) => `لم يكتمل تخزين ${documents(count)} بعد`,
  allSaved: (name) =>
    `ابقَ مسجّل الدخول حتى تنتهي عمليات الرفع، أو سجّل الخروج: تُستأنف عمليات الرفع وتعود الملفات المختارة عندما يسجّل ${isolate(name)} الدخول على هذا الجهاز مرة أخرى. لا يراها الآخرون.`,
  notSaved: (name) => `ابقَ مسجّل الدخول حتى تنتهي عمليات الرفع. ستُفقد إذا سجّل ${isolate(name)} الخروج الآن.`,
  partly: (count) =>
    `لم يُحفظ منها على هذا الجهاز ${documentsAlone(count)}: يلزم عندئذ اختيار الملفات من جديد.`,
  notDiscardedTitle: 'تعذّر تجاهل عمليات الرفع',
  notDiscarded: (name) =>
    `ما زالت محفوظة على هذا الجهاز ولا يراها إلا ${isolate(name)}. قد تكون علامة تبويب أخرى لهذه الصفحة في انتظار رد: أغلق مربع الحوار فيها، ثم أعد المحاولة.`,
  stay: 'البقاء مسجّل الدخول',
  keep: 'تسجيل الخروج والإكمال لاحقًا',
  discard: 'تجاهل عمليات الرفع',
};
