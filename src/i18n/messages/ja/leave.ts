import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('ja');

/** Texts of the question before signing out with unsent documents. */
export const leaveJa: LeaveMessages = {
  title: (count) => plural(count, { other: (n) => `${n} 件の文書がまだ保存されていません` }),
  chosen: (count) => plural(count, { other: (n) => `選択済み ${n} 件` }),
  allSaved: (name) =>
    `後で完了する場合、${name} さんがこの端末でサインインすると、すべて元に戻ります。ほかの人には見えません。`,
  continues: '実行中と待機中のアップロードは、そのとき再開します。',
  notSaved: (name) => `この端末に保存されていないため、今 ${name} さんがサインアウトすると失われます。`,
  wait: 'アップロードが終わるまでサインインしたままにしてください。',
  partly: (count) =>
    plural(count, {
      other: (n) => `うち ${n} 件はこの端末に保存されていません。次回、ファイルを選び直す必要があります。`,
    }),
  notDiscardedTitle: 'アップロードを破棄できませんでした',
  notDiscarded: (name) =>
    `まだこの端末に保存されており、${name} さんだけが見られます。このページの別のタブが応答を待っている可能性があります。そのタブのダイアログを閉じてから、もう一度試してください。`,
  stay: 'サインインしたままにする',
  keep: 'サインアウトして後で完了',
  discard: (count) => plural(count, { other: (n) => `サインアウトして ${n} 件の文書を破棄` }),
};
