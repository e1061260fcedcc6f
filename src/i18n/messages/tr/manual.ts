import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('tr');

/** Texts of the report on a manual. */
export const manualTr: Messages['manual'] = {
  reading: (done, total) => `Kontrol ediliyor, dosya ${done} / ${total}`,
  progress: 'Kılavuz kontrolü',
  stop: 'Kontrolü durdur',
  stopped: 'Her şey kontrol edilmedi.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} dosya çok büyüktü: bağlantıları kontrol edilmedi.`,
      other: (n) => `${n} dosya çok büyüktü: bağlantıları kontrol edilmedi.`,
    }),
  sound: 'Sorun bulunmadı',
  errors: (count) => plural(count, { other: (n) => `${n} hata` }),
  warnings: (count) => plural(count, { other: (n) => `${n} uyarı` }),
  infos: (count) => plural(count, { other: (n) => `${n} not` }),
  severity: { error: 'Hata', warning: 'Uyarı', info: 'Not' },
  preview: 'Önizleme',
  showPlace: 'Önizlemede göster',
  noPreview: 'Önizleme açılamadı.',
  found: (count) => plural(count, { other: (n) => `Bulgular (${n})` }),
  line: (line) => `satır ${line}`,
  more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  nearest: (name) => `Şunu mu demek istediniz: ${name}?`,
  missing: (scheme) => `Başında şu mu eksik: ${scheme}?`,
  toDo: (remedy) => `Yapılacak: ${remedy}`,
  forAuthor: (remedy) => `Hazırlayan için: ${remedy}`,
  search: 'Bulgularda ara',
  show: 'Göster',
  all: 'Tümü',
  nothing: 'Uyan bulgu yok.',
  moreInReport: (count) => plural(count, { other: (n) => `${n} tane daha raporda.` }),
  saveJson: 'JSON olarak kaydet',
  reportTitle: (file) => `${file} kontrolü`,
  verdict: {
    manual: 'Bu bir çevrimdışı kılavuz.',
    'not-a-manual': 'Bu bir çevrimdışı kılavuz değil.',
    unsafe: 'Bu ZIP bozuk veya güvensiz.',
  },
  facts: (startPage, pages, files) => `Başlangıç sayfası: ${startPage}. Sayfa: ${pages}. Dosya: ${files}.`,
  noStartPage: 'yok',
};
