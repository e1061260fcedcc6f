import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsTr: PdfFindingTexts = {
  forAi: (title) => `${title}: yapay zekâ okuyamaz`,
  webPage: 'Bu bir PDF değil, web sayfası; belki bir oturum açma sayfası. Belgeyi yeniden indirin.',
  fromTitle: 'Belgenin başlığından alındı.',
  findings: {
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
      advice: 'Bu PDF bu cihazda kontrol edilemedi. Yine de yükleyebilirsiniz.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Ek dosya içeriyor',
      advice: 'PDF’nin içinde kolayca gözden kaçan başka dosyalar var. Önemliyse ayrıca yükleyin.',
    },
    'PDF-SCRIPT': { title: 'Betik içeriyor', advice: 'Çoğu program PDF’lerdeki betikleri yok sayar.' },
  },
};
