import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('ja');

/** Texts of the question before signing out with unsent documents. */
export const leaveJa: LeaveMessages = {
  title: (count) => plural(count, { other: (n) => `${n} 件の文書がまだ保存されていません` }),
  allSaved: (name) =>
    `アップロードが終わるまでサインインしたままにするか、サインアウトしてください。${name} さんが次にこの端末でサインインすると、アップロードが再開し、選んだファイルも元に戻ります。ほかの人には見えません。`,
  notSaved: (name) =>
    `アップロードが終わるまでサインインしたままにしてください。今 ${name} さんがサインアウトすると失われます。`,
  partly: (count) =>
    plural(count, {
      other: (n) => `うち ${n} 件はこの端末に保存されていません。次回、ファイルを選び直す必要があります。`,
    }),
  notDiscardedTitle: 'アップロードを破棄できませんでした',
  notDiscarded: (name) =>
    `まだこの端末に保存されており、${name} さんだけが見られます。このページの別のタブが応答を待っている可能性があります。そのタブのダイアログを閉じてから、もう一度試してください。`,
  stay: 'サインインしたままにする',
  keep: 'サインアウトして後で完了',
  discard: 'アップロードを破棄',
};
