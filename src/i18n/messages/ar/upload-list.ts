import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';
import { isolate } from './isolate.ts';
const plural = createPlural('ar');

/** Groups, totals and menus of the list of uploads. */
export const uploadListAr: UploadListMessages = {
  done: (done, total) => `اكتمل ${done} من ${total}`,
  bytes: (sent, total) => `${sent} من ${total}`,
  progress: 'التقدم الكلي',
  otherTab: {
    busy: 'علامة تبويب أخرى مشغولة، وبعض عمليات الرفع تنتظرها. أجب عن الرسالة المعروضة فيها أو أغلقها.',
    older:
      'لا يزال إصدار أقدم من هذه الصفحة يرفع ملفات في علامة تبويب أخرى. يبدأ الرفع هنا عندما ينتهي أو يُغلق.',
    newer: 'إصدار أحدث من هذه الصفحة مفتوح في علامة تبويب أخرى. أعد التحميل للمتابعة هنا.',
    finishing:
      'إصدار أحدث من هذه الصفحة مفتوح في علامة تبويب أخرى. أبقِ علامة التبويب هذه مفتوحة حتى تُرفع ملفاتها أو تُحفظ.',
    'newer-data':
      'تحتاج عمليات الرفع المحفوظة على هذا الجهاز إلى إصدار أحدث من هذه الصفحة. ستُستأنف عندما يعود ذلك الإصدار. الملفات التي ترفعها الآن لا تُحفظ: أبقِ هذه الصفحة مفتوحة حتى يكتمل رفعها.',
  },
  unreadable:
    'تعذّرت قراءة عمليات الرفع المحفوظة على هذا الجهاز. تبقى محفوظة. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  savedByNewer: 'حفظها إصدار أحدث من هذه الصفحة، وهي في انتظاره:',
  partlySaved: 'بعض الملفات غير محفوظة على هذا الجهاز. أبقِ هذه الصفحة مفتوحة حتى يكتمل رفعها.',
  filter: 'عرض',
  all: 'الكل',
  groups: {
    attention: 'تحتاج إلى إجراء',
    uploading: 'قيد الرفع',
    waiting: 'في الانتظار',
    done: 'مكتملة',
    elsewhere: 'معدّات أخرى',
  },
  showAll: (count) => `عرض الكل (${count})`,
  showFewer: 'عرض أقل',
  more: 'إجراءات أخرى',
  removed: (name) => `أُزيل من القائمة: «${isolate(name)}»`,
  removedMany: (count) =>
    plural(count, {
      zero: () => 'لم تُزل أي ملفات من القائمة.',
      one: () => 'أُزيل ملف واحد من القائمة.',
      two: () => 'أُزيل ملفان من القائمة.',
      few: (n) => `أُزيلت ${n} ملفات من القائمة.`,
      many: (n) => `أُزيل ${n} ملفًا من القائمة.`,
      other: (n) => `أُزيل ${n} ملف من القائمة.`,
    }),
  removedStored: (name) => `أُزيل من القائمة، ويبقى المستند محفوظًا: «${isolate(name)}»`,
  stayStored: 'تبقى المستندات المحفوظة كما هي.',
  requestCopied: (time) => `نُسخ الطلب ${time}.`,
  busyUntil: (time) => `الخادم مشغول حتى ${time}. يُستأنف الرفع تلقائيًا.`,
  retryNow: 'إعادة المحاولة الآن',
  undo: 'تراجع',
  hide: 'إخفاء هذه الرسالة',
  editAndRetry: 'تعديل وإعادة المحاولة',
  selectFiles: {
    open: 'اختيار الملفات',
    none: 'ليس أيٌّ من هذه الملفات مفقودًا. اختر الملفات كما كانت عند إضافتها.',
  },
  chooseOther: 'اختيار ملف آخر',
  skip: 'تخطٍّ',
  print: 'طباعة',
  anotherPerson: 'شخص آخر',
  existingBy: (person) => `خزَّنه من قبل ${isolate(person)}. لم تُنشأ نسخة.`,
  existingAsBy: (name, person) => `خزَّنه من قبل ${isolate(person)} باسم «${isolate(name)}». لم تُنشأ نسخة.`,
  notOnAsset: (name, asset) => `مخزَّن بالفعل باسم «${isolate(name)}»، لكن ليس على ${isolate(asset)}.`,
  notOnAssetUnnamed: (asset) => `مخزَّن بالفعل، لكن ليس على ${isolate(asset)}.`,
  maybeOnAsset: (name, asset) =>
    `مخزَّن بالفعل باسم «${isolate(name)}». تحقق مما إذا كان على ${isolate(asset)}.`,
  maybeOnAssetUnnamed: (asset) => `مخزَّن بالفعل. تحقق مما إذا كان على ${isolate(asset)}.`,
  size: 'الحجم',
  packageName: 'الحزمة',
  correct: {
    title: 'طلب تصحيح',
    hint: 'لا يمكن تغيير المستندات المحفوظة هنا. يُنسخ نص للأشخاص الذين يديرونها، ولا يتغيّر شيء.',
    documents: 'المستندات المطلوب تصحيحها',
    keep: 'إبقاؤه كما هو',
    copy: 'نسخ طلب التصحيح',
    request: 'يُرجى تصحيح هذا المستند المحفوظ.',
    file: (name) => `الملف: ${isolate(name)}`,
    asset: (id) => `المعدّة: ${isolate(id)}`,
    change: {
      displayName: (before, after) => `اسم العرض: ${isolate(before)} ← ${isolate(after)}`,
      organizationId: (before, after) => `المؤسسة: ${isolate(before)} ← ${isolate(after)}`,
      categoryId: (before, after) => `الفئة: ${isolate(before)} ← ${isolate(after)}`,
      assetId: (before, after) => `المعدّة: ${isolate(before)} ← ${isolate(after)}`,
    },
  },
  report: {
    onAsset: 'على المعدّة',
    yes: 'نعم',
    no: 'لا',
    unknown: 'غير معروف',
    toDo: 'المطلوب',
    link: 'طلب الربط بالمعدّة',
    checkLink: 'التحقق من الربط بالمعدّة',
    retry: 'إعادة المحاولة',
    edit: 'تعديل وإعادة المحاولة',
    selectFile: 'اختيار الملف مجددًا',
    otherFile: 'اختيار ملف آخر',
  },
};
