import type { LeaveMessages } from '../en/leave.ts';

import { createPlural } from '../../plural.ts';
import { documents, documentsAlone } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

/** Texts of the question before signing out with unsent documents. */
export const leaveAr: LeaveMessages = {
  title: (count) => `لم يكتمل تخزين ${documents(count)} بعد`,
  chosen: (count) => plural(count, { other: (n) => `المختارة: ${n}` }),
  allSaved: (name) =>
    `إذا أكملت لاحقًا، فسيعود كل ذلك عندما يسجّل ${isolate(name)} الدخول على هذا الجهاز. لا يراه الآخرون.`,
  continues: 'تُستأنف عندئذ عمليات الرفع الجارية والمنتظرة.',
  notSaved: (name) => `غير محفوظة على هذا الجهاز، وستُفقد إذا سجّل ${isolate(name)} الخروج الآن.`,
  wait: 'ابقَ مسجّل الدخول حتى تنتهي عمليات الرفع.',
  partly: (count) =>
    `لم يُحفظ منها على هذا الجهاز ${documentsAlone(count)}: يلزم عندئذ اختيار الملفات من جديد.`,
  notDiscardedTitle: 'تعذّر تجاهل عمليات الرفع',
  notDiscarded: (name) =>
    `ما زالت محفوظة على هذا الجهاز ولا يراها إلا ${isolate(name)}. قد تكون علامة تبويب أخرى لهذه الصفحة في انتظار رد: أغلق مربع الحوار فيها، ثم أعد المحاولة.`,
  stay: 'البقاء مسجّل الدخول',
  keep: 'تسجيل الخروج والإكمال لاحقًا',
  discard: (count) => `تسجيل الخروج وتجاهل ${documents(count)}`,
};
