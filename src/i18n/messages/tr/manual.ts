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
  line: (line) => `satır ${line}`,
  more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  saveJson: 'JSON olarak kaydet',
};
