import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedTr } from './embed.ts';
import { makeTr } from './make.ts';
import { problemsTr } from './problems.ts';
import { releaseTr } from './release.ts';
import { repairTr } from './repair.ts';
import { uploadsTr } from './uploads.ts';

const plural = createPlural('tr');

/**
 * Texts in Turkish, except those of deferred parts. People are addressed politely (siz); buttons have the short imperative. A
 * noun after a number stays in the singular. Nothing that is put in takes a suffix, whose vowels would depend on it.
 * Words besides the glossary: asset ID ekipman ID’si (kod is what is scanned), check kontrol, sign-in oturum açma, link
 * bağlantı.
 */
export const tr: Messages = {
  app: {
    name: 'Ekipman belgeleri',
    loading: 'Yükleniyor…',
    language: 'Dil',
    density: 'Görünüm sıklığı',
    densities: { comfortable: 'Rahat', compact: 'Sıkı', touch: 'Büyük, eldiven için' },
    assets: 'Ekipmanlar',
    brokenTitle: 'Bu sayfa çalışmaz oldu',
    brokenHint: 'Süren yüklemeler kesilmiş olabilir. Devam etmek için sayfayı yenileyin.',
    brokenPageHint: 'Süren yüklemeler devam ediyor. Başka bir sayfa açın ya da bitince sayfayı yenileyin.',
    drafts: 'Seçildi, henüz yüklenmedi:',
    reload: 'Sayfayı yenile',
    partMissing: 'Bu sayfanın bir bölümü açılamadı. Süren yüklemeler devam ediyor.',
    loadPart: 'Yeniden dene',
  },
  release: releaseTr,
  config: { retry: 'Yeniden dene' },
  embed: embedTr,
  signIn: {
    failedTitle: 'Oturum açılamadı',
    outTitle: 'Oturumunuz kapalı',
    outHint: 'Belge eklemek için oturum açın. Gönderilmemiş yüklemeler, ekleyen kişi oturum açınca sürer.',
    signIn: 'Oturum aç',
    again: 'Yeniden oturum aç',
    signOut: 'Oturumu kapat',
    unreachable: 'Kimliğiniz doğrulanamadı. Bu cihazda saklanan dosyalar güvende.',
    failedHint: 'Yeniden deneyin. Sorun sürerse yöneticinize başvurun.',
    details: 'Ayrıntılar',
    sessionOpen:
      'Kimlik sağlayıcıdaki oturumunuz hâlâ açık. Ortak kullanılan bir cihazda orada da oturumu kapatın.',
    providerBlocked: (address) =>
      `Bu sayfanın Content Security Policy ayarı ${address} adresine izin vermiyor. Adresi connect-src içine ekleyin.`,
    providerSilent: (address) =>
      `${address} adresine ulaşılamıyor. Adresi ve bu sayfadan gelen istekleri kabul edip etmediğini (CORS) kontrol edin.`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Bir belge henüz kaydedilmedi',
          other: (n) => `${n} belge henüz kaydedilmedi`,
        }),
      allSaved: (name) =>
        `Yüklemeler bitene dek oturumu açık tutun ya da kapatın: ${name} bu cihazda yeniden oturum açınca sürerler. Başkaları onları göremez.`,
      notSaved: (name) =>
        `Yüklemeler bitene dek oturumu açık tutun. ${name} şimdi oturumu kapatırsa kaybolurlar.`,
      partly: (count) =>
        plural(count, {
          one: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyasının yeniden seçilmesi gerekir.`,
          other: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyalarının yeniden seçilmesi gerekir.`,
        }),
      stay: 'Oturumu açık tut',
      keep: 'Oturumu kapat, sonra tamamla',
      discard: 'Yüklemeleri sil',
    },
  },
  roleNotice: {
    title: 'Belge yükleyemezsiniz',
    own: (roles) => (roles === '' ? 'Oturumunuzun rolü yok.' : `Rolleriniz: ${roles}.`),
    needed: (roles) => `Yüklemek için şunlardan biri gerekir: ${roles}.`,
    ask: (who) => `Başvurulacak kişi: ${who}`,
    administrator: 'yöneticiniz',
  },
  add: {
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
    listsMissing: 'Bir seçim listesi alınamadı. Yerine ID yazın ya da listeyi yeniden alın.',
    loadLists: 'Yeniden al',
    nothingDropped: 'Hiçbir şey eklenmedi: bıraktıklarınızda dosya yok.',
    nothingInFolder: 'Hiçbir şey eklenmedi: klasör seçilmedi ya da içinde dosya yok.',
    systemFiles: (count) => plural(count, { other: (n) => `${n} sistem dosyası alınmadı.` }),
    unread: (count) => plural(count, { other: (n) => `${n} dosya veya klasör okunamadı ve eklenmedi.` }),
    organization: 'Kuruluş',
    category: 'Kategori',
    select: (file) => `${file} dosyasını seç`,
    selectAll: (count) =>
      plural(count, { one: (n) => `${n} dosyayı seç`, other: (n) => `${n} dosyanın tümünü seç` }),
    skipList: 'Listeyi atla',
    selected: (count) => plural(count, { other: (n) => `${n} seçili` }),
    apply: 'Uygula',
    clearSelection: 'Seçimi kaldır',
    ownValue: (field, value) => `${field}: ${value}`,
    fillDown: 'Alttaki dosyalara uygula',
    asAbove: 'Varsayılanı kullan',
    changed: (count) => plural(count, { other: (n) => `${n} dosyada değiştirildi.` }),
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
      twice: 'Bu dosya listede zaten var.',
      webArchive:
        'Web arşivini az sayıda program açar. Bir tarayıcıda açın, sayfayı eksiksiz kaydedin (“Web sayfası, tamamı”) ve _files veya _dosyalar klasörüyle birlikte buraya bırakın.',
      windowsHelp:
        'Bu yardım dosyası yalnızca Windows’ta açılır. Orada (hh.exe -decompress klasör dosya.chm) veya 7-Zip ile açıp klasörü buraya bırakın.',
    },
  },
  manual: {
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
    found: (count) => plural(count, { other: (n) => `Bulgular (${n})` }),
    line: (line) => `satır ${line}`,
    more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
    nearest: (name) => `Şunu mu demek istediniz: ${name}?`,
    missing: (scheme) => `Başında şu mu eksik: ${scheme}?`,
    toDo: (remedy) => `Yapılacak: ${remedy}`,
    search: 'Bulgularda ara',
    show: 'Göster',
    all: 'Tümü',
    nothing: 'Uyan bulgu yok.',
    moreInReport: (count) => plural(count, { other: (n) => `${n} tane daha raporda.` }),
    save: 'Raporu kaydet',
    saveJson: 'JSON olarak kaydet',
    reportTitle: (file) => `${file} kontrolü`,
    verdict: {
      manual: 'Bu bir çevrimdışı kılavuz.',
      'not-a-manual': 'Bu bir çevrimdışı kılavuz değil.',
      unsafe: 'Bu ZIP bozuk veya güvensiz.',
    },
    facts: (startPage, pages, files) => `Başlangıç sayfası: ${startPage}. Sayfa: ${pages}. Dosya: ${files}.`,
    noStartPage: 'yok',
  },
  errorSummary: {
    title: 'Bir sorun var',
    more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
  },
  copy: {
    copied: 'Kopyalandı',
    failed: 'Kopyalanamadı',
  },
  combobox: {
    results: (count) => plural(count, { other: (n) => `${n} sonuç` }),
    none: 'Sonuç yok',
  },
  uploads: uploadsTr,
  history: {
    title: 'Daha önce, bu cihazdan',
    note: (count) => plural(count, { other: (n) => `${n} belge` }),
    hint: 'Bu cihazda 30 gün tutulur.',
    clear: 'Bu listeyi temizle',
  },
  problems: problemsTr,
  make: makeTr,
  repair: repairTr,
};
