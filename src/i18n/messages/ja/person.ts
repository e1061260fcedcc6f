import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('ja');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personJa: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'サインインしていません',
    uploads: (name) =>
      `この端末に保存されている ${name} さんのアップロードを表示しています。${name} さんがサインインするまで、送信も変更も行われません。`,
    files: '今追加したファイルは、次にサインインした人のものになります。',
    upload: 'サインインしてアップロード',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        other: (n) => `以前にここで ${n} 個のファイルが選択されました。別の人が選択した可能性があります`,
      }),
    ask: (name) => `${name} さんとしてアップロードしますか？`,
    askUnnamed: 'これらはご自身のファイルですか？',
    claim: 'はい、自分のファイルです',
    discard: (count) =>
      plural(count, {
        other: (n) => `いいえ、${n} 個のファイルを破棄`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `現在 ${name} さんがサインインしています`,
    kept: (count, former) =>
      plural(count, {
        other: (n) =>
          `${former} さんが選択した ${n} 個のファイルは、${former} さん用にこの端末に保存されています。`,
      }),
    lost: (count, former) =>
      plural(count, {
        other: (n) => `${former} さんが選択した ${n} 個のファイルを、この端末に保存できませんでした。`,
      }),
    close: '閉じる',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `この端末で待機中のアップロード：${count} 件`,
    moved: (former, current) =>
      `${former} 用に保存されたものです。このページは現在 ${current} にアップロードします。`,
    notSaved: 'このページは、この端末にファイルを保存しなくなりました。',
    outcomeUnknown: '一部はすでに保存されている可能性があります。',
    withoutFile: (count) => `ファイルなし：${count} 件`,
    upload: '今すぐアップロード',
    discard: 'アップロードを破棄',
    othersTitle: (count) => `30 日間待機している他の人のアップロード：${count} 件`,
    others: '本人がサインインすると送信されます。不要な場合にのみ破棄してください。',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      other: (n) => `誰がサインインしているか確認でき次第、${n} 個のファイルを追加します。`,
    }),
};
