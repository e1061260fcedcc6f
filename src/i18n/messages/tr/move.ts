import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('tr');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveTr: MoveMessages = {
  open: 'Başka bir ekipmana taşı…',
  title: 'Başka bir ekipmana taşı',
  assetId: 'Ekipman ID’si',
  uploads: 'Taşınacak yüklemeler',
  notSentYet: 'Bu pencereyi kapatana kadar hiçbir şey gönderilmez.',
  sameAsset: 'Başka bir ekipmanın ID’sini girin',
  noneSelected: 'En az bir yükleme seçin',
  confirm: (count) => plural(count, { other: (n) => `${n} yüklemeyi taşı` }),
  cancel: 'İptal',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} yükleme gönderiliyor. Taşımak için duraklatın.`,
      other: (n) => `${n} yükleme gönderiliyor. Taşımak için duraklatın.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, { other: (n) => `${n} yükleme taşınamaz, çünkü zaten kaydedilmiş olabilir.` }),
  locked: (asset) => `Ekipmanı değiştiremezsiniz: belge ${asset} için zaten kaydedilmiş olabilir.`,
  moved: (count, asset) =>
    plural(count, { one: () => `Taşındı: ${asset}`, other: (n) => `${n} yükleme taşındı: ${asset}` }),
  notMoved: (count) => plural(count, { other: (n) => `${n} yükleme taşınmadı, çünkü zaten gönderiliyordu.` }),
  show: 'Göster',
  undo: 'Geri al',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Ekipmanı değiştir',
    hint: 'Seçilen dosyalar ve girdiğiniz bilgiler korunur.',
    occupied: (asset) => `${asset} için zaten dosya seçilmiş. Önce onları yükleyin veya kaldırın.`,
  },
  guard: {
    title: 'Doğru ekipman bu mu?',
    names: (file, asset) => `“${file}” adında ${asset} geçiyor.`,
    namesMany: (file, more, asset) =>
      plural(more, { other: (n) => `“${file}” ve ${n} dosyanın daha adında ${asset} geçiyor.` }),
    ofPackage: (packageName, product, asset) =>
      `“${packageName}” şu ürün için: ${product}. Bu ürünün ekipmanı: ${asset}.`,
    uploadingTo: (asset) => `Yüklediğiniz ekipman: ${asset}.`,
    anyway: (asset) => `Yine de yükle: ${asset}`,
    upload: (parts) => `Yükle: ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${asset} için ${n}` }),
    toNamed: (count) => plural(count, { other: (n) => `adı geçen ekipmanlar için ${n}` }),
    back: 'Geri',
  },
};
