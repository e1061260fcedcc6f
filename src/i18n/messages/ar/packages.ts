import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

import { counted, documents, documentsAlone } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Arabic. */
export const packagesAr: PackageTexts = {
  formats: {
    documentation: 'وثائق التسليم (VDI 2770)',
    document: 'وثيقة تسليم (VDI 2770)',
    iirds: 'حزمة iiRDS',
    iirdsA: 'حزمة أرشيف (iiRDS/A)',
    iirdsH: 'وثائق التسليم (iiRDS/H)',
    aasx: 'غلاف إدارة الأصول (AASX)',
  },
  topics: counted({ one: 'موضوع واحد', two: 'موضوعان', few: 'مواضيع', many: 'موضوعًا', other: 'موضوع' }),
  languages: counted({ one: 'لغة واحدة', two: 'لغتان', few: 'لغات', many: 'لغة', other: 'لغة' }),
  forSerial: (serial) => `للرقم التسلسلي ${isolate(serial)}`,
  forSerials: (count) => plural(count, { other: (n) => `عدد الأرقام التسلسلية: ${n}` }),
  notChecked: 'تعذّر التحقق من محتوى هذه الحزمة. لا يزال بإمكانك رفعها.',
  asOne: 'رفع كملف واحد',
  asOneHint: 'يُخزَّن الملف دون تغيير كمستند واحد.',
  asDocuments: (count) => `إضافة بصفة ${documents(count)}`,
  asDocumentsHint: 'يصبح كل ملف PDF مستندًا بعنوانه وفئته.',
  filesAsDocumentsHint: 'يصبح كل ملف مستندًا باسمه وفئته. ويمكن تقسيم ملفات ZIP التي بينها بالطريقة نفسها.',
  withoutPdf: (count) => plural(count, { other: (n) => `مستندات بلا ملف PDF لن تُضاف: ${n}.` }),
  adding: (progress) => `تجري إضافة المستندات: ${progress}`,
  noneReadable: 'تتعذر قراءة المستندات.',
  noneAdded: 'تتعذر قراءة المستندات. لا يزال بإمكانك رفع كل شيء كملف واحد.',
  added: (count, name) => `أُضيف من «${isolate(name)}»: ${documentsAlone(count)}.`,
  someUnread: (count) => plural(count, { other: (n) => `مستندات تعذّرت قراءتها: ${n}.` }),
  documents: 'المستندات',
  more: (count) => plural(count, { other: (n) => `المزيد: ${n}` }),
  noTitle: 'بلا عنوان',
  noPdf: 'لا يوجد PDF',
  previewed: 'الحزمة المراد معاينتها',
  product: 'المنتج',
  serial: 'الرقم التسلسلي',
  language: 'اللغة',
  topicsName: 'المواضيع',
  manufacturer: 'الشركة المصنعة',
  classes: {
    '01-01': 'التعريف',
    '02-01': 'المواصفات الفنية',
    '02-02': 'الرسومات والمخططات',
    '02-03': 'المكوّنات',
    '02-04': 'الشهادات والإقرارات',
    '03-01': 'التركيب والتشغيل الأولي والتفكيك',
    '03-02': 'التشغيل',
    '03-03': 'السلامة العامة',
    '03-04': 'الفحص والصيانة والاختبار',
    '03-05': 'الإصلاح',
    '03-06': 'قطع الغيار',
    '04-01': 'وثائق العقد',
  },
};
