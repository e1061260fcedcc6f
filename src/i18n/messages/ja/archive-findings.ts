import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack = '最新のソフトと標準の方式でフォルダーを圧縮し直し、できたファイルを検査してください。';
const copyAgain = 'ファイルをもう一度コピーまたはダウンロードし、元のファイルとサイズを比べてください。';

/** Codes about the archive and the names in it. */
export const archiveFindingsJa: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'ファイルが空です',
    explanation: '中身が 0 バイトです。ダウンロードやコピーが途中で切れた可能性があります。',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'ZIP アーカイブではありません',
    explanation: ({ content }) => `名前は ZIP ですが、内容は ${content} です。`,
    remedy: '通常のファイルとしてアップロードするか、取扱説明書を ZIP に圧縮してください。',
  },
  'ZIP-TRUNCATED': {
    title: 'アーカイブが途中で切れています',
    explanation: '先頭は ZIP アーカイブですが末尾がないため、目次を読み取れません。',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'アーカイブにファイルがありません',
    explanation: '読める内容が何も入っていません。',
    remedy: '取扱説明書のフォルダーの中身を圧縮し、できたファイルを検査してください。',
  },
  'ZIP-TWO-ENDS': {
    title: 'アーカイブに目次が二つあります',
    explanation: 'ソフトによって、見つかるファイルが異なります。',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'アーカイブの末尾の後に余分なデータがあります',
    explanation: ({ bytes }) =>
      `末尾の後に ${bytes} バイトあります。ゼロと改行はどのソフトも無視しますが、それ以外があると開けないソフトがあります。`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'アーカイブの前に余分なデータがあります',
    explanation: ({ bytes }) => `自己解凍形式のように、最初のファイルの前に ${bytes} バイトあります。`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: '目次が正しくありません',
    explanation: ({ detail }) =>
      `目次がアーカイブの中身と一致せず（${detail}）、ソフトによって別のファイルが読まれるおそれがあります。`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: '大容量ファイル用の記録が矛盾しています',
    explanation: ({ detail }) => `サイズまたは位置が二か所に書かれ、一致しません（${detail}）。`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: '分割アーカイブの一部だけです',
    explanation: 'ほかの部分がないため、ファイルを復元できません。',
    remedy: '分割ファイルを結合するか、取扱説明書を一つのアーカイブに圧縮してください。',
  },
  'ZIP-ENCRYPTED': {
    title: 'ファイルがパスワードで保護されています',
    explanation: 'アップロード後、閲覧者は開けません。',
    remedy: 'パスワードなしで取扱説明書を圧縮し直してください。',
  },
  'ZIP-METHOD': {
    title: '特殊な方式で圧縮されています',
    explanation: ({ method }) =>
      `圧縮方式 ${method} に対応していないソフトがあります。広く使えるのは「stored」と「deflate」です。`,
    remedy: '最小サイズ用ではなく、標準の方式で取扱説明書を圧縮し直してください。',
  },
  'ZIP-VERSION': {
    title: '必要以上に新しいソフトを求めるファイルがあります',
    explanation: ({ version }) =>
      `ZIP 形式のバージョン ${version} が必要と記録されています。このようなファイルを飛ばすソフトがあります。`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: '未知のオプションが設定されたファイルがあります',
    explanation:
      'ヘッダーの予約済みビットが設定されています。警告を出す、またはアーカイブを拒否するソフトがあります。',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'ファイルのヘッダーが正しくありません',
    explanation: ({ field }) =>
      `ファイルのヘッダーが読めないか、目次と一致せず（${field}）、ソフトによって読まれる内容が異なるおそれがあります。`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'ファイルの後の記録が正しくありません',
    explanation:
      'ファイルの後に書かれたサイズとチェックサムが目次と一致しないか、一部のソフトでは読み取れません。',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'アーカイブ内でファイルが重なっています',
    explanation:
      '二つのファイルが同じ領域を使っています。正常なアーカイブではあり得ず、展開ソフトを狙った細工に見られます。',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'ファイルの間に不明なデータがあります',
    explanation: ({ bytes }) =>
      `${bytes} バイトがどのファイルにも属していません。エラーとして報告された場合は、隠れたファイルがあります。`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'ファイルが壊れています',
    explanation: '内容がチェックサムと一致しません。',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'ファイルの長さが記録と異なります',
    explanation: 'アーカイブが壊れているか、細工されています。',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'ファイルを展開できません',
    explanation: ({ detail }) => `圧縮データが壊れています（${detail}）。`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: '展開後のサイズが安全な範囲を超えています',
    explanation: ({ detail }) => `上限を超えています：${detail}。展開は行っていません。`,
    remedy: '取扱説明書を分割するか、読む人に不要なものを除いてください。',
  },
  'ZIP-EXTRA': {
    title: 'ファイルの追加情報が通常と異なります',
    explanation:
      '位置をそろえるためにゼロを付け加えたり、同じ情報を 2 回書き込んだりするソフトがあります。支障はありません。',
    remedy: '対処は不要です。',
  },
  'NAME-UNSAFE': {
    title: 'ファイル名が危険です',
    explanation: ({ reason }) => `展開するとフォルダーの外に置かれるか、正体が隠れます（${reason}）。`,
    remedy: 'ファイル名を変更し、フォルダーを圧縮し直してください。',
  },
  'NAME-BACKSLASH': {
    title: 'フォルダーの区切りがバックスラッシュです',
    explanation: 'Windows 以外では全ファイルが一つのフォルダーに入り、リンクが機能しません。',
    remedy: '最新のソフトでフォルダーを圧縮し直してください。',
  },
  'NAME-DUPLICATE': {
    title: '同じファイルが二つ入っています',
    explanation: ({ other }) => `どちらが表示されるかはソフトによります。もう一方は ${other} です。`,
    remedy: '一方を除いて、フォルダーを圧縮し直してください。',
  },
  'NAME-CASE-CLASH': {
    title: 'Windows または macOS で同じになる名前があります',
    explanation: ({ other }) =>
      `大文字・小文字、アクセント記号、末尾のドットや空白だけが異なります。一方が他方（${other}）を上書きします。`,
    remedy: '一方の名前と、そのリンクを変更してください。',
  },
  'NAME-FILE-AND-FOLDER': {
    title: '同じ名前がファイルでもフォルダーでもあります',
    explanation: ({ detail }) => `どちらと見なすかはソフトによって異なります（${detail}）。`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'ファイルに異なる名前が二つあります',
    explanation: ({ expected, found }) => `ソフトによって ${found} または ${expected} と読まれます。`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'ファイル名が Unicode で書かれていません',
    explanation: ({ guess }) =>
      `${guess && `正しくは ${guess} と思われます。`}ほかのソフトでは文字化けし、リンクも機能しません。`,
    remedy: '最新のソフトでフォルダーを圧縮し直すか、ファイル名を半角英数字に変更してください。',
  },
  'NAME-PORTABLE': {
    title: 'Windows で使えない名前があります',
    explanation: ({ part }) => `Windows では ${part} を作成できず、このファイルが欠けます。`,
    remedy: '名前と、そのリンクを変更してください。',
  },
  'NAME-LONG': {
    title: 'パスが長すぎます',
    explanation: ({ detail }) => `上限（${detail}）を超えています。展開できない機器があります。`,
    remedy: 'フォルダー名とファイル名を短くしてください。',
  },
  'ENTRY-LINK': {
    title: '通常のファイルではないものがあります',
    explanation: ({ special }) =>
      `特殊なファイル（${special}）です。展開結果がソフトによって異なり、リンクは取扱説明書の外を指すおそれがあります。`,
    remedy: '参照先のファイルに置き換え、フォルダーを圧縮し直してください。',
  },
  'ENTRY-PIPE': {
    title: 'パイプから圧縮されたファイルがあります',
    explanation: '圧縮中に別のプログラムが書き込んだものです。通常のファイルとして展開されます。',
    remedy: '対処は不要です。',
  },
  'ENTRY-JUNK': {
    title: 'OS やソフトが残したファイルがあります',
    explanation: '読む人の目には触れず、容量を取るだけです。',
    remedy: '次に圧縮するときに除いてください。',
  },
  'ENTRY-PROGRAM': {
    title: 'プログラムが含まれています',
    explanation: ({ extension }) =>
      `取扱説明書は実行するものではありません。${extension} ファイルは、端末やサーバーが遮断するか、起動してしまいます。`,
    remedy: '取扱説明書から除き、別の方法で提供してください。',
  },
  'ENTRY-ARCHIVE': {
    title: '別のアーカイブが含まれています',
    explanation: '読む人は開けず、中身も検査していません。',
    remedy: '中身をファイルとして入れるか、除いてください。',
  },
  'ENTRY-EMPTY': {
    title: 'ファイルが空です',
    explanation: '中身が 0 バイトです。このファイルを使うページは不完全になります。',
    remedy: '正しいファイルに置き換えてください。',
  },
  'ENTRY-TYPE': {
    title: 'ファイルの内容が名前と異なります',
    explanation: ({ expected, found }) =>
      `名前では ${expected} ですが、内容は ${found} です。表示できないソフトがあります。`,
    remedy: '正しい拡張子に変えるか、正しいファイルに置き換えてください。',
  },
  'ENTRY-HUGE-IMAGE': {
    title: '画像が大きすぎます',
    explanation: ({ detail }) => `${detail} を超えています。タブレットでは表示が遅いか、表示できません。`,
    remedy: '表示される大きさに縮小してください。',
  },
  'ENTRY-CUT-OFF': {
    title: '画像が途中で切れています',
    explanation:
      'ファイルの末尾がありません。ブラウザーでは画像の一部しか表示されないか、何も表示されません。',
    remedy: '完全なファイルに差し替えてください。',
  },
};
