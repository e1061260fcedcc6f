import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseTr: Messages['release'] = {
  isThere: 'Yeni bir sürüm var.',
  afterReload: 'Sayfa yenilenince yüklemeler sürer; gönderilmekte olanlar baştan başlar.',
  waits: 'Sayfayı daha sonra yenileyin: şimdi, ne sunucuda ne de bu cihazda kayıtlı olan belgeler kaybolur.',
  partOutdated: 'Bu sayfa güncellendi. Bu bölümü kullanmak için sayfayı yenileyin.',
};
