import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('tr');

/** The words of the inspection of a ZIP in its row and its panel, in Turkish; loaded with them. */
export const inspectionTr: InspectionMessages = {
  review: 'İncele',
  canBeManual: 'Çevrimdışı kılavuz olarak yüklenebilir',
  ready: 'Yüklemeye hazır',
  pages: (count) => plural(count, { other: (n) => `${n} sayfa` }),
  files: (count) => plural(count, { other: (n) => `${n} dosya` }),
  startsAt: (page) => `başlangıç: ${page}`,
  canBeFixed: (count) => plural(count, { other: (n) => `${n} tanesi otomatik onarılabilir` }),
  fixable: 'Onarılabilir',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} onarılabilir` }),
  places: (count) => plural(count, { other: (n) => `${n} yer` }),
  repairAndUse: 'Onar ve kullan',
  fixMore: (count) => plural(count, { other: (n) => `${n} sorunu daha onar ve kullan` }),
  done: 'Bitti',
  keepAsRegular: 'Normal dosya olarak tut',
  chooseStart: 'Başlangıç sayfası seç',
  changeStart: 'Başlangıç sayfasını değiştir',
  startHint: (name) =>
    `Okuyanlar bu sayfadan başlar. Dosyanız değişmez: kopyaya bu sayfayı açan bir ${name} eklenir.`,
  useAsStart: 'Başlangıç sayfası yap',
  allPages: 'Tüm sayfaları göster',
  reviewChanges: 'Değişiklikleri incele',
  inUse: 'Onarılmış kopya kullanılıyor',
  withRegular: (upload, count) =>
    plural(count, { other: (n) => `${upload}, ${n} tanesi normal dosya olarak` }),
  allRegular: (upload) => `${upload}, normal dosya olarak`,
  folder: {
    isPackage: (name) => `“${name}” teslim paketine benziyor`,
    asPackage: 'Paket olarak',
    packing: 'Paket oluşturuluyor…',
  },
  found: (count) => plural(count, { other: (n) => `Bulgular (${n})` }),
  search: 'Bulgularda ara',
  show: 'Göster',
  all: 'Tümü',
  nothing: 'Uyan bulgu yok.',
  moreInReport: (count) => plural(count, { other: (n) => `${n} tane daha raporda.` }),
  reportTitle: (file) => `${file} kontrolü`,
  verdict: {
    manual: 'Bu bir çevrimdışı kılavuz.',
    'not-a-manual': 'Bu bir çevrimdışı kılavuz değil.',
    unsafe: 'Bu ZIP bozuk veya güvensiz.',
  },
  facts: (startPage, pages, files) => `Başlangıç sayfası: ${startPage}. Sayfa: ${pages}. Dosya: ${files}.`,
  noStartPage: 'yok',
  toDo: (remedy) => `Yapılacak: ${remedy}`,
  forAuthor: (remedy) => `Hazırlayan için: ${remedy}`,
  nearest: (name) => `Şunu mu demek istediniz: ${name}?`,
  missing: (scheme) => `Başında şu mu eksik: ${scheme}?`,
};
