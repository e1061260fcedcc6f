import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Klasörü güncel bir programla ve normal yöntemle yeniden sıkıştırın, sonra yeni dosyayı kontrol edin.';
const copyAgain = 'Dosyayı yeniden kopyalayın veya indirin ve boyutunu aslıyla karşılaştırın.';

/** Codes about the archive and the names in it. */
export const archiveFindingsTr: typeof archiveFindingsEn = {
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
    remedy: 'Bir şey yapmak gerekmez.',
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
    explanation: ({ expected, found }) => `Bazı programlara göre adı ${found}, bazılarına göre ${expected}.`,
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
    title: 'Bir dosya bir borudan sıkıştırılmış',
    explanation: 'Sıkıştırma sırasında başka bir program yazmış. Normal bir dosya olarak açılır.',
    remedy: 'Bir şey yapmak gerekmez.',
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
    title: 'Bir resim çok büyük',
    explanation: ({ detail }) => `Sınırı aşıyor: ${detail}. Tablet göstermekte gecikir ya da gösteremez.`,
    remedy: 'Gösterildiği boyuta küçültün.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Bir resim eksik',
    explanation:
      'Dosyanın sonu yok. Tarayıcılar resmin yalnızca bir bölümünü gösterir ya da hiçbir şey göstermez.',
    remedy: 'Tam bir kopyasıyla değiştirin.',
  },
};
