import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('tr');

const repack =
  'Klasörü güncel bir programla ve normal yöntemle yeniden sıkıştırın, sonra yeni dosyayı kontrol edin.';

const copyAgain = 'Dosyayı yeniden kopyalayın veya indirin ve boyutunu aslıyla karşılaştırın.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'hiçbir şey',
  ole: 'eski bir Office belgesi',
  exe: 'Windows programı',
  elf: 'Linux programı',
  text: 'metin',
  unknown: 'bilinmiyor',
};

/**
 * All texts in Turkish. People are addressed politely (siz); buttons have the short imperative. A
 * noun after a number stays in the singular. Nothing that is put in takes a suffix, whose vowels would depend on it.
 * Words besides the glossary: asset ID ekipman ID’si (kod is what is scanned), check kontrol, sign-in oturum açma, link
 * bağlantı.
 */
export const tr: LanguageMessages = {
  messages: {
    app: {
      name: 'Ekipman belgeleri',
      loading: 'Yükleniyor…',
      language: 'Dil',
      density: 'Görünüm sıklığı',
      densities: { comfortable: 'Rahat', compact: 'Sıkı', touch: 'Büyük, eldiven için' },
      assets: 'Ekipmanlar',
      brokenTitle: 'Bu sayfa çalışmayı durdurdu',
      brokenHint: 'Süren yüklemeler kesilmiş olabilir. Devam etmek için sayfayı yenileyin.',
      brokenPageHint: 'Süren yüklemeler devam ediyor. Başka bir sayfa açın ya da bitince sayfayı yenileyin.',
      drafts: 'Seçildi, henüz yüklenmedi:',
      reload: 'Sayfayı yenile',
      partMissing: 'Bu sayfanın bir bölümü açılamadı. Süren yüklemeler devam ediyor.',
      loadPart: 'Yeniden dene',
      technicalFacts: 'Ayrıntılar',
    },

    release: {
      isThere: 'Yeni bir sürüm var.',
      afterReload: 'Sayfa yenilenince yüklemeler sürer; gönderilmekte olanlar baştan başlar.',
      waits:
        'Sayfayı daha sonra yenileyin: şimdi, ne sunucuda ne de bu cihazda kayıtlı olan belgeler kaybolur.',
      partOutdated: 'Bu sayfa güncellendi. Bu bölümü kullanmak için sayfayı yenileyin.',
    },
    config: { retry: 'Yeniden dene' },
    signIn: {
      close: 'Kapat',
      failedTitle: 'Oturum açılamadı',
      outTitle: 'Oturumunuz kapalı',
      outHint: 'Belge eklemek için oturum açın. Gönderilmemiş yüklemeler, ekleyen kişi oturum açınca sürer.',
      signIn: 'Oturum aç',
      asSomeoneElse: 'Başka biri olarak oturum aç',
      again: 'Yeniden oturum aç',
      signOut: 'Oturumu kapat',
      unreachable: 'Kimliğiniz doğrulanamadı. Bu cihazda saklanan dosyalar güvende.',
      failedHint: 'Yeniden oturum açın. Sorun sürerse yöneticinize başvurun.',
      storageBlocked: (host: string) =>
        `Bu tarayıcı ${host} sitesinin veri saklamasına izin vermiyor ve bu olmadan oturum açılamaz. Tarayıcının ayarlarında ${host} için çerezlere ve site verilerine izin verin ya da yöneticinize sorun. Ardından yeniden deneyin.`,
      sessionOpen:
        'Kimlik sağlayıcıdaki oturumunuz hâlâ açık. Ortak kullanılan bir cihazda orada da oturumu kapatın.',
      providerSilent: (address) =>
        `${address} adresine ulaşılamıyor. Adresi ve bu sayfadan gelen istekleri kabul edip etmediğini (CORS, connect-src) kontrol edin.`,
    },

    add: {
      title: 'Belge ekle',
      drop: 'Dosyaları veya bir klasörü buraya bırakın',
      dropAnywhere: 'Dosyaları bu sayfada herhangi bir yere bırakın',
      dropNow: 'Dosyaları eklemek için bırakın',
      accepted: 'PDF, çizim, görüntü veya çevrimdışı HTML kılavuzu içeren bir ZIP.',
      acceptedOnly: (types) => `Kabul edilenler: ${types}.`,
      limit: (size) => `Her biri en çok ${size}.`,
      chooseFiles: 'Dosya seç',
      chooseFolder: 'Klasör seç',
      addFiles: 'Dosya ekle',
      add: 'Ekle',
      removeAll: 'Tümünü kaldır',
      listing: (done, total) => `Dosyalar ekleniyor: ${done}/${total}`,
      chosenFiles: 'Seçilen dosyalar',
      list: 'Yüklenecek dosyalar',
      listsMissing: 'Bir seçim listesi alınamadı. Yerine ID yazın ya da yeniden deneyin.',
      notAFile: 'Bu bir dosya değil. E-postayı veya sayfayı dosya olarak kaydedip o dosyayı buraya bırakın.',
      noFiles: 'Dosya seçilmedi.',
      systemFiles: (count) =>
        plural(count, { other: (n) => `${n} sistem dosyası veya geçici dosya alınmadı.` }),
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
      selected: (count, all) => plural(count, { other: (n) => `Seçili: ${n}/${all}` }),
      clearSelection: 'Temizle',
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
      files: (count) => plural(count, { other: (n) => `${n} dosya` }),
      documents: (count) => plural(count, { other: (n) => `${n} belge` }),
      rejected: (count) => plural(count, { other: (n) => `${n} dosya yüklenemez` }),
      removeRejected: (count) => plural(count, { one: () => 'Onu kaldır', other: () => 'Onları kaldır' }),
      upload: (count) => plural(count, { other: (n) => `${n} belge yükle` }),
      uploadAs: 'Yükleme biçimi',
      asManual: 'Çevrimdışı kılavuz',
      asRegular: 'Normal dosya',
      checking: 'ZIP kontrol ediliyor…',
      isManual: (startPage, pages) =>
        plural(pages, { other: (n) => `Çevrimdışı kılavuz: başlangıç ${startPage}, ${n} sayfa.` }),
      isNoManual: (reason) => `Kılavuz olarak yüklenemez${reason && `: ${reason}`}.`,
      notChecked: 'Bu ZIP kontrol edilemedi. Nasıl yükleneceğini seçin.',
      fileNotChecked: 'Bu dosya kontrol edilemedi.',
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
    },

    copy: {
      copied: 'Kopyalandı',
      failed: 'Kopyalanamadı',
    },
    dialog: {
      close: 'Kapat',
    },
    combobox: {
      results: (count) => plural(count, { other: (n) => `${n} sonuç` }),
      none: 'Sonuç yok',
    },

    uploads: {
      title: 'Yüklemeler',
      empty: 'Bu cihazdan yüklediğiniz belgeler burada listelenir.',
      toAsset: (asset) => `${asset} için`,
      status: {
        checking: 'Kontrol ediliyor',
        waiting: 'Bekliyor',
        sending: 'Yükleniyor',
        storing: 'Tamamlanıyor',
        stored: 'Kaydedildi',
        'already-exists': 'Zaten var',
        failed: 'Başarısız',
        'needs-file': 'Dosya eksik',
        cancelled: 'İptal edildi',
      },
      checkingHint: 'Yinelenenler aranıyor',
      offline: 'Çevrimdışısınız. Yükleme otomatik olarak sürer.',
      unreachable: 'Sunucuya ulaşılamıyor. Otomatik olarak yeniden denenecek.',
      waitsForSignIn: 'Sürdürmek için oturum açın.',
      busy: 'Sunucu meşgul. Otomatik olarak yeniden denenecek.',
      noAnswerFor: (host, time) =>
        `${time} boyunca ${host} yanıt vermedi. Bu cihazda başka siteler çalışıyorsa yöneticinize başvurun: adres yanlış veya engellenmiş olabilir.`,
      isPaused: 'Duraklatıldı. Yükleme baştan başlar.',
      persistence: {
        saving: 'Saklanıyor… Bu sayfayı açık tutun.',
        saved: (count) => `Bu cihazda saklanan, bitmemiş yüklemeler: ${count}.`,
        continues: 'Bu sayfayı kapatırsanız, sayfayı burada yeniden açtığınızda sürerler.',
        'no-room': 'Bu cihazda saklanamayacak kadar büyük. Yükleme bitene kadar bu sayfayı açık tutun.',
      },
      isBusy: 'Sunucu meşgul.',
      isTroubled: 'Sunucu düzgün yanıt vermiyor.',
      isUnconfirmed: 'Sunucu belgenin kaydedildiğini henüz onaylamadı.',
      tryingIn: (time) => `${time} sonra yeniden denenecek.`,
      tryingNow: 'Şimdi yeniden deneniyor.',
      blockedBy: {
        'retry-scheduled': 'Yeniden denemeyi bekliyor',
        connection: 'Bekliyor, sunucuya ulaşılamıyor',
        'sign-in': 'Oturum açılmasını bekliyor',
        resume: 'Duraklatıldı',
        decision: 'Yinelenen: inceleyin',
      },
      timeLeft: (time) => `${time} kaldı`,
      stalled: (time) => `${time} süredir ilerleme yok`,
      progressOf: (name) => `${name} yüklemesi`,
      storingHint: 'sunucunun onayı bekleniyor',
      copyId: 'ID’yi kopyala',
      existing: (name) => `Zaten “${name}” adıyla kayıtlı. Kopya oluşturulmadı.`,
      isStored: (name) => `“${name}” adıyla kaydedildi.`,
      existingUnnamed: 'Zaten kayıtlı. Kopya oluşturulmadı.',
      cancelledEarly: 'Her şey gönderilmeden durduruldu.',
      cancelledMayBeStored: 'Durduruldu. Sunucu yine de kaydetmiş olabilir.',
      cancel: 'İptal',
      tryAgain: 'Yeniden dene',
      pause: 'Duraklat',
      resume: 'Sürdür',
      sendAnyway: 'Yine de yükle',
      remove: 'Kaldır',
      showMatch: 'Eşleşmeyi göster',
      edit: {
        open: 'Bilgileri düzenle',
        title: (name) => `${name} bilgileri`,
        notSentYet: 'Düzenlerken hiçbir şey gönderilmez.',
        tooLate: 'Çok geç: yükleme önceki bilgilerle gönderilmişti.',
        save: 'Kaydet',
        saveAndRetry: 'Kaydet ve yeniden dene',
        discard: 'Değişikliklerden vazgeç',
      },
      all: {
        pause: 'Tümünü duraklat',
        resume: 'Tümünü sürdür',
        retry: 'Tümünü yeniden dene',
        sendAnyway: 'Yine de tümünü yükle',
        clear: 'Bitenleri kaldır',
      },
      dismiss: 'Listeden kaldır',
      details: 'Ayrıntılar',
      openDocument: 'Belgeyi aç',
      serviceSays: (words) => `Sunucunun iletisi: “${words}”`,
      report: {
        title: 'Bu yüklemelerin raporu',
        copy: 'Raporu kopyala',
        save: 'CSV olarak kaydet',
        fileName: 'yuklemeler.csv',
        columns: {
          status: 'Durum',
          displayName: 'Görünen ad',
          file: 'Dosya',
          asset: 'Ekipman',
          documentId: 'Belge ID’si',
          time: 'Zaman',
          reason: 'Neden',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} sürüyor` }),
        waiting: (count) => plural(count, { other: (n) => `${n} bekliyor` }),
        resume: (count) => plural(count, { other: (n) => `${n} duraklatıldı` }),
        decision: (count) => plural(count, { other: (n) => `${n} incelenecek` }),
        'needs-file': (count) => plural(count, { other: (n) => `${n} dosyası eksik` }),
        failed: (count) => plural(count, { other: (n) => `${n} başarısız` }),
        stored: (count) => plural(count, { other: (n) => `${n} kaydedildi` }),
        'already-exists': (count) => plural(count, { other: (n) => `${n} zaten kayıtlı` }),
        cancelled: (count) => plural(count, { other: (n) => `${n} iptal edildi` }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Hesap: ${name}`,
        roles: (roles) => `Roller: ${roles}`,
        noRole: 'Rol yok',
      },
      header: {
        offline: 'Çevrimdışı',
        done: (done, total) => `${done} / ${total}`,
      },
      assetDocuments: 'Bu ekipmanın belgeleri',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Oturum açmadınız',
      uploads: (name) =>
        `Bunlar, ${name} adlı kişinin bu cihazda saklanan yüklemeleri. ${name} oturum açana kadar hiçbir şey gönderilmez veya değiştirilmez.`,
      files: 'Şimdi eklediğiniz dosyalar, bundan sonra oturum açan ilk kişiye ait olur.',
      upload: 'Yüklemek için oturum aç',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Burada daha önce bir dosya seçildi; başka biri seçmiş olabilir',
          other: (n) => `Burada daha önce ${n} dosya seçildi; başka biri seçmiş olabilir`,
        }),
      ask: (name) => `${name} olarak yüklensin mi?`,
      askUnnamed: 'Bu dosyalar sizin mi?',
      claim: 'Evet, bunlar benim dosyalarım',
      discard: (count) =>
        plural(count, {
          one: () => 'Hayır, dosyayı sil',
          other: (n) => `Hayır, ${n} dosyayı sil`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `Şimdi ${name} oturum açtı`,
      kept: (count, former) =>
        plural(count, {
          one: () => `${former} tarafından seçilen bir dosya, ${former} için bu cihazda saklanıyor.`,
          other: (n) => `${former} tarafından seçilen ${n} dosya, ${former} için bu cihazda saklanıyor.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () => `${former} tarafından seçilen bir dosya bu cihazda saklanamadı.`,
          other: (n) => `${former} tarafından seçilen ${n} dosya bu cihazda saklanamadı.`,
        }),
      close: 'Kapat',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Bu cihazda bekleyen yüklemeler: ${count}`,
      moved: (former, current) => `${former} için saklandılar. Bu sayfa artık ${current} adresine yüklüyor.`,
      notSaved: 'Bu sayfa artık bu cihazda dosya saklamıyor.',
      outcomeUnknown: 'Bazıları zaten kaydedilmiş olabilir.',
      withoutFile: (count) => `Dosyası eksik: ${count}`,
      upload: 'Şimdi yükle',
      discard: 'Yüklemeleri sil',
      othersTitle: (count) => `Başka kişilerin 30 gündür bekleyen yüklemeleri: ${count}`,
      others: 'Sahipleri oturum açınca gönderilirler. Yalnızca artık gerekmiyorlarsa silin.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Kimin oturum açtığı belli olunca bir dosya eklenecek.',
        other: (n) => `Kimin oturum açtığı belli olunca ${n} dosya eklenecek.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Bir belge henüz kaydedilmedi',
        other: (n) => `${n} belge henüz kaydedilmedi`,
      }),
    chosen: (count) => plural(count, { other: (n) => `${n} seçili` }),
    allSaved: (name) =>
      `Sonra tamamlarsanız, ${name} bu cihazda oturum açınca hepsi yine burada olur. Başkaları göremez.`,
    continues: 'Süren ve bekleyen yüklemeler o zaman devam eder.',
    notSaved: (name) => `Bu cihazda saklanmadılar; ${name} şimdi oturumu kapatırsa kaybolurlar.`,
    wait: 'Yüklemeler bitene kadar oturumu açık tutun.',
    partly: (count) =>
      plural(count, {
        one: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyasının yeniden seçilmesi gerekir.`,
        other: (n) => `${n} tanesi bu cihazda saklanmıyor: dosyalarının yeniden seçilmesi gerekir.`,
      }),
    notDiscardedTitle: 'Yüklemeler silinemedi',
    notDiscarded: (name) =>
      `Hâlâ bu cihazda saklanıyorlar ve onları yalnızca ${name} görebilir. Bu sayfanın başka bir sekmesi yanıt bekliyor olabilir: oradaki iletişim kutusunu kapatıp yeniden deneyin.`,
    stay: 'Oturumu açık tut',
    keep: 'Oturumu kapat, sonra tamamla',
    discard: (count) => plural(count, { other: (n) => `Oturumu kapat ve ${n} belgeyi sil` }),
  },
  config: {
    failedTitle: 'Uygulama doğru ayarlanmamış',
    noteTitle: 'Yöneticiler için: config.json dosyasını kontrol edin',
    lastUsed: 'Sunucudaki config.json kullanılamıyor. Bu sayfa, geçerli olan son dosyayla çalışıyor.',
    unknownIgnored: 'Bu sürüm, bilmediği anahtarları yok sayar.',
    wrong: 'config.json dosyasında hatalar var. Yöneticinize başvurun:',
    notFound: (url) => `${url} adresinde dosya yok. config.sample.json dosyasını oraya kopyalayıp doldurun.`,
    unreachable: (url) => `${url} açılamıyor. Bağlantıyı ve sunucuyu kontrol edin.`,
    html: (url) =>
      `Sunucu ${url} yerine bir web sayfası gönderdi. Dosyanın var olduğunu ve sunucunun her adres için index.html göndermediğini kontrol edin.`,
    notJson: (url) => `${url} geçerli JSON değil.`,
    unknownKey: 'yapılandırmanın bir anahtarı değil.',
    missing: 'eksik.',
    invalid: 'hatalı. Olası değerler kılavuzda ve config.schema.json dosyasında yazar.',
  },
  uploadList: {
    done: (done, total) => `${done}/${total} tamamlandı`,
    bytes: (sent, total) => `${sent} / ${total}`,
    timeLeft: (time) => `yaklaşık ${time} kaldı`,
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
      'Bu cihazda saklanan yüklemeler okunamadı. Saklanmaya devam ediyorlar. Yeniden denemek için sayfayı yenileyin.',
    savedByNewer: 'Bu sayfanın daha yeni bir sürümü tarafından saklandı ve onu bekliyor:',
    partlySaved: 'Bazı dosyalar bu cihazda saklanmadı. Yüklenene kadar bu sayfayı açık tutun.',
    filter: 'Göster',
    all: 'Tümü',
    groups: {
      attention: 'İşlem gerekiyor',
      uploading: 'Yükleniyor',
      waiting: 'Bekliyor',
      done: 'Tamamlandı',
      elsewhere: 'Diğer ekipmanlar',
    },
    showAll: (count) => `Tümünü göster (${count})`,
    showFewer: 'Daha az göster',
    more: 'Diğer işlemler',
    hideDetails: 'Ayrıntıları gizle',
    removed: (name) => `Listeden kaldırıldı: “${name}”`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `${n} yükleme listeden kaldırıldı.`,
        other: (n) => `${n} yükleme listeden kaldırıldı.`,
      }),
    removedStored: (name) => `Listeden kaldırıldı, belge kayıtlı kalır: “${name}”`,
    stayStored: 'Kayıtlı belgeler kayıtlı kalır.',
    requestCopied: (time) => `İstek kopyalandı: ${time}.`,
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
    leftOut: (count) => plural(count, { other: (n) => `${n} yüklenmedi` }),
    nextAsset: 'Sonraki ekipman',
    needsFile: {
      gone: 'Dosyası artık bu cihazda değil.',
      unreadable: 'Dosyası okunamadı. Başka bir program kullanıyor olabilir.',
      chooseAgain: (file, size) => `Sürdürmek için aynı dosyayı yeniden seçin: ${file}, ${size}.`,
      choose: 'Dosyayı seç',
      inputOf: (name) => `${name} dosyası`,
      comparing: 'Dosya kontrol ediliyor…',
      differs: (given, wanted, size) =>
        `Bu başka bir dosya: ${given} farklı. ${wanted} (${size}) dosyasını eklediğiniz andaki hâliyle seçin.`,
      cannotBeRead: (given) =>
        `${given} okunamıyor. Başka bir programda açık olabilir. Orada kapatıp yeniden seçin.`,
    },
    contentMatch: {
      listed: (name) => `Bu listedeki “${name}” ile aynı.`,
      listedBefore: 'Daha önce kaydedilen bir belgeyle aynı.',
      storedBefore: ({ asset, time, name, id }) =>
        `“${name}”${id ? ` (ID ${id})` : ''} ile aynı; bu cihazdan ${asset} ekipmanına kaydedildi: ${time}.`,
      nothingSent: 'Gönderilmedi.',
    },
    background: {
      continues: 'Ağ bağlantısı olduğunda yüklenirler; bu sayfayı kapatsanız da.',
      notify: 'Bana bildir',
      notifies: 'Yüklendiklerinde size bildirilecek.',
      at: (time) => `${time}, sayfa kapalıyken`,
      stored: (count) => `Kaydedilen: ${count}.`,
      left: (count) => `İlgilenmeniz gereken: ${count}.`,
    },
    regularZip: 'Normal dosya, çevrimdışı kılavuz değil',
    anotherPerson: 'başka bir kişi',
    existingBy: (person) => `Zaten ${person} tarafından kaydedilmiş. Kopya oluşturulmadı.`,
    existingAsBy: (name, person) =>
      `Zaten ${person} tarafından “${name}” adıyla kaydedilmiş. Kopya oluşturulmadı.`,
    notOnAsset: (name, asset) => `Zaten “${name}” adıyla kayıtlı, ancak ${asset} ekipmanına bağlı değil.`,
    notOnAssetUnnamed: (asset) => `Zaten kayıtlı, ancak ${asset} ekipmanına bağlı değil.`,
    maybeOnAsset: (name, asset) =>
      `Zaten “${name}” adıyla kayıtlı. ${asset} ekipmanına bağlı olup olmadığını kontrol edin.`,
    maybeOnAssetUnnamed: (asset) => `Zaten kayıtlı. ${asset} ekipmanına bağlı olup olmadığını kontrol edin.`,
    size: 'Boyut',
    packageName: 'Paket',
    correct: {
      hint: 'Kayıtlı belgeler burada değiştirilemez. Yalnızca onları yöneten kişiler için bir metin kopyalanır; hiçbir şey değiştirilmez.',
      copy: 'Düzeltme isteğini kopyala',
      request: 'Lütfen bu kayıtlı belgeyi düzeltin.',
      file: (name) => `Dosya: ${name}`,
      asset: (id) => `Ekipman: ${id}`,
      wrong: 'Yanlış olan:',
    },
    report: {
      send: 'Raporu gönder',
      onAsset: 'Ekipmana bağlı',
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
  },
  problems: {
    network: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edin ya da daha sonra yeniden deneyin.',
    networkMidway:
      'Sunucu belgeyi onaylamadan bağlantı koptu. Ağ ya da sunucu kesildi veya dosya sunucu için çok büyük. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    stalled: 'Aktarım durdu. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    noAnswer: 'Sunucu belgeyi onaylamadı. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    outcomeUnknown: 'Belge zaten kaydedilmiş olabilir.',
    contract: {
      'not-json':
        'Sunucunun yanıtı anlaşılamadı; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
      'cut-short':
        'Sunucunun yanıtı yarıda kesildi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
      redirected:
        'Sunucu yerine başka bir adres, belki bir oturum açma sayfası yanıt verdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Oturumunuzun açık ve ağın doğru olduğunu kontrol edip yeniden deneyin.',
      'reports-error':
        'Sunucu onay yerine hata bildirdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
      'no-envelope':
        'Sunucunun yanıtı belgenin kaydedilip kaydedilmediğini belirtmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
      'other-document':
        'Sunucu bunun yerine başka bir belgeyi onayladı; bu belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.',
    },
    fileChanged: 'Dosya, seçilmesinden sonra değişti. Güncel sürümünü yüklemek için dosyayı yeniden seçin.',
    fileChangedWhileSending:
      'Dosya gönderilirken değişti; kaydedilen belge bozuk olabilir. Dosyayı yeniden seçip bir kez daha yükleyin.',
    fileGone: 'Dosya artık yerinde değil. Geri koyup yeniden deneyin ya da yeniden seçin.',
    fileUnreadable: 'Dosya okunamadı. Diğer programlarda kapatıp yeniden deneyin.',
    fileEmpty: 'Dosya boş. Asıl dosyayı kontrol edip yeniden seçin.',
    tooLarge: (size, limit) =>
      `Dosya boyutu: ${size}; sınır: ${limit}. Dosyayı küçültün veya bölün ve yeniden seçin.`,
    type: (accepted) =>
      `Sunucu yalnızca şunları kabul eder: ${accepted}. Dosyayı bu biçimlerden birinde kaydedip yeniden seçin.`,
    sizeRejected: (size) =>
      `Dosya boyutu: ${size}; sunucu yalnızca daha küçük dosyaları kabul eder. Dosyayı küçültün veya bölün ve yeniden seçin.`,
    typeRejected: (extension) =>
      `Sunucu ${extension} dosyalarını kabul etmiyor. Dosyayı PDF gibi başka bir biçimde kaydedip yeniden seçin.`,
    roleMissing: 'Rolünüz belge yüklemeye izin vermiyor. Yöneticinize başvurun.',
    roleMissingWith: (roles) => `${roles} rolü belge yüklemeye izin vermiyor. Yöneticinize başvurun.`,
    noToken: 'Oturumunuz kapalı. Oturum açıp yeniden deneyin.',
    assetIdInvalid: 'Bu ekipman ID’si sunucuya gönderilemez. Ekipman ID’sini kontrol edin.',
    http: {
      400: 'Sunucu bu yüklemeyi reddetti.',
      401: 'Sunucu oturumunuzu kabul etmedi. Yeniden oturum açıp yeniden deneyin.',
      403: 'Bu ekipman için belge yükleme izniniz yok. Yöneticinize başvurun.',
      404: 'Sunucu bu ekipmanı tanımıyor. Ekipman ID’sini kontrol edin.',
      413: 'Dosya sunucu için çok büyük. Dosyayı küçültün veya bölün ve yeniden seçin.',
      415: 'Sunucu bu dosya türünü kabul etmiyor. Dosyayı PDF gibi başka bir biçimde kaydedip yeniden seçin.',
      429: 'Sunucu meşgul. Biraz bekleyip yeniden deneyin.',
      507: 'Sunucuda yer kalmadı. Yöneticinize başvurun.',
      client: (status) => `Sunucu yüklemeyi reddetti (durum ${status}).`,
      server: (status) => `Sunucu düzgün yanıt vermiyor (durum ${status}). Daha sonra yeniden deneyin.`,
      blocked: (status) =>
        `Bu cihaz ile sunucu arasındaki bir şey, örneğin bir vekil sunucu veya filtre, yüklemeyi engelledi (durum ${status}). Yeniden deneyin veya yöneticinize başvurun.`,
      unconfirmed: (status) =>
        `Sunucu onay yerine ${status} durumunu bildirdi; belgenin kaydedilip kaydedilmediği bilinmiyor. Yeniden deneyin: hiçbir şey iki kez kaydedilmez.`,
    },
    pageSays: (words) => `Sayfadaki metin: “${words}”`,
    baseUrlInvalid: 'Sunucunun adresi doğru ayarlanmamış. Yöneticinize başvurun.',
    manualRejected: (finding) =>
      `Durduruldu: bu ZIP kılavuz olarak yüklenemez.${finding && ` ${finding}.`} Başka bir kopya seçin ya da normal dosya olarak yükleyin.`,
    unexpected: 'Bu sayfada bir sorun oluştu. Yeniden deneyin.',
  },
  duplicate: {
    title: (count) =>
      plural(count, { one: () => 'Bu belge zaten var', other: (n) => `${n} belge zaten var` }),
    intro: 'Kopya oluşturulmadı.',
    introMany: 'Kopya oluşturulmadı.',
    notHere: (asset) => `Kayıtlı, ancak ${asset} ekipmanına bağlı değil.`,
    here: (asset) => `Zaten ${asset} ekipmanına bağlı.`,
    notOn: (asset) => `${asset} ekipmanına bağlı değil`,
    maybeNotOn: (asset) => `${asset} ekipmanına bağlı olmayabilir`,
    checkLink: (asset) =>
      `${asset} ekipmanına bağlı olup olmadığını kontrol edin. Bağlı değilse isteği, ekipmanın belgelerini yöneten kişilere gönderin.`,
    alreadyOn: (asset) => `Zaten ${asset} ekipmanına bağlı`,
    nothingToDo: 'yapılacak bir şey yok',
    youChose: (name) => `Seçtiğiniz: “${name}”`,
    on: (assets) => `bağlı: ${assets}`,
    linkTo: (asset) => `${asset} ekipmanına bağla`,
    copyRequest: 'Bağlama isteğini kopyala',
    requestHint: 'İsteği, ekipmanın belgelerini yöneten kişilere gönderin.',
    copyAllRequests: (count) => plural(count, { other: (n) => `${n} bağlama isteğini kopyala` }),
    request: (asset) => `Lütfen bu belgeyi ${asset} ekipmanına bağlayın.`,
    requestName: (name) => `Belge: ${name}`,
    requestId: (id) => `Belge ID’si: ${id}`,
    requestAddress: (address) => `Adres: ${address}`,
    copyYourself: 'Kopyalanamadı. Bu metni seçip kopyalayın:',
    organization: 'Kuruluş',
    added: 'Eklenme',
    addedBy: (date, person) => `${date}, ekleyen: ${person}`,
    id: 'ID',
    copyId: 'ID’yi kopyala',
    languages: 'Diller',
    supplier: 'Tedarikçi',
    supplierUnnamed: 'Tedarikçi belgesi',
    ai: 'Yapay zekâ işlemesi',
    aiNotYet: 'henüz işlenmedi',
    aiOn: 'evet',
    aiOff: 'hayır',
    details: 'Ayrıntılar',
    allDetails: 'Tüm ayrıntılar ve sunucunun iletisi',
    owner: 'Sahibi',
    manufacturer: 'Üretici',
    mimeType: 'MIME türü',
    updated: 'Güncelleme',
    maintenance: 'Bakım kayıtları',
    linked: (count) => plural(count, { other: (n) => `${n} ekipmana bağlı` }),
    notLinked: 'Hiçbir ekipmana bağlı değil',
    linksUnknown: 'Sunucu, belgenin hangi ekipmanlara bağlı olduğunu bildirmedi.',
    thisAsset: (asset) => `${asset} · bu ekipman`,
    serviceSays: 'Sunucunun iletisi',
    noFacts: 'Sunucu ayrıntı vermedi.',
    openDocument: 'Belgeyi aç',
    open: 'Aç',
    close: 'Kapat',
  },
  move: {
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
    locked: (asset) => `Başka ekipman seçemezsiniz: belge ${asset} ekipmanına zaten kaydedilmiş olabilir.`,
    moved: (count, asset) =>
      plural(count, { one: () => `Taşındı: ${asset}`, other: (n) => `${n} yükleme taşındı: ${asset}` }),
    notMoved: (count) =>
      plural(count, { other: (n) => `${n} yükleme taşınmadı, çünkü zaten gönderiliyordu.` }),
    show: 'Göster',
    undo: 'Geri al',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Başka ekipman seç',
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
      uploadingTo: (asset) => `${asset} ekipmanına belge yüklüyorsunuz.`,
      anyway: (asset) => `Yine de ${asset} ekipmanına yükle`,
      upload: (parts) => `Yükle: ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${asset} için ${n}` }),
      toNamed: (count) => plural(count, { other: (n) => `adı geçen ekipmanlar için ${n}` }),
      back: 'Geri',
    },
  },
  device: {
    takePhoto: 'Fotoğraf çek',
    photo: 'Kameradan fotoğraf',
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
    },
    scan: {
      open: 'Kodu tara',
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
      failed: 'Paylaşılan dosyalar saklanamadı. Bu cihazda yer kalmamış olabilir. Dosyaları burada seçin.',
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
          other: (n) => `Önceki kişinin ${n} dosyası bu cihazda saklanamadı. Yeniden seçilmeleri gerekir.`,
        }),
    },
    form: {
      fromLastTime: 'Son kullanımdan',
      forAll: 'tüm dosyalar için',
      chooseOrSet: 'Seçin veya her dosya için belirleyin',
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
      withoutCategory: (count) => plural(count, { other: (n) => `Kategorisi olmayan ${n} dosya` }),
      show: 'Göster',
      showAll: 'Tümünü göster',
      shownOf: (shown, all) => `${all} dosyadan ${shown} tanesi gösteriliyor`,
      shownKinds: {
        incomplete: 'doldurulmalı',
        uncategorized: 'kategorisiz',
        suggested: 'önerilen kategorili',
        warnings: 'uyarılı',
        rejected: 'yüklenemez',
      },
      added: (count) => plural(count, { other: (n) => `${n} dosya eklendi.` }),
      noneAdded: 'Dosya eklenmedi.',
      toFix: (count) => plural(count, { other: (n) => `${n} alan doldurulmalı` }),
    },
    sort: {
      added: 'Eklenme sırası',
      name: 'Ada göre sırala',
      kind: 'Türe göre sırala',
      folder: 'Klasöre göre sırala',
      size: 'Boyuta göre sırala',
    },
    sameName: {
      listed: 'Bu listedeki başka bir dosyayla aynı ad.',
      stored: (time) => `${time} saatindeki bir belgeyle aynı ad: yeni sürüm mü?`,
    },
    suggestedCategory: (name) => `“${name}” kategorisini kullan`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Kategori belirle',
    setOrganization: 'Kuruluş belirle',
    selectRow: 'Seç',
    allSuggestions: (count) => `${count} öneriyi kullan`,
    sevenDays:
      'Safari, burada saklanan dosyaları yedi gün ziyaret edilmezse siler. Önce yükleyin veya bu sayfayı ana ekrana ekleyin.',
  },
  keys: {
    title: 'Klavye kısayolları',
    move: { keys: '↑↓ Home/End', action: 'Başka bir dosyaya git' },
    edit: { keys: 'Enter/F2', action: 'Adı düzenle' },
    category: { keys: 'C', action: 'Dosyanın veya seçili dosyaların kategorisini belirle' },
    controls: { keys: 'Tab', action: 'Dosyanın alanlarında ilerle, ardından listeden çık' },
    select: { keys: 'Boşluk', action: 'Dosyayı seç' },
    range: { keys: 'Shift+↑↓', action: 'Birden çok dosya seç' },
    all: { keys: 'Ctrl/⌘+A', action: 'Gösterilen tüm dosyaları seç' },
    remove: { keys: 'Delete', action: 'Dosyayı veya seçili dosyaları kaldır' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: 'Alttaki veya üstteki dosyanın aynı alanı' },
    back: { keys: 'Esc', action: 'Alanı geri al, ardından dosyaya dön' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'Yükle' },
  },
  make: {
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
  },
  documentTexts: {
    forAi: (title) => `${title}: yapay zekâ okuyamaz`,
    fromTitle: 'Belgenin başlığından alındı.',
    fromPackage: 'Paketten alındı.',
    withWarnings: (count) => plural(count, { other: (n) => `Uyarılı ${n} dosya` }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `${extension} dosyası değil: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Web sayfası',
      xml: 'XML dosyası',
      text: 'Metin dosyası',
      rtf: 'RTF belgesi',
      program: 'Program',
      archive: (format) => `${format} arşivi`,
      image: (format) => `${format} görüntüsü`,
    },
    types: {
      word: 'Word belgesi',
      spreadsheet: 'Hesap tablosu',
      presentation: 'Sunu',
      openDocument: 'OpenDocument dosyası',
      visio: 'Visio çizimi',
      epub: 'E-kitap',
      jar: 'Java arşivi',
      aasx: 'Asset Administration Shell',
      email: 'E-posta iletisi',
      office: 'Office belgesi',
      dwg: 'DWG çizimi',
      dxf: 'DXF çizimi',
      step: 'STEP modeli',
      svg: 'SVG çizimi',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Belge değil, web sayfası',
        advice: 'Bir oturum açma sayfası olabilir. Belgeyi yeniden indirin.',
      },
      'FILE-SHORTCUT': {
        title: 'Belgenin kendisi başka bir yerde',
        advice:
          'Bu dosya, kısayollar ve bulut depolama yer tutucuları gibi, yalnızca başka bir dosyayı gösterir. Çalıştığı yerde açın, belgeyi kaydedin ve sonra o dosyayı seçin.',
      },
      'FILE-PROGRAM': {
        title: 'Belge değil, program',
        advice: 'Bu dosya okunmak için değil, çalıştırılmak içindir. Bu ekipmana ait değilse kaldırın.',
      },
      'FILE-PARTIAL': {
        title: 'Tamamlanmamış indirme',
        advice: 'Dosya eksik olabilir. İndirme bitene kadar bekleyin, sonra tamamlanan dosyayı seçin.',
      },
      'FILE-ZEROS': {
        title: 'İçerik yok',
        advice:
          'Dosya, başarısız bir kopyalama veya indirmeden sonra olduğu gibi sıfırlarla dolu. Yeniden kopyalayın veya indirin.',
      },
      'FILE-SPLIT': {
        title: 'Bölünmüş arşivin bir parçası',
        advice:
          'Yalnızca diğer tüm parçalarla birlikte açılabilir. Arşivi açın, sonra içindeki belgeleri seçin.',
      },
      'FILE-TYPE': {
        title: 'Adının söylediği gibi değil',
        advice:
          'İçerik, dosya adının söylediğinden farklı türde ve bazı programlar açmayabilir. Doğru dosya olduğunu görmek için açın.',
      },
      'FILE-UNCHECKED': {
        title: 'Kontrol edilmedi',
        advice: 'Bu dosya bu cihazda kontrol edilemedi. Yine de yükleyebilirsiniz.',
      },
      'IMAGE-DAMAGED': {
        title: 'Görüntü bozuk',
        advice: 'Görüntünün bir bölümü eksik veya gösterilemiyor. Yeniden kopyalayın veya indirin.',
      },
      'IMAGE-HEIC': {
        title: 'HEIC görüntüsü',
        advice:
          'Birçok program ve tarayıcı HEIC görüntülerini gösteremez. Başkalarının görmesi gerekiyorsa JPEG olarak kaydedin.',
      },
      'OFFICE-DAMAGED': {
        title: 'Bozuk',
        advice:
          'Programlar bu dosyayı açmayabilir veya yalnızca bir bölümünü açabilir. Yeniden kopyalayın veya dışa aktarın.',
      },
      'OFFICE-PASSWORD': {
        title: 'Parola korumalı',
        advice:
          'Parola olmadan kimse açamaz ve arama içeriğini bulamaz. Mümkünse parolasız bir kopya yükleyin.',
      },
      'OFFICE-LEGACY': {
        title: 'Eski Office biçimi',
        advice:
          'Bazı programlar artık bu biçimi açmaz ve arama içeriğini bulamayabilir. .docx veya PDF gibi güncel bir biçimde kaydedin.',
      },
      'OFFICE-MACROS': {
        title: 'Makro içeriyor',
        advice: 'Birçok kuruluş makrolu dosyaları engeller. Gerekli değilse makrosuz bir kopya yükleyin.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Harfler yanlış görünebilir',
        advice:
          'Metin UTF-8 olarak kaydedilmemiş; ä veya é gibi harfler başka karakterler olarak görünebilir. UTF-8 kodlamasıyla yeniden kaydedin.',
      },
      'SVG-SCRIPT': {
        title: 'Betik içeren çizim',
        advice:
          'Çizimi gösteren programlar betiği çalıştırabilir veya göstermeyebilir. Betiksiz olarak dışa aktarın.',
      },
      'PDF-NOT-PDF': {
        title: 'PDF değil',
        advice:
          'Dosyanın adı .pdf ile bitiyor, ancak içeriği başka bir şey. Açıp doğru dosya olduğunu kontrol edin.',
      },
      'PDF-TRUNCATED': {
        title: 'Bozuk: eksik',
        advice: 'Dosyanın sonu eksik, sayfalar da eksik olabilir. Yeniden indirin veya dışa aktarın.',
      },
      'PDF-DAMAGED': {
        title: 'Bozuk',
        advice: 'Bazı programlar bu PDF’yi veya tüm sayfalarını açamaz. Yeniden indirin veya dışa aktarın.',
      },
      'PDF-NO-PAGES': { title: 'Sayfa yok', advice: 'PDF’de sayfa yok. Yeniden dışa aktarın.' },
      'PDF-PASSWORD': {
        title: 'Parola korumalı',
        advice:
          'Parola olmadan kimse açamaz ve arama içeriğini bulamaz. Mümkünse parolasız bir kopya yükleyin.',
      },
      'PDF-RIGHTS': {
        title: 'Hak yönetimiyle korunuyor',
        advice:
          'İçeriği şifreli. Yalnızca izni olan kişiler açabilir ve arama içeriğini bulamaz. Mümkünse korumasız bir kopya yükleyin.',
      },
      'PDF-PORTFOLIO': {
        title: 'PDF portföyü',
        advice:
          'Çoğu program yalnızca kapağını gösterir ve arama içindeki dosyaları bulamayabilir. Dosyaları ayrı ayrı yükleyin.',
      },
      'PDF-RESTRICTED': {
        title: 'Metin kopyalanamaz',
        advice: 'PDF parolasız açılır, ancak metninin okunmasına izin vermez. Arama içeriğini bulamayabilir.',
      },
      'PDF-NO-TEXT': {
        title: 'Metinsiz tarama',
        advice:
          'Sayfalar görüntü olduğundan arama içeriklerini bulamaz. Mümkünse önce metin tanıma (OCR) yapın.',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Metin aranamaz',
        advice:
          'Metin doğru görünüyor, ancak karakterleri PDF’de yok. Arama içeriği bulamaz. Yazı tipleriyle birlikte yeniden dışa aktarın.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Boş sayfalar',
        advice: 'Sayfalarda hiçbir şey yok. PDF’yi açıp doğru dosya olduğunu kontrol edin.',
      },
      'PDF-XFA': {
        title: 'Az sayıda program için form',
        advice: 'Çoğu program yalnızca “Lütfen bekleyin” gösterir. Formu PDF olarak yazdırıp onu yükleyin.',
      },
      'PDF-UNCHECKED': {
        title: 'Kontrol edilmedi',
        advice: 'Bu PDF, zaman ve bellek sınırları içinde kontrol edilemedi. Yine de yükleyebilirsiniz.',
      },
      'PDF-REBUILT': {
        title: 'Açılırken onarıldı',
        advice:
          'Bu PDF’nin nesne listesi eksik veya yanlış; programlar dosyayı açarken onu yeniden oluşturur. Kontrol edilen sayfalar okunabiliyor. Bir program açamıyorsa yeniden dışa aktarın.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Ek dosya içeriyor',
        advice: 'PDF’nin içinde kolayca gözden kaçan başka dosyalar var. Önemliyse ayrıca yükleyin.',
      },
      'PDF-SCRIPT': { title: 'Betik içeriyor', advice: 'Çoğu program PDF’lerdeki betikleri yok sayar.' },
    },
  },
  packages: {
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
    showMore: (count) => plural(count, { other: (n) => `${n} tane daha göster` }),
    noTitle: 'Başlıksız',
    noPdf: 'PDF yok',
    previewed: 'Önizlenecek paket',
    product: 'Ürün',
    serial: 'Seri numarası',
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
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Meta veriler okunamıyor',
      advice:
        'Bu belgelerin başlıkları ve kategorileri eksik olabilir. Bunları kendiniz doldurun veya gönderenden düzeltilmiş bir paket isteyin.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Meta veri yok',
      advice: 'Paket, bu belgelerin ne olduğunu belirtmiyor. Başlıkları ve kategorileri kendiniz doldurun.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Kapsayıcı açılamıyor',
      advice:
        'Paketteki bir kapsayıcı bozuk olduğundan belgeleri listede yok. Paketi gönderenden yeniden isteyin.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Parolayla korunan dosyalar',
      advice: 'Parola olmadan bu dosyaları kimse açamaz. Gönderenden parolasız bir paket isteyin.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Çok derin iç içe',
      advice:
        'İki düzeyden daha derindeki kapsayıcılar açılmadığından belgeleri listede yok. Paketi açıp bunları ayrı ayrı ekleyin.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Tamamı okunmadı',
      advice: 'Paket tamamının okunması için çok büyük. Paketi açıp kalan belgeleri ayrı ayrı ekleyin.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Belge bulunamadı',
      advice: 'Paket hiçbir belge tanımlamıyor. Yine de tek dosya olarak yükleyebilirsiniz.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Belge eksik',
      advice: 'Paket, içinde olmayan bir belgeyi listeliyor. Belgeyi gönderenden isteyin.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Dosya eksik',
      advice: 'Meta verilerde adı geçen bir dosya pakette yok. Dosyayı gönderenden isteyin.',
    },
    'PACKAGE-NO-PDF': {
      title: 'PDF yok',
      advice: 'Bir belgenin PDF’i yok; herkes açamayabilir. Gönderenden bir PDF isteyin.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Aynı ID iki kez',
      advice: 'İki belgenin ID’si aynı. İkisine de ihtiyacınız olup olmadığını kontrol edin.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Onaylanmamış',
      advice: 'Pakete göre bir belge onaylanmamış. Doğru sürüm olduğunu kontrol edin.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Klasör içinde sıkıştırılmış',
      advice:
        'Tüm dosyalar ZIP’in bir klasöründe; bazı programlar meta verileri orada bulamaz. Bunun yerine klasörün içeriğini sıkıştırın.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Dosya adı eşleşmiyor',
      advice:
        'Bir dosyanın adı meta verilerde farklı yazılmış, bu yüzden bazı programlar dosyayı bulamaz. Gönderenden düzeltilmiş bir paket isteyin.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Dosya meta verilerde yok',
      advice: 'Bu dosya hiçbir belgeye ait değil. Gerekli olup olmadığını kontrol edin.',
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
    line: (line) => `satır ${line}`,
    more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
    saveJson: 'JSON olarak kaydet',
  },
  inspection: {
    results: 'Kontrol sonuçları',
    canBeManual: 'Çevrimdışı kılavuz olarak yüklenebilir',
    ready: 'Yüklemeye hazır',
    readyWith: (counts) => `Yüklemeye hazır: ${counts}`,
    pages: (count) => plural(count, { other: (n) => `${n} sayfa` }),
    startsAt: (page) => `başlangıç: ${page}`,
    fixable: 'Onarılabilir',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} onarılabilir` }),
    places: (count) => plural(count, { other: (n) => `${n} yer` }),
    repairAndUse: 'Onar ve kullan',
    fixMore: (count) => plural(count, { other: (n) => `${n} sorunu daha onar ve kullan` }),
    done: 'Bitti',
    keepAsRegular: 'Normal dosya olarak tut',
    chooseStart: 'Başlangıç sayfası seç',
    changeStart: 'Başka başlangıç sayfası seç',
    startHint: (name) =>
      `Okuyanlar bu sayfadan başlar. Dosyanız değişmez: kopyaya bu sayfayı açan bir ${name} eklenir.`,
    useAsStart: 'Başlangıç sayfası yap',
    allPages: 'Tüm sayfaları göster',
    reviewChanges: 'Değişiklikleri incele',
    inUse: 'Onarılmış kopya kullanılıyor',
    withRegular: (upload, count) =>
      plural(count, { other: (n) => `${upload}, ${n} tanesi normal dosya olarak` }),
    allRegular: (upload) => `${upload}, normal dosya olarak`,
    folder: {
      isPackage: (name) => `“${name}” teslim paketine benziyor`,
      asPackage: 'Paket olarak',
      packing: 'Paket oluşturuluyor…',
    },
    search: 'Kontrol sonuçlarında ara',
    show: 'Göster',
    all: 'Tümü',
    nothing: 'Eşleşen sonuç yok.',
    moreInReport: (count) => plural(count, { other: (n) => `Raporda ${n} tane daha var.` }),
    reportTitle: (file) => `${file} kontrol sonuçları`,
    verdict: {
      manual: 'Bu bir çevrimdışı kılavuz.',
      'not-a-manual': 'Bu bir çevrimdışı kılavuz değil.',
      unsafe: 'Bu ZIP bozuk veya güvensiz.',
    },
    facts: (startPage, pages, files) => `Başlangıç sayfası: ${startPage}. Sayfa: ${pages}. Dosya: ${files}.`,
    noStartPage: 'yok',
    toDo: (remedy) => `Yapılacak: ${remedy}`,
    forAuthor: (remedy) => `Hazırlayan için: ${remedy}`,
  },
  preview: {
    title: (file) => `${file} önizlemesi`,
    frame: 'Kılavuz',
    close: 'Önizlemeyi kapat',
    back: 'Geri',
    forward: 'İleri',
    pages: (count) => plural(count, { other: (n) => `${n} sayfa` }),
    pageList: 'Kılavuzun sayfaları',
    search: 'Sayfalarda ara',
    nothing: 'Eşleşen sayfa yok.',
    readingTitles: 'Başlıklar hâlâ okunuyor.',
    width: 'Genişlik',
    widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Tam' },
    opening: 'Kılavuz açılıyor…',
    missing: {
      internet: (count) =>
        plural(count, { other: (n) => `Bu sayfanın kullandığı ${n} dosya internette, ZIP’te yok` }),
      absent: (count) => plural(count, { other: (n) => `Bu sayfanın kullandığı ${n} dosya ZIP’te yok` }),
      spelling: (count) =>
        plural(count, { other: (n) => `Bu sayfanın kullandığı ${n} dosyanın adı ZIP’te farklı yazılmış` }),
      damaged: (count) => plural(count, { other: (n) => `${n} dosya bozuk` }),
      'too-large': (count) => plural(count, { other: (n) => `${n} dosya önizleme için çok büyük` }),
      more: (count) => plural(count, { other: (n) => `ve ${n} tane daha` }),
    },
    spellingFixable: 'Onarım, betikler dışındaki bu bağlantıları düzeltir.',
    outside: (url) => `Bu bağlantı kılavuzun dışına, ${url} adresine götürüyor. Önizleme onu açmaz.`,
    placeHidden: (line) => `Bu yer ${line}. satırda, sayfanın görünmeyen bir bölümünde.`,
    absent: (path) => `ZIP’te şu yok: ${path}. Okuyan da burada hata görür.`,
    unshown: (path, size) =>
      `${path} (${size}) burada gösterilmez. ZIP’te var; okuyan onu başka bir programla açar.`,
    dismiss: 'Gizle',
    emptyWithoutScripts:
      'Önizlemenin çalıştırmadığı betikler olmadan bu sayfa boştur; listeden başka bir sayfa seçin.',
    failures: {
      unreadable: 'Dosya okunamadı. Taşınmış veya değiştirilmiş olabilir; yeniden seçin.',
      unsafe: 'Bu ZIP’ten bir şey gösterilemez: bozuk veya güvenli değil.',
      crashed: 'Önizleme çalışmayı durdurdu. Kapatıp yeniden açın.',
      frame: 'Önizleme burada kullanılamıyor. Yöneticinize başvurun.',
    },
    frameFacts: {
      blocked: (origin) =>
        `Bu sayfanın Content-Security-Policy ayarı önizlemeyi engelliyor. ${origin} adresini frame-src içine ekleyin.`,
      silent: (url) =>
        `${url} başlamadı. Web sunucusu bu dosyayı, satır içi betiklere izin veren ve frame-ancestors içinde bu sayfayı belirten kendi Content-Security-Policy değeriyle göndermelidir.`,
    },
  },
  repair: {
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
      renamedLinks: (files) =>
        plural(files, { other: (n) => `${n} dosyada ona giden bağlantılar uyarlanır.` }),
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
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Dosya boş',
      explanation: '0 bayt içeriyor. Çoğunlukla indirme veya kopyalama yarıda kalmıştır.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Dosya bir ZIP arşivi değil',
      explanation: ({ content }) => `Adı ZIP diyor ama içeriği: ${content}.`,
      remedy: 'Normal dosya olarak yükleyin ya da kılavuzu ZIP arşivi olarak sıkıştırın.',
    },
    'ZIP-TRUNCATED': {
      title: 'Arşivin sonu kesik',
      explanation: 'ZIP arşivi olarak başlıyor ama sonu eksik; bu yüzden dosya listesi okunamıyor.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'Arşivde dosya yok',
      explanation: 'İçinde okunacak bir şey yok.',
      remedy: 'Kılavuz klasörünün içindekileri sıkıştırıp yeni dosyayı kontrol edin.',
    },
    'ZIP-TWO-ENDS': {
      title: 'Arşivin iki dosya listesi var',
      explanation: 'Farklı programlar içinde farklı dosyalar bulur.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Arşivin sonundan sonra fazladan veri',
      explanation: ({ bytes }) =>
        `Sonundan sonra ${bytes} bayt var. Programlar oradaki sıfırları ve satır sonlarını yok sayar; bazıları başka her şeyi reddeder.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Arşivin önünde fazladan veri',
      explanation: ({ bytes }) =>
        `İlk dosyadan önce ${bytes} bayt var, kendi kendini açan programlardaki gibi.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'Dosya listesi yanlış',
      explanation: ({ detail }) =>
        `Arşivdekilerle uyuşmuyor (${detail}); programlar farklı dosyalar okuyabilir.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'Büyük dosya kayıtları çelişiyor',
      explanation: ({ detail }) => `Boyutlar veya konumlar iki kez, farklı yazılmış (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'Arşiv, birkaç parçadan yalnızca biri',
      explanation: 'Diğer parçalar eksik olduğu için dosyalar birleştirilemiyor.',
      remedy: 'Parçaları birleştirin ya da kılavuzu tek arşiv olarak sıkıştırın.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Dosyalar parolayla korunuyor',
      explanation: 'Okuyanlar bunları yüklemeden sonra açamaz.',
      remedy: 'Kılavuzu parolasız yeniden sıkıştırın.',
    },
    'ZIP-METHOD': {
      title: 'Dosyalar alışılmadık biçimde sıkıştırılmış',
      explanation: ({ method }) =>
        `${method} sıkıştırma yöntemini her program bilmez. Bilinenler: “stored” ve “deflate”.`,
      remedy: 'Kılavuzu en küçük boyut yöntemiyle değil, normal yöntemle yeniden sıkıştırın.',
    },
    'ZIP-VERSION': {
      title: 'Bir dosya gereğinden yeni bir program istiyor',
      explanation: ({ version }) =>
        `ZIP biçiminin ${version} sürümünü gerektirdiğini bildiriyor. Bazı programlar böyle bir dosyayı atlar.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Bir dosyada bilinmeyen seçenekler ayarlı',
      explanation: 'Başlığında ayrılmış bitler ayarlı. Bazı programlar uyarır veya arşivi reddeder.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'Bir dosyanın başlığı hatalı',
      explanation: ({ field }) =>
        `Dosyanın başlığı okunamıyor veya dosya listesiyle uyuşmuyor (${field}); programlar farklı şeyler okuyabilir.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'Bir dosyanın arkasındaki kayıt hatalı',
      explanation:
        'Dosyanın arkasındaki boyut ve sağlama toplamı dosya listesiyle uyuşmuyor veya bazı programlar bunları okuyamıyor.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Arşivdeki dosyalar üst üste biniyor',
      explanation:
        'İki dosya aynı baytları kullanıyor. Sağlam arşivlerde olmaz; açma programlarına kurulan tuzaklarda olur.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Dosyalar arasında açıklanamayan veri',
      explanation: ({ bytes }) =>
        `${bytes} bayt hiçbir dosyaya ait değil. Hata olarak bildirildiyse içinde gizli bir dosya var.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Bir dosya bozuk',
      explanation: 'İçeriği sağlama toplamıyla uyuşmuyor.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Bir dosya bildirilenden uzun veya kısa',
      explanation: 'Arşiv bozuk ya da yanıltmak için hazırlanmış.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Bir dosya açılamıyor',
      explanation: ({ detail }) => `Sıkıştırılmış verisi bozuk (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Açılınca güvenli olmayan boyuta ulaşıyor',
      explanation: ({ detail }) => `Bir sınır aşıldı: ${detail}. Hiçbir şey açılmadı.`,
      remedy: 'Kılavuzu bölün ya da okuyanın ihtiyaç duymadıklarını çıkarın.',
    },
    'ZIP-EXTRA': {
      title: 'Bir dosyanın alışılmadık ek verisi',
      explanation:
        'Bazı sıkıştırma programları dosyaları hizalamak için sıfır ekler veya bir bölümü iki kez yazar. Zararı yoktur.',
      remedy: 'Yapılacak bir şey yok.',
    },
    'NAME-UNSAFE': {
      title: 'Bir dosya adı tehlikeli',
      explanation: ({ reason }) => `Açılınca klasörünün dışında olur ya da ne olduğunu gizler (${reason}).`,
      remedy: 'Dosyanın adını değiştirip klasörü yeniden sıkıştırın.',
    },
    'NAME-BACKSLASH': {
      title: 'Klasörler ters eğik çizgiyle yazılmış',
      explanation: 'Windows dışında tüm dosyalar tek klasöre düşer ve bağlantılar çalışmaz.',
      remedy: 'Klasörü güncel bir programla yeniden sıkıştırın.',
    },
    'NAME-DUPLICATE': {
      title: 'Bir dosya arşivde iki kez var',
      explanation: ({ other }) => `Hangisinin görüneceği programa bağlı. Diğeri: ${other}.`,
      remedy: 'İkisinden birini kaldırıp klasörü yeniden sıkıştırın.',
    },
    'NAME-CASE-CLASH': {
      title: 'İki ad Windows veya macOS’ta aynı',
      explanation: ({ other }) =>
        `Yalnızca büyük harf, aksan ya da sondaki nokta ve boşluklarla ayrılıyorlar. Bir dosya diğerinin yerine geçer: ${other}.`,
      remedy: 'Birinin adını ve ona giden bağlantıları değiştirin.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Bir ad hem dosya hem klasör',
      explanation: ({ detail }) => `Programlar ne olduğunda anlaşamıyor (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Bir dosyanın iki farklı adı var',
      explanation: ({ expected, found }) =>
        `Bazı programlara göre adı ${found}, bazılarına göre ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Bir dosya adı Unicode ile yazılmamış',
      explanation: ({ guess }) =>
        `${guess && `Büyük olasılıkla ${guess}. `}Başka programlar farklı harfler gösterebilir, bağlantılar çalışmaz.`,
      remedy: 'Klasörü güncel bir programla yeniden sıkıştırın ya da dosyaya özel harfsiz bir ad verin.',
    },
    'NAME-PORTABLE': {
      title: 'Bir ad Windows’ta kullanılamaz',
      explanation: ({ part }) => `Windows ${part} oluşturamaz, bu yüzden dosya orada eksik olur.`,
      remedy: 'Adını ve ona giden bağlantıları değiştirin.',
    },
    'NAME-LONG': {
      title: 'Bir yol çok uzun',
      explanation: ({ detail }) => `Sınırı aşıyor: ${detail}. Bazı cihazlar açamaz.`,
      remedy: 'Klasör ve dosya adlarını kısaltın.',
    },
    'ENTRY-LINK': {
      title: 'Bir dosya normal bir dosya değil',
      explanation: ({ special }) =>
        `Özel bir dosya (${special}). Programlar onu farklı açar; bir bağlantı kılavuzun dışına götürebilir.`,
      remedy: 'Yerine dosyanın kendisini koyup klasörü yeniden sıkıştırın.',
    },
    'ENTRY-PIPE': {
      title: 'Bir dosya bir veri yolundan (pipe) sıkıştırılmış',
      explanation: 'Sıkıştırma sırasında başka bir program yazmış. Normal bir dosya olarak açılır.',
      remedy: 'Yapılacak bir şey yok.',
    },
    'ENTRY-JUNK': {
      title: 'İşletim sisteminden veya bir programdan kalan dosyalar',
      explanation: 'Okuyan bunları görmez. Yalnızca yer kaplarlar.',
      remedy: 'Bir dahaki sıkıştırmada almayın.',
    },
    'ENTRY-PROGRAM': {
      title: 'Program içeriyor',
      explanation: ({ extension }) =>
        `Kılavuz okunur, çalıştırılmaz. Cihazlar ve sunucular ${extension} dosyalarını engeller ya da başlatır.`,
      remedy: 'Çıkarın ve başka yerde sunun.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Başka bir arşiv içeriyor',
      explanation: 'Okuyan onu açamaz ve içeriği kontrol edilmedi.',
      remedy: 'İçindekileri dosya olarak ekleyin ya da arşivi çıkarın.',
    },
    'ENTRY-EMPTY': {
      title: 'Bir dosya boş',
      explanation: '0 bayt içeriyor. Ona ihtiyaç duyan sayfa eksik kalır.',
      remedy: 'Yerine doğru dosyayı koyun.',
    },
    'ENTRY-TYPE': {
      title: 'Bir dosya adının söylediği türde değil',
      explanation: ({ expected, found }) =>
        `Adı ${expected} diyor, içeriği: ${found}. Bazı görüntüleyiciler göstermez.`,
      remedy: 'Doğru uzantıyı verin ya da yerine doğru dosyayı koyun.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Bir görüntü çok büyük',
      explanation: ({ detail }) => `Sınırı aşıyor: ${detail}. Tablet göstermekte gecikir ya da gösteremez.`,
      remedy: 'Gösterildiği boyuta küçültün.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Bir görüntü eksik',
      explanation:
        'Dosyanın sonu yok. Tarayıcılar görüntünün yalnızca bir bölümünü gösterir ya da hiçbir şey göstermez.',
      remedy: 'Tam bir kopyasıyla değiştirin.',
    },

    'DOC-NO-PAGES': {
      title: 'Arşivde HTML sayfası yok',
      explanation: 'Çevrimdışı kılavuz HTML sayfalarından oluşur.',
      remedy: 'Normal dosya olarak yükleyin.',
    },
    'DOC-NO-START': {
      title: 'Başlangıç sayfası eksik',
      explanation: ({ candidates, expected }) =>
        `Arşivin en üst düzeyinde ${expected} yok. Olası başlangıç sayfaları: ${candidates}.`,
      remedy: ({ expected }) =>
        `Başlangıç sayfasına ${expected} adını verin, en üste koyup yeniden sıkıştırın.`,
    },
    'DOC-IIRDS': {
      title: 'Başlangıç sayfası olmayan bir iiRDS paketi',
      explanation:
        'İçeriğini iiRDS programları gösterir. En üst düzeyde index.html yalnızca iiRDS/H paketlerinde bulunur; diğer iiRDS paketlerinde bulunmamalıdır.',
      remedy: 'Normal dosya olarak yükleyin veya bir iiRDS/H paketi isteyin.',
    },
    'DOC-WRAPPED': {
      title: 'Kılavuzun tamamı tek klasörde',
      explanation: ({ startPage }) =>
        `Başlangıç sayfası: ${startPage}. Bazı görüntüleyiciler onu yalnızca en üstte arar.`,
      remedy: ({ folder }) => `Klasörün (${folder}) kendisini değil, içindekileri sıkıştırın.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Birden çok başlangıç sayfası',
      explanation: ({ candidates }) =>
        `Bunların her biri başlangıç sayfası olabilir: ${candidates}. İlki kullanılır.`,
      remedy: ({ expected }) =>
        `En üste hepsine götüren bir ${expected} koyun ya da her birini ayrı kılavuz olarak yükleyin.`,
    },
    'DOC-START-CASE': {
      title: 'Başlangıç sayfasının adında büyük harf var',
      explanation: ({ expected, found }) => `Adı ${found}. Bazı görüntüleyiciler yalnızca ${expected} arar.`,
      remedy: ({ expected }) => `Adını ${expected} yapın ve ona giden bağlantıları değiştirin.`,
    },
    'DOC-CHARSET': {
      title: 'Karakter kodlaması belirtilmemiş',
      explanation: 'Özel harfler yanlış görünebilir.',
      remedy: 'Her sayfanın başına <meta charset="utf-8"> koyup UTF-8 olarak kaydedin.',
    },
    'DOC-DECODING': {
      title: 'Özel harfler yanlış görünüyor',
      explanation: ({ encoding }) => `Metnin kodlaması bildirdiği gibi değil (${encoding}).`,
      remedy: 'Sayfayı UTF-8 olarak kaydedin ve bunu sayfada bildirin.',
    },
    'DOC-NOT-HTML': {
      title: 'HTML sayfası değil',
      explanation: ({ content }) => `Adına göre HTML sayfası ama içeriği: ${content}.`,
      remedy: 'Doğru uzantıyı verin ya da yerine doğru sayfayı koyun.',
    },
    'DOC-XML': {
      title: 'Bir sayfa veya görüntü geçerli XML değil',
      explanation: 'Tarayıcılar geri kalanın yerine bir hata iletisi gösterir.',
      remedy: 'XML’i düzeltip yeniden sıkıştırın.',
    },
    'DOC-TOO-LARGE': {
      title: 'Bir dosya kontrol edilemeyecek kadar büyük',
      explanation: 'Dosya sağlam, ancak bağlantıları kontrol edilmedi.',
      remedy: 'Daha küçük dosyalara bölün.',
    },
    'DOC-TITLE': {
      title: 'Başlıksız sayfalar',
      explanation: 'Başlık; sekmelerde, yer imlerinde ve arama sonuçlarında görünür.',
      remedy: 'Her sayfaya bir <title> verin.',
    },
    'DOC-LANGUAGE': {
      title: 'Sayfaların dili belirtilmemiş',
      explanation: ({ pages }) =>
        `Sayfa: ${pages}. Tarayıcı bunları yanlış dilde seslendirebilir veya çeviri önermeyebilir.`,
      remedy: 'Şöyle yazın: <html lang="tr">.',
    },
    'DOC-BASE': {
      title: 'Bir sayfanın bağlantıları kılavuzun dışından başlıyor',
      explanation: ({ href }) =>
        `Sayfanın bağlantıları ve görüntüleri ${href} adresinden başlıyor; bu yüzden çevrimdışıyken çalışmaz.`,
      remedy: 'Sayfadaki <base> öğesini kaldırın.',
    },
    'DOC-LEAVES': {
      title: 'Bir sayfa kılavuzun dışına yönlendiriyor',
      explanation: ({ target }) => `Okuyanı gönderdiği yer ${target}; çevrimdışıyken orada yok.`,
      remedy: 'Yönlendirmeyi kaldırın veya kılavuzun bir sayfasına yöneltin.',
    },
    'DOC-FORM': {
      title: 'Bir form kılavuzun dışına gidiyor',
      explanation: ({ target }) =>
        `Girilenler ${target} adresine gönderilir; çevrimdışıyken orası yok. Arama bir şey bulamaz.`,
      remedy: 'Formu kaldırın veya kılavuzun içinde arama yapın.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Bir sayfa web sunucusu gerektiriyor',
      explanation: ({ need }) => `Sayfa klasörden açılınca içindeki bir şey (${need}) çalışmaz.`,
      remedy: 'Kılavuzun onsuz kullanılıp kullanılamadığını deneyin ya da hazırlayana sorun.',
    },
    'DOC-SCRIPTS': {
      title: 'Betik içeren sayfalar',
      explanation: ({ pages }) =>
        `Sayfa: ${pages}. Betiklerin kapalı olduğu yerde bazı bölümleri eksik kalabilir.`,
      remedy: 'Yapılacak bir şey yok.',
    },
    'DOC-UNUSED': {
      title: 'Hiçbir sayfanın kullanmadığı dosyalar',
      explanation: ({ bytes, files, pages }) =>
        `Dosya: ${files}, toplam ${bytes} bayt. Başka sayfadan bağlantı almayan sayfa: ${pages}.`,
      remedy: 'Gerekmeyenleri bir dahaki sıkıştırmada çıkarın.',
    },
    'LINK-BROKEN': {
      title: 'Bozuk bağlantı',
      explanation: ({ target }) => `Arşivde ${target} yok.`,
      remedy: 'Dosyayı ekleyin ya da bağlantıyı düzeltin.',
    },
    'LINK-CASE': {
      title: 'Bağlantının yazımı dosya adına uymuyor',
      explanation: ({ expected, target }) =>
        `Bağlantıda ${target} yazıyor, dosya ${expected}. Yalnızca Windows’ta çalışır.`,
      remedy: ({ expected }) => `Bağlantıyı ${expected} olarak yazın.`,
    },
    'LINK-FRAGMENT': {
      title: 'Bir bağlantı, sayfasında olmayan bir yere gidiyor',
      explanation: ({ fragment, target }) =>
        `${target} sayfası açılır ama en baştan: ${fragment} adlı bir yeri yok.`,
      remedy: 'Bağlantıyı düzeltin ya da o yeri ekleyin.',
    },
    'LINK-FOLDER': {
      title: 'Bir bağlantı klasöre gidiyor',
      explanation: ({ target }) =>
        `${target} klasöründe index sayfası yok; okuyan dosya listesi görür ya da hiçbir şey.`,
      remedy: 'İçindeki bir sayfaya bağlantı verin.',
    },
    'LINK-INDEX': {
      title: 'Bir bağlantı index sayfası yerine klasörü gösteriyor',
      explanation: ({ target }) =>
        `${target} bir web sunucusunda index sayfasını gösterir. Diskten açıldığında dosya listesi gösterir.`,
      remedy: 'Doğrudan index sayfasına bağlantı verin.',
    },
    'LINK-OUTSIDE': {
      title: 'Bir bağlantı arşivin dışına gidiyor',
      explanation: ({ target }) => `${target} en üst klasörün de üstünde ve kılavuzun parçası değil.`,
      remedy: 'Kastedileni kılavuza ekleyip bağlantıyı düzeltin.',
    },
    'LINK-ROOT': {
      title: 'Bir bağlantı web sunucusunun kökünden başlıyor',
      explanation: ({ target }) => `/${target} klasörde değil, yalnızca web sunucusunda çalışır.`,
      remedy: 'Bağlantıyı sayfasına göreli yazın.',
    },
    'LINK-LOCAL': {
      title: 'Bir bağlantı yazarın kendi bilgisayarına gidiyor',
      explanation: ({ target }) => `${target} yalnızca tek bir bilgisayarda veya ağda var.`,
      remedy: 'Dosyayı kılavuza ekleyip bağlantıyı oraya verin.',
    },
    'LINK-BACKSLASH': {
      title: 'Bir bağlantı ters eğik çizgiyle yazılmış',
      explanation: ({ target }) => `${target} yalnızca Windows’ta çalışır.`,
      remedy: '\\ yerine / ile yazın.',
    },
    'LINK-QUERY': {
      title: 'Soru işaretli bağlantılar',
      explanation: 'Sayfa klasörden açılınca işaretten sonrası yok sayılır.',
      remedy: 'Bir sayfa buna bağlı değilse bir şey yapmak gerekmez.',
    },
    'LINK-MALFORMED': {
      title: 'Bir bağlantı geçerli bir adres değil',
      explanation: ({ reason, target }) => `${target} açılamıyor (${reason}).`,
      remedy: 'Bağlantıyı düzeltin.',
    },
    'LINK-EMPTY': {
      title: 'Boş bağlantılar',
      explanation: 'Bulundukları sayfaya götürürler.',
      remedy: 'Kaldırın ya da bir adres verin.',
    },
    'LINK-EXTERNAL': {
      title: 'İnternete bağlantılar',
      explanation: ({ hostCount, hosts, links }) =>
        `Bağlantı: ${links}. Site: ${hostCount}, örneğin ${hosts}. İnternet erişimi gerekir.`,
      remedy: 'Yapılacak bir şey yok.',
    },
    'RES-EXTERNAL': {
      title: 'İnternetten bir şey yükleniyor',
      explanation: ({ target }) => `Kılavuz çevrimdışı okununca ${target} eksik kalır.`,
      remedy: 'Dosyayı kılavuza ekleyip oradan kullanın.',
    },
    'RES-FORMAT': {
      title: 'Bir görüntü tarayıcıların göstermediği bir biçimde',
      explanation: ({ target }) => `Çoğu tarayıcı ${target} yerini boş bırakır.`,
      remedy: 'Görüntüyü PNG, JPEG veya SVG olarak kaydedin.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'bir kayıt okunamıyor',
      count: 'dosya sayısı tutmuyor',
      offset: 'yerinde değil',
    },
    'ZIP-ZIP64': {
      'extra-field': 'bir dosyanın boyutlarında',
      'no-record': 'uzun kayıt yok',
      'record-not-adjacent': 'uzun kayıt yerinde değil',
      'extensible-data': 'uzun kayıtta ek veri var',
      'other-record': 'başka bir kayıt gösteriliyor',
      'end-record': 'arşivin sonunda',
    },
    'ZIP-HEADER': {
      signature: 'orada bir dosya başlamıyor',
      place: 'konum',
      name: 'ad',
      method: 'sıkıştırma yöntemi',
      flags: 'işaretler',
      crc: 'sağlama toplamı',
      size: 'boyut',
      'packed-size': 'sıkıştırılmış boyut',
      extra: 'ek alan',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'erken bitiyor',
      other: 'geçersiz kodlar',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `${size} boyutunu aşan bir dosya`,
      ratio: ({ limit }) => `${limit} kattan fazla sıkıştırılmış`,
      total: ({ size }) => `toplam ${size} üstü`,
      entries: ({ limit }) => `${limit} üstü dosya`,
    },
    'NAME-UNSAFE': {
      empty: 'boş ad',
      host: 'ağ yolu',
      absolute: 'kök dizinden yol',
      drive: 'sürücü harfi',
      parent: '“..” yukarı götürüyor',
      control: 'görünmeyen karakterler',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'kendi içeriği olan bir klasör',
      attribute: 'öznitelikleri farklı söylüyor',
      'file-in-between': 'bir dosyanın altında dosyalar var',
    },
    'NAME-LONG': {
      part: ({ size }) => `tek adda ${size}`,
      path: ({ size }) => `toplam ${size}`,
      depth: ({ limit }) => `${limit} klasör düzeyi`,
    },
    'ENTRY-LINK': {
      link: 'sembolik bağlantı',
      device: 'aygıt dosyası',
      socket: 'soket',
      volume: 'birim etiketi',
      unknown: 'bilinmeyen tür',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} piksel`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'başka dosyaları yükleyen bir betik',
      module: 'modül olarak bir betik',
      worker: 'arka planda çalışan bir betik',
      include: 'sunucu taraflı ekleme',
    },
    'LINK-MALFORMED': {
      scheme: 'bilinmeyen adres türü',
      percent: 'sayısı olmayan bir %',
      host: 'olanaksız sunucu adı',
      temporary: 'yalnızca sayfanın kaydedildiği yerde vardı',
    },
  },
  roleNotice: {
    title: 'Belge yükleyemezsiniz',
    own: (roles) => (roles === '' ? 'Oturumunuzun rolü yok.' : `Rolleriniz: ${roles}.`),
    needed: (roles) => `Yüklemek için şunlardan biri gerekir: ${roles}.`,
    ask: (who) => `Başvurulacak kişi: ${who}`,
    administrator: 'yöneticiniz',
  },
  history: {
    title: 'Daha önce, bu cihazdan',
    hint: 'Bu cihazda 30 gün tutulur.',
    clear: 'Bu listeyi temizle',
  },
  chooseAsset: {
    title: 'Ekipman seçin',
    intro: 'Belgelerinizin ait olduğu ekipmanı seçin.',
    label: 'Ad veya ekipman ID’si',
    hint: 'Makine etiketinde veya bakım sisteminizde bulabilirsiniz, örneğin PRESS-0042.',
    open: (id) => `${id} ekipmanını aç`,
    openAsIs: (id) => `${id} değerini olduğu gibi aç`,
    takeAsIs: (id) => `${id} değerini olduğu gibi kullan`,
    unlisted: 'Listede yok. ID’yi makine etiketinden veya bakım sisteminizden kontrol edin.',
    unknown: (id) => `${id} bilinmiyor. Makine etiketini kontrol edin veya devam edin.`,
    similar: 'Bunu mu demek istediniz',
    checking: (id) => `${id} hâlâ kontrol ediliyor. Devam edebilirsiniz.`,
    notChecked: (id) => `${id} kontrol edilemedi. Devam edebilirsiniz.`,
    offline: (id) => `Çevrimdışısınız, bu nedenle ${id} kontrol edilmedi. Devam edebilirsiniz.`,
    missing: 'Bir ekipman ID’si girin',
    impossible: '“.” veya “..” dışında bir ekipman ID’si girin',
    recent: 'Son ekipmanlar',
    all: 'Tüm ekipmanlar',
    found: (count) => plural(count, { other: (n) => `${n} ekipman bulundu` }),
    shown: (shown, total) => `${total} ekipmandan ${shown} tanesi gösteriliyor. Diğerleri için arama yapın.`,
  },
  embed: {
    wrongTitle: 'Belgeler burada gösterilemiyor',
    wrong: 'Bu sayfa doğru ayarlanmamış. Yöneticinize başvurun:',
    tokenProblems: {
      'no-token': 'Devam etmek için oturum açın. Bekleyen yüklemeler otomatik olarak sürdürülür.',
      'no-answer': 'Oturum açma beklenenden uzun sürüyor. Yüklemeler ardından sürdürülür.',
      'token-rejected':
        'Sunucu oturumunuzu kabul etmiyor. Yeniden oturum açın. Sorun sürerse yöneticinize başvurun.',
      'person-mismatch':
        'Bu sayfa ile oturumunuz farklı kişileri gösteriyor, bu yüzden hiçbir şey gönderilmiyor. Otomatik olarak yeniden denenir. Bu ileti kaybolmazsa yöneticinize başvurun.',
      offline: 'Bağlantı olmadan oturum açılamaz. Otomatik olarak yeniden denenir.',
    },
    brokenTitle: 'Sayfanın bu bölümü çalışmayı durdurdu',
    brokenHint: 'Yüklemeleriniz sürüyor ve bu cihazda saklanan dosyalar güvende.',
  },
};
