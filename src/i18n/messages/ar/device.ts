import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

import { counted } from './counted.ts';
import { isolate } from './isolate.ts';

const plural = createPlural('ar');

const photos = counted({
  one: 'صورة واحدة',
  two: 'صورتين',
  few: 'صور',
  many: 'صورة',
  other: 'صورة',
});
const files = counted({ one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' });

/** Texts about camera, clipboard and saved files. */
export const deviceAr: DeviceMessages = {
  takePhoto: 'التقاط صورة',
  photo: 'صورة من الكاميرا',
  blurred: 'تبدو هذه الصورة غير واضحة. هل تريد التقاطها مرة أخرى؟',
  paper: {
    scanToPdf: 'مسح ضوئي إلى PDF',
    photo: 'صورة ورقة من الكاميرا',
    hint: 'اسحب الزوايا إلى حواف الورقة.',
    opening: 'جارٍ فتح الصورة…',
    unreadable: 'لا يستطيع هذا المتصفح فتح هذه الصورة. احتفظ بها كصورة أو التقطها مرة أخرى.',
    unavailable: 'تعذّر تحميل المحرّر. أُضيفت الصورة كما هي.',
    corners: [
      'الزاوية العلوية اليسرى',
      'الزاوية العلوية اليمنى',
      'الزاوية السفلية اليمنى',
      'الزاوية السفلية اليسرى',
    ],
    cornerAt: (x, y) => `${x} من اليسار، ${y} من الأعلى`,
    turn: 'تدوير',
    grey: 'رمادي',
    size: 'حجم الصفحة',
    sizes: { a4: 'A4', original: 'الحجم الأصلي' },
    takeAgain: 'التقاط مجددًا',
    addPage: 'إضافة صفحة أخرى',
    page: (at, count) => `الصفحة ${at} من ${count}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    remove: 'إزالة الصفحة',
    save: 'حفظ كملف PDF',
    keepPhoto: 'الاحتفاظ بالصورة',
    keepPhotos: 'الاحتفاظ بالصور',
    edit: 'قص وحفظ كملف PDF',
  },
  pdf: {
    make: (count) => `جمع ${photos(count)} في ملف PDF واحد`,
    making: 'جارٍ إنشاء ملف PDF…',
    made: (count) => `جُمعت ${photos(count)} في ملف PDF واحد.`,
    leftOut: (count) => `بقيت ${photos(count)} كما هي: لا يستطيع هذا المتصفح فتح صيغتها، وغالبًا هي HEIC.`,
    failed: 'تعذّر إنشاء ملف PDF. تبقى الصور كما هي.',
    undo: 'تراجع',
  },
  scan: {
    open: 'مسح الرمز',
    title: 'مسح الرمز الموجود على المعدّة',
    hint: 'ضع رمز QR أو Data Matrix أو الرمز الشريطي أمام الكاميرا.',
    picture: 'صورة الكاميرا',
    starting: 'جارٍ تشغيل الكاميرا…',
    close: 'كتابة المعرّف',
    denied: 'لا يُسمح لهذه الصفحة باستخدام الكاميرا. اسمح بذلك في إعدادات المتصفح لهذه الصفحة، أو اكتب المعرّف.',
    absent: 'لا توجد كاميرا في هذا الجهاز. اكتب المعرّف.',
    failed: 'تعذّر تشغيل الكاميرا، وقد يستخدمها برنامج آخر. أغلقه، أو اكتب المعرّف.',
    unavailable: 'تعذّر تحميل قارئ الرموز. أعد المحاولة عند توفر الشبكة، أو اكتب المعرّف.',
    noId: (text) => `لا يوجد معرّف معدّة في هذا الرمز: «${isolate(text)}»`,
    confirmTitle: 'هل هذه هي المعدّة الصحيحة؟',
    checking: 'جارٍ التحقق من الرمز…',
    says: 'محتوى الرمز:',
    unknown: 'هذا الرمز غير معروف.',
    slow: 'ما زال التحقق من هذا الرمز جاريًا.',
    notChecked: 'تعذّر التحقق من هذا الرمز.',
    offline: 'أنت غير متصل، لذلك لم يتم التحقق من هذا الرمز.',
    compare: 'قارن المعرّف بلوحة البيانات: قد يكون لمعدّة أخرى الرقم نفسه.',
    use: 'استخدام كمعرّف معدّة',
    again: 'المسح مرة أخرى',
  },
  shared: {
    title: (count) => `تمت مشاركة ${files(count)} مع هذا التطبيق`,
    ask: 'حدّد الملفات التي تريد رفعها، ثم اختر المعدّة أدناه. تجاهل الملفات التي لا تعرفها.',
    selectAll: 'تحديد الكل',
    discard: 'تجاهل الكل',
    failed: 'تعذّر حفظ الملفات المشارَكة. قد لا تتوفر مساحة كافية على هذا الجهاز. اختر الملفات هنا بدلًا من ذلك.',
    tooMany: (count) =>
      `عدد الملفات المشارَكة التي يمكن أن تنتظر هنا لا يتجاوز ${count}. ارفع بعضها أو تجاهله، ثم شارك من جديد.`,
    tooLarge: (size) =>
      `لا يمكن أن يتجاوز حجم الملفات المشارَكة ${size}. ارفع بعضها أو تجاهله، أو اختر الملفات الكبيرة هنا.`,
    blocked: 'حاول موقع ويب إضافة ملفات هنا. لم تُقبل هذه الملفات.',
    orphans: {
      title: (count) => `تمت مشاركة ${files(count)} مع هذا الجهاز`,
      ask: 'إذا كنت من شاركها، فيمكنك رفعها. إذا كنت لا تعرفها، فاتركها أو تجاهلها.',
      claim: 'أنا من شاركها',
      discard: 'تجاهل',
    },
  },
  drafts: {
    added: (count) => `أُضيف ما اخترته سابقًا: ${files(count)}.`,
    lost: (count) => `تعذّر حفظ ملفات الشخص السابق على هذا الجهاز: ${files(count)}. يلزم اختيارها من جديد.`,
  },
  form: {
    removeAll: 'إزالة الكل',
    listing: (done, total) => `جارٍ إضافة الملفات: ${done} من ${total}`,
    fromLastTime: 'من المرة السابقة',
    chosenForEach: 'تم الاختيار لكل ملف',
    chooseRest: (count) =>
      plural(count, {
        zero: () => 'اختر…',
        one: () => 'اختر لملف آخر…',
        two: () => 'اختر لملفين آخرين…',
        few: (n) => `اختر لعدد ${n} ملفات أخرى…`,
        many: (n) => `اختر لعدد ${n} ملفًا آخر…`,
        other: (n) => `اختر لعدد ${n} ملف آخر…`,
      }),
    owningOrganization: 'المؤسسة المالكة',
    size: 'الحجم',
    nameTooLong: (file, maxLength) => `اختصر اسم العرض للملف ${isolate(file)} إلى ${maxLength} حرفًا`,
    nameLimit: (maxLength) => `${maxLength} حرفًا على الأكثر`,
    need: {
      organizationId: (count) => `المؤسسة مطلوبة: ${files(count)}`,
      categoryId: (count) => `الفئة مطلوبة: ${files(count)}`,
    },
    show: 'عرض',
    showAll: 'عرض الكل',
    shownOf: (shown, all) => `${shown} من ${files(all)}`,
    toFix: counted({
      one: 'حقل واحد بحاجة إلى إكمال',
      two: 'حقلان بحاجة إلى إكمال',
      few: 'حقول بحاجة إلى إكمال',
      many: 'حقلًا بحاجة إلى إكمال',
      other: 'حقل بحاجة إلى إكمال',
    }),
  },
  suggestedCategory: (name) => `استخدام الفئة «${isolate(name)}»`,
  allSuggestions: (count) => `استخدام الاقتراحات (${count})`,
  sevenDays:
    'يحذف Safari الملفات المحفوظة هنا بعد سبعة أيام دون زيارة. ارفعها قبل ذلك، أو أضف هذه الصفحة إلى الشاشة الرئيسية.',
};
