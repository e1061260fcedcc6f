import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('tr');

/** Texts of findings about documents. */
export const documentTextsTr: DocumentTexts = {
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
      title: 'Görüntü hasarlı',
      advice: 'Görüntünün bir bölümü eksik veya gösterilemiyor. Yeniden kopyalayın veya indirin.',
    },
    'IMAGE-HEIC': {
      title: 'HEIC görüntüsü',
      advice:
        'Birçok program ve tarayıcı HEIC görüntülerini gösteremez. Başkalarının görmesi gerekiyorsa JPEG olarak kaydedin.',
    },
    'OFFICE-DAMAGED': {
      title: 'Hasarlı',
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
      title: 'Hasarlı: eksik',
      advice: 'Dosyanın sonu eksik, sayfalar da eksik olabilir. Yeniden indirin veya dışa aktarın.',
    },
    'PDF-DAMAGED': {
      title: 'Hasarlı',
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
};
