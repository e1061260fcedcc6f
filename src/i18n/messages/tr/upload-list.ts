import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('tr');

/** Groups, totals and menus of the list of uploads. */
export const uploadListTr: UploadListMessages = {
  done: (done, total) => `${done}/${total} tamamlandı`,
  bytes: (sent, total) => `${sent} / ${total}`,
  progress: 'Toplam ilerleme',
  otherTab: {
    busy: 'Başka bir sekme meşgul ve bazı yüklemeler onu bekliyor. O sekmedeki iletiyi yanıtlayın ya da sekmeyi kapatın.',
    older:
      'Bu sayfanın daha eski bir sürümü başka bir sekmede hâlâ yükleme yapıyor. O bitince ya da kapatılınca yüklemeler burada başlar.',
    newer:
      'Bu sayfanın daha yeni bir sürümü başka bir sekmede açık. Burada sürdürmek için sayfayı yenileyin.',
    finishing:
      'Bu sayfanın daha yeni bir sürümü başka bir sekmede açık. Dosyaları yüklenene ya da saklanana kadar bu sekmeyi açık tutun.',
    'newer-data':
      'Bu cihazda saklanan yüklemeler için bu sayfanın daha yeni bir sürümü gerekiyor. O sürüm geri gelince sürerler. Şimdi yüklediğiniz dosyalar saklanmaz: yüklenene kadar bu sayfayı açık tutun.',
  },
  unreadable:
    'Bu cihazda saklanan yüklemeler okunamadı. Saklanmaya devam ediyorlar. Yeniden denemek için sayfayı yeniden yükleyin.',
  savedByNewer: 'Bu sayfanın daha yeni bir sürümü tarafından saklandı ve onu bekliyor:',
  partlySaved: 'Bazı dosyalar bu cihazda saklanmadı. Yüklenene kadar bu sayfayı açık tutun.',
  filter: 'Göster',
  all: 'Tümü',
  groups: {
    attention: 'İlgi gerekiyor',
    uploading: 'Yükleniyor',
    waiting: 'Bekliyor',
    done: 'Tamamlandı',
    elsewhere: 'Diğer ekipmanlar',
  },
  showAll: (count) => `Tümünü göster (${count})`,
  showFewer: 'Daha az göster',
  more: 'Diğer işlemler',
  removed: (name) => `Listeden kaldırıldı: “${name}”`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `${n} yükleme listeden kaldırıldı.`,
      other: (n) => `${n} yükleme listeden kaldırıldı.`,
    }),
  removedStored: (name) => `Listeden kaldırıldı, belge kayıtlı kalır: “${name}”`,
  stayStored: 'Kayıtlı belgeler kayıtlı kalır.',
  requestCopied: (time) => `Talep kopyalandı: ${time}.`,
  busyUntil: (time) => `Sunucu şu saate kadar meşgul: ${time}. Yükleme otomatik olarak sürer.`,
  retryNow: 'Şimdi yeniden dene',
  undo: 'Geri al',
  hide: 'Bu iletiyi gizle',
  editAndRetry: 'Düzenle ve yeniden dene',
  selectFiles: {
    open: 'Dosyaları seç',
    none: 'Bu dosyaların hiçbiri eksik değil. Dosyaları eklediğiniz andaki hâlleriyle seçin.',
  },
  chooseOther: 'Başka dosya seç',
  skip: 'Atla',
  print: 'Yazdır',
  anotherPerson: 'başka bir kişi',
  existingBy: (person) => `Zaten ${person} tarafından kaydedilmiş. Kopya oluşturulmadı.`,
  existingAsBy: (name, person) =>
    `Zaten ${person} tarafından “${name}” adıyla kaydedilmiş. Kopya oluşturulmadı.`,
  notOnAsset: (name, asset) => `“${name}” olarak zaten kayıtlı, ancak ${asset} üzerinde değil.`,
  notOnAssetUnnamed: (asset) => `Zaten kayıtlı, ancak ${asset} üzerinde değil.`,
  maybeOnAsset: (name, asset) =>
    `“${name}” olarak zaten kayıtlı. ${asset} üzerinde olup olmadığını kontrol edin.`,
  maybeOnAssetUnnamed: (asset) => `Zaten kayıtlı. ${asset} üzerinde olup olmadığını kontrol edin.`,
  size: 'Boyut',
  packageName: 'Paket',
  correct: {
    title: 'Düzeltme iste',
    hint: 'Kayıtlı belgeler burada değiştirilemez. Yalnızca onları yöneten kişiler için bir metin kopyalanır; hiçbir şey değiştirilmez.',
    documents: 'Düzeltilecek belgeler',
    keep: 'Olduğu gibi bırak',
    copy: 'Düzeltme talebini kopyala',
    request: 'Lütfen bu kayıtlı belgeyi düzeltin.',
    file: (name) => `Dosya: ${name}`,
    asset: (id) => `Ekipman: ${id}`,
    change: {
      displayName: (before, after) => `Görünen ad: ${before} → ${after}`,
      organizationId: (before, after) => `Kuruluş: ${before} → ${after}`,
      categoryId: (before, after) => `Kategori: ${before} → ${after}`,
      assetId: (before, after) => `Ekipman: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'Ekipmanda',
    yes: 'Evet',
    no: 'Hayır',
    unknown: 'Bilinmiyor',
    toDo: 'Yapılacak',
    link: 'Ekipmana bağlanmasını isteyin',
    checkLink: 'Ekipmana bağlı mı kontrol edin',
    retry: 'Yeniden dene',
    edit: 'Düzenleyip yeniden deneyin',
    selectFile: 'Dosyayı yeniden seçin',
    otherFile: 'Başka bir dosya seçin',
  },
};
