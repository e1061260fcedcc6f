import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('tr');

/** Texts of the preview of a manual. */
export const previewTr: PreviewMessages = {
  title: (file) => `${file} önizlemesi`,
  frame: 'Kılavuz',
  close: 'Önizlemeyi kapat',
  back: 'Geri',
  forward: 'İleri',
  pages: (count) => plural(count, { other: (n) => `${n} sayfa` }),
  pageList: 'Kılavuzun sayfaları',
  search: 'Sayfalarda ara',
  nothing: 'Uyan sayfa yok.',
  readingTitles: 'Başlıklar hâlâ okunuyor.',
  width: 'Genişlik',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Tam' },
  opening: 'Kılavuz açılıyor…',
  missing: {
    internet: (count) =>
      plural(count, { other: (n) => `Bu sayfadaki ${n} öğe internetten geliyor, ZIP’te yok` }),
    absent: (count) => plural(count, { other: (n) => `Bu sayfanın gerektirdiği ${n} öğe ZIP’te yok` }),
    spelling: (count) =>
      plural(count, { other: (n) => `Bu sayfanın gerektirdiği ${n} öğenin adı ZIP’te farklı yazılmış` }),
    damaged: (count) => plural(count, { other: (n) => `${n} dosya bozuk` }),
    'too-large': (count) => plural(count, { other: (n) => `${n} dosya önizleme için çok büyük` }),
    more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  },
  spellingFixable: 'Onarım, betikler dışındaki bu bağlantıları düzeltir.',
  outside: (url) => `Bu bağlantı kılavuzun dışına, ${url} adresine götürüyor. Önizleme onu açmaz.`,
  placeHidden: (line) => `Bulgu ${line}. satırda, sayfanın görünmeyen bir bölümünde.`,
  absent: (path) => `ZIP’te şu yok: ${path}. Okuyan da burada hata görür.`,
  unshown: (path, size) =>
    `${path} (${size}) burada gösterilmez. ZIP’te var; okuyan onu başka bir programla açar.`,
  dismiss: 'Gizle',
  emptyWithoutScripts:
    'Önizlemenin çalıştırmadığı betikler olmadan bu sayfa boştur; listeden başka bir sayfa seçin.',
  failures: {
    unreadable: 'Dosya okunamadı. Taşınmış veya değiştirilmiş olabilir; yeniden seçin.',
    unsafe: 'Bu ZIP’ten bir şey gösterilemez: bozuk veya güvenli değil.',
    crashed: 'Önizleme çalışmaz oldu. Kapatıp yeniden açın.',
    frame: 'Önizleme burada kullanılamıyor. Yöneticinize başvurun.',
  },
  frameFacts: {
    blocked: (origin) =>
      `Bu sayfanın Content-Security-Policy ayarı önizlemeyi engelliyor. ${origin} adresini frame-src içine ekleyin.`,
    silent: (url) =>
      `${url} başlamadı. Web sunucusu bu dosyayı, satır içi betiklere izin veren ve frame-ancestors içinde bu sayfayı belirten kendi Content-Security-Policy değeriyle göndermelidir.`,
  },
};
