import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseJa: Messages['release'] = {
  isThere: 'このアプリの新しいバージョンがあります。',
  goesOn: '再読み込み後、アップロードは自動で続行されます。送信中のものは最初からやり直します。',
  waits: '後でもかまいません。今再読み込みすると、保存済みでもこの端末に保管済みでもない文書は失われます。',
};
