import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('tr');

/** Texts of the form for adding documents. */
export const addTr: Messages['add'] = {
  title: 'Belge ekle',
  drop: 'Dosyaları veya bir klasörü buraya bırakın',
  dropNow: 'Dosyaları eklemek için bırakın',
  accepted: 'PDF, çizim, resim veya çevrimdışı HTML kılavuzu içeren bir ZIP.',
  acceptedOnly: (types) => `Kabul edilenler: ${types}.`,
  limit: (size) => `Her biri en çok ${size}.`,
  chooseFiles: 'Dosya seç',
  chooseFolder: 'Klasör seç',
  chosenFiles: 'Seçilen dosyalar',
  chosenFolder: 'Seçilen klasör',
  list: 'Yüklenecek dosyalar',
  listsMissing: 'Bir seçim listesi alınamadı. Yerine ID yazın ya da yeniden deneyin.',
  notAFile: 'Bu bir dosya değil. E-postayı veya sayfayı dosya olarak kaydedip o dosyayı buraya bırakın.',
  noFiles: 'Dosya seçilmedi.',
  systemFiles: (count) => plural(count, { other: (n) => `${n} sistem dosyası veya geçici dosya alınmadı.` }),
  unread: (count) => plural(count, { other: (n) => `${n} dosya veya klasör okunamadı ve eklenmedi.` }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `“${name}” listede zaten var.`,
      other: (n) => `${n} dosya listede zaten var.`,
    }),
  organization: 'Kuruluş',
  category: 'Kategori',
  select: (file) => `${file} dosyasını seç`,
  selectAll: (count) =>
    plural(count, { one: (n) => `${n} dosyayı seç`, other: (n) => `${n} dosyanın tümünü seç` }),
  skipList: 'Listeyi atla',
  selected: (count) => plural(count, { other: (n) => `${n} seçili` }),
  apply: 'Uygula',
  clearSelection: 'Seçimi iptal et',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, { other: (n) => `Alttaki ${n} dosyaya uygula` }) +
    (own > 0 ? plural(own, { other: (n) => `, ${n} dosyanın kendi değeri var` }) : ''),
  asAbove: 'Varsayılanı kullan',
  changed: (what, count) => plural(count, { other: (n) => `${what}: ${n} dosyada değiştirildi.` }),
  named: (count) => plural(count, { other: (n) => `${n} görünen ad dolduruldu.` }),
  leftOver: (count) => plural(count, { other: (n) => `Yapıştırılan ${n} satır arttı.` }),
  undo: 'Geri al',
  filesRemoved: (count) => plural(count, { other: (n) => `${n} dosya kaldırıldı.` }),
  undone: 'Geri alındı.',
  choose: 'Seçin…',
  ai: 'Yapay zekâ işlemesine izin ver',
  aiOn: 'Yapay zekâ ile işlenebilir',
  aiOff: 'Yapay zekâ ile işlenmez',
  aiHint: 'Çevrimdışı kılavuzlar için kullanılamaz.',
  displayName: 'Görünen ad',
  fromTitle: 'Kılavuzun başlığından alındı.',
  remove: 'Kaldır',
  more: 'Diğer seçenekler',
  notUploaded: 'Yüklenmedi',
  waitForChecks: 'ZIP kontrol ediliyor…',
  documents: (count) => plural(count, { other: (n) => `${n} belge` }),
  rejected: (count) => plural(count, { other: (n) => `${n} dosya yüklenemez` }),
  removeRejected: (count) => plural(count, { one: () => 'Onu kaldır', other: () => 'Onları kaldır' }),
  upload: (count) => plural(count, { other: (n) => `${n} belge yükle` }),
  uploadAs: 'Yükleme biçimi',
  asManual: 'Çevrimdışı kılavuz',
  asPlain: 'Normal dosya',
  checking: 'ZIP kontrol ediliyor…',
  isManual: (startPage, pages) =>
    plural(pages, { other: (n) => `Çevrimdışı kılavuz: başlangıç ${startPage}, ${n} sayfa.` }),
  isNoManual: (reason) => `Kılavuz olarak yüklenemez${reason && `: ${reason}`}.`,
  notChecked: 'Bu ZIP kontrol edilemedi. Nasıl yükleneceğini seçin.',
  fileNotChecked: 'Bu dosya denetlenemedi.',
  errors: {
    displayName: (file) => `Görünen ad girin: ${file}`,
    chooseOrganization: 'Bir kuruluş seçin',
    enterOrganization: 'Bir kuruluş girin',
    chooseCategory: 'Bir kategori seçin',
    enterCategory: 'Bir kategori girin',
    operation: (file) => `Nasıl yükleneceğini seçin: ${file}`,
  },
  rejections: {
    empty: 'Dosya boş. Nereden geldiğini kontrol edip yeniden seçin.',
    tooLarge: (size, limit) =>
      `Dosya boyutu: ${size}; sınır: ${limit}. Dosyayı küçültün veya bölün ve yeniden seçin.`,
    type: (accepted) =>
      `Bu dosya türü kabul edilmiyor. Dosyayı şu biçimlerden birinde kaydedip yeniden seçin: ${accepted}.`,
    unreadable: 'Dosya okunamadı. Klasör olabilir, taşınmış ya da başka yerde açık olabilir.',
    webArchive:
      'Web arşivini az sayıda program açar. Bir tarayıcıda açın, sayfayı eksiksiz kaydedin (“Web sayfası, tamamı”) ve _files veya _dosyalar klasörüyle birlikte buraya bırakın.',
    windowsHelp:
      'Bu yardım dosyası yalnızca Windows’ta açılır. Orada (hh.exe -decompress klasör dosya.chm) veya 7-Zip ile açıp klasörü buraya bırakın.',
  },
};
