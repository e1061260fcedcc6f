import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('ja');

/** Texts of findings about documents. */
export const documentTextsJa: DocumentTexts = {
  forAi: (title) => `${title}：AI では読み取れません`,
  fromTitle: '文書のタイトルから。',
  fromPackage: 'パッケージから取得。',
  withWarnings: (count) => plural(count, { other: (n) => `警告のあるファイル ${n} 件` }),
  isInstead: (title, content) => `${title}：${content}`,
  isNot: (extension, content) => `${extension} ファイルではありません：${content}`,
  contents: {
    pdf: 'PDF',
    webPage: 'Web ページ',
    xml: 'XML ファイル',
    text: 'テキストファイル',
    rtf: 'RTF 文書',
    program: 'プログラム',
    archive: (format) => `${format} アーカイブ`,
    image: (format) => `${format} 画像`,
  },
  types: {
    word: 'Word 文書',
    spreadsheet: 'スプレッドシート',
    presentation: 'プレゼンテーション',
    openDocument: 'OpenDocument ファイル',
    visio: 'Visio 図面',
    epub: '電子書籍',
    jar: 'Java アーカイブ',
    aasx: 'アセット管理シェル (AAS)',
    email: 'メール',
    office: 'Office 文書',
    dwg: 'DWG 図面',
    dxf: 'DXF 図面',
    step: 'STEP モデル',
    svg: 'SVG 図面',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: '文書ではなく Web ページ',
      advice: 'サインインページの可能性があります。文書をもう一度ダウンロードしてください。',
    },
    'FILE-SHORTCUT': {
      title: '文書自体は別の場所にあります',
      advice:
        'ショートカットやクラウドストレージのプレースホルダーのように、別のファイルを指しているだけのファイルです。使える場所で開いて文書を保存し、そのファイルを選んでください。',
    },
    'FILE-PROGRAM': {
      title: '文書ではなくプログラムです',
      advice: '読むためではなく実行するためのファイルです。この設備のものでなければ削除してください。',
    },
    'FILE-PARTIAL': {
      title: 'ダウンロード未完了',
      advice:
        '不完全なファイルの可能性があります。ダウンロードが終わってから、完了したファイルを選んでください。',
    },
    'FILE-ZEROS': {
      title: '内容がありません',
      advice:
        'コピーやダウンロードに失敗したときのように、ファイルがゼロで埋まっています。もう一度コピーまたはダウンロードしてください。',
    },
    'FILE-SPLIT': {
      title: '分割アーカイブの一部',
      advice: 'ほかのすべての部分がそろわないと開けません。アーカイブを展開して、中の文書を選んでください。',
    },
    'FILE-TYPE': {
      title: 'ファイル名と内容が違います',
      advice:
        '内容の種類がファイル名と異なり、一部のソフトでは開けないことがあります。開いて、正しいファイルか確認してください。',
    },
    'FILE-UNCHECKED': {
      title: '未確認',
      advice: 'この端末ではこのファイルを確認できませんでした。アップロードはできます。',
    },
    'IMAGE-DAMAGED': {
      title: '画像が破損',
      advice: '画像の一部が欠けているか、表示できません。もう一度コピーまたはダウンロードしてください。',
    },
    'IMAGE-HEIC': {
      title: 'HEIC 画像',
      advice:
        '多くのソフトやブラウザーでは HEIC 画像を表示できません。ほかの人が見る場合は JPEG で保存してください。',
    },
    'OFFICE-DAMAGED': {
      title: '破損',
      advice:
        'このファイルを開けない、または一部しか開けないことがあります。もう一度コピーまたは書き出してください。',
    },
    'OFFICE-PASSWORD': {
      title: 'パスワード保護',
      advice:
        'パスワードがないと開けず、検索でも内容が見つかりません。可能であれば、パスワードなしのコピーをアップロードしてください。',
    },
    'OFFICE-LEGACY': {
      title: '古い Office 形式',
      advice:
        'この形式を開けないソフトがあり、検索で内容が見つからないことがあります。.docx や PDF など現在の形式で保存してください。',
    },
    'OFFICE-MACROS': {
      title: 'マクロを含む',
      advice:
        'マクロを含むファイルは多くの組織でブロックされます。不要であれば、マクロなしのコピーをアップロードしてください。',
    },
    'TEXT-NOT-UTF8': {
      title: '文字化けの可能性',
      advice:
        'テキストが UTF-8 で保存されていないため、文字が正しく表示されないことがあります。文字コード UTF-8 で保存し直してください。',
    },
    'SVG-SCRIPT': {
      title: 'スクリプト付きの図面',
      advice:
        '図面を表示するソフトがスクリプトを実行したり、表示を拒否したりすることがあります。スクリプトなしで書き出してください。',
    },
    'PDF-NOT-PDF': {
      title: 'PDF ではありません',
      advice: 'ファイル名は .pdf ですが、内容が異なります。開いて、正しいファイルか確認してください。',
    },
    'PDF-TRUNCATED': {
      title: '破損：途中まで',
      advice:
        'ファイルの末尾がなく、ページも欠けている可能性があります。もう一度ダウンロードまたは書き出してください。',
    },
    'PDF-DAMAGED': {
      title: '破損',
      advice:
        'この PDF やその一部のページを開けないソフトがあります。もう一度ダウンロードまたは書き出してください。',
    },
    'PDF-NO-PAGES': {
      title: 'ページなし',
      advice: 'この PDF にはページがありません。もう一度書き出してください。',
    },
    'PDF-PASSWORD': {
      title: 'パスワード保護',
      advice:
        'パスワードがないと開けず、検索でも内容が見つかりません。可能であれば、パスワードなしのコピーをアップロードしてください。',
    },
    'PDF-RIGHTS': {
      title: '権限管理による保護',
      advice:
        '内容は暗号化されています。許可された人しか開けず、検索でも内容は見つかりません。可能であれば、保護されていないコピーをアップロードしてください。',
    },
    'PDF-PORTFOLIO': {
      title: 'PDF ポートフォリオ',
      advice:
        'ほとんどのプログラムは表紙しか表示せず、中のファイルは検索で見つからないことがあります。ファイルを個別にアップロードしてください。',
    },
    'PDF-RESTRICTED': {
      title: 'テキストをコピーできません',
      advice:
        'パスワードなしで開けますが、テキストの取り出しが許可されていません。検索で内容が見つからない可能性があります。',
    },
    'PDF-NO-TEXT': {
      title: 'テキストのないスキャン',
      advice:
        'ページが画像のため、検索では内容が見つかりません。可能であれば、先に文字認識 (OCR) を行ってください。',
    },
    'PDF-GARBLED-TEXT': {
      title: 'テキストを検索できません',
      advice:
        '正しく表示されますが、PDF に文字の情報がありません。検索では内容が見つかりません。フォントを含めてもう一度書き出してください。',
    },
    'PDF-BLANK-PAGES': {
      title: '空白のページ',
      advice: 'ページに何もありません。PDF を開いて、正しいファイルか確認してください。',
    },
    'PDF-XFA': {
      title: '一部のソフト専用のフォーム',
      advice:
        'ほとんどのソフトでは「お待ちください」とだけ表示されます。フォームを PDF に印刷して、それをアップロードしてください。',
    },
    'PDF-UNCHECKED': {
      title: '未確認',
      advice: '時間とメモリの制限内でこの PDF を確認できませんでした。アップロードはできます。',
    },
    'PDF-REBUILT': {
      title: '開くときに修復',
      advice:
        'この PDF のオブジェクト一覧がないか誤っているため、プログラムは開くときに作り直します。確認したページは読めます。開けないプログラムがある場合は、書き出し直してください。',
    },
    'PDF-ATTACHMENTS': {
      title: '添付ファイルあり',
      advice: 'PDF の中に、見落としやすい別のファイルがあります。重要な場合は別にアップロードしてください。',
    },
    'PDF-SCRIPT': {
      title: 'スクリプトあり',
      advice: 'ほとんどのソフトは PDF のスクリプトを無視します。',
    },
  },
};
