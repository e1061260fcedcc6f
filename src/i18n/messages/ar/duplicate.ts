import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { documents } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

/** The dialog about what the service holds already. */
export const duplicateAr: Messages['duplicate'] = {
  title: (count) => (count === 1 ? 'هذا المستند موجود بالفعل' : `سبق تخزين ${documents(count)}`),
  lead: (file) => `لم تُنشأ نسخة. يوجد مستند مخزَّن بمحتوى ${isolate(file)} نفسه.`,
  leadMany: 'لم تُنشأ نسخ. توجد مستندات مخزَّنة بمحتوى هذه الملفات نفسه.',
  displayName: 'اسم العرض',
  file: 'الملف',
  category: 'الفئة',
  organization: 'المؤسسة',
  added: 'تاريخ الإضافة',
  addedBy: (date, person) => `${date}، بواسطة ${isolate(person)}`,
  id: 'المعرّف',
  copyId: 'نسخ المعرّف',
  languages: 'اللغات',
  supplier: 'المورّد',
  supplierUnnamed: 'مستند من المورّد',
  ai: 'المعالجة بالذكاء الاصطناعي',
  aiNotYet: (state) => `لم يُعالَج بعد (${isolate(state)})`,
  aiOn: 'نعم',
  aiOff: 'لا',
  details: 'التفاصيل',
  owner: 'المالك',
  manufacturer: 'الشركة المصنّعة',
  type: 'النوع',
  updated: 'آخر تحديث',
  categoryId: 'معرّف الفئة',
  categoryLanguage: 'لغة الفئة',
  organizationId: 'معرّف المؤسسة',
  aiState: 'حالة المعالجة بالذكاء الاصطناعي',
  aiUpdated: 'آخر تحديث للمعالجة بالذكاء الاصطناعي',
  maintenance: 'سجلات الصيانة',
  linked: (count) => plural(count, { other: (n) => `المعدّات المرتبطة: ${n}` }),
  notLinked: 'غير مرتبط بأي معدّة',
  thisAsset: (asset) => `${isolate(asset)} · هذه المعدّة`,
  notHere: (asset) => `غير مرتبط بهذه المعدّة (${isolate(asset)}).`,
  serviceSays: 'رسالة الخدمة',
  noDetails: 'لم يقدّم الخادم تفاصيل عنه.',
  openDocument: 'فتح المستند',
  close: 'إغلاق',
};
