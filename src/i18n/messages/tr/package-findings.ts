import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsTr: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Meta veriler okunamıyor',
    advice:
      'Bu belgelerin başlıkları ve kategorileri eksik olabilir. Bunları kendiniz doldurun veya gönderenden düzeltilmiş bir paket isteyin.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Meta veri yok',
    advice: 'Paket, bu belgelerin ne olduğunu belirtmiyor. Başlıkları ve kategorileri kendiniz doldurun.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Ana dosya eksik veya adı farklı',
    advice:
      'Programlar VDI2770_Main.xml adlı bir dosya arar; bu dosya eksik veya adı farklı. Kapsayıcılar onsuz okundu. Gönderenden düzeltilmiş bir paket isteyin.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Kapsayıcı açılamıyor',
    advice:
      'Paketteki bir kapsayıcı hasarlı olduğundan belgeleri listede yok. Paketi gönderenden yeniden isteyin.',
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
};
