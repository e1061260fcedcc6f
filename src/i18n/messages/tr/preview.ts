import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('tr');

/** The words of the preview of a manual, in Turkish. */
export const previewTr: PreviewWords = {
  title: (file) => `Önizleme: ${file}`,
  frame: 'Kılavuz',
  close: 'Önizlemeyi kapat',
  back: 'Geri',
  forward: 'İleri',
  pages: (count: number) => plural(count, { other: (n) => `${n} sayfa` }),
  pageList: 'Kılavuzun sayfaları',
  search: 'Sayfalarda ara',
  nothing: 'Uyan sayfa yok.',
  readingTitles: 'Başlıklar hâlâ okunuyor.',
  width: 'Genişlik',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Tam' },
  opening: 'Kılavuz açılıyor…',
  missing: {
    internet: (count: number) =>
      plural(count, { other: (n) => `Bu sayfadaki ${n} öğe internetten geliyor ve ZIP içinde yok` }),
    absent: (count: number) => plural(count, { other: (n) => `Bu sayfanın ${n} öğesi ZIP içinde eksik` }),
    damaged: (count: number) => plural(count, { other: (n) => `${n} dosya bozuk` }),
    server: (count: number) =>
      plural(count, { other: (n) => `${n} dosyayı bir betik istiyor; bu yalnızca web sunucusundan çalışır` }),
    'too-large': (count: number) => plural(count, { other: (n) => `${n} dosya önizleme için çok büyük` }),
    more: (count: number) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  },
  outside: (url) => `Bu bağlantı kılavuzun dışına, ${url} adresine gidiyor. Önizleme orada bir şey açmaz.`,
  placeHidden: (line) => `Bulgu ${line}. satırda, sayfanın görünmeyen bir bölümünde.`,
  absent: (path) => `ZIP içinde ${path} yok. Okuyanlar da burada hata alır.`,
  unshown: (path, size) =>
    `${path} (${size}) burada gösterilmez. ZIP içindedir; okuyanlar onu kendi programlarıyla açar.`,
  dismiss: 'Gizle',
  failures: {
    unreadable: 'Dosya okunamadı. Taşınmış veya değiştirilmiş olabilir; yeniden seçin.',
    unsafe: 'Bu ZIP’ten hiçbir şey gösterilemez: bozuk ya da yanıltmak için yapılmış.',
    crashed: 'Önizleme durdu. Kapatıp yeniden açın.',
    frame:
      'Önizleme bu sayfada gösterilemiyor; sayfanın kuralları çerçevesine izin vermiyor. Sayfayı işleten kişi izin verebilir: frame-src bu uygulamanın adresini içermeli ve preview.html orada olmalı.',
  },
};
