import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack = 'أعد ضغط المجلد ببرنامج حديث وبالطريقة العادية، ثم افحص الملف الجديد.';
const copyAgain = 'انسخ الملف أو نزّله من جديد، ثم قارن حجمه بحجم الملف الأصلي.';

/** Codes about the archive and the names in it. */
export const archiveFindingsAr: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'الملف فارغ',
    explanation: 'حجمه 0 بايت. يحدث ذلك غالبًا عند انقطاع التنزيل أو النسخ.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'الملف ليس أرشيف ZIP',
    explanation: ({ content }) => `اسمه يدل على ZIP، لكن محتواه: ${content}.`,
    remedy: 'ارفعه كملف عادي، أو اضغط الدليل في أرشيف ZIP.',
  },
  'ZIP-TRUNCATED': {
    title: 'الأرشيف مبتور',
    explanation: 'يبدأ كأرشيف ZIP لكن نهايته مفقودة، فتتعذّر قراءة فهرسه.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'الأرشيف خالٍ من الملفات',
    explanation: 'لا شيء فيه يُقرأ.',
    remedy: 'اضغط محتويات مجلد الدليل، ثم افحص الملف الجديد.',
  },
  'ZIP-TWO-ENDS': {
    title: 'للأرشيف فهرسان',
    explanation: 'قد تجد البرامج المختلفة فيه ملفات مختلفة.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'بيانات زائدة بعد نهاية الأرشيف',
    explanation: ({ bytes }) =>
      `بعد النهاية ${bytes} بايت. تتجاهل البرامج الأصفار ونهايات الأسطر هناك، وبعضها يرفض أي شيء آخر.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'بيانات زائدة قبل الأرشيف',
    explanation: ({ bytes }) => `قبل الملف الأول ${bytes} بايت، كما في البرامج التي تفك ضغط نفسها.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'فهرس الأرشيف خاطئ',
    explanation: ({ detail }) => `لا يطابق محتوى الأرشيف (${detail})، فقد تقرأ البرامج ملفات مختلفة.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'سجلات الملفات الكبيرة متناقضة',
    explanation: ({ detail }) => `الأحجام أو المواضع مسجّلة مرتين وهي مختلفة (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'الأرشيف جزء واحد من عدة أجزاء',
    explanation: 'الأجزاء الأخرى مفقودة، فلا يمكن تجميع الملفات.',
    remedy: 'ادمج الأجزاء، أو اضغط الدليل في أرشيف واحد.',
  },
  'ZIP-ENCRYPTED': {
    title: 'الملفات محمية بكلمة مرور',
    explanation: 'لن يتمكن القراء من فتحها بعد الرفع.',
    remedy: 'اضغط الدليل من جديد دون كلمة مرور.',
  },
  'ZIP-METHOD': {
    title: 'الملفات مضغوطة بطريقة غير معتادة',
    explanation: ({ method }) =>
      `طريقة الضغط ${method} لا تعرفها كل البرامج. الطرق المعروفة: «\u2068stored\u2069» و«\u2068deflate\u2069».`,
    remedy: 'اضغط الدليل من جديد بالطريقة العادية، لا بطريقة أصغر حجم.',
  },
  'ZIP-VERSION': {
    title: 'ملف يطلب برنامجًا أحدث مما يحتاج إليه',
    explanation: ({ version }) =>
      `يذكر أنه يحتاج إلى الإصدار ${version} من تنسيق ZIP. بعض البرامج تتجاوز مثل هذا الملف.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'ملف فيه خيارات غير معروفة',
    explanation: 'في ترويسته بتات محجوزة مفعّلة. بعض البرامج تحذّر من ذلك أو ترفض الأرشيف.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'ترويسة أحد الملفات خاطئة',
    explanation: ({ field }) =>
      `لا يمكن قراءة ترويسة الملف أو أنها لا تتفق مع الفهرس (${field})، فقد تقرأ البرامج أشياء مختلفة.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'السجل الذي يلي أحد الملفات خاطئ',
    explanation:
      'الحجم والمجموع الاختباري المكتوبان بعد الملف لا يطابقان الفهرس، أو لا تستطيع بعض البرامج قراءتهما.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'ملفات متداخلة داخل الأرشيف',
    explanation: 'ملفان يشغلان البايتات نفسها. لا يحدث ذلك في أرشيف سليم، بل في فخاخ برامج فك الضغط.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'بيانات مجهولة بين الملفات',
    explanation: ({ bytes }) => `${bytes} بايت لا تتبع أي ملف. إذا ذُكر ذلك كخطأ ففيها ملف مخفي.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'ملف تالف',
    explanation: 'محتواه لا يطابق مجموعه الاختباري.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'ملف أطول أو أقصر من المصرّح به',
    explanation: 'الأرشيف تالف، أو أُعدّ للتضليل.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'يتعذّر فك ضغط ملف',
    explanation: ({ detail }) => `بياناته المضغوطة تالفة (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'حجم غير آمن بعد فك الضغط',
    explanation: ({ detail }) => `تم تجاوز أحد الحدود: ${detail}. لم يُفك ضغط شيء.`,
    remedy: 'قسّم الدليل، أو احذف منه ما لا يحتاجه القارئ.',
  },
  'ZIP-EXTRA': {
    title: 'بيانات إضافية غير معتادة عن ملف',
    explanation: 'تضيف بعض برامج الضغط أصفارًا لمحاذاة الملفات أو تكتب جزءًا مرتين، ولا ضرر من ذلك.',
    remedy: 'لا يلزم أي إجراء.',
  },
  'NAME-UNSAFE': {
    title: 'اسم ملف خطِر',
    explanation: ({ reason }) => `عند فك الضغط يقع الملف خارج مجلده أو تُخفى حقيقته (${reason}).`,
    remedy: 'أعد تسمية الملف، ثم اضغط المجلد من جديد.',
  },
  'NAME-BACKSLASH': {
    title: 'المجلدات مكتوبة بشرطة مائلة عكسية',
    explanation: 'خارج Windows تقع كل الملفات في مجلد واحد وتتعطل الروابط.',
    remedy: 'أعد ضغط المجلد ببرنامج حديث.',
  },
  'NAME-DUPLICATE': {
    title: 'ملف مكرر في الأرشيف',
    explanation: ({ other }) => `أيهما يُعرض يتوقف على البرنامج. الملف الآخر هو \u2068${other}\u2069.`,
    remedy: 'احذف أحدهما، ثم اضغط المجلد من جديد.',
  },
  'NAME-CASE-CLASH': {
    title: 'اسمان متطابقان في Windows أو macOS',
    explanation: ({ other }) =>
      `لا يختلفان إلا في الأحرف الكبيرة أو علامات الحروف أو النقاط والمسافات في النهاية. يحل أحد الملفين محل الآخر، \u2068${other}\u2069.`,
    remedy: 'أعد تسمية أحدهما، وعدّل الروابط إليه.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'اسم واحد لملف ومجلد معًا',
    explanation: ({ detail }) => `تختلف البرامج في تحديد نوعه (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'لملف واحد اسمان مختلفان',
    explanation: ({ expected, found }) =>
      `بعض البرامج يسمّيه \u2068${found}\u2069، وبعضها \u2068${expected}\u2069.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'اسم ملف غير مكتوب بترميز Unicode',
    explanation: ({ guess }) =>
      `${guess && `المقصود على الأرجح \u2068${guess}\u2069. `}قد تعرض برامج أخرى حروفًا مختلفة، وتتعطل الروابط إليه.`,
    remedy: 'أعد ضغط المجلد ببرنامج حديث، أو أعد تسمية الملف بحروف لاتينية بسيطة.',
  },
  'NAME-PORTABLE': {
    title: 'اسم لا يقبله Windows',
    explanation: ({ part }) => `لا يستطيع Windows إنشاء \u2068${part}\u2069، فسيكون الملف مفقودًا هناك.`,
    remedy: 'أعد تسميته، وعدّل الروابط إليه.',
  },
  'NAME-LONG': {
    title: 'مسار طويل جدًا',
    explanation: ({ detail }) => `أكثر من ${detail}: بعض الأجهزة لا تستطيع فك ضغطه.`,
    remedy: 'اختصر أسماء المجلدات والملفات.',
  },
  'ENTRY-LINK': {
    title: 'ملف ليس ملفًا عاديًا',
    explanation: ({ special }) =>
      `هو ملف خاص (${special}). تفكه البرامج بطرق مختلفة، وقد يقود الرابط إلى خارج الدليل.`,
    remedy: 'ضع الملف نفسه مكانه، ثم اضغط المجلد من جديد.',
  },
  'ENTRY-PIPE': {
    title: 'ملف ضُغط من أنبوب',
    explanation: 'كتبه برنامج آخر أثناء الضغط. يُفك ضغطه كملف عادي.',
    remedy: 'لا يلزم أي إجراء.',
  },
  'ENTRY-JUNK': {
    title: 'ملفات خلّفها نظام التشغيل أو برنامج',
    explanation: 'لا يراها القارئ أبدًا. هي تشغل مساحة فقط.',
    remedy: 'استبعدها عند الضغط في المرة القادمة.',
  },
  'ENTRY-PROGRAM': {
    title: 'يحتوي على برنامج',
    explanation: ({ extension }) =>
      `الدليل يُقرأ ولا يُشغَّل. الأجهزة والخوادم تحظر ملفات ${extension} أو قد تشغّلها.`,
    remedy: 'استبعده، ووفّره في مكان آخر.',
  },
  'ENTRY-ARCHIVE': {
    title: 'يحتوي على أرشيف آخر',
    explanation: 'لا يستطيع القارئ فتحه، ولم يُفحص محتواه.',
    remedy: 'أضف محتوياته كملفات، أو استبعده.',
  },
  'ENTRY-EMPTY': {
    title: 'ملف فارغ',
    explanation: 'حجمه 0 بايت. الصفحة التي تحتاج إليه ناقصة.',
    remedy: 'ضع الملف الصحيح مكانه.',
  },
  'ENTRY-TYPE': {
    title: 'محتوى ملف لا يوافق اسمه',
    explanation: ({ expected, found }) =>
      `اسمه يدل على ${expected}، ومحتواه ${found}. بعض برامج القراءة لن تعرضه.`,
    remedy: 'أعطه الامتداد الصحيح، أو ضع الملف الصحيح مكانه.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'صورة كبيرة جدًا',
    explanation: ({ detail }) => `تتجاوز ${detail}. يعرضها الجهاز اللوحي ببطء، أو لا يعرضها.`,
    remedy: 'صغّرها إلى المقاس الذي تُعرض به.',
  },
  'ENTRY-CUT-OFF': {
    title: 'صورة مبتورة',
    explanation: 'نهاية الملف مفقودة. تعرض المتصفحات جزءًا من الصورة أو لا تعرض شيئًا.',
    remedy: 'استبدلها بنسخة كاملة.',
  },
};
