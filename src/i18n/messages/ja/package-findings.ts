import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsJa: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'メタデータを読み取れません',
    advice:
      'これらの文書のタイトルとカテゴリがない場合があります。入力するか、修正したパッケージを送信元に依頼してください。',
  },
  'PACKAGE-NO-METADATA': {
    title: 'メタデータがありません',
    advice: 'これらが何の文書か、パッケージに記載がありません。タイトルとカテゴリを入力してください。',
  },
  'PACKAGE-NO-MAIN': {
    title: 'メインファイルがないか、名前が違います',
    advice:
      'ソフトは VDI2770_Main.xml という名前のファイルを探しますが、ファイルがないか、名前が違います。コンテナはそれなしで読み込みました。修正したパッケージを送信元に依頼してください。',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'コンテナを開けません',
    advice:
      'パッケージ内のコンテナが破損しているため、その文書は一覧にありません。送信元にパッケージの再送を依頼してください。',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'パスワードで保護されたファイル',
    advice:
      'パスワードがないと、これらのファイルを開けません。パスワードなしのパッケージを送信元に依頼してください。',
  },
  'PACKAGE-TOO-DEEP': {
    title: '入れ子が深すぎます',
    advice:
      '2 階層より深いコンテナは開いていないため、その文書は一覧にありません。パッケージを展開し、個別に追加してください。',
  },
  'PACKAGE-TOO-LARGE': {
    title: '一部を読み取れませんでした',
    advice:
      'パッケージが大きすぎるため、すべては読み取れません。展開して、残りの文書を個別に追加してください。',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: '文書が見つかりません',
    advice: 'パッケージに文書の記載がありません。1 つのファイルとしてアップロードすることはできます。',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: '文書がありません',
    advice: 'パッケージに記載された文書が含まれていません。送信元に依頼してください。',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'ファイルがありません',
    advice: 'メタデータに記載されたファイルがパッケージにありません。送信元に依頼してください。',
  },
  'PACKAGE-NO-PDF': {
    title: 'PDF がありません',
    advice: 'PDF のない文書があり、開けない人がいるかもしれません。送信元に PDF を依頼してください。',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'ID が重複しています',
    advice: '2 つの文書の ID が同じです。両方とも必要か確認してください。',
  },
  'PACKAGE-NOT-RELEASED': {
    title: '未承認',
    advice: 'パッケージによると、承認されていない文書があります。正しい版か確認してください。',
  },
  'PACKAGE-WRAPPED': {
    title: 'フォルダーごと圧縮されています',
    advice:
      'すべてのファイルが ZIP 内の 1 つのフォルダーにあり、メタデータを見つけられないソフトがあります。フォルダーの中身を圧縮してください。',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'ファイル名が一致しません',
    advice:
      'メタデータとファイル名の表記が異なるため、ファイルを見つけられないソフトがあります。修正したパッケージを送信元に依頼してください。',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'メタデータにないファイル',
    advice: 'このファイルはどの文書にも属していません。必要か確認してください。',
  },
};
