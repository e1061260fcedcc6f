import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addJa } from './add.ts';
import { manualJa } from './manual.ts';
import { releaseJa } from './release.ts';
import { uploadsJa } from './uploads.ts';

const plural = createPlural('ja');

/**
 * Texts in Japanese, except those of deferred parts. A half-width space stands between Japanese and Latin letters or digits.
 *
 * Words besides the glossary: this device この端末, list 一覧, program ソフト, to unpack 展開, check or inspection 検査,
 * maintenance 保全.
 */
export const ja: Messages = {
  app: {
    name: '設備文書',
    loading: '読み込み中…',
    language: '言語',
    density: '表示の大きさ',
    densities: { comfortable: '標準', compact: 'コンパクト', touch: '大きめ（手袋用）' },
    assets: '設備',
    brokenTitle: 'このページは動作を停止しました',
    brokenHint: '進行中のアップロードは中断された可能性があります。ページを再読み込みしてください。',
    brokenPageHint:
      '進行中のアップロードは続いています。別のページを開くか、完了後に再読み込みしてください。',
    drafts: '選択済み（未アップロード）：',
    reload: 'ページを再読み込み',
    partMissing: 'ページの一部を読み込めませんでした。進行中のアップロードは続いています。',
    loadPart: '再試行',
    technicalFacts: '詳細',
  },
  release: releaseJa,
  config: { retry: '再試行' },
  signIn: {
    close: '閉じる',
    failedTitle: 'サインインできませんでした',
    outTitle: 'サインアウトしました',
    outHint:
      '文書を追加するにはサインインしてください。未送信の文書は、追加した人がサインインすると再開されます。',
    signIn: 'サインイン',
    asSomeoneElse: '別の人としてサインイン',
    again: 'サインインし直す',
    signOut: 'サインアウト',
    unreachable: 'サインイン状態を確認できませんでした。この端末に保存したファイルは失われません。',
    failedHint: 'もう一度サインインしてください。問題が続く場合は管理者に連絡してください。',
    storageBlocked: (host: string) =>
      `このブラウザーでは ${host} がデータを保存できないため、サインインできません。ブラウザーの設定で ${host} の Cookie とサイトデータを許可するか、管理者に問い合わせてから、再試行してください。`,
    sessionOpen:
      'ID プロバイダーのセッションはまだ開いています。共用の端末では、そちらでもサインアウトしてください。',
    providerBlocked: (address) =>
      `このページの Content Security Policy は ${address} を許可していません。connect-src に追加してください。`,
    providerSilent: (address) =>
      `${address} に接続できません。アドレスと、このページからの要求を受け付けるか (CORS) を確認してください。`,
  },
  roleNotice: {
    title: '文書をアップロードできません',
    own: (roles) => (roles === '' ? 'ロールなしでサインインしています。' : `現在のロール：${roles}。`),
    needed: (roles) => `アップロードには次のいずれかが必要です：${roles}。`,
    ask: (who) => `問い合わせ先：${who}`,
    administrator: '管理者',
  },
  add: addJa,
  manual: manualJa,
  errorSummary: {
    title: '入力内容に問題があります',
    more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
  },
  copy: {
    copied: 'コピーしました',
    failed: 'コピーできませんでした',
  },
  combobox: {
    results: (count) => plural(count, { other: (n) => `結果 ${n} 件` }),
    none: '見つかりません',
  },
  uploads: uploadsJa,
  history: {
    title: '以前（この端末から）',
    note: (count) => plural(count, { other: (n) => `文書 ${n} 件` }),
    hint: 'この端末に 30 日間記憶されます。',
    clear: '履歴を消去',
  },
};
