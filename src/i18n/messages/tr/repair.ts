import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('tr');

/** Texts for repairing a manual and informing its author. */
export const repairTr: RepairMessages = {
  reading: 'Bütün sayfalar okunuyor…',
  making: 'Kopya oluşturuluyor…',
  checking: 'Kopya kontrol ediliyor…',
  cancel: 'İptal',
  intro: 'Dosyanız değişmez. Kopyada yalnızca seçilen onarımlar yapılır; metinler ve betikler aynı kalır.',
  nothing: 'Bu sorunları yalnızca kılavuzu hazırlayan düzeltebilir.',
  whichFiles: (count) => plural(count, { other: (n) => `Dosyalar (${n})` }),
  places: (entry, count) => (count === 1 ? entry : plural(count, { other: (n) => `${entry}, ${n} yer` })),
  moreFiles: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  items: {
    unwrap: (folder) => `“${folder}” klasöründeki her şeyi dışarı al`,
    adapted: (files) =>
      plural(files, { other: (n) => `${n} dosyadaki bağlantılar klasörden geçiyor ve uyarlanır.` }),
    junk: (count) => plural(count, { other: (n) => `${n} sistem dosyasını çıkar` }),
    unsafe: (count) => plural(count, { other: (n) => `İzin verilmeyen ${n} dosyayı çıkar` }),
    addStart: (page, name) => `Şuraya götüren bir başlangıç sayfası (${name}) ekle: ${page}`,
    addStartHint: 'Bu sayfayı kendiliğinden açar ve ona bir bağlantı içerir.',
    renameStart: (name, newName) => `Yeniden adlandır: ${name} → ${newName}`,
    renamedLinks: (files) => plural(files, { other: (n) => `${n} dosyada ona giden bağlantılar uyarlanır.` }),
    names: (count) => plural(count, { other: (n) => `${n} dosya adında \\ yerine / yaz` }),
    case: (count) => plural(count, { other: (n) => `${n} bağlantıda büyük ve küçük harfleri düzelt` }),
    backslashes: (count) => plural(count, { other: (n) => `${n} bağlantıda \\ yerine / yaz` }),
  },
  compare: (before, after) => `Önce: ${before}. Şimdi: ${after}.`,
  none: 'sorun yok',
  save: 'Kopyayı kaydet',
  close: 'Kapat',
  failed: {
    unreadable: 'Dosya okunamadı. Taşınmış, değiştirilmiş veya başka yerde açık olabilir.',
    unavailable: 'Onarım bu tarayıcıda yapılamadı.',
  },
  copyReport: 'Raporu kopyala',
  saveReport: 'Raporu kaydet',
  printable: 'Yazdırmak için kaydet',
  printed: (date) => `Kontrol çıktısı, tarih: ${date}`,
};
