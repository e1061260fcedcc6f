import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

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

/** Terms for codes in the params of a finding. */
export const findingTermsAr: FindingTerms = {
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
};
