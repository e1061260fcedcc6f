import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedTr: EmbedMessages = {
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
  brokenTitle: 'Sayfanın bu bölümü çalışmaz oldu',
  brokenHint: 'Yüklemeleriniz sürüyor ve bu cihazda saklanan dosyalar güvende.',
};
