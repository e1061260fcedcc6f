import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('ja');

/** Texts of the form for adding documents. */
export const addJa: Messages['add'] = {
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
  listsMissing: '選択肢の一覧を読み込めませんでした。ID を入力するか、再試行してください。',
  notAFile:
    'これはファイルではありません。メールやページをファイルとして保存し、そのファイルをここにドロップしてください。',
  noFiles: 'ファイルが選択されていません。',
  systemFiles: (count) =>
    plural(count, { other: (n) => `システムファイルまたは一時ファイル ${n} 個を除外しました。` }),
  unread: (count) =>
    plural(count, {
      other: (n) => `${n} 個のファイルまたはフォルダーを読み取れず、追加しませんでした。`,
    }),
  alreadyListed: (count, name) =>
    count === 1
      ? `「${name}」は既に一覧にあります。`
      : plural(count, { other: (n) => `${n} 件のファイルは既に一覧にあります。` }),
  organization: '組織',
  category: 'カテゴリ',
  select: (file) => `${file} を選択`,
  selectAll: (count) => plural(count, { other: (n) => `すべて選択（${n} 個）` }),
  skipList: '一覧を飛ばす',
  selected: (count) => plural(count, { other: (n) => `${n} 個選択中` }),
  apply: '適用',
  clearSelection: '選択を解除',
  ownValue: (field, value) => `${field}：${value}`,
  fillDown: (count, own) =>
    plural(count, { other: (n) => `下の ${n} 個のファイルに適用` }) +
    (own > 0 ? plural(own, { other: (n) => `（${n} 個は個別の値あり）` }) : ''),
  asAbove: '既定値を使う',
  changed: (what, count) => plural(count, { other: (n) => `${what}: ${n} 個のファイルを変更しました。` }),
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
  fileNotChecked: 'このファイルを確認できませんでした。',
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
      `ファイルサイズ（${size}）が上限（${limit}）を超えています。小さくするか分割して、選び直してください。`,
    type: (accepted) =>
      `この形式のファイルは受け付けられません。次のいずれかの形式で保存して、選び直してください：${accepted}。`,
    unreadable:
      'ファイルを読み取れません。フォルダーであるか、移動されたか、ほかで開かれている可能性があります。',
    webArchive:
      'Web アーカイブを開けるソフトは限られます。ブラウザーで開き、ページ全体を保存し（「Web ページ、完全」）、_files フォルダーと一緒にここにドロップしてください。',
    windowsHelp:
      'このヘルプファイルは Windows でしか開けません。Windows（hh.exe -decompress フォルダー ファイル.chm）または 7-Zip で展開し、フォルダーをここにドロップしてください。',
  },
};
