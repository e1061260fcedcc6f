import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('tr');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Turkish. */
export const packagesTr: PackageTexts = {
  formats: {
    documentation: 'Teslim dokümantasyonu (VDI 2770)',
    document: 'Teslim belgesi (VDI 2770)',
    iirds: 'iiRDS paketi',
    iirdsA: 'Arşiv paketi (iiRDS/A)',
    iirdsH: 'Teslim dokümantasyonu (iiRDS/H)',
    aasx: 'Asset Administration Shell (AASX)',
  },
  topics: (count) => plural(count, { other: (n) => `${n} konu` }),
  languages: (count) => plural(count, { other: (n) => `${n} dil` }),
  forSerial: (serial) => `seri numarası ${serial} için`,
  forSerials: (count) => plural(count, { other: (n) => `${n} seri numarası için` }),
  notChecked: 'Bu paketin içeriği kontrol edilemedi. Yine de yükleyebilirsiniz.',
  asOne: 'Tek dosya olarak yükle',
  asOneHint: 'Dosya değiştirilmeden tek belge olarak kaydedilir.',
  asDocuments: (count) => plural(count, { other: (n) => `${n} belge olarak ekle` }),
  asDocumentsHint: 'Her PDF, kendi başlığı ve kategorisi olan bir belge olur.',
  filesAsDocumentsHint:
    'Her dosya, kendi adı ve kategorisi olan bir belge olur. İçindeki ZIP dosyaları da aynı şekilde ayrılabilir.',
  withoutPdf: (count) => plural(count, { other: (n) => `${n} belgenin PDF dosyası yok; eklenmeyecek.` }),
  adding: (progress) => `Belgeler ekleniyor: ${progress}`,
  noneReadable: 'Belgeler okunamıyor.',
  noneAdded: 'Belgeler okunamıyor. Yine de hepsini tek dosya olarak yükleyebilirsiniz.',
  added: (count, name) => plural(count, { other: (n) => `“${name}” dosyasından ${n} belge eklendi.` }),
  someUnread: (count) => plural(count, { other: (n) => `${n} belge okunamadı.` }),
  documents: 'Belgeler',
  more: (count) => plural(count, { other: (n) => `${n} tane daha` }),
  noTitle: 'Başlıksız',
  noPdf: 'PDF yok',
  previewed: 'Önizlenecek paket',
  product: 'Ürün',
  serial: 'Seri numarası',
  language: 'Dil',
  topicsName: 'Konular',
  manufacturer: 'Üretici',
  classes: {
    '01-01': 'Tanımlama',
    '02-01': 'Teknik özellikler',
    '02-02': 'Çizimler, planlar',
    '02-03': 'Parçalar',
    '02-04': 'Sertifikalar, beyanlar',
    '03-01': 'Montaj, devreye alma, demontaj',
    '03-02': 'Kullanım',
    '03-03': 'Genel güvenlik',
    '03-04': 'Muayene, bakım, test',
    '03-05': 'Onarım',
    '03-06': 'Yedek parçalar',
    '04-01': 'Sözleşme belgeleri',
  },
};
