import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsJa: PdfFindingTexts = {
  forAi: (title) => `${title}：AI では読み取れません`,
  webPage:
    'PDF ではなく Web ページです。サインインページの可能性があります。文書をもう一度ダウンロードしてください。',
  fromTitle: '文書のタイトルから。',
  findings: {
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
        'この PDF やその一部のページを開けないプログラムがあります。もう一度ダウンロードまたは書き出してください。',
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
      title: '一部のプログラム専用のフォーム',
      advice:
        'ほとんどのプログラムでは「お待ちください」とだけ表示されます。フォームを PDF に印刷して、それをアップロードしてください。',
    },
    'PDF-UNCHECKED': {
      title: '未確認',
      advice: 'この端末ではこの PDF を確認できませんでした。アップロードはできます。',
    },
    'PDF-ATTACHMENTS': {
      title: '添付ファイルあり',
      advice: 'PDF の中に、見落としやすい別のファイルがあります。重要な場合は別にアップロードしてください。',
    },
    'PDF-SCRIPT': {
      title: 'スクリプトあり',
      advice: 'ほとんどのプログラムは PDF のスクリプトを無視します。',
    },
  },
};
