import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

import { isolate } from './isolate.ts';

/** Texts about `config.json`, for administrators. */
export const configAr: ConfigMessages = {
  failedTitle: 'التطبيق غير مضبوط بشكل صحيح',
  noteTitle: 'للمسؤولين: تحقق من config.json',
  lastUsed: 'لا يمكن استخدام ملف config.json الموجود على الخادم. تعمل هذه الصفحة بآخر ملف صالح.',
  unknownIgnored: 'يتجاهل هذا الإصدار المفاتيح التي لا يعرفها.',
  wrong: 'في ملف config.json أخطاء. اتصل بمسؤول النظام:',
  notFound: (url) => `لا يوجد ملف في ${isolate(url)}. انسخ config.sample.json إلى هذا العنوان واملأه.`,
  status: (url, status) => `أجاب الخادم بالحالة ${status} عن ${isolate(url)}.`,
  unreachable: (url) => `يتعذّر تحميل ${isolate(url)}. تحقّق من الاتصال ومن الخادم.`,
  html: (url) =>
    `أرسل الخادم صفحة ويب بدلًا من ${isolate(url)}. تحقّق من وجود الملف ومن أن الخادم لا يرسل index.html لكل عنوان.`,
  notJson: (url, line, column) => `${isolate(url)} ليس JSON صالحًا: السطر ${line}، العمود ${column}.`,
  nearest: (key) => `هل تقصد «${isolate(key)}»؟`,
  unknownKey: 'ليس مفتاحًا من مفاتيح الإعدادات.',
  missing: (expected) => `مفقود. المطلوب ${expected}.`,
  shouldBe: (expected) => `غير صحيح. المطلوب ${expected}.`,
  expected: {
    text: 'نص غير فارغ',
    number: 'عدد دون علامات اقتباس',
    'whole-number': 'عدد صحيح دون علامات اقتباس',
    'yes-or-no': 'true أو false دون علامات اقتباس',
    list: 'قائمة بين [ ]',
    'list-or-its-address': 'قائمة بين [ ]، أو عنوانها بالشكل \u2068{ "url": … }\u2069',
    object: 'مفاتيح وقيم بين { }',
    address: 'عنوان ويب، مطلق أو منسوب إلى الصفحة',
    colour: 'لون مثل \u2068"#0b5c7d"\u2069، داكن بما يكفي لقراءته على صفحة فاتحة',
    contact:
      'عنوان يبدأ بـ \u2068https:\u2069 أو \u2068http:\u2069 أو \u2068mailto:\u2069 أو \u2068tel:\u2069',
    'asset-code': '"iec61406" أو "gs1" أو "siemens" أو "plain"، أو تعبير نمطي فيه مجموعة (?<asset>…)',
    'slow-pattern': 'تعبير نمطي فيه ثلاثة تكرارات على الأكثر، وليس أي منها داخل آخر',
    function: 'دالة',
    link: 'نص فيه موضع للمعرّف بين { }، أو دالة تأخذ المعرّف',
    'document-link': 'عنوانًا من نوع http(s) أو عنوانًا نسبيًا يتضمن {documentId}',
    'asset-link': 'عنوانًا من نوع http(s) أو عنوانًا نسبيًا يتضمن {assetId}',
    'file-type': 'امتدادًا مثل ".pdf" أو نوع وسائط مثل "image/png" أو "image/*"',
    'safety-error': '"error": لا يمكن خفض أخطاء أمان الأرشيف',
    'start-page': 'اسم صفحة HTML من دون مجلد، مثل "start.html"',
    'unsafe-to-allow': 'رمزًا آخر: لا يمكن السماح بالأخطاء المتعلقة بأمان الأرشيفات',
    other: 'قيمة أخرى',
    oneOf: createEither('ar', (value) => isolate(`"${value}"`)),
    above: (limit) => `عدد أكبر من ${limit}`,
    atLeast: (limit) => `عدد لا يقل عن ${limit}`,
    atMost: (limit) => `عدد لا يزيد على ${limit}`,
  },
};
