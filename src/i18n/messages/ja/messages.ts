import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedJa } from './embed.ts';
import { makeJa } from './make.ts';
import { problemsJa } from './problems.ts';
import { releaseJa } from './release.ts';
import { repairJa } from './repair.ts';
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
  },
  release: releaseJa,
  config: { retry: '再試行' },
  embed: embedJa,
  signIn: {
    failedTitle: 'サインインできませんでした',
    outTitle: 'サインアウトしました',
    outHint:
      '文書を追加するにはサインインしてください。未送信の文書は、追加した人がサインインすると再開されます。',
    signIn: 'サインイン',
    again: 'サインインし直す',
    signOut: 'サインアウト',
    unreachable: 'サインイン状態を確認できませんでした。この端末に保存したファイルは失われません。',
    failedHint: 'もう一度お試しください。問題が続く場合は管理者に連絡してください。',
    details: '詳細',
    sessionOpen:
      'ID プロバイダーのセッションはまだ開いています。共用の端末では、そちらでもサインアウトしてください。',
    providerBlocked: (address) =>
      `このページの Content Security Policy は ${address} を許可していません。connect-src に追加してください。`,
    providerSilent: (address) =>
      `${address} に接続できません。アドレスと、このページからの要求を受け付けるか (CORS) を確認してください。`,
    leave: {
      title: (count) => plural(count, { other: (n) => `${n} 件の文書がまだ保存されていません` }),
      allSaved: (name) =>
        `アップロードが終わるまでサインインしたままにするか、サインアウトしてください。${name} さんが次にこの端末でサインインすると再開します。ほかの人には見えません。`,
      notSaved: (name) =>
        `アップロードが終わるまでサインインしたままにしてください。今 ${name} さんがサインアウトすると失われます。`,
      partly: (count) =>
        plural(count, {
          other: (n) =>
            `うち ${n} 件はこの端末に保存されていません。次回、ファイルを選び直す必要があります。`,
        }),
      stay: 'サインインしたままにする',
      keep: 'サインアウトして後で完了',
      discard: 'アップロードを破棄',
    },
  },
  roleNotice: {
    title: '文書をアップロードできません',
    own: (roles) => (roles === '' ? 'ロールなしでサインインしています。' : `現在のロール：${roles}。`),
    needed: (roles) => `アップロードには次のいずれかが必要です：${roles}。`,
    ask: (who) => `問い合わせ先：${who}`,
    administrator: '管理者',
  },
  add: {
    title: '文書を追加',
    drop: 'ここにファイルまたはフォルダーをドロップ',
    dropNow: 'ドロップしてファイルを追加',
    accepted: 'PDF、図面、画像、HTML のオフライン取扱説明書を収めた ZIP。',
    acceptedOnly: (types) => `対応形式：${types}。`,
    limit: (size) => `1 ファイル ${size} まで。`,
    chooseFiles: 'ファイルを選択',
    chooseFolder: 'フォルダーを選択',
    chosenFiles: '選択したファイル',
    chosenFolder: '選択したフォルダー',
    list: 'アップロードするファイル',
    listsMissing: '選択肢の一覧を読み込めませんでした。ID を入力するか、読み込み直してください。',
    loadLists: '読み込み直す',
    nothingDropped: '追加されませんでした：ドロップした中にファイルがありません。',
    nothingInFolder: '追加されませんでした：フォルダーが選択されていないか、ファイルがありません。',
    systemFiles: (count) => plural(count, { other: (n) => `システムファイル ${n} 個を除外しました。` }),
    unread: (count) =>
      plural(count, {
        other: (n) => `${n} 個のファイルまたはフォルダーを読み取れず、追加しませんでした。`,
      }),
    organization: '組織',
    category: 'カテゴリ',
    select: (file) => `${file} を選択`,
    selectAll: (count) => plural(count, { other: (n) => `すべて選択（${n} 個）` }),
    skipList: '一覧を飛ばす',
    selected: (count) => plural(count, { other: (n) => `${n} 個選択中` }),
    apply: '適用',
    clearSelection: '選択を解除',
    ownValue: (field, value) => `${field}：${value}`,
    fillDown: '下のファイルに適用',
    asAbove: '既定値を使う',
    changed: (count) => plural(count, { other: (n) => `${n} 個のファイルを変更しました。` }),
    named: (count) => plural(count, { other: (n) => `表示名を ${n} 個入力しました。` }),
    leftOver: (count) => plural(count, { other: (n) => `貼り付けた行が ${n} 行余りました。` }),
    undo: '元に戻す',
    filesRemoved: (count) => plural(count, { other: (n) => `${n} 件のファイルを削除しました。` }),
    undone: '元に戻しました。',
    choose: '選択…',
    ai: 'AI 処理を許可',
    aiOn: 'AI 処理を許可済み',
    aiOff: 'AI 処理なし',
    aiHint: 'オフライン取扱説明書では利用できません。',
    displayName: '表示名',
    fromTitle: '取扱説明書のタイトルから。',
    remove: '削除',
    more: 'その他のオプション',
    notUploaded: 'アップロード対象外',
    waitForChecks: 'ZIP を検査中…',
    documents: (count) => plural(count, { other: (n) => `文書 ${n} 件` }),
    rejected: (count) => plural(count, { other: (n) => `${n} 個のファイルはアップロードできません` }),
    removeRejected: () => '一覧から削除',
    upload: (count) => plural(count, { other: (n) => `文書 ${n} 件をアップロード` }),
    uploadAs: 'アップロードの種類',
    asManual: 'オフライン取扱説明書',
    asPlain: '通常のファイル',
    checking: 'ZIP を検査中…',
    isManual: (startPage, pages) =>
      plural(pages, { other: (n) => `オフライン取扱説明書：開始ページ ${startPage}、${n} ページ。` }),
    isNoManual: (reason) => `取扱説明書としてアップロードできません${reason && `：${reason}`}。`,
    notChecked: 'この ZIP を検査できませんでした。アップロード方法を選択してください。',
    errors: {
      displayName: (file) => `${file} の表示名を入力してください`,
      chooseOrganization: '組織を選択してください',
      enterOrganization: '組織を入力してください',
      chooseCategory: 'カテゴリを選択してください',
      enterCategory: 'カテゴリを入力してください',
      operation: (file) => `${file} のアップロードの種類を選択してください`,
    },
    rejections: {
      empty: 'ファイルが空です。入手元を確認し、選び直してください。',
      tooLarge: (size, limit) =>
        `ファイルサイズは ${size} ですが、上限は ${limit} です。小さくするか分割して、選び直してください。`,
      type: (accepted) =>
        `この形式のファイルは受け付けられません。次のいずれかの形式で保存して、選び直してください：${accepted}。`,
      unreadable:
        'ファイルを読み取れません。フォルダーであるか、移動されたか、ほかで開かれている可能性があります。',
      twice: 'このファイルは既に一覧にあります。',
      webArchive:
        'Web アーカイブを開けるソフトは限られます。ブラウザーで開き、ページ全体を保存し（「Web ページ、完全」）、_files フォルダーと一緒にここにドロップしてください。',
      windowsHelp:
        'このヘルプファイルは Windows でしか開けません。Windows（hh.exe -decompress フォルダー ファイル.chm）または 7-Zip で展開し、フォルダーをここにドロップしてください。',
    },
  },
  manual: {
    reading: (done, total) => `検査中：${total} ファイル中 ${done}`,
    progress: '取扱説明書の検査',
    stop: '検査を中止',
    stopped: '一部は検査していません。',
    unread: (count) =>
      plural(count, {
        other: (n) => `${n} 個のファイルは大きすぎるため、リンクを検査していません。`,
      }),
    sound: '問題は見つかりませんでした',
    errors: (count) => plural(count, { other: (n) => `エラー ${n} 件` }),
    warnings: (count) => plural(count, { other: (n) => `警告 ${n} 件` }),
    infos: (count) => plural(count, { other: (n) => `情報 ${n} 件` }),
    severity: { error: 'エラー', warning: '警告', info: '情報' },
    preview: 'プレビュー',
    showPlace: 'プレビューで表示',
    noPreview: 'プレビューを読み込めませんでした。',
    found: (count) => plural(count, { other: (n) => `検出された項目（${n}）` }),
    line: (line) => `${line} 行目`,
    more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
    nearest: (name) => `${name} のことですか？`,
    missing: (scheme) => `先頭の ${scheme} が抜けていませんか？`,
    toDo: (remedy) => `対処：${remedy}`,
    search: '検出された項目を検索',
    show: '表示',
    all: 'すべて',
    nothing: '一致する項目はありません。',
    moreInReport: (count) => plural(count, { other: (n) => `ほか ${n} 件は報告書にあります。` }),
    save: '報告書を保存',
    saveJson: 'JSON で保存',
    reportTitle: (file) => `${file} の検査結果`,
    verdict: {
      manual: 'オフライン取扱説明書です。',
      'not-a-manual': 'オフライン取扱説明書ではありません。',
      unsafe: 'この ZIP は破損しているか、安全ではありません。',
    },
    facts: (startPage, pages, files) =>
      `開始ページ：${startPage}。ページ数：${pages}。ファイル数：${files}。`,
    noStartPage: 'なし',
  },
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
  problems: problemsJa,
  make: makeJa,
  repair: repairJa,
};
