import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseTr: Messages['release'] = {
  isThere: 'Bu uygulamanın yeni bir sürümü var.',
  goesOn: 'Sayfa yenilenince yüklemeler kendiliğinden sürer; şu anda gönderilenler baştan başlar.',
  waits: 'Bekleyebilir: şimdi yenilenirse ne sunucuda ne de bu cihazda olan belgeler kaybolur.',
};
