import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('tr');

/** Texts for packing a folder into a manual. */
export const makeTr: MakeMessages = {
  list: 'Yüklenecek klasörler',
  waiting: (count) =>
    plural(count, {
      one: () => 'Bu klasör nasıl yüklensin?',
      other: (n) => `Bu ${n} klasör nasıl yüklensin?`,
    }),
  looksLike: (name) => `“${name}” çevrimdışı kılavuza benziyor`,
  facts: (files, size, startPage) =>
    `${plural(files, { other: (n) => `${n} dosya` })} · ${size} · başlangıç: ${startPage}`,
  asZip: 'Kılavuz olarak',
  asFiles: (count) => plural(count, { other: (n) => `${n} ayrı dosya olarak` }),
  leave: 'Kaldır',
  packing: 'Kılavuz sıkıştırılıyor…',
  cancel: 'İptal',
  rejected: 'Bu klasör kılavuz olarak yüklenemiyor. Bu dosyaları düzeltip klasörü yeniden ekleyin.',
  failed: {
    unreadable: 'Bu klasördeki bir dosya okunamadı. Taşınmış veya başka yerde açık olabilir.',
    unavailable: 'Kılavuz bu tarayıcıda sıkıştırılamadı. Klasörü kendiniz ZIP olarak sıkıştırıp onu seçin.',
  },
};
