import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('tr');

/** Texts about camera, clipboard and saved files. */
export const deviceTr: DeviceMessages = {
  takePhoto: 'Fotoğraf çek',
  photo: 'Kameradan fotoğraf',
  blurred: 'Bu fotoğraf bulanık görünüyor. Yeniden çekilsin mi?',
  paper: {
    scanToPdf: 'PDF olarak tara',
    photo: 'Kameradan kâğıt fotoğrafı',
    hint: 'Köşeleri kâğıdın kenarlarına sürükleyin.',
    opening: 'Fotoğraf açılıyor…',
    unreadable: 'Bu tarayıcı fotoğrafı açamıyor. Fotoğraf olarak saklayın veya yeniden çekin.',
    unavailable: 'Düzenleyici açılamadı. Fotoğraf olduğu gibi eklendi.',
    corners: ['Sol üst köşe', 'Sağ üst köşe', 'Sağ alt köşe', 'Sol alt köşe'],
    cornerAt: (x, y) => `Soldan ${x}, üstten ${y}`,
    turn: 'Döndür',
    grey: 'Gri',
    size: 'Sayfa boyutu',
    sizes: { a4: 'A4', original: 'Özgün boyut' },
    takeAgain: 'Yeniden çek',
    addPage: 'Sayfa ekle',
    page: (at, count) => `Sayfa ${at} / ${count}`,
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    remove: 'Sayfayı kaldır',
    save: 'PDF olarak kaydet',
    keepPhoto: 'Fotoğraf olarak sakla',
    keepPhotos: 'Fotoğrafları sakla',
    edit: 'Kırp ve PDF olarak kaydet',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `${n} fotoğraftan tek PDF yap` }),
    making: 'PDF hazırlanıyor…',
    made: (count) => plural(count, { other: (n) => `${n} fotoğraf artık tek PDF.` }),
    leftOut: (count) =>
      plural(count, {
        other: (n) => `${n} fotoğraf olduğu gibi kalıyor: bu tarayıcı biçimini açamıyor, çoğu kez HEIC.`,
      }),
    failed: 'PDF yapılamadı. Fotoğraflar olduğu gibi kalıyor.',
    undo: 'Geri al',
  },
  scan: {
    open: 'Kod tara',
    title: 'Ekipmanın kodunu tarayın',
    hint: 'QR kodunu, Data Matrix kodunu veya barkodu kameranın önüne tutun.',
    picture: 'Kamera görüntüsü',
    starting: 'Kamera açılıyor…',
    close: 'ID’yi yaz',
    denied:
      'Bu sayfa kamerayı kullanamıyor. Tarayıcı ayarlarından bu sayfa için izin verin veya ID’yi yazın.',
    absent: 'Bu cihazda kamera yok. ID’yi yazın.',
    failed: 'Kamera açılamadı; başka bir program kullanıyor olabilir. Onu kapatın veya ID’yi yazın.',
    unavailable: 'Kod okuyucu açılamadı. Çevrimiçi olunca yeniden deneyin veya ID’yi yazın.',
    noId: (text) => `Bu kodda ekipman ID’si yok: “${text}”`,
    confirmTitle: 'Doğru ekipman bu mu?',
    checking: 'Kod kontrol ediliyor…',
    says: 'Kodun içeriği:',
    unknown: 'Bu kod bilinmiyor.',
    slow: 'Bu kod hâlâ kontrol ediliyor.',
    notChecked: 'Bu kod kontrol edilemedi.',
    offline: 'Çevrimdışısınız, bu nedenle bu kod kontrol edilmedi.',
    compare: 'ID’yi makine etiketiyle karşılaştırın: başka bir ekipman aynı numaraya sahip olabilir.',
    use: 'Ekipman ID’si olarak kullan',
    again: 'Yeniden tara',
  },
  shared: {
    title: (count) => plural(count, { other: (n) => `Bu uygulamayla ${n} dosya paylaşıldı` }),
    ask: 'Yüklemek istediğiniz dosyaları seçin, ardından aşağıdan ekipmanı seçin. Tanımadığınız dosyaları silin.',
    selectAll: 'Tümünü seç',
    discard: 'Tümünü sil',
    failed: 'Paylaşılan dosyalar kaydedilemedi. Bu cihazda yer kalmamış olabilir. Dosyaları burada seçin.',
    tooMany: (count) =>
      `Burada en fazla ${count} paylaşılan dosya bekleyebilir. Bazılarını yükleyin veya silin, sonra yeniden paylaşın.`,
    tooLarge: (size) =>
      `Paylaşılan dosyalar toplam en fazla ${size} olabilir. Bazılarını yükleyin veya silin ya da büyük dosyaları burada seçin.`,
    blocked: 'Bir web sitesi buraya dosya eklemeye çalıştı. Dosyalar kabul edilmedi.',
    orphans: {
      title: (count) =>
        plural(count, {
          other: (n) => `Bu cihazla ${n} dosya paylaşıldı`,
        }),
      ask: 'Bunları siz paylaştıysanız yükleyebilirsiniz. Tanımıyorsanız bırakın ya da silin.',
      claim: 'Ben paylaştım',
      discard: 'Sil',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        other: (n) => `Daha önce seçtiğiniz ${n} dosya eklendi.`,
      }),
    lost: (count) =>
      plural(count, {
        other: (n) => `Önceki kişinin ${n} dosyası bu cihaza kaydedilemedi. Yeniden seçilmeleri gerekir.`,
      }),
  },
  form: {
    removeAll: 'Tümünü kaldır',
    listing: (done, total) => `Dosyalar ekleniyor: ${done}/${total}`,
    fromLastTime: 'Son kullanımdan',
    chosenForEach: 'Her dosya için seçildi',
    chooseRest: (count) => plural(count, { other: (n) => `Kalan ${n} dosya için seçin…` }),
    owningOrganization: 'Sahip kuruluş',
    size: 'Boyut',
    nameTooLong: (file, maxLength) => `Görünen adı en fazla ${maxLength} karaktere kısaltın: ${file}`,
    nameLimit: (maxLength) => `En fazla ${maxLength} karakter`,
    need: {
      organizationId: (count) => plural(count, { other: (n) => `${n} dosya için kuruluş gerekli` }),
      categoryId: (count) => plural(count, { other: (n) => `${n} dosya için kategori gerekli` }),
    },
    show: 'Göster',
    showAll: 'Tümünü göster',
    shownOf: (shown, all) => `${all} dosyadan ${shown} tanesi`,
    toFix: (count) => plural(count, { other: (n) => `${n} alan doldurulmalı` }),
  },
  suggestedCategory: (name) => `“${name}” kategorisini kullan`,
  allSuggestions: (count) => `${count} öneriyi kullan`,
  sevenDays:
    'Safari, burada saklanan dosyaları yedi gün ziyaret edilmezse siler. Önce yükleyin veya bu sayfayı ana ekrana ekleyin.',
};
