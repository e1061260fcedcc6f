import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedJa: Messages['embed'] = {
  wrongTitle: 'ここに文書を表示できません',
  wrong: 'このページから渡されたプロパティに誤りがあります。運用担当者に連絡してください：',
  signInNeeded: 'サインインが切れています。ここで待機中のものはサインイン後に送信され、失われません。',
  goOn: '続行',
  brokenTitle: 'ページのこの部分は動作を停止しました',
  brokenHint: '進行中のアップロードは続いています。この端末に保管したものは失われません。',
};
