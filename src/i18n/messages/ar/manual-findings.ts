import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsAr: typeof manualFindingsEn = {
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
    explanation: ({ pages }) => `الصفحات: ${pages}. قد يقرؤها المتصفح بصوت عالٍ بلغة خاطئة أو لا يعرض ترجمتها.`,
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
};
