import type { PagesMessages } from '../en/pages.ts';

import { counted } from './counted.ts';
import { isolate } from './isolate.ts';

/** Assets after a governing word. */
const assets = counted({ one: 'معدّة واحدة', two: 'معدّتين', few: 'معدّات', many: 'معدّة', other: 'معدّة' });

/** Texts of the header, the account menu and the first page. */
export const pagesAr: PagesMessages = {
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
  chooseAsset: {
    title: 'اختر معدّة',
    intro: 'اختر المعدّة التي تخصها مستنداتك.',
    label: 'ابحث أو أدخل معرّف المعدّة',
    hint: 'تجده على لوحة البيانات أو في نظام الصيانة، مثل PRESS-0042.',
    open: (id) => `فتح المعدّة ${isolate(id)}`,
    openAsIs: (id) => `فتح ${isolate(id)} كما هو`,
    unlisted: 'غير موجودة في القائمة. تحقق من المعرّف على لوحة البيانات أو في نظام الصيانة.',
    unknown: (id) => `${isolate(id)} غير معروف. تحقق من لوحة البيانات أو تابع.`,
    similar: 'هل تقصد',
    checking: (id) => `ما زال التحقق من ${isolate(id)} جاريًا. يمكنك المتابعة.`,
    notChecked: (id) => `تعذّر التحقق من ${isolate(id)}. يمكنك المتابعة.`,
    offline: (id) => `أنت غير متصل، لذلك لم يتم التحقق من ${isolate(id)}. يمكنك المتابعة.`,
    missing: 'أدخل معرّف المعدّة',
    impossible: 'أدخل معرّفًا غير «\u2068.\u2069» أو «\u2068..\u2069»',
    recent: 'معدّات فُتحت مؤخرًا',
    all: 'المعدّات',
    found: (count) => `تم العثور على ${assets(count)}`,
    shown: (shown, total) => `المعروض: ${shown} من ${total}. ابحث للعثور على البقية.`,
  },
};
