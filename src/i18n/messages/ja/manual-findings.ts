import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsJa: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'アーカイブに HTML ページがありません',
    explanation: 'オフライン取扱説明書は HTML ページで構成されます。',
    remedy: '通常のファイルとしてアップロードしてください。',
  },
  'DOC-NO-START': {
    title: '開始ページがありません',
    explanation: ({ candidates, expected }) =>
      `アーカイブの最上位に ${expected} がありません。開始ページの候補：${candidates}。`,
    remedy: ({ expected }) => `開始ページの名前を ${expected} にして最上位に置き、圧縮し直してください。`,
  },
  'DOC-IIRDS': {
    title: '開始ページのない iiRDS パッケージ',
    explanation:
      '内容は iiRDS 対応のソフトで表示されます。最上位に index.html を置くのは iiRDS/H パッケージだけで、他の iiRDS パッケージには置けません。',
    remedy: '通常のファイルとしてアップロードするか、iiRDS/H パッケージを依頼してください。',
  },
  'DOC-WRAPPED': {
    title: '取扱説明書全体が一つのフォルダーに入っています',
    explanation: ({ startPage }) => `開始ページは ${startPage} です。最上位だけを探す閲覧ソフトがあります。`,
    remedy: ({ folder }) => `フォルダー ${folder} 自体ではなく、その中身を圧縮してください。`,
  },
  'DOC-SEVERAL-STARTS': {
    title: '開始ページが複数あります',
    explanation: ({ candidates }) => `開始ページの候補：${candidates}。最初のものを使います。`,
    remedy: ({ expected }) =>
      `すべてへ移動できる ${expected} を最上位に置くか、それぞれ別の取扱説明書としてアップロードしてください。`,
  },
  'DOC-START-CASE': {
    title: '開始ページの名前に大文字があります',
    explanation: ({ expected, found }) =>
      `名前は ${found} です。${expected} だけを探す閲覧ソフトがあります。`,
    remedy: ({ expected }) => `名前を ${expected} に変え、リンクも直してください。`,
  },
  'DOC-CHARSET': {
    title: '文字コードが設定されていません',
    explanation: '文字化けするおそれがあります。',
    remedy: '各ページの先頭に <meta charset="utf-8"> を入れ、UTF-8 で保存してください。',
  },
  'DOC-DECODING': {
    title: '文字化けします',
    explanation: ({ encoding }) => `本文が指定された文字コード（${encoding}）で書かれていません。`,
    remedy: 'ページを UTF-8 で保存し、UTF-8 と指定してください。',
  },
  'DOC-NOT-HTML': {
    title: 'HTML ページではありません',
    explanation: ({ content }) => `名前は HTML ページですが、内容は ${content} です。`,
    remedy: '正しい拡張子に変えるか、正しいページに置き換えてください。',
  },
  'DOC-XML': {
    title: 'ページまたは画像が正しい XML ではありません',
    explanation: 'ブラウザーでは、残りの部分の代わりにエラーメッセージが表示されます。',
    remedy: 'XML を修正して、もう一度圧縮してください。',
  },
  'DOC-TOO-LARGE': {
    title: 'ファイルが大きすぎて検査できません',
    explanation: 'ファイルは壊れていませんが、リンクは検査されていません。',
    remedy: '小さなファイルに分割してください。',
  },
  'DOC-TITLE': {
    title: 'タイトルのないページがあります',
    explanation: 'タイトルは、タブ、ブックマーク、検索結果に表示されます。',
    remedy: '各ページに <title> を付けてください。',
  },
  'DOC-LANGUAGE': {
    title: 'ページの言語が設定されていません',
    explanation: ({ pages }) =>
      `該当ページ数：${pages}。ブラウザーが誤った言語で読み上げたり、翻訳を提案しなかったりすることがあります。`,
    remedy: '<html lang="ja"> のように指定してください。',
  },
  'DOC-BASE': {
    title: 'リンクの基準が取扱説明書の外にあるページがあります',
    explanation: ({ href }) => `リンクと画像の基準が ${href} のため、オフラインでは機能しません。`,
    remedy: 'ページの <base> を削除してください。',
  },
  'DOC-LEAVES': {
    title: '取扱説明書の外へ移動するページがあります',
    explanation: ({ target }) => `移動先の ${target} はオフラインでは開けません。`,
    remedy: 'リダイレクトを削除するか、取扱説明書内のページに変更してください。',
  },
  'DOC-FORM': {
    title: 'フォームの送信先が取扱説明書の外にあります',
    explanation: ({ target }) =>
      `入力内容の送信先 ${target} はオフラインでは利用できません。検索しても何も見つかりません。`,
    remedy: 'フォームを削除するか、取扱説明書内で検索できるようにしてください。',
  },
  'DOC-NEEDS-SERVER': {
    title: 'ページに Web サーバーが必要です',
    explanation: ({ need }) => `フォルダーから開いたページでは動作しないもの（${need}）を使っています。`,
    remedy: 'それなしで使えるか試すか、取扱説明書の作成者に連絡してください。',
  },
  'DOC-SCRIPTS': {
    title: 'スクリプトを使うページがあります',
    explanation: ({ pages }) =>
      `該当ページ数：${pages}。スクリプトが無効な環境では一部が表示されないことがあります。`,
    remedy: '対処は不要です。',
  },
  'DOC-UNUSED': {
    title: 'どのページからも使われないファイルがあります',
    explanation: ({ bytes, files, pages }) =>
      `ファイル数：${files}（${bytes} バイト）。ほかのページからリンクされていないページ：${pages}。`,
    remedy: '次に圧縮するときに不要なものを除いてください。',
  },
  'LINK-BROKEN': {
    title: 'リンク切れ',
    explanation: ({ target }) => `アーカイブに ${target} がありません。`,
    remedy: 'ファイルを追加するか、リンクを修正してください。',
  },
  'LINK-CASE': {
    title: 'リンクの表記がファイル名と一致しません',
    explanation: ({ expected, target }) =>
      `リンクは ${target}、ファイルは ${expected} です。Windows でしか開けません。`,
    remedy: ({ expected }) => `リンクを ${expected} に直してください。`,
  },
  'LINK-FRAGMENT': {
    title: 'リンク先のページにその位置がありません',
    explanation: ({ fragment, target }) =>
      `ページ ${target} は開きますが、位置 ${fragment} がないため先頭が表示されます。`,
    remedy: 'リンクを修正するか、その位置を追加してください。',
  },
  'LINK-FOLDER': {
    title: 'リンク先がフォルダーです',
    explanation: ({ target }) =>
      `フォルダー ${target} にインデックスページがなく、ファイル一覧が表示されるか、何も表示されません。`,
    remedy: 'フォルダー内のページにリンクしてください。',
  },
  'LINK-INDEX': {
    title: 'リンク先がインデックスページではなくフォルダーです',
    explanation: ({ target }) =>
      `Web サーバーでは ${target} のインデックスページが表示されます。ディスクから開くと、ファイルの一覧が表示されます。`,
    remedy: 'インデックスページに直接リンクしてください。',
  },
  'LINK-OUTSIDE': {
    title: 'リンク先がアーカイブの外です',
    explanation: ({ target }) => `${target} は最上位フォルダーより上にあり、取扱説明書に含まれません。`,
    remedy: 'リンク先を取扱説明書に加え、リンクを修正してください。',
  },
  'LINK-ROOT': {
    title: 'リンクが Web サーバーのルートから始まっています',
    explanation: ({ target }) => `/${target} は Web サーバー上でのみ有効で、フォルダーでは開けません。`,
    remedy: 'リンクをページからの相対パスで書いてください。',
  },
  'LINK-LOCAL': {
    title: 'リンク先が作成者のパソコンです',
    explanation: ({ target }) => `${target} は特定のパソコンまたはネットワークにしかありません。`,
    remedy: 'ファイルを取扱説明書に加え、そこへリンクしてください。',
  },
  'LINK-BACKSLASH': {
    title: 'リンクがバックスラッシュで書かれています',
    explanation: ({ target }) => `${target} は Windows でしか開けません。`,
    remedy: '\\ ではなく / で書いてください。',
  },
  'LINK-QUERY': {
    title: '疑問符を含むリンクがあります',
    explanation: 'フォルダーから開いたページでは、疑問符より後は無視されます。',
    remedy: 'ページの動作に必要な場合を除き、対処は不要です。',
  },
  'LINK-MALFORMED': {
    title: 'リンクが有効なアドレスではありません',
    explanation: ({ reason, target }) => `${target} は開けません（${reason}）。`,
    remedy: 'リンクを修正してください。',
  },
  'LINK-EMPTY': {
    title: '空のリンクがあります',
    explanation: 'リンクのあるページ自身を指しています。',
    remedy: '削除するか、アドレスを指定してください。',
  },
  'LINK-EXTERNAL': {
    title: 'インターネットへのリンクがあります',
    explanation: ({ hostCount, hosts, links }) =>
      `リンク数：${links}。サイト数：${hostCount}（${hosts} など）。開くには接続が必要です。`,
    remedy: '対処は不要です。',
  },
  'RES-EXTERNAL': {
    title: 'インターネットから読み込むものがあります',
    explanation: ({ target }) => `オフラインで読むと ${target} が表示されません。`,
    remedy: 'ファイルを取扱説明書に加え、それを参照してください。',
  },
  'RES-FORMAT': {
    title: 'ブラウザーで表示できない形式の画像があります',
    explanation: ({ target }) => `ほとんどのブラウザーでは ${target} の場所に何も表示されません。`,
    remedy: 'PNG、JPEG、SVG のいずれかで保存してください。',
  },
};
