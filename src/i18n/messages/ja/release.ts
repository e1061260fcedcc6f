import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseJa: Messages['release'] = {
  isThere: '新しいバージョンがあります。',
  afterReload: '再読み込み後、アップロードは続行されます。送信中のものは最初からになります。',
  waits: '後で再読み込みしてください。今行うと、保存もこの端末への保存もされていない文書が失われます。',
  partOutdated: 'このページは更新されました。この部分を使うには、再読み込みしてください。',
};
