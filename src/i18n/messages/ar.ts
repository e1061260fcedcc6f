import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('ar');

/** Forms of a noun. The noun alone means one or two; 3 to 10, 11 to 99 and the rest have a number before it. */
type Forms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>> & {
  /** Text for none, such as `لا أخطاء` for errors. */
  readonly zero?: string;
};

/** Returns a count with its noun: `3 ملفات`. */
const counted =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, {
      zero: (n) => forms.zero ?? `${n} ${forms.other}`,
      one: () => forms.one,
      two: () => forms.two,
      few: (n) => `${n} ${forms.few}`,
      many: (n) => `${n} ${forms.many}`,
      other: (n) => `${n} ${forms.other}`,
    });

const document = { one: 'مستند واحد', few: 'مستندات', many: 'مستندًا', other: 'مستند' };

/** Documents after a governing word. */
const documents = counted({ ...document, two: 'مستندين' });

/** Documents as a subject or on their own. */
const documentsAlone = counted({ ...document, two: 'مستندان' });

/** Files after a governing word. */
const files = counted({
  one: 'ملف واحد',
  two: 'ملفين',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
});

/** Keeps a name of any script from mixing with the Arabic around it (FSI and PDI of UAX #9). */
const isolate = (name: string): string => `\u2068${name}\u2069`;

const systemOrTemporaryFiles = counted({
  one: 'ملف نظام أو ملف مؤقت واحد',
  two: 'ملفي نظام أو ملفين مؤقتين',
  few: 'ملفات نظام أو ملفات مؤقتة',
  many: 'ملف نظام أو ملفًا مؤقتًا',
  other: 'ملف نظام أو ملف مؤقت',
});

const filesOrFolders = counted({
  one: 'ملف أو مجلد واحد',
  two: 'ملفين أو مجلدين',
  few: 'ملفات أو مجلدات',
  many: 'ملفًا أو مجلدًا',
  other: 'ملف أو مجلد',
});

const displayNames = counted({
  one: 'اسم عرض واحد',
  two: 'اسمي عرض',
  few: 'أسماء عرض',
  many: 'اسم عرض',
  other: 'اسم عرض',
});

