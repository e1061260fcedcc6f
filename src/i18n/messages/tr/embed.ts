import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedTr: Messages['embed'] = {
  wrongTitle: 'Belgeler burada gösterilemiyor',
  wrong: 'Çevresindeki sayfa yanlış özellikler veriyor. Sayfanın yöneticisine bildirin:',
  signInNeeded:
    'Oturumunuz artık açık değil. Burada bekleyenler oturum açınca gönderilir; hiçbir şey kaybolmaz.',
  goOn: 'Devam et',
  brokenTitle: 'Sayfanın bu bölümü çalışmaz oldu',
  brokenHint: 'Süren yüklemeler devam ediyor, bu cihazda saklananlar kaybolmaz.',
};
