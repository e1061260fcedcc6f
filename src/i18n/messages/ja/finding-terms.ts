import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: '空',
  ole: '旧形式の Office 文書',
  exe: 'Windows プログラム',
  elf: 'Linux プログラム',
  text: 'テキスト',
  unknown: '不明',
};

/** Terms for codes in the params of a finding. */
export const findingTermsJa: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: '読み取れない項目がある',
    count: 'ファイル数が異なる',
    offset: '正しい位置にない',
  },
  'ZIP-ZIP64': {
    'extra-field': 'ファイルのサイズ',
    'no-record': '長い形式のレコードがない',
    'record-not-adjacent': '長い形式のレコードが正しい位置にない',
    'extensible-data': '長い形式のレコードに余分なデータがある',
    'other-record': '別のレコードを指している',
    'end-record': 'アーカイブの末尾',
  },
  'ZIP-HEADER': {
    signature: 'その位置にファイルがない',
    place: '位置',
    name: '名前',
    method: '圧縮方式',
    flags: 'フラグ',
    crc: 'チェックサム',
    size: 'サイズ',
    'packed-size': '圧縮後のサイズ',
    extra: '拡張フィールド',
  },
  'ZIP-DEFLATE': {
    'unexpected end': '途中で終わっている',
    other: '符号が不正',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `${size} を超えるファイル`,
    ratio: ({ limit }) => `${limit} 倍を超える圧縮`,
    total: ({ size }) => `合計 ${size} 超`,
    entries: ({ limit }) => `${limit} 個を超えるファイル`,
  },
  'NAME-UNSAFE': {
    empty: '名前が空',
    host: 'ネットワークパス',
    absolute: 'ルートからのパス',
    drive: 'ドライブ文字',
    parent: '「..」で上の階層を指す',
    control: '見えない文字',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': '中身を持つフォルダー',
    attribute: '属性と一致しない',
    'file-in-between': 'ファイルの下にファイルがある',
  },
  'NAME-LONG': {
    part: ({ size }) => `1 つの名前で ${size}`,
    path: ({ size }) => `全体で ${size}`,
    depth: ({ limit }) => `フォルダー ${limit} 階層`,
  },
  'ENTRY-LINK': {
    link: 'シンボリックリンク',
    device: 'デバイスファイル',
    socket: 'ソケット',
    volume: 'ボリュームラベル',
    unknown: '不明な種類',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} ピクセル`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'Service Worker',
    request: 'ほかのファイルを読み込むスクリプト',
    module: 'モジュール形式のスクリプト',
    worker: 'バックグラウンドで動くスクリプト',
    include: 'サーバーサイドインクルード',
  },
  'LINK-MALFORMED': {
    scheme: '不明なアドレスの種類',
    percent: '% の後に数値がない',
    host: '無効なサーバー名',
    temporary: 'ページを保存した環境にだけ存在したもの',
  },
};