const pages = counted({ one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' });

/** Further places of a finding. */
const otherPlaces = counted({
  one: 'موضع آخر',
  two: 'موضعان آخران',
  few: 'مواضع أخرى',
  many: 'موضعًا آخر',
  other: 'موضع آخر',
});

const group =
  (label: string) =>
  (count: number): string =>
    plural(count, { other: (n) => `${label}: ${n}` });

/** Assets after a governing word. */
const assets = counted({ one: 'معدّة واحدة', two: 'معدّتين', few: 'معدّات', many: 'معدّة', other: 'معدّة' });

const photos = counted({
  one: 'صورة واحدة',
  two: 'صورتين',
  few: 'صور',
  many: 'صورة',
  other: 'صورة',
});

/** Files as a subject or on their own. */
const filesAlone = counted({ one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' });

const singleFiles = counted({
  one: 'ملف منفرد',
  two: 'ملفين منفردين',
  few: 'ملفات منفردة',
  many: 'ملفًا منفردًا',
  other: 'ملف منفرد',
});

const folders = counted({
  one: 'مجلد واحد',
  two: 'مجلدين',
  few: 'مجلدات',
  many: 'مجلدًا',
  other: 'مجلد',
});

const places = counted({
  one: 'موضع واحد',
  two: 'موضعان',
  few: 'مواضع',
  many: 'موضعًا',
  other: 'موضع',
});

const otherResults = counted({
  one: 'نتيجة أخرى',
  two: 'نتيجتان أخريان',
  few: 'نتائج أخرى',
  many: 'نتيجة أخرى',
  other: 'نتيجة أخرى',
});

/** With the number last, the label agrees with every number. */
const labelled =
  (label: string) =>
  (count: number): string =>
    plural(count, { other: (n) => `${label}: ${n}` });

const otherFiles = counted({
  one: 'ملف آخر',
  two: 'ملفان آخران',
  few: 'ملفات أخرى',
  many: 'ملفًا آخر',
  other: 'ملف آخر',
});

const systemFiles = counted({
  one: 'ملف نظام واحد',
  two: 'ملفي نظام',
  few: 'ملفات نظام',
  many: 'ملف نظام',
  other: 'ملف نظام',
});

const names = counted({ one: 'اسم واحد', two: 'اسمين', few: 'أسماء', many: 'اسمًا', other: 'اسم' });

const links = counted({ one: 'رابط واحد', two: 'رابطين', few: 'روابط', many: 'رابطًا', other: 'رابط' });

const repack = 'أعد ضغط المجلد ببرنامج حديث وبالطريقة العادية، ثم افحص الملف الجديد.';

const copyAgain = 'انسخ الملف أو نزّله من جديد، ثم قارن حجمه بحجم الملف الأصلي.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'لا شيء',
  ole: 'مستند Office قديم',
  exe: 'برنامج Windows',
  elf: 'برنامج Linux',
  text: 'نص',
  unknown: 'غير معروف',
};

/**
 * All texts in Arabic.
 *
 * The asset is معدّة with its shadda: without it the word means a stomach. An upload is رفع: تحميل is a download to many.
 * Words besides the glossary: ID معرّف, archive أرشيف, check or inspection فحص, script نص برمجي.
 */
export const ar: LanguageMessages = {
  messages: {
    app: {
      name: 'مستندات المعدّات',
      loading: 'جارٍ التحميل…',
      language: 'اللغة',
      density: 'كثافة العرض',
      densities: { comfortable: 'مريحة', compact: 'مضغوطة', touch: 'كبيرة، للقفازات' },
      assets: 'المعدّات',
      brokenTitle: 'توقفت هذه الصفحة عن العمل',
      brokenHint: 'ربما انقطعت عمليات الرفع الجارية. أعد تحميل الصفحة للمتابعة.',
      brokenPageHint: 'عمليات الرفع الجارية مستمرة. افتح صفحة أخرى، أو أعد التحميل بعد انتهائها.',
      drafts: 'اختيرت ولم تُرفع بعد:',
      reload: 'إعادة تحميل الصفحة',
      partMissing: 'تعذّر تحميل جزء من هذه الصفحة. عمليات الرفع الجارية مستمرة.',
      loadPart: 'إعادة المحاولة',
      technicalFacts: 'التفاصيل',
    },

    release: {
      isThere: 'يتوفر إصدار جديد.',
      afterReload: 'بعد إعادة التحميل تُستأنف عمليات الرفع؛ وما يُرسل الآن يبدأ من أوله.',
      waits: 'أعد التحميل لاحقًا: الآن ستُفقد مستندات غير مخزَّنة وغير محفوظة على هذا الجهاز.',
      partOutdated: 'تم تحديث هذه الصفحة. أعد تحميلها لاستخدام هذا الجزء.',
    },
    config: { retry: 'إعادة المحاولة' },
    signIn: {
      close: 'إغلاق',
      failedTitle: 'لم ينجح تسجيل الدخول',
      outTitle: 'تم تسجيل خروجك',
      outHint: 'سجّل الدخول لإضافة مستندات. تُستأنف عمليات الرفع غير المرسلة عندما يسجّل الدخول من أضافها.',
      signIn: 'تسجيل الدخول',
      asSomeoneElse: 'تسجيل الدخول بحساب شخص آخر',
      again: 'تسجيل الدخول من جديد',
      signOut: 'تسجيل الخروج',
      unreachable: 'تعذّر التحقق من هويتك. الملفات المحفوظة على هذا الجهاز آمنة.',
      failedHint: 'سجّل الدخول من جديد. إذا استمرت المشكلة، فاتصل بمسؤول النظام.',
      storageBlocked: (host: string) =>
        `لا يسمح هذا المتصفح للموقع ${host} بحفظ البيانات، ولا يمكن تسجيل الدخول من دون ذلك. اسمح بملفات تعريف الارتباط وبيانات الموقع ${host} في إعدادات المتصفح، أو اسأل مسؤول النظام، ثم أعد المحاولة.`,
      sessionOpen: 'لا تزال جلستك لدى موفّر تسجيل الدخول مفتوحة. على جهاز مشترك، سجّل الخروج هناك أيضًا.',
      providerSilent: (address) =>
        `يتعذّر الوصول إلى ${isolate(address)}. تحقّق من العنوان ومن أنه يقبل الطلبات من هذه الصفحة (CORS, connect-src).`,
    },

    add: {
      title: 'إضافة مستندات',
      drop: 'أفلت ملفات أو مجلدًا هنا',
      dropAnywhere: 'أفلت الملفات في أي مكان من هذه الصفحة',
      dropNow: 'أفلت لإضافة الملفات',
      accepted: 'PDF أو رسومات أو صور، أو ZIP فيه دليل تشغيل HTML دون اتصال.',
      acceptedOnly: (types) => `الأنواع المقبولة: ${isolate(types)}.`,
      limit: (size) => `حتى ${size} لكل ملف.`,
      chooseFiles: 'اختيار ملفات',
      chooseFolder: 'اختيار مجلد',
      addFiles: 'إضافة ملفات',
      add: 'إضافة',
      removeAll: 'إزالة الكل',
      listing: (done, total) => `جارٍ إضافة الملفات: ${done} من ${total}`,
      chosenFiles: 'الملفات المختارة',
      list: 'الملفات المراد رفعها',
      listsMissing: 'تعذّر تحميل قائمة خيارات. اكتب المعرّف بدلًا منها، أو أعد المحاولة.',
      notAFile: 'هذا ليس ملفًا. احفظ الرسالة أو الصفحة كملف، ثم أفلت ذلك الملف هنا.',
      noFiles: 'لم تُختر أي ملفات.',
      systemFiles: (count) => `تم استبعاد ${systemOrTemporaryFiles(count)}.`,
      unread: (count) => `تعذّرت قراءة ${filesOrFolders(count)}، فلم يُضف ما تعذّرت قراءته.`,
      alreadyListed: (count, name) =>
        count === 1 ? `«${isolate(name)}» موجود في القائمة.` : `${files(count)} موجودة في القائمة.`,
      organization: 'المؤسسة',
      category: 'الفئة',
      select: (file) => `تحديد ${isolate(file)}`,
      selectAll: (count) => `تحديد ${files(count)}`,
      selected: (count, all) => `تم تحديد ${files(count)} من ${all}`,
      clearSelection: 'إلغاء التحديد',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        `تطبيق على ${files(count)} أدناه` + (own > 0 ? `، مع قيم خاصة في ${files(own)}` : ''),
      asAbove: 'استخدام القيمة الافتراضية',
      changed: (what, count) => `${what}: تم التغيير في ${files(count)}.`,
      named: (count) => `تم ملء ${displayNames(count)}.`,
      leftOver: (count) => plural(count, { other: (n) => `أسطر ملصقة لم تُستخدم: ${n}.` }),
      undo: 'تراجع',
      filesRemoved: (count) =>
        plural(count, {
          zero: () => 'لم يُزل أي ملف.',
          one: () => 'أُزيل ملف واحد.',
          two: () => 'أُزيل ملفان.',
          few: (n) => `أُزيلت ${n} ملفات.`,
          many: (n) => `أُزيل ${n} ملفًا.`,
          other: (n) => `أُزيل ${n} ملف.`,
        }),
      undone: 'تم التراجع.',
      choose: 'اختر…',
      ai: 'السماح بالمعالجة بالذكاء الاصطناعي',
      aiOn: 'المعالجة بالذكاء الاصطناعي مسموحة',
      aiOff: 'دون معالجة بالذكاء الاصطناعي',
      aiHint: 'غير متاح لأدلة التشغيل دون اتصال.',
      displayName: 'اسم العرض',
      fromTitle: 'مأخوذ من عنوان الدليل.',
      remove: 'إزالة',
      more: 'خيارات أخرى',
      notUploaded: 'لن يُرفع',
      waitForChecks: 'جارٍ فحص ملف ZIP…',
      files: filesAlone,
      documents: documentsAlone,
      rejected: (count) => `يتعذّر رفع ${files(count)}`,
      removeRejected: () => 'إزالة',
      upload: (count) => `رفع ${documents(count)}`,
      uploadAs: 'نوع الرفع',
      asManual: 'دليل تشغيل دون اتصال',
      asRegular: 'ملف عادي',
      checking: 'جارٍ فحص ملف ZIP…',
      isManual: (startPage, count) =>
        `دليل تشغيل دون اتصال: يبدأ بالصفحة ${isolate(startPage)}، ${pages(count)}.`,
      isNoManual: (reason) => `لا يمكن رفعه كدليل تشغيل${reason && `: ${reason}`}.`,
      notChecked: 'تعذّر فحص ملف ZIP هذا. اختر كيف يُرفع.',
      fileNotChecked: 'تعذّر فحص هذا الملف.',
      errors: {
        displayName: (file) => `أدخل اسم عرض للملف ${isolate(file)}`,
        chooseOrganization: 'اختر مؤسسة',
        enterOrganization: 'أدخل مؤسسة',
        chooseCategory: 'اختر فئة',
        enterCategory: 'أدخل فئة',
        operation: (file) => `اختر كيف يُرفع ${isolate(file)}`,
      },
      rejections: {
        empty: 'الملف فارغ. تحقق من مصدره واختره من جديد.',
        tooLarge: (size, limit) => `حجم الملف ${size}، والحد الأقصى ${limit}. صغّره أو قسّمه، ثم اختره من جديد.`,
        type: (accepted) =>
          `هذا النوع من الملفات غير مقبول. احفظه بأحد هذه الأنواع، ثم اختره من جديد: ${isolate(accepted)}.`,
        unreadable: 'تعذّرت قراءة الملف. قد يكون مجلدًا، أو نُقل، أو مفتوحًا في مكان آخر.',
        webArchive:
          'قليل من البرامج يفتح أرشيف الويب. افتحه في متصفح، واحفظ الصفحة كاملة («صفحة ويب كاملة»)، ثم أفلتها هنا مع مجلدها \u2068_files\u2069.',
        windowsHelp:
          'لا يُفتح ملف المساعدة هذا إلا في Windows. فك ضغطه هناك (\u2068hh.exe -decompress folder file.chm\u2069) أو ببرنامج 7-Zip، ثم أفلت المجلد هنا.',
      },
    },

    copy: {
      copied: 'تم النسخ',
      failed: 'تعذّر النسخ',
    },
    dialog: {
      close: 'إغلاق',
    },
    combobox: {
      results: counted({
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: 'نتائج',
        many: 'نتيجة',
        other: 'نتيجة',
      }),
      none: 'لا توجد نتائج',
    },

    uploads: {
      title: 'عمليات الرفع',
      empty: 'تظهر هنا المستندات التي ترفعها من هذا الجهاز.',
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
      offline: 'أنت غير متصل بالشبكة. يُستأنف الرفع تلقائيًا.',
      unreachable: 'تعذّر الوصول إلى الخادم. ستُعاد المحاولة تلقائيًا.',
      waitsForSignIn: 'سجّل الدخول للمتابعة.',
      busy: 'الخادم مشغول. ستُعاد المحاولة تلقائيًا.',
      noAnswerFor: (host, time) =>
        `لا رد من ${isolate(host)} منذ ${time}. إذا كانت مواقع أخرى تعمل على هذا الجهاز، فاتصل بمسؤول النظام: قد يكون العنوان خاطئًا أو محظورًا.`,
      isPaused: 'متوقف مؤقتًا. يبدأ الرفع من أوله عند الاستئناف.',
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
      timeLeft: (time) => `بقي ${time}`,
      stalled: (time) => `لا تقدم منذ ${time}`,
      progressOf: (name) => `رفع ${isolate(name)}`,
      storingHint: 'في انتظار تأكيد الخادم',
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
    },
    pages: {
      account: {
        button: (name) => `الحساب: ${isolate(name)}`,
        roles: (roles) => `الأدوار: ${roles}`,
        noRole: 'بلا دور',
      },
      header: {
        offline: 'غير متصل',
        done: (done, total) => `${done} من ${total}`,
      },
      assetDocuments: 'مستندات هذه المعدّة',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'لم تسجّل الدخول',
      uploads: (name) =>
        `هذه عمليات رفع ${isolate(name)} كما حُفظت على هذا الجهاز. لن يُرسل شيء ولن يتغيّر شيء حتى يسجّل ${isolate(name)} الدخول.`,
      files: 'الملفات التي تضيفها الآن تخصّ أول شخص يسجّل الدخول بعد ذلك.',
      upload: 'تسجيل الدخول للرفع',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          zero: () => 'لم يُختر هنا أي ملف من قبل',
          one: () => 'اختير هنا ملف واحد من قبل، وربما اختاره شخص آخر',
          two: () => 'اختير هنا ملفان من قبل، وربما اختارهما شخص آخر',
          few: (n) => `اختيرت هنا ${n} ملفات من قبل، وربما اختارها شخص آخر`,
          many: (n) => `اختير هنا ${n} ملفًا من قبل، وربما اختارها شخص آخر`,
          other: (n) => `اختير هنا ${n} ملف من قبل، وربما اختارها شخص آخر`,
        }),
      ask: (name) => `هل تريد الرفع باسم ${isolate(name)}؟`,
      askUnnamed: 'هل هذه ملفاتك؟',
      claim: 'نعم، هذه ملفاتي',
      discard: (count) =>
        plural(count, {
          zero: () => 'لا، تجاهل الملفات',
          one: () => 'لا، تجاهل الملف',
          two: () => 'لا، تجاهل الملفين',
          few: (n) => `لا، تجاهل ${n} ملفات`,
          many: (n) => `لا، تجاهل ${n} ملفًا`,
          other: (n) => `لا، تجاهل ${n} ملف`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `${isolate(name)} مسجّل الدخول الآن`,
      kept: (count, former) =>
        plural(count, {
          zero: () => `لا ملفات محفوظة على هذا الجهاز من أجل ${isolate(former)}.`,
          one: () => `ملف واحد اختاره ${isolate(former)} محفوظ من أجله على هذا الجهاز.`,
          two: () => `ملفان اختارهما ${isolate(former)} محفوظان من أجله على هذا الجهاز.`,
          few: (n) => `${n} ملفات اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
          many: (n) => `${n} ملفًا اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
          other: (n) => `${n} ملف اختارها ${isolate(former)} محفوظة من أجله على هذا الجهاز.`,
        }),
      lost: (count, former) =>
        plural(count, {
          zero: () => `حُفظت على هذا الجهاز كل الملفات التي اختارها ${isolate(former)}.`,
          one: () => `تعذّر حفظ ملف واحد اختاره ${isolate(former)} على هذا الجهاز.`,
          two: () => `تعذّر حفظ ملفين اختارهما ${isolate(former)} على هذا الجهاز.`,
          few: (n) => `تعذّر حفظ ${n} ملفات اختارها ${isolate(former)} على هذا الجهاز.`,
          many: (n) => `تعذّر حفظ ${n} ملفًا اختارها ${isolate(former)} على هذا الجهاز.`,
          other: (n) => `تعذّر حفظ ${n} ملف اختارها ${isolate(former)} على هذا الجهاز.`,
        }),
      close: 'إغلاق',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `عمليات رفع تنتظر على هذا الجهاز: ${count}`,
      moved: (former, current) =>
        `حُفظت من أجل ${isolate(former)}. ترفع هذه الصفحة الآن إلى ${isolate(current)}.`,
      notSaved: 'لم تعد هذه الصفحة تحفظ الملفات على هذا الجهاز.',
      outcomeUnknown: 'قد يكون بعضها مخزَّنًا بالفعل.',
      withoutFile: (count) => `ملفات مفقودة: ${count}`,
      upload: 'رفع الآن',
      discard: 'تجاهل عمليات الرفع',
      othersTitle: (count) => `عمليات رفع لأشخاص آخرين تنتظر منذ 30 يومًا: ${count}`,
      others: 'تُرسل عندما يسجّل أصحابها الدخول. تجاهلها فقط إن لم تعد هناك حاجة إليها.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        zero: () => 'لا ملفات ستُضاف.',
        one: () => 'سيُضاف ملف واحد بمجرد معرفة من سجّل الدخول.',
        two: () => 'سيُضاف ملفان بمجرد معرفة من سجّل الدخول.',
        few: (n) => `ستُضاف ${n} ملفات بمجرد معرفة من سجّل الدخول.`,
        many: (n) => `سيُضاف ${n} ملفًا بمجرد معرفة من سجّل الدخول.`,
        other: (n) => `سيُضاف ${n} ملف بمجرد معرفة من سجّل الدخول.`,
      }),
  },
  leave: {
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
  },
  config: {
    failedTitle: 'التطبيق غير مضبوط بشكل صحيح',
    noteTitle: 'للمسؤولين: تحقق من config.json',
    lastUsed: 'لا يمكن استخدام ملف config.json الموجود على الخادم. تعمل هذه الصفحة بآخر ملف صالح.',
    unknownIgnored: 'يتجاهل هذا الإصدار المفاتيح التي لا يعرفها.',
    wrong: 'في ملف config.json أخطاء. اتصل بمسؤول النظام:',
    notFound: (url) => `لا يوجد ملف في ${isolate(url)}. انسخ config.sample.json إلى هذا العنوان واملأه.`,
    unreachable: (url) => `يتعذّر تحميل ${isolate(url)}. تحقّق من الاتصال ومن الخادم.`,
    html: (url) =>
      `أرسل الخادم صفحة ويب بدلًا من ${isolate(url)}. تحقّق من وجود الملف ومن أن الخادم لا يرسل index.html لكل عنوان.`,
    notJson: (url) => `${isolate(url)} ليس JSON صالحًا.`,
    unknownKey: 'ليس مفتاحًا من مفاتيح الإعدادات.',
    missing: 'مفقود.',
    invalid: 'غير صحيح. يبيّن الدليل وconfig.schema.json القيم الممكنة.',
  },
  uploadList: {
    done: (done, total) => `اكتمل ${done} من ${total}`,
    bytes: (sent, total) => `${sent} من ${total}`,
    timeLeft: (time) => `بقي نحو ${time}`,
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
    hideDetails: 'إخفاء التفاصيل',
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
    removedStored: (name) => `أُزيل من القائمة، ويبقى المستند مخزَّنًا: «${isolate(name)}»`,
    stayStored: 'تبقى المستندات المخزَّنة كما هي.',
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
    leftOut: group('غير المرفوعة'),
    nextAsset: 'المعدّة التالية',
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
    contentMatch: {
      listed: (name) => `مطابق لـ«${isolate(name)}» في هذه القائمة.`,
      listedBefore: 'مطابق لمستند خُزّن من قبل.',
      storedBefore: ({ asset, time, name, id }) =>
        `مطابق للمستند «${isolate(name)}»${id ? ` (معرّف ${id})` : ''}، خُزّن للمعدّة ${isolate(asset)} من هذا الجهاز في ${time}.`,
      nothingSent: 'لم يُرسل.',
    },
    background: {
      continues: 'تُرفع عند توفر الشبكة، حتى إذا أغلقت هذه الصفحة.',
      notify: 'أبلغني',
      notifies: 'سيصلك إشعار عند انتهاء رفعها.',
      at: (time) => `${time}، والصفحة مغلقة`,
      stored: (count) => `تم التخزين: ${count}.`,
      left: (count) => `يحتاج إلى انتباهك: ${count}.`,
    },
    regularZip: 'ملف عادي، وليس دليل تشغيل دون اتصال',
    anotherPerson: 'شخص آخر',
    existingBy: (person) => `خزَّنه من قبل ${isolate(person)}. لم تُنشأ نسخة.`,
    existingAsBy: (name, person) => `خزَّنه من قبل ${isolate(person)} باسم «${isolate(name)}». لم تُنشأ نسخة.`,
    notOnAsset: (name, asset) => `مخزَّن بالفعل باسم «${isolate(name)}»، لكنه غير مرتبط بـ ${isolate(asset)}.`,
    notOnAssetUnnamed: (asset) => `مخزَّن بالفعل، لكنه غير مرتبط بـ ${isolate(asset)}.`,
    maybeOnAsset: (name, asset) =>
      `مخزَّن بالفعل باسم «${isolate(name)}». تحقق مما إذا كان مرتبطًا بـ ${isolate(asset)}.`,
    maybeOnAssetUnnamed: (asset) => `مخزَّن بالفعل. تحقق مما إذا كان مرتبطًا بـ ${isolate(asset)}.`,
    size: 'الحجم',
    packageName: 'الحزمة',
    correct: {
      hint: 'لا يمكن تغيير المستندات المخزَّنة هنا. يُنسخ نص للأشخاص الذين يديرونها، ولا يتغيّر شيء.',
      copy: 'نسخ طلب التصحيح',
      request: 'يُرجى تصحيح هذا المستند المخزَّن.',
      file: (name) => `الملف: ${isolate(name)}`,
      asset: (id) => `المعدّة: ${isolate(id)}`,
      wrong: 'ما الخطأ:',
    },
    report: {
      send: 'إرسال التقرير',
      onAsset: 'مرتبط بالمعدّة',
      yes: 'نعم',
      no: 'لا',
      unknown: 'غير معروف',
      toDo: 'المطلوب',
      link: 'طلب الربط بالمعدّة',
      checkLink: 'التحقق من الربط بالمعدّة',
      retry: 'إعادة المحاولة',
      edit: 'تعديل وإعادة المحاولة',
      selectFile: 'اختيار الملف من جديد',
      otherFile: 'اختيار ملف آخر',
    },
  },
  problems: {
    network: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال، أو أعد المحاولة لاحقًا.',
    networkMidway:
      'انقطع الاتصال قبل أن يؤكد الخادم المستند. تعطلت الشبكة أو الخادم، أو الملف أكبر مما يقبله الخادم. أعد المحاولة: لن يُخزَّن شيء مرتين.',
    stalled: 'توقف الرفع عن التقدم. أعد المحاولة: لن يُخزَّن شيء مرتين.',
    noAnswer: 'لم يؤكد الخادم المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
    outcomeUnknown: 'ربما خُزّن المستند بالفعل.',
    contract: {
      'not-json': 'تعذّر فهم رد الخادم، فلا يُعرف هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
      'cut-short': 'انقطع رد الخادم، فلا يُعرف هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
      redirected:
        'ردّ عنوان آخر بدلًا من الخادم، ربما صفحة تسجيل دخول، فلا يُعرف هل خُزّن المستند. تأكد من أنك مسجّل الدخول وعلى الشبكة الصحيحة، ثم أعد المحاولة.',
      'reports-error':
        'ردّ الخادم بخطأ بدلًا من التأكيد، فلا يُعرف هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
      'no-envelope': 'لا يوضّح رد الخادم هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
      'other-document':
        'أكّد الخادم مستندًا آخر بدلًا من هذا، فلا يُعرف هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.',
    },
    fileChanged: 'تغيّر الملف منذ اختياره. اختره من جديد لرفع نسخته الحالية.',
    fileChangedWhileSending:
      'تغيّر الملف أثناء إرساله، فقد يكون المستند المخزَّن تالفًا. اختر الملف من جديد وارفعه مرة أخرى.',
    fileGone: 'لم يعد الملف في مكانه. أعده إليه ثم أعد المحاولة، أو اختره من جديد.',
    fileUnreadable: 'تعذّرت قراءة الملف. أغلقه في البرامج الأخرى، ثم أعد المحاولة.',
    fileEmpty: 'الملف فارغ. تحقق من الملف الأصلي، ثم اختره من جديد.',
    tooLarge: (size, limit) => `حجم الملف ${size}، والحد الأقصى ${limit}. صغّره أو قسّمه، ثم اختره من جديد.`,
    type: (accepted) =>
      `لا يقبل الخادم إلا ${isolate(accepted)}. احفظ الملف بأحد هذه الأنواع، ثم اختره من جديد.`,
    sizeRejected: (size) =>
      `حجم الملف ${size}، ولا يقبل الخادم إلا الملفات الأصغر. صغّره أو قسّمه، ثم اختره من جديد.`,
    typeRejected: (extension) =>
      `لا يقبل الخادم ملفات ${isolate(extension)}. احفظه بنوع آخر، مثل PDF، ثم اختره من جديد.`,
    roleMissing: 'دورك لا يسمح برفع المستندات. اتصل بمسؤول النظام.',
    roleMissingWith: (roles) => `الدور ${isolate(roles)} لا يسمح برفع المستندات. اتصل بمسؤول النظام.`,
    noToken: 'لم تسجّل الدخول. سجّل الدخول، ثم أعد المحاولة.',
    assetIdInvalid: 'لا يمكن إرسال معرّف المعدّة هذا إلى الخادم. تحقق من معرّف المعدّة.',
    http: {
      400: 'رفض الخادم عملية الرفع هذه.',
      401: 'لم يقبل الخادم تسجيل دخولك. سجّل الدخول من جديد، ثم أعد المحاولة.',
      403: 'غير مسموح لك برفع مستندات لهذه المعدّة. اتصل بمسؤول النظام.',
      404: 'لا يعرف الخادم هذه المعدّة. تحقق من معرّف المعدّة.',
      413: 'الملف أكبر مما يقبله الخادم. صغّره أو قسّمه، ثم اختره من جديد.',
      415: 'لا يقبل الخادم هذا النوع من الملفات. احفظه بنوع آخر، مثل PDF، ثم اختره من جديد.',
      429: 'الخادم مشغول. انتظر قليلًا، ثم أعد المحاولة.',
      507: 'مساحة التخزين على الخادم ممتلئة. اتصل بمسؤول النظام.',
      client: (status) => `رفض الخادم الرفع (الحالة ${status}).`,
      server: (status) => `الخادم لا يستجيب بشكل صحيح (الحالة ${status}). أعد المحاولة لاحقًا.`,
      blocked: (status) =>
        `منع شيءٌ بين هذا الجهاز والخادم، مثل وكيل أو مرشّح، هذا الرفع (الحالة ${status}). أعد المحاولة، أو اتصل بمسؤول النظام.`,
      unconfirmed: (status) =>
        `ردّ الخادم بالحالة ${status} بدلًا من التأكيد، فلا يُعرف هل خُزّن المستند. أعد المحاولة: لن يُخزَّن شيء مرتين.`,
    },
    pageSays: (words) => `نص صفحته: «${isolate(words)}»`,
    baseUrlInvalid: 'عنوان الخادم غير مضبوط بشكل صحيح. اتصل بمسؤول النظام.',
    manualRejected: (finding) =>
      `توقف الرفع: لا يمكن رفع ملف ZIP هذا كدليل.${finding && ` ${finding}.`} اختر نسخة أخرى، أو ارفعه كملف عادي.`,
    unexpected: 'حدثت مشكلة في هذه الصفحة. أعد المحاولة.',
  },
  duplicate: {
    title: (count) => (count === 1 ? 'هذا المستند موجود بالفعل' : `سبق تخزين ${documents(count)}`),
    intro: 'لم تُنشأ نسخة.',
    introMany: 'لم تُنشأ نسخ.',
    notHere: (asset) => `مخزَّن، لكنه غير مرتبط بـ ${isolate(asset)}.`,
    here: (asset) => `مرتبط بالفعل بـ ${isolate(asset)}.`,
    notOn: (asset) => `غير مرتبط بـ ${isolate(asset)}`,
    maybeNotOn: (asset) => `قد لا يكون مرتبطًا بـ ${isolate(asset)}`,
    checkLink: (asset) =>
      `تحقق مما إذا كان مرتبطًا بـ ${isolate(asset)}. إن لم يكن مرتبطًا، فأرسل الطلب إلى المسؤولين عن مستندات المعدّة.`,
    alreadyOn: (asset) => `مرتبط بالفعل بـ ${isolate(asset)}`,
    nothingToDo: 'لا يلزم أي إجراء',
    youChose: (name) => `اخترت «${isolate(name)}»`,
    on: (assets) => `مرتبط بـ ${isolate(assets)}`,
    linkTo: (asset) => `الربط بـ ${isolate(asset)}`,
    copyRequest: 'نسخ طلب الربط',
    requestHint: 'أرسل الطلب إلى المسؤولين عن مستندات المعدّة.',
    copyAllRequests: (count) =>
      plural(count, {
        zero: () => `نسخ طلبات الربط`,
        one: () => `نسخ طلب ربط واحد`,
        two: () => `نسخ طلبَي ربط`,
        few: (n) => `نسخ ${n} طلبات ربط`,
        many: (n) => `نسخ ${n} طلب ربط`,
        other: (n) => `نسخ ${n} طلب ربط`,
      }),
    request: (asset) => `يُرجى ربط هذا المستند بالمعدّة ${isolate(asset)}.`,
    requestName: (name) => `المستند: ${isolate(name)}`,
    requestId: (id) => `معرّف المستند: ${isolate(id)}`,
    requestAddress: (address) => `العنوان: ${isolate(address)}`,
    copyYourself: 'تعذّر النسخ. حدّد هذا النص وانسخه:',
    organization: 'المؤسسة',
    added: 'تاريخ الإضافة',
    addedBy: (date, person) => `${date}، بواسطة ${isolate(person)}`,
    id: 'المعرّف',
    copyId: 'نسخ المعرّف',
    languages: 'اللغات',
    supplier: 'المورّد',
    supplierUnnamed: 'مستند من المورّد',
    ai: 'المعالجة بالذكاء الاصطناعي',
    aiNotYet: 'لم يُعالَج بعد',
    aiOn: 'نعم',
    aiOff: 'لا',
    details: 'التفاصيل',
    allDetails: 'كل التفاصيل ورسالة الخادم',
    owner: 'المالك',
    manufacturer: 'الشركة المصنّعة',
    mimeType: 'نوع MIME',
    updated: 'آخر تحديث',
    maintenance: 'سجلات الصيانة',
    linked: (count) => plural(count, { other: (n) => `المعدّات المرتبطة: ${n}` }),
    notLinked: 'غير مرتبط بأي معدّة',
    linksUnknown: 'لم يذكر الخادم المعدّات المرتبط بها.',
    thisAsset: (asset) => `${isolate(asset)} · هذه المعدّة`,
    serviceSays: 'رسالة الخادم',
    noFacts: 'لم يقدّم الخادم تفاصيل عنه.',
    openDocument: 'فتح المستند',
    open: 'فتح',
    close: 'إغلاق',
  },
  move: {
    open: 'نقل إلى معدّة أخرى…',
    title: 'نقل إلى معدّة أخرى',
    assetId: 'معرّف المعدّة',
    uploads: 'الملفات المراد نقلها',
    notSentYet: 'لا يُرسل شيء حتى تغلق هذه النافذة.',
    sameAsset: 'أدخل معرّف معدّة أخرى',
    noneSelected: 'حدّد ملفًا واحدًا على الأقل',
    confirm: (count) =>
      plural(count, {
        zero: () => `نقل الملفات`,
        one: () => `نقل ملف واحد`,
        two: () => `نقل ملفين`,
        few: (n) => `نقل ${n} ملفات`,
        many: (n) => `نقل ${n} ملفًا`,
        other: (n) => `نقل ${n} ملف`,
      }),
    cancel: 'إلغاء',
    beingSent: (count) =>
      plural(count, {
        zero: () => `لا يُرسل أي ملف.`,
        one: () => `ملف واحد قيد الإرسال. أوقفه مؤقتًا لنقله.`,
        two: () => `ملفان قيد الإرسال. أوقفهما مؤقتًا لنقلهما.`,
        few: (n) => `${n} ملفات قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
        many: (n) => `${n} ملفًا قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
        other: (n) => `${n} ملف قيد الإرسال. أوقفها مؤقتًا لنقلها.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        zero: () => `يمكن نقل كل الملفات.`,
        one: () => `لا يمكن نقل ملف واحد، فقد يكون مخزَّنًا بالفعل.`,
        two: () => `لا يمكن نقل ملفين، فقد يكونان مخزَّنين بالفعل.`,
        few: (n) => `لا يمكن نقل ${n} ملفات، فقد تكون مخزَّنة بالفعل.`,
        many: (n) => `لا يمكن نقل ${n} ملفًا، فقد تكون مخزَّنة بالفعل.`,
        other: (n) => `لا يمكن نقل ${n} ملف، فقد تكون مخزَّنة بالفعل.`,
      }),
    locked: (asset) => `لا يمكن اختيار معدّة أخرى: قد يكون المستند مخزَّنًا بالفعل للمعدّة ${isolate(asset)}.`,
    moved: (count, asset) =>
      plural(count, {
        zero: () => `لم يُنقل أي ملف إلى ${isolate(asset)}`,
        one: () => `نُقل الملف إلى ${isolate(asset)}`,
        two: () => `نُقل ملفان إلى ${isolate(asset)}`,
        few: (n) => `نُقلت ${n} ملفات إلى ${isolate(asset)}`,
        many: (n) => `نُقل ${n} ملفًا إلى ${isolate(asset)}`,
        other: (n) => `نُقل ${n} ملف إلى ${isolate(asset)}`,
      }),
    notMoved: (count) =>
      plural(count, {
        zero: () => `نُقلت كل الملفات.`,
        one: () => `لم يُنقل ملف واحد لأنه كان قيد الإرسال.`,
        two: () => `لم يُنقل ملفان لأنهما كانا قيد الإرسال.`,
        few: (n) => `لم تُنقل ${n} ملفات لأنها كانت قيد الإرسال.`,
        many: (n) => `لم يُنقل ${n} ملفًا لأنها كانت قيد الإرسال.`,
        other: (n) => `لم يُنقل ${n} ملف لأنها كانت قيد الإرسال.`,
      }),
    show: 'عرض',
    undo: 'تراجع',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'اختيار معدّة أخرى',
      hint: 'تبقى الملفات المختارة وكل ما أدخلته محفوظة.',
      occupied: (asset) => `توجد ملفات مختارة للمعدّة ${isolate(asset)}. ارفعها أو أزلها أولًا.`,
    },
    guard: {
      title: 'هل هذه هي المعدّة الصحيحة؟',
      names: (file, asset) => `يذكر «${isolate(file)}» المعدّة ${isolate(asset)}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          zero: () => `يذكر «${isolate(file)}» المعدّة ${isolate(asset)}.`,
          one: () => `يذكر «${isolate(file)}» وملف آخر المعدّة ${isolate(asset)}.`,
          two: () => `يذكر «${isolate(file)}» وملفان آخران المعدّة ${isolate(asset)}.`,
          few: (n) => `يذكر «${isolate(file)}» و${n} ملفات أخرى المعدّة ${isolate(asset)}.`,
          many: (n) => `يذكر «${isolate(file)}» و${n} ملفًا آخر المعدّة ${isolate(asset)}.`,
          other: (n) => `يذكر «${isolate(file)}» و${n} ملف آخر المعدّة ${isolate(asset)}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `«${isolate(packageName)}» خاص بالمنتج ${isolate(product)}. وهذا المنتج تابع للمعدّة ${isolate(asset)}.`,
      uploadingTo: (asset) => `أنت ترفع مستندات للمعدّة ${isolate(asset)}.`,
      anyway: (asset) => `رفع للمعدّة ${isolate(asset)} على أي حال`,
      upload: (parts) => `رفع ${parts}`,
      also: (parts, part) => `${parts}، ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} للمعدّة ${isolate(asset)}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} للمعدّات المذكورة` }),
      back: 'رجوع',
    },
  },
  device: {
    takePhoto: 'التقاط صورة',
    photo: 'صورة من الكاميرا',
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
      addPage: 'إضافة صفحة',
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
    },
    scan: {
      open: 'مسح الرمز',
      title: 'مسح الرمز الموجود على المعدّة',
      hint: 'ضع رمز QR أو Data Matrix أو الرمز الشريطي أمام الكاميرا.',
      picture: 'صورة الكاميرا',
      starting: 'جارٍ تشغيل الكاميرا…',
      close: 'كتابة المعرّف',
      denied:
        'لا يُسمح لهذه الصفحة باستخدام الكاميرا. اسمح بذلك في إعدادات المتصفح لهذه الصفحة، أو اكتب المعرّف.',
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
      title: (count) => `تمت مشاركة ${filesAlone(count)} مع هذا التطبيق`,
      ask: 'حدّد الملفات التي تريد رفعها، ثم اختر المعدّة أدناه. تجاهل الملفات التي لا تعرفها.',
      selectAll: 'تحديد الكل',
      discard: 'تجاهل الكل',
      failed:
        'تعذّر حفظ الملفات المشارَكة. قد لا تتوفر مساحة كافية على هذا الجهاز. اختر الملفات هنا بدلًا من ذلك.',
      tooMany: (count) =>
        `عدد الملفات المشارَكة التي يمكن أن تنتظر هنا لا يتجاوز ${count}. ارفع بعضها أو تجاهله، ثم شارك من جديد.`,
      tooLarge: (size) =>
        `لا يمكن أن يتجاوز حجم الملفات المشارَكة ${size}. ارفع بعضها أو تجاهله، أو اختر الملفات الكبيرة هنا.`,
      blocked: 'حاول موقع ويب إضافة ملفات هنا. لم تُقبل هذه الملفات.',
      orphans: {
        title: (count) => `تمت مشاركة ${filesAlone(count)} مع هذا الجهاز`,
        ask: 'إذا كنت من شاركها، فيمكنك رفعها. إذا كنت لا تعرفها، فاتركها أو تجاهلها.',
        claim: 'أنا من شاركها',
        discard: 'تجاهل',
      },
    },
    drafts: {
      added: (count) => `أُضيف ما اخترته سابقًا: ${filesAlone(count)}.`,
      lost: (count) =>
        `تعذّر حفظ ملفات الشخص السابق على هذا الجهاز: ${filesAlone(count)}. يلزم اختيارها من جديد.`,
    },
    form: {
      fromLastTime: 'من المرة السابقة',
      forAll: 'لجميع الملفات',
      chooseOrSet: 'اختر، أو حدّد لكل ملف',
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
        organizationId: (count) => `المؤسسة مطلوبة: ${filesAlone(count)}`,
        categoryId: (count) => `الفئة مطلوبة: ${filesAlone(count)}`,
      },
      withoutCategory: (count) => `${filesAlone(count)} بلا فئة`,
      show: 'عرض',
      showAll: 'عرض الكل',
      shownOf: (shown, all) => `يُعرض ${shown} من ${all}`,
      shownKinds: {
        incomplete: 'بحاجة إلى إكمال',
        uncategorized: 'بلا فئة',
        suggested: 'بفئة مقترحة',
        warnings: 'بتحذيرات',
        rejected: 'يتعذّر رفعها',
      },
      added: (count) =>
        plural(count, {
          zero: () => 'لم يُضف أي ملف.',
          one: () => 'أُضيف ملف واحد.',
          two: () => 'أُضيف ملفان.',
          few: (n) => `أُضيفت ${n} ملفات.`,
          many: (n) => `أُضيف ${n} ملفًا.`,
          other: (n) => `أُضيف ${n} ملف.`,
        }),
      noneAdded: 'لم يُضف أي ملف.',
      toFix: counted({
        one: 'حقل واحد بحاجة إلى إكمال',
        two: 'حقلان بحاجة إلى إكمال',
        few: 'حقول بحاجة إلى إكمال',
        many: 'حقلًا بحاجة إلى إكمال',
        other: 'حقل بحاجة إلى إكمال',
      }),
    },
    sort: {
      added: 'ترتيب الإضافة',
      name: 'ترتيب حسب الاسم',
      kind: 'ترتيب حسب النوع',
      folder: 'ترتيب حسب المجلد',
      size: 'ترتيب حسب الحجم',
    },
    sameName: {
      listed: 'الاسم نفسه لملف آخر في هذه القائمة.',
      stored: (time) => `الاسم نفسه لمستند من الساعة ${time}: هل هذا إصدار جديد؟`,
    },
    suggestedCategory: (name) => `استخدام الفئة «${isolate(name)}»`,
    categoryQuestion: (name) => `${name}؟`,
    setCategory: 'تعيين الفئة',
    setOrganization: 'تعيين المؤسسة',
    selectRow: 'تحديد',
    allSuggestions: (count) => `استخدام الاقتراحات (${count})`,
    sevenDays:
      'يحذف Safari الملفات المحفوظة هنا بعد سبعة أيام دون زيارة. ارفعها قبل ذلك، أو أضف هذه الصفحة إلى الشاشة الرئيسية.',
  },
  keys: {
    title: 'اختصارات لوحة المفاتيح',
    move: { keys: '↑↓ Home/End', action: 'الانتقال إلى ملف آخر' },
    edit: { keys: 'Enter/F2', action: 'تعديل الاسم' },
    category: { keys: 'C', action: 'تعيين فئة الملف أو الملفات المحددة' },
    controls: { keys: 'Tab', action: 'المرور على حقول الملف ثم مغادرة القائمة' },
    select: { keys: 'المسافة', action: 'تحديد الملف' },
    range: { keys: 'Shift+↑↓', action: 'تحديد عدة ملفات' },
    all: { keys: 'Ctrl/⌘+A', action: 'تحديد كل الملفات المعروضة' },
    remove: { keys: 'Delete', action: 'إزالة الملف أو الملفات المحددة' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: 'الحقل نفسه في الملف التالي أو السابق' },
    back: { keys: 'Esc', action: 'استعادة الحقل ثم العودة إلى الملف' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'رفع' },
  },
  make: {
    list: 'مجلدات للرفع',
    waiting: (count) => `كيف تريد رفع ${folders(count)}؟`,
    looksLike: (name) => `يبدو «${isolate(name)}» دليل تشغيل دون اتصال`,
    facts: (count, size, startPage) => `${filesAlone(count)} · ${size} · صفحة البداية ${isolate(startPage)}`,
    asZip: 'كدليل تشغيل',
    asFiles: (count) => `بصفة ${singleFiles(count)}`,
    leave: 'إزالة',
    packing: 'يجري ضغط الدليل…',
    cancel: 'إلغاء',
    rejected: 'لا يمكن رفع هذا المجلد كدليل. صحّح هذه الملفات ثم أضف المجلد من جديد.',
    failed: {
      unreadable: 'تعذّرت قراءة ملف من هذا المجلد. ربما نُقل أو هو مفتوح في مكان آخر.',
      unavailable: 'تعذّر ضغط الدليل في هذا المتصفح. اضغط المجلد بنفسك في ملف ZIP واختره.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: لا يستطيع الذكاء الاصطناعي قراءته`,
    fromTitle: 'مأخوذ من عنوان المستند.',
    fromPackage: 'مأخوذ من الحزمة.',
    withWarnings: counted({
      zero: 'لا ملفات بها تحذيرات',
      one: 'ملف واحد به تحذيرات',
      two: 'ملفان بهما تحذيرات',
      few: 'ملفات بها تحذيرات',
      many: 'ملفًا به تحذيرات',
      other: 'ملف به تحذيرات',
    }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `ليس ملف \u200e${extension}: ${content}`,
    contents: {
      pdf: 'ملف PDF',
      webPage: 'صفحة ويب',
      xml: 'ملف XML',
      text: 'ملف نصي',
      rtf: 'مستند RTF',
      program: 'برنامج',
      archive: (format) => `أرشيف ${format}`,
      image: (format) => `صورة ${format}`,
    },
    types: {
      word: 'مستند Word',
      spreadsheet: 'جدول بيانات',
      presentation: 'عرض تقديمي',
      openDocument: 'ملف OpenDocument',
      visio: 'رسم Visio',
      epub: 'كتاب إلكتروني',
      jar: 'أرشيف Java',
      aasx: 'غلاف إدارة الأصول (AAS)',
      email: 'رسالة بريد',
      office: 'مستند Office',
      dwg: 'رسم DWG',
      dxf: 'رسم DXF',
      step: 'نموذج STEP',
      svg: 'رسم SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'صفحة ويب وليست مستندًا',
        advice: 'ربما تكون صفحة تسجيل دخول. نزّل المستند مرة أخرى.',
      },
      'FILE-SHORTCUT': {
        title: 'المستند نفسه في مكان آخر',
        advice:
          'يشير هذا الملف إلى ملف آخر فقط، مثل الاختصارات والعناصر النائبة للتخزين السحابي. افتحه حيث يعمل، واحفظ المستند، ثم اختر ذلك الملف.',
      },
      'FILE-PROGRAM': {
        title: 'برنامج وليس مستندًا',
        advice: 'هذا الملف للتشغيل لا للقراءة. أزله إذا لم يكن تابعًا لهذه المعدّة.',
      },
      'FILE-PARTIAL': {
        title: 'تنزيل غير مكتمل',
        advice: 'قد يكون الملف ناقصًا. انتظر حتى ينتهي التنزيل، ثم اختر الملف المكتمل.',
      },
      'FILE-ZEROS': {
        title: 'بلا محتوى',
        advice: 'الملف مملوء بالأصفار، كما يحدث بعد نسخ أو تنزيل فاشل. انسخه أو نزّله مرة أخرى.',
      },
      'FILE-SPLIT': {
        title: 'جزء من أرشيف مقسّم',
        advice: 'لا يمكن فتحه إلا مع كل الأجزاء الأخرى. فك ضغط الأرشيف، ثم اختر المستندات التي بداخله.',
      },
      'FILE-TYPE': {
        title: 'المحتوى يخالف الاسم',
        advice:
          'نوع المحتوى غير ما يدل عليه اسم الملف، وقد لا تفتحه بعض البرامج. افتح الملف للتأكد من أنه الصحيح.',
      },
      'FILE-UNCHECKED': {
        title: 'لم يُفحص',
        advice: 'تعذّر فحص هذا الملف على هذا الجهاز. لا يزال بإمكانك رفعه.',
      },
      'IMAGE-DAMAGED': {
        title: 'صورة تالفة',
        advice: 'جزء من الصورة مفقود أو لا يمكن عرضه. انسخها أو نزّلها مرة أخرى.',
      },
      'IMAGE-HEIC': {
        title: 'صورة HEIC',
        advice: 'لا تعرض برامج ومتصفحات كثيرة صور HEIC. احفظها بصيغة JPEG إذا كان على آخرين رؤيتها.',
      },
      'OFFICE-DAMAGED': {
        title: 'تالف',
        advice: 'قد لا تفتح البرامج هذا الملف، أو تفتح جزءًا منه فقط. انسخه أو صدّره مرة أخرى.',
      },
      'OFFICE-PASSWORD': {
        title: 'محمي بكلمة مرور',
        advice: 'لا يمكن لأحد فتحه دون كلمة المرور، ولا يعثر البحث على محتواه. ارفع نسخة دون كلمة مرور إن أمكن.',
      },
      'OFFICE-LEGACY': {
        title: 'صيغة Office قديمة',
        advice:
          'لم تعد بعض البرامج تفتح هذه الصيغة، وقد لا يعثر البحث على محتواها. احفظ الملف بصيغة حديثة مثل ‎.docx أو PDF.',
      },
      'OFFICE-MACROS': {
        title: 'يحتوي على وحدات ماكرو',
        advice: 'تحظر مؤسسات كثيرة الملفات التي تحتوي على وحدات ماكرو. ارفع نسخة دونها إن لم تكن لازمة.',
      },
      'TEXT-NOT-UTF8': {
        title: 'قد تظهر الحروف خطأً',
        advice: 'النص غير محفوظ بترميز UTF-8، لذلك قد تظهر بعض الحروف بشكل آخر. احفظه مرة أخرى بترميز UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'رسم يحتوي على نص برمجي',
        advice: 'قد تنفّذ البرامج التي تعرض الرسم النص البرمجي أو ترفض عرضه. صدّره دون نصوص برمجية.',
      },
      'PDF-NOT-PDF': {
        title: 'ليس ملف PDF',
        advice: 'ينتهي اسم الملف بـ ‎.pdf لكن محتواه شيء آخر. افتحه للتأكد من أنه الملف الصحيح.',
      },
      'PDF-TRUNCATED': {
        title: 'تالف: غير مكتمل',
        advice: 'نهاية الملف مفقودة، وقد تكون صفحات مفقودة أيضًا. نزّله أو صدّره مرة أخرى.',
      },
      'PDF-DAMAGED': {
        title: 'تالف',
        advice: 'لا تستطيع بعض البرامج فتح ملف PDF هذا أو كل صفحاته. نزّله أو صدّره مرة أخرى.',
      },
      'PDF-NO-PAGES': { title: 'بلا صفحات', advice: 'لا توجد صفحات في ملف PDF. صدّره مرة أخرى.' },
      'PDF-PASSWORD': {
        title: 'محمي بكلمة مرور',
        advice: 'لا يمكن لأحد فتحه دون كلمة المرور، ولا يعثر البحث على محتواه. ارفع نسخة دون كلمة مرور إن أمكن.',
      },
      'PDF-RIGHTS': {
        title: 'محمي بإدارة الحقوق',
        advice: 'محتواه مشفّر ولا يُفتح إلا لمن لديه إذن، ولا يجد البحث محتواه. ارفع نسخة غير محمية إن أمكن.',
      },
      'PDF-PORTFOLIO': {
        title: 'محفظة ملفات PDF',
        advice:
          'تعرض معظم البرامج غلاف هذه المحفظة فقط، وقد لا يجد البحث الملفات التي بداخلها. ارفع الملفات كلًّا على حدة.',
      },
      'PDF-RESTRICTED': {
        title: 'لا يمكن نسخ النص',
        advice: 'يُفتح الملف دون كلمة مرور، لكنه لا يسمح باستخراج نصه. قد لا يعثر البحث على محتواه.',
      },
      'PDF-NO-TEXT': {
        title: 'مسح ضوئي بلا نص',
        advice: 'الصفحات صور، لذلك لا يعثر البحث على محتواها. شغّل التعرّف على النص (OCR) أولًا إن أمكن.',
      },
      'PDF-GARBLED-TEXT': {
        title: 'لا يمكن البحث في النص',
        advice:
          'يظهر النص صحيحًا، لكن حروفه مفقودة من ملف PDF. لا يعثر البحث على محتواه. صدّره مرة أخرى مع خطوطه.',
      },
      'PDF-BLANK-PAGES': {
        title: 'صفحات فارغة',
        advice: 'لا يوجد شيء على الصفحات. افتح الملف للتأكد من أنه الملف الصحيح.',
      },
      'PDF-XFA': {
        title: 'نموذج لبرامج قليلة فقط',
        advice: 'تعرض معظم البرامج «يُرجى الانتظار» فقط. اطبع النموذج إلى PDF وارفع ذلك الملف.',
      },
      'PDF-UNCHECKED': {
        title: 'لم يُفحص',
        advice: 'تعذّر فحص ملف PDF هذا ضمن حدود الوقت والذاكرة. لا يزال بإمكانك رفعه.',
      },
      'PDF-REBUILT': {
        title: 'أُصلح عند الفتح',
        advice:
          'قائمة محتويات ملف PDF هذا خاطئة أو مفقودة، فتعيد البرامج إنشاءها عند فتحه. يمكن قراءة الصفحات التي فُحصت. إذا تعذّر على برنامج فتحه، فصدِّره مجددًا.',
      },
      'PDF-ATTACHMENTS': {
        title: 'يحتوي على مرفقات',
        advice: 'توجد ملفات أخرى داخل ملف PDF يسهل إغفالها. ارفعها على حدة إن كانت مهمة.',
      },
      'PDF-SCRIPT': {
        title: 'يحتوي على نصوص برمجية',
        advice: 'تتجاهل معظم البرامج النصوص البرمجية في ملفات PDF.',
      },
    },
  },
  packages: {
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
    notChecked: 'تعذّر فحص محتوى هذه الحزمة. لا يزال بإمكانك رفعها.',
    asOne: 'رفع كملف واحد',
    asOneHint: 'يُخزَّن الملف دون تغيير كمستند واحد.',
    asDocuments: (count) => `إضافة بصفة ${documents(count)}`,
    asDocumentsHint: 'يصبح كل ملف PDF مستندًا بعنوانه وفئته.',
    filesAsDocumentsHint: 'يصبح كل ملف مستندًا باسمه وفئته. ويمكن تقسيم ملفات ZIP التي بينها بالطريقة نفسها.',
    withoutPdf: (count) => plural(count, { other: (n) => `مستندات بلا ملف PDF لن تُضاف: ${n}.` }),
    adding: (progress) => `تجري إضافة المستندات: ${progress}`,
    noneReadable: 'تتعذّر قراءة المستندات.',
    noneAdded: 'تتعذّر قراءة المستندات. لا يزال بإمكانك رفع كل شيء كملف واحد.',
    added: (count, name) => `أُضيف من «${isolate(name)}»: ${documentsAlone(count)}.`,
    someUnread: (count) => plural(count, { other: (n) => `مستندات تعذّرت قراءتها: ${n}.` }),
    documents: 'المستندات',
    more: (count) => plural(count, { other: (n) => `المزيد: ${n}` }),
    showMore: (count) => plural(count, { other: (n) => `عرض المزيد (${n})` }),
    noTitle: 'بلا عنوان',
    noPdf: 'لا يوجد PDF',
    previewed: 'الحزمة المراد معاينتها',
    product: 'المنتج',
    serial: 'الرقم التسلسلي',
    manufacturer: 'الشركة المصنّعة',
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
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'تتعذّر قراءة البيانات الوصفية',
      advice: 'قد لا تتوفر عناوين هذه المستندات وفئاتها. أدخلها بنفسك، أو اطلب من المرسل حزمة مصحَّحة.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'لا توجد بيانات وصفية',
      advice: 'لا تذكر الحزمة ماهية هذه المستندات. أدخل عناوينها وفئاتها بنفسك.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'يتعذّر فتح حاوية',
      advice:
        'إحدى الحاويات في الحزمة تالفة، لذلك لا تظهر مستنداتها في القائمة. اطلب الحزمة من المرسل مرة أخرى.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'ملفات محمية بكلمة مرور',
      advice: 'لا يمكن لأحد فتح هذه الملفات دون كلمة المرور. اطلب من المرسل حزمة دون كلمة مرور.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'تداخل عميق جدًا',
      advice:
        'لم تُفتح الحاويات الأعمق من مستويين، لذلك لا تظهر مستنداتها في القائمة. فك ضغط الحزمة وأضفها على حدة.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'لم تُقرأ بالكامل',
      advice: 'الحزمة أكبر من أن تُقرأ بالكامل. فك ضغطها وأضف المستندات المتبقية على حدة.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'لم يُعثر على مستندات',
      advice: 'لا تصف الحزمة أي مستندات. لا يزال بإمكانك رفعها كملف واحد.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'مستند مفقود',
      advice: 'تذكر الحزمة مستندًا غير موجود فيها. اطلبه من المرسل.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'ملف مفقود',
      advice: 'تذكر البيانات الوصفية ملفًا غير موجود في الحزمة. اطلبه من المرسل.',
    },
    'PACKAGE-NO-PDF': {
      title: 'لا يوجد ملف PDF',
      advice: 'أحد المستندات بلا ملف PDF، وقد لا يتمكن الجميع من فتحه. اطلب من المرسل ملف PDF.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'المعرّف نفسه مرتين',
      advice: 'لمستندين المعرّف نفسه. تحقق من حاجتك إلى كليهما.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'غير معتمد',
      advice: 'وفقًا للحزمة، أحد المستندات غير معتمد. تحقق من أنه الإصدار الصحيح.',
    },
    'PACKAGE-WRAPPED': {
      title: 'مضغوطة داخل مجلد',
      advice:
        'جميع الملفات في مجلد واحد داخل ملف ZIP، ولا تجد بعض البرامج البيانات الوصفية هناك. اضغط محتويات المجلد بدلًا من ذلك.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'اسم الملف غير مطابق',
      advice:
        'كُتب اسم أحد الملفات في البيانات الوصفية بشكل مختلف، لذلك لا تجده بعض البرامج. اطلب من المرسل حزمة مصحَّحة.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'ملف غير مذكور في البيانات الوصفية',
      advice: 'لا ينتمي هذا الملف إلى أي مستند. تحقق من حاجتك إليه.',
    },
  },
  manual: {
    reading: (done, total) => `يجري الفحص، ${done} من ${total} من الملفات`,
    progress: 'فحص الدليل',
    stop: 'إيقاف الفحص',
    stopped: 'لم يُفحص كل شيء.',
    unread: (count) => `لم تُفحص روابط ${files(count)} بسبب كبر الحجم.`,
    sound: 'لم يُعثر على مشكلات',
    errors: counted({
      zero: 'لا أخطاء',
      one: 'خطأ واحد',
      two: 'خطآن',
      few: 'أخطاء',
      many: 'خطأ',
      other: 'خطأ',
    }),
    warnings: counted({
      zero: 'لا تحذيرات',
      one: 'تحذير واحد',
      two: 'تحذيران',
      few: 'تحذيرات',
      many: 'تحذيرًا',
      other: 'تحذير',
    }),
    infos: counted({
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: 'ملاحظات',
      many: 'ملاحظة',
      other: 'ملاحظة',
    }),
    severity: { error: 'خطأ', warning: 'تحذير', info: 'ملاحظة' },
    preview: 'معاينة',
    showPlace: 'عرض في المعاينة',
    noPreview: 'تعذّر تحميل المعاينة.',
    line: (line) => `السطر ${line}`,
    more: (count) => `و${otherPlaces(count)}`,
    saveJson: 'حفظ بصيغة JSON',
  },
  inspection: {
    results: 'نتائج الفحص',
    canBeManual: 'يمكن رفعه كدليل تشغيل دون اتصال',
    ready: 'جاهز للرفع',
    readyWith: (counts) => `جاهز للرفع: ${counts}`,
    pages,
    startsAt: (page) => `يبدأ بالصفحة ${isolate(page)}`,
    fixable: 'قابل للإصلاح',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}، القابل للإصلاح: ${n}` }),
    places,
    repairAndUse: 'إصلاح واستخدام',
    fixMore: (count) => plural(count, { other: (n) => `إصلاح المتبقي (${n}) واستخدام` }),
    done: 'تم',
    keepAsRegular: 'الإبقاء كملف عادي',
    chooseStart: 'اختيار صفحة البداية',
    changeStart: 'اختيار صفحة بداية أخرى',
    startHint: (name) =>
      `يبدأ القارئ من هذه الصفحة. لا يتغيّر ملفك: تُضاف إلى النسخة صفحة ${isolate(name)} تفتحها.`,
    useAsStart: 'استخدامها صفحة بداية',
    allPages: 'عرض كل الصفحات',
    reviewChanges: 'مراجعة التغييرات',
    inUse: 'النسخة المصلحة مستخدمة',
    withRegular: (upload, count) => plural(count, { other: (n) => `${upload}، منها كملف عادي: ${n}` }),
    allRegular: (upload) => `${upload} كملف عادي`,
    folder: {
      isPackage: (name) => `يبدو «${isolate(name)}» حزمة تسليم`,
      asPackage: 'كحزمة',
      packing: 'يجري إنشاء الحزمة…',
    },
    search: 'بحث في نتائج الفحص',
    show: 'عرض',
    all: 'الكل',
    nothing: 'لا شيء من النتائج يطابق البحث.',
    moreInReport: (count) => `في التقرير ${otherResults(count)}.`,
    reportTitle: (file) => `نتائج فحص ${isolate(file)}`,
    verdict: {
      manual: 'هذا دليل تشغيل دون اتصال.',
      'not-a-manual': 'هذا ليس دليل تشغيل دون اتصال.',
      unsafe: 'ملف ZIP هذا تالف أو غير آمن.',
    },
    facts: (startPage, pages, all) =>
      `صفحة البداية: ${isolate(startPage)}. الصفحات: ${pages}. الملفات: ${all}.`,
    noStartPage: 'لا توجد',
    toDo: (remedy) => `المطلوب: ${remedy}`,
    forAuthor: (remedy) => `لكاتب الدليل: ${remedy}`,
  },
  preview: {
    title: (file) => `معاينة ${isolate(file)}`,
    frame: 'الدليل',
    close: 'إغلاق المعاينة',
    back: 'رجوع',
    forward: 'تقدم',
    pages,
    pageList: 'صفحات الدليل',
    search: 'بحث في الصفحات',
    nothing: 'لا صفحة تطابق البحث.',
    readingTitles: 'ما زالت العناوين تُقرأ.',
    width: 'العرض',
    widths: { phone: 'هاتف', tablet: 'جهاز لوحي', full: 'كامل' },
    opening: 'يجري فتح الدليل…',
    missing: {
      internet: labelled('ملفات تستخدمها هذه الصفحة من الإنترنت وليست في ملف ZIP'),
      absent: labelled('ملفات تستخدمها هذه الصفحة وليست في ملف ZIP'),
      spelling: labelled('ملفات تستخدمها هذه الصفحة ويختلف إملاء أسمائها في ملف ZIP'),
      damaged: labelled('ملفات تالفة'),
      'too-large': labelled('ملفات أكبر من أن تُعاين'),
      more: (count) => `و${otherFiles(count)}`,
    },
    spellingFixable: 'يصحّح الإصلاح هذه الروابط، إلا في النصوص البرمجية.',
    outside: (url) => `يؤدي هذا الرابط إلى ${isolate(url)}، خارج الدليل. المعاينة لا تفتحه.`,
    placeHidden: (line) => `موضع النتيجة في السطر ${line}، في جزء غير ظاهر من الصفحة.`,
    absent: (path) => `لا يوجد ${isolate(path)} في ملف ZIP. يظهر خطأ هنا للقارئ أيضًا.`,
    unshown: (path, size) =>
      `لا يُعرض ${isolate(path)} (${size}) هنا. هو في ملف ZIP، ويفتحه القارئ ببرنامج آخر.`,
    dismiss: 'إخفاء',
    emptyWithoutScripts:
      'هذه الصفحة فارغة من دون نصوصها البرمجية، والمعاينة لا تشغّلها؛ اختر صفحة أخرى من القائمة.',
    failures: {
      unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر؛ اختره من جديد.',
      unsafe: 'لا يمكن عرض شيء من ملف ZIP هذا: إنه تالف أو غير آمن.',
      crashed: 'توقفت المعاينة عن العمل. أغلقها وافتحها من جديد.',
      frame: 'المعاينة غير متاحة هنا. اتصل بمسؤول النظام.',
    },
    frameFacts: {
      blocked: (origin) =>
        `تحظر Content-Security-Policy لهذه الصفحة المعاينة. أضف ${isolate(origin)} إلى frame-src.`,
      silent: (url) =>
        `لم يبدأ ${isolate(url)}. يجب أن يرسل خادم الويب هذا الملف مع Content-Security-Policy خاصة به تسمح بالنصوص البرمجية المضمّنة وتذكر هذه الصفحة في frame-ancestors.`,
    },
  },
  repair: {
    reading: 'تجري قراءة كل الصفحات…',
    making: 'يجري إنشاء النسخة…',
    checking: 'يجري فحص النسخة…',
    cancel: 'إلغاء',
    intro: 'لا يتغيّر ملفك. لا تُجرى في النسخة إلا الإصلاحات المحددة، ولا يتغيّر النص ولا النصوص البرمجية.',
    nothing: 'لا يستطيع حل هذه المشكلات إلا كاتب الدليل.',
    whichFiles: (count) => plural(count, { other: (n) => `الملفات المعنية (${n})` }),
    places: (entry, count) => (count === 1 ? isolate(entry) : `${isolate(entry)}، ${places(count)}`),
    moreFiles: (count) => `و${otherFiles(count)}`,
    items: {
      unwrap: (folder) => `إخراج كل شيء من المجلد «${isolate(folder)}»`,
      adapted: (count) => `روابط تمر بالمجلد في ${files(count)} ستُعدَّل.`,
      junk: (count) => `استبعاد ${systemFiles(count)}`,
      unsafe: (count) =>
        plural(count, {
          zero: () => `استبعاد الملفات غير المسموح بها`,
          one: () => `استبعاد ملف واحد غير مسموح به`,
          two: () => `استبعاد ملفين غير مسموح بهما`,
          few: (n) => `استبعاد ${n} ملفات غير مسموح بها`,
          many: (n) => `استبعاد ${n} ملفًا غير مسموح به`,
          other: (n) => `استبعاد ${n} ملف غير مسموح به`,
        }),
      addStart: (page, name) => `إضافة صفحة بداية ${isolate(name)} تقود إلى ${isolate(page)}`,
      addStartHint: 'تفتح تلك الصفحة تلقائيًا، وفيها رابط إليها.',
      renameStart: (name, newName) => `إعادة تسمية ${isolate(name)} إلى ${isolate(newName)}`,
      renamedLinks: (count) => `الروابط إليها في ${files(count)} ستُعدَّل.`,
      names: (count) => `كتابة / بدل \\ في ${names(count)} من أسماء الملفات`,
      case: (count) => `تصحيح الأحرف الكبيرة والصغيرة في ${links(count)}`,
      backslashes: (count) => `كتابة / بدل \\ في ${links(count)}`,
    },
    compare: (before, after) => `قبل: ${before}. الآن: ${after}.`,
    none: 'لا مشكلات',
    save: 'حفظ النسخة',
    close: 'إغلاق',
    failed: {
      unreadable: 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر أو هو مفتوح في مكان آخر.',
      unavailable: 'تعذّر الإصلاح في هذا المتصفح.',
    },
    copyReport: 'نسخ التقرير',
    saveReport: 'حفظ التقرير',
  },
  findings: {
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

    'DOC-NO-PAGES': {
      title: 'لا توجد صفحات HTML في الأرشيف',
      explanation: 'يتكوّن دليل التشغيل دون اتصال من صفحات HTML.',
      remedy: 'ارفعه كملف عادي.',
    },
    'DOC-NO-START': {
      title: 'صفحة البداية مفقودة',
      explanation: ({ candidates, expected }) =>
        `لا يوجد \u2068${expected}\u2069 في أعلى مستوى من الأرشيف. صفحات البداية الممكنة: \u2068${candidates}\u2069.`,
      remedy: ({ expected }) =>
        `سمِّ صفحة البداية \u2068${expected}\u2069، وضعها في أعلى مستوى، ثم اضغط من جديد.`,
    },
    'DOC-IIRDS': {
      title: 'حزمة iiRDS بلا صفحة بداية',
      explanation:
        'تعرض برامج iiRDS محتواها. لا يوجد index.html في المستوى الأعلى إلا في حزم iiRDS/H، ولا يجوز وجوده في حزم iiRDS الأخرى.',
      remedy: 'ارفعها كملف عادي، أو اطلب حزمة iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'الدليل كله داخل مجلد واحد',
      explanation: ({ startPage }) =>
        `صفحة البداية هي \u2068${startPage}\u2069. بعض برامج القراءة تبحث عنها في أعلى مستوى فقط.`,
      remedy: ({ folder }) => `اضغط محتويات المجلد \u2068${folder}\u2069، لا المجلد نفسه.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'عدة صفحات بداية',
      explanation: ({ candidates }) =>
        `قد تكون أي من هذه صفحة البداية: \u2068${candidates}\u2069. تُستخدم الأولى.`,
      remedy: ({ expected }) =>
        `ضع في أعلى مستوى صفحة \u2068${expected}\u2069 تقود إليها كلها، أو ارفع كلًا منها كدليل مستقل.`,
    },
    'DOC-START-CASE': {
      title: 'في اسم صفحة البداية أحرف كبيرة',
      explanation: ({ expected, found }) =>
        `اسمها \u2068${found}\u2069. بعض برامج القراءة لا تبحث إلا عن \u2068${expected}\u2069.`,
      remedy: ({ expected }) => `أعد تسميتها إلى \u2068${expected}\u2069، وعدّل الروابط إليها.`,
    },
    'DOC-CHARSET': {
      title: 'ترميز الأحرف غير محدد',
      explanation: 'قد تظهر الحروف بشكل خاطئ.',
      remedy: 'ضع \u2068<meta charset="utf-8">\u2069 في أعلى كل صفحة واحفظها بترميز UTF-8.',
    },
    'DOC-DECODING': {
      title: 'حروف تظهر بشكل خاطئ',
      explanation: ({ encoding }) => `النص غير مكتوب بالترميز المذكور فيه (\u2068${encoding}\u2069).`,
      remedy: 'احفظ الصفحة بترميز UTF-8 واذكر ذلك فيها.',
    },
    'DOC-NOT-HTML': {
      title: 'ليست صفحة HTML',
      explanation: ({ content }) => `اسمها يدل على صفحة HTML، لكن محتواها: ${content}.`,
      remedy: 'أعطها الامتداد الصحيح، أو ضع الصفحة الصحيحة مكانها.',
    },
    'DOC-XML': {
      title: 'صفحة أو صورة ليست XML صالحًا',
      explanation: 'تعرض المتصفحات رسالة خطأ بدلًا من بقيتها.',
      remedy: 'صحّح XML ثم اضغط من جديد.',
    },
    'DOC-TOO-LARGE': {
      title: 'ملف أكبر من أن يُفحص',
      explanation: 'الملف سليم، لكن روابطه لم تُفحص.',
      remedy: 'قسّمه إلى ملفات أصغر.',
    },
    'DOC-TITLE': {
      title: 'صفحات بلا عنوان',
      explanation: 'يظهر العنوان في علامات التبويب والإشارات المرجعية ونتائج البحث.',
      remedy: 'أضف \u2068<title>\u2069 إلى كل صفحة.',
    },
    'DOC-LANGUAGE': {
      title: 'لغة الصفحات غير محددة',
      explanation: ({ pages }) =>
        `الصفحات: ${pages}. قد يقرؤها المتصفح بصوت عالٍ بلغة خاطئة أو لا يعرض ترجمتها.`,
      remedy: 'اكتبها هكذا: \u2068<html lang="ar">\u2069.',
    },
    'DOC-BASE': {
      title: 'روابط صفحة تبدأ من مكان خارج الدليل',
      explanation: ({ href }) => `تبدأ روابطها وصورها من \u2068${href}\u2069، لذلك لا تعمل دون اتصال.`,
      remedy: 'احذف \u2068<base>\u2069 من الصفحة.',
    },
    'DOC-LEAVES': {
      title: 'صفحة تنقل القارئ إلى خارج الدليل',
      explanation: ({ target }) => `تنقل القارئ إلى \u2068${target}\u2069، وهو غير متاح دون اتصال.`,
      remedy: 'احذف إعادة التوجيه، أو وجّهها إلى صفحة في الدليل.',
    },
    'DOC-FORM': {
      title: 'نموذج يرسل إلى خارج الدليل',
      explanation: ({ target }) =>
        `يُرسل ما يُكتب فيه إلى \u2068${target}\u2069، وهو غير متاح دون اتصال. ولا يجد البحث شيئًا.`,
      remedy: 'احذف النموذج، أو اجعل البحث داخل الدليل.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'صفحة تحتاج إلى خادم ويب',
      explanation: ({ need }) => `فيها شيء (${need}) لا يعمل عند فتح الصفحة من مجلد.`,
      remedy: 'جرّب استخدام الدليل من دونه، أو اسأل كاتب الدليل.',
    },
    'DOC-SCRIPTS': {
      title: 'صفحات فيها نصوص برمجية',
      explanation: ({ pages }) => `الصفحات: ${pages}. حيث تكون النصوص البرمجية معطّلة قد تنقص أجزاء منها.`,
      remedy: 'لا يلزم أي إجراء.',
    },
    'DOC-UNUSED': {
      title: 'ملفات لا تشير إليها أي صفحة',
      explanation: ({ bytes, files, pages }) =>
        `الملفات: ${files}، وحجمها ${bytes} بايت. صفحات لا تربط إليها صفحة أخرى: ${pages}.`,
      remedy: 'استبعد ما لا حاجة إليه عند الضغط في المرة القادمة.',
    },
    'LINK-BROKEN': {
      title: 'رابط معطّل',
      explanation: ({ target }) => `لا يوجد \u2068${target}\u2069 في الأرشيف.`,
      remedy: 'أضف الملف أو صحّح الرابط.',
    },
    'LINK-CASE': {
      title: 'كتابة الرابط لا تطابق اسم الملف',
      explanation: ({ expected, target }) =>
        `في الرابط \u2068${target}\u2069، واسم الملف \u2068${expected}\u2069. يعمل في Windows فقط.`,
      remedy: ({ expected }) => `اكتب الرابط هكذا: \u2068${expected}\u2069.`,
    },
    'LINK-FRAGMENT': {
      title: 'رابط إلى موضع غير موجود في صفحته',
      explanation: ({ fragment, target }) =>
        `تُفتح الصفحة \u2068${target}\u2069 لكن من أعلاها: لا يوجد فيها موضع باسم \u2068${fragment}\u2069.`,
      remedy: 'صحّح الرابط أو أضف الموضع.',
    },
    'LINK-FOLDER': {
      title: 'رابط إلى مجلد',
      explanation: ({ target }) =>
        `ليس في المجلد \u2068${target}\u2069 صفحة فهرس، فيرى القارئ قائمة ملفات أو لا شيء.`,
      remedy: 'اربط إلى صفحة داخله.',
    },
    'LINK-INDEX': {
      title: 'رابط يشير إلى مجلد بدلًا من صفحة الفهرس فيه',
      explanation: ({ target }) =>
        `على خادم ويب يعرض \u2068${target}\u2069 صفحة الفهرس. وعند فتحه من القرص يعرض قائمة ملفات.`,
      remedy: 'اربط بصفحة الفهرس نفسها.',
    },
    'LINK-OUTSIDE': {
      title: 'رابط إلى خارج الأرشيف',
      explanation: ({ target }) => `\u2068${target}\u2069 يقع فوق المجلد الأعلى وليس جزءًا من الدليل.`,
      remedy: 'أضف المقصود إلى الدليل وصحّح الرابط.',
    },
    'LINK-ROOT': {
      title: 'رابط يبدأ من جذر خادم ويب',
      explanation: ({ target }) => `\u2068/${target}\u2069 يعمل على خادم ويب فقط، لا في مجلد.`,
      remedy: 'اكتب الرابط نسبةً إلى صفحته.',
    },
    'LINK-LOCAL': {
      title: 'رابط إلى حاسوب كاتب الدليل',
      explanation: ({ target }) => `\u2068${target}\u2069 موجود على جهاز واحد أو شبكة واحدة فقط.`,
      remedy: 'أضف الملف إلى الدليل واربط إليه هناك.',
    },
    'LINK-BACKSLASH': {
      title: 'رابط مكتوب بشرطة مائلة عكسية',
      explanation: ({ target }) => `\u2068${target}\u2069 يعمل في Windows فقط.`,
      remedy: 'اكتبه باستخدام / بدلًا من \\.',
    },
    'LINK-QUERY': {
      title: 'روابط فيها علامة استفهام',
      explanation: 'يُهمل ما بعد العلامة عند فتح الصفحة من مجلد.',
      remedy: 'لا يلزم أي إجراء، إلا إذا كانت صفحة تعتمد عليه.',
    },
    'LINK-MALFORMED': {
      title: 'رابط ليس عنوانًا صالحًا',
      explanation: ({ reason, target }) => `لا يمكن فتح \u2068${target}\u2069 (${reason}).`,
      remedy: 'صحّح الرابط.',
    },
    'LINK-EMPTY': {
      title: 'روابط فارغة',
      explanation: 'تقود إلى الصفحة التي هي فيها.',
      remedy: 'احذفها أو أعطها عنوانًا.',
    },
    'LINK-EXTERNAL': {
      title: 'روابط إلى الإنترنت',
      explanation: ({ hostCount, hosts, links }) =>
        `الروابط: ${links}. المواقع: ${hostCount}، مثل \u2068${hosts}\u2069. تحتاج إلى اتصال.`,
      remedy: 'لا يلزم أي إجراء.',
    },
    'RES-EXTERNAL': {
      title: 'شيء يُحمَّل من الإنترنت',
      explanation: ({ target }) => `يغيب \u2068${target}\u2069 عند قراءة الدليل دون اتصال.`,
      remedy: 'أضف الملف إلى الدليل وأشر إليه هناك.',
    },
    'RES-FORMAT': {
      title: 'صورة بتنسيق لا تعرضه المتصفحات',
      explanation: ({ target }) => `لا تعرض معظم المتصفحات شيئًا مكان \u2068${target}\u2069.`,
      remedy: 'احفظ الصورة بتنسيق PNG أو JPEG أو SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'فيه سجل تتعذّر قراءته',
      count: 'عدد الملفات مختلف',
      offset: 'ليس في موضعه',
    },
    'ZIP-ZIP64': {
      'extra-field': 'في أحجام ملف',
      'no-record': 'السجل الطويل مفقود',
      'record-not-adjacent': 'السجل الطويل ليس في موضعه',
      'extensible-data': 'في السجل الطويل بيانات إضافية',
      'other-record': 'يُشار إلى سجل آخر',
      'end-record': 'في نهاية الأرشيف',
    },
    'ZIP-HEADER': {
      signature: 'لا يبدأ ملف هناك',
      place: 'الموضع',
      name: 'الاسم',
      method: 'طريقة الضغط',
      flags: 'الأعلام',
      crc: 'المجموع الاختباري',
      size: 'الحجم',
      'packed-size': 'الحجم المضغوط',
      extra: 'حقل إضافي',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'تنتهي قبل أوانها',
      other: 'رموز غير صالحة',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `ملف يتجاوز ${size}`,
      ratio: ({ limit }) => `مضغوط أكثر من ${limit} مرة`,
      total: ({ size }) => `المجموع يتجاوز ${size}`,
      entries: ({ limit }) => `عدد الملفات يتجاوز ${limit}`,
    },
    'NAME-UNSAFE': {
      empty: 'اسم فارغ',
      host: 'مسار شبكة',
      absolute: 'مسار من الجذر',
      drive: 'حرف محرك أقراص',
      parent: '«..» يقود إلى أعلى',
      control: 'محارف غير مرئية',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'مجلد له محتوى خاص',
      attribute: 'سماته تقول غير ذلك',
      'file-in-between': 'ملفات تحت ملف',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} في اسم واحد`,
      path: ({ size }) => `${size} في المجموع`,
      depth: ({ limit }) => `${limit} من مستويات المجلدات`,
    },
    'ENTRY-LINK': {
      link: 'رابط رمزي',
      device: 'ملف جهاز',
      socket: 'مقبس',
      volume: 'تسمية وحدة تخزين',
      unknown: 'نوع غير معروف',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} بكسل`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': '\u2068service worker\u2069',
      request: 'نص برمجي يحمّل ملفات أخرى',
      module: 'نص برمجي بصيغة وحدة',
      worker: 'نص برمجي يعمل في الخلفية',
      include: 'تضمين من جهة الخادم',
    },
    'LINK-MALFORMED': {
      scheme: 'نوع عنوان غير معروف',
      percent: 'علامة % دون رقمها',
      host: 'اسم خادم غير ممكن',
      temporary: 'لم يكن موجودًا إلا حيث حُفظت الصفحة',
    },
  },
  roleNotice: {
    title: 'لا يمكنك رفع مستندات',
    own: (roles) => (roles === '' ? 'أنت مسجّل الدخول بلا دور.' : `أدوارك هي: ${isolate(roles)}.`),
    needed: (roles) => `يتطلب الرفع أحد هذه الأدوار: ${isolate(roles)}.`,
    ask: (who) => `للتواصل: ${who}`,
    administrator: 'مسؤول النظام',
  },
  history: {
    title: 'سابقًا، من هذا الجهاز',
    hint: 'تُحفظ على هذا الجهاز لمدة 30 يومًا.',
    clear: 'مسح هذه القائمة',
  },
  chooseAsset: {
    title: 'اختر معدّة',
    intro: 'اختر المعدّة التي تخصها مستنداتك.',
    label: 'اسم المعدّة أو معرّفها',
    hint: 'تجده على لوحة البيانات أو في نظام الصيانة، مثل PRESS-0042.',
    open: (id) => `فتح المعدّة ${isolate(id)}`,
    openAsIs: (id) => `فتح ${isolate(id)} كما هو`,
    takeAsIs: (id) => `استخدام ${isolate(id)} كما هو`,
    unlisted: 'غير موجودة في القائمة. تحقق من المعرّف على لوحة البيانات أو في نظام الصيانة.',
    unknown: (id) => `${isolate(id)} غير معروف. تحقق من لوحة البيانات أو تابع.`,
    similar: 'هل تقصد',
    checking: (id) => `ما زال التحقق من ${isolate(id)} جاريًا. يمكنك المتابعة.`,
    notChecked: (id) => `تعذّر التحقق من ${isolate(id)}. يمكنك المتابعة.`,
    offline: (id) => `أنت غير متصل، لذلك لم يتم التحقق من ${isolate(id)}. يمكنك المتابعة.`,
    missing: 'أدخل معرّف المعدّة',
    impossible: 'أدخل معرّفًا غير «\u2068.\u2069» أو «\u2068..\u2069»',
    recent: 'معدّات فُتحت مؤخرًا',
    all: 'جميع المعدّات',
    found: (count) => `تم العثور على ${assets(count)}`,
    shown: (shown, total) => `المعروض: ${shown} من ${total}. ابحث للعثور على البقية.`,
  },
  embed: {
    wrongTitle: 'لا يمكن عرض المستندات هنا',
    wrong: 'هذه الصفحة غير مضبوطة بشكل صحيح. اتصل بمسؤول النظام:',
    tokenProblems: {
      'no-token': 'سجّل الدخول للمتابعة. تُستأنف عمليات الرفع المنتظرة تلقائيًا.',
      'no-answer': 'يستغرق تسجيل الدخول وقتًا أطول من المتوقع. تُستأنف عمليات الرفع بعد اكتماله.',
      'token-rejected':
        'لا يقبل الخادم تسجيل دخولك. سجّل الدخول مرة أخرى. إذا لم يُجدِ ذلك، فاتصل بمسؤول النظام.',
      'person-mismatch':
        'تشير هذه الصفحة وتسجيل دخولك إلى شخصين مختلفين، لذلك لا يُرسل أي شيء. تُعاد المحاولة تلقائيًا. إذا بقيت هذه الرسالة، فاتصل بمسؤول النظام.',
      offline: 'لا يمكن تسجيل الدخول دون اتصال. تُعاد المحاولة تلقائيًا.',
    },
    brokenTitle: 'توقف هذا الجزء من الصفحة عن العمل',
    brokenHint: 'عمليات الرفع مستمرة، والملفات المحفوظة على هذا الجهاز آمنة.',
  },
};
