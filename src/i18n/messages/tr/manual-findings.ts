import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsTr: typeof manualFindingsEn = {
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
    title: 'Bir sayfa veya resim geçerli XML değil',
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
      `Sayfanın bağlantıları ve resimleri ${href} adresinden başlıyor; bu yüzden çevrimdışıyken çalışmaz.`,
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
    remedy: 'Bir şey yapmak gerekmez.',
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
    remedy: 'Bir şey yapmak gerekmez.',
  },
  'RES-EXTERNAL': {
    title: 'İnternetten bir şey yükleniyor',
    explanation: ({ target }) => `Kılavuz çevrimdışı okununca ${target} eksik kalır.`,
    remedy: 'Dosyayı kılavuza ekleyip oradan kullanın.',
  },
  'RES-FORMAT': {
    title: 'Bir resim tarayıcıların göstermediği bir biçimde',
    explanation: ({ target }) => `Çoğu tarayıcı ${target} yerini boş bırakır.`,
    remedy: 'Resmi PNG, JPEG veya SVG olarak kaydedin.',
  },
};
