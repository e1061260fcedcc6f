import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('ja');

const repack = '最新のソフトと標準の方式でフォルダーを圧縮し直し、できたファイルをチェックしてください。';

const copyAgain = 'ファイルをもう一度コピーまたはダウンロードし、元のファイルとサイズを比べてください。';

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

/**
 * All texts in Japanese. A half-width space stands between Japanese and Latin letters or digits.
 *
 * Words besides the glossary: this device この端末, list 一覧, program ソフト, to unpack 展開, check or inspection チェック,
 * maintenance 保全.
 */
export const ja: LanguageMessages = {
  messages: {
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

    release: {
      isThere: '新しいバージョンがあります。',
      afterReload: '再読み込み後、アップロードは続行されます。送信中のものは最初からやり直します。',
      waits: '後で再読み込みしてください。今行うと、保存もこの端末への保存もされていない文書が失われます。',
      partOutdated: 'このページは更新されました。この部分を使うには、再読み込みしてください。',
    },
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
        'ID プロバイダーのセッションはまだ有効です。共用の端末では、そちらでもサインアウトしてください。',
      providerSilent: (address) =>
        `${address} に接続できません。アドレスと、このページからの要求を受け付けるか (CORS, connect-src) を確認してください。`,
    },

    add: {
      title: '文書を追加',
      drop: 'ここにファイルまたはフォルダーをドロップ',
      dropAnywhere: 'このページのどこにでもファイルをドロップできます',
      dropNow: 'ドロップしてファイルを追加',
      accepted: 'PDF、図面、画像、HTML のオフライン取扱説明書を収めた ZIP。',
      acceptedOnly: (types) => `対応形式：${types}。`,
      limit: (size) => `1 個あたり ${size} まで。`,
      chooseFiles: 'ファイルを選択',
      chooseFolder: 'フォルダーを選択',
      addFiles: 'ファイルを追加',
      add: '追加',
      removeAll: 'すべて削除',
      listing: (done, total) => `ファイルを追加しています：${done} / ${total}`,
      chosenFiles: '選択したファイル',
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
          : plural(count, { other: (n) => `${n} 個のファイルは既に一覧にあります。` }),
      organization: '組織',
      category: 'カテゴリ',
      select: (file) => `${file} を選択`,
      selectAll: (count) => plural(count, { other: (n) => `すべて選択（${n} 個）` }),
      selected: (count, all) => plural(count, { other: (n) => `${all} 個中 ${n} 個を選択中` }),
      clearSelection: '選択を解除',
      ownValue: (field, value) => `${field}：${value}`,
      fillDown: (count, own) =>
        plural(count, { other: (n) => `下の ${n} 個のファイルに適用` }) +
        (own > 0 ? plural(own, { other: (n) => `（${n} 個は個別の値あり）` }) : ''),
      asAbove: '既定値を使う',
      changed: (what, count) => plural(count, { other: (n) => `${what}: ${n} 個のファイルを変更しました。` }),
      named: (count) => plural(count, { other: (n) => `表示名を ${n} 件入力しました。` }),
      leftOver: (count) => plural(count, { other: (n) => `貼り付けた行が ${n} 行余りました。` }),
      undo: '元に戻す',
      filesRemoved: (count) => plural(count, { other: (n) => `${n} 個のファイルを削除しました。` }),
      undone: '元に戻しました。',
      choose: '選択…',
      ai: 'AI 処理を許可',
      aiOn: 'AI 処理を許可済み',
      aiOff: 'AI 処理なし',
      aiHint: 'オフライン取扱説明書では利用できません。',
      displayName: '表示名',
      fromTitle: '取扱説明書のタイトルから取得。',
      remove: '削除',
      more: 'その他のオプション',
      notUploaded: 'アップロード対象外',
      waitForChecks: 'ZIP をチェック中…',
      files: (count) => plural(count, { other: (n) => `ファイル ${n} 個` }),
      documents: (count) => plural(count, { other: (n) => `文書 ${n} 件` }),
      rejected: (count) => plural(count, { other: (n) => `${n} 個のファイルはアップロードできません` }),
      removeRejected: () => '一覧から削除',
      upload: (count) => plural(count, { other: (n) => `文書 ${n} 件をアップロード` }),
      uploadAs: 'アップロードの種類',
      asManual: 'オフライン取扱説明書',
      asRegular: '通常のファイル',
      checking: 'ZIP をチェック中…',
      isManual: (startPage, pages) =>
        plural(pages, { other: (n) => `オフライン取扱説明書：開始ページ ${startPage}、${n} ページ。` }),
      isNoManual: (reason) => `取扱説明書としてアップロードできません${reason && `：${reason}`}。`,
      notChecked: 'この ZIP をチェックできませんでした。アップロード方法を選択してください。',
      fileNotChecked: 'このファイルをチェックできませんでした。',
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
    },

    copy: {
      copied: 'コピーしました',
      failed: 'コピーできませんでした',
    },
    dialog: {
      close: '閉じる',
    },
    combobox: {
      results: (count) => plural(count, { other: (n) => `結果 ${n} 件` }),
      none: '見つかりません',
    },

    uploads: {
      title: 'アップロード',
      empty: 'この端末からアップロードした文書がここに表示されます。',
      toAsset: (asset) => `設備：${asset}`,
      status: {
        checking: '確認中',
        waiting: '待機中',
        sending: 'アップロード中',
        storing: '完了処理中',
        stored: '保存済み',
        'already-exists': '既に存在',
        failed: '失敗',
        'needs-file': 'ファイルなし',
        cancelled: 'キャンセル済み',
      },
      checkingHint: '重複を確認しています',
      offline: 'オフラインです。アップロードは自動で再開します。',
      unreachable: 'サーバーに接続できません。自動で再試行します。',
      waitsForSignIn: '続けるにはサインインしてください。',
      busy: 'サーバーが混み合っています。自動的に再試行します。',
      noAnswerFor: (host, time) =>
        `${host} から ${time}応答がありません。この端末でほかのサイトが開ける場合は、管理者に連絡してください。アドレスが誤っているか、ブロックされている可能性があります。`,
      isPaused: '一時停止中。再開すると最初から送信します。',
      persistence: {
        saving: '保存中… このページを開いたままにしてください。',
        saved: (count) => `この端末に保存されている未完了のアップロード：${count} 件。`,
        continues: 'このページを閉じると、次にこの端末で開いたときに再開します。',
        'no-room':
          '大きすぎてこの端末に保存できません。アップロードが終わるまでページを開いたままにしてください。',
      },
      isBusy: 'サーバーが混み合っています。',
      isTroubled: 'サーバーが正しく応答していません。',
      isUnconfirmed: 'サーバーから文書の保存の確認がまだ届いていません。',
      tryingIn: (time) => `${time}後に再試行します。`,
      tryingNow: '再試行しています。',
      blockedBy: {
        'retry-scheduled': '再試行を待機中',
        connection: '待機中（サーバーに接続できません）',
        'sign-in': 'サインイン待ち',
        resume: '一時停止中',
        decision: '重複：要確認',
      },
      timeLeft: (time) => `残り ${time}`,
      stalled: (time) => `${time}進行なし`,
      progressOf: (name) => `${name} のアップロード`,
      storingHint: 'サーバーの確認待ち',
      copyId: 'ID をコピー',
      existing: (name) => `「${name}」として既に保存されています。コピーは作成していません。`,
      isStored: (name) => `「${name}」として保存されました。`,
      existingUnnamed: '既に保存されています。コピーは作成していません。',
      cancelledEarly: '送信が完了する前に中止しました。',
      cancelledMayBeStored: '中止しました。サーバーに保存されている可能性があります。',
      cancel: 'キャンセル',
      tryAgain: '再試行',
      pause: '一時停止',
      resume: '再開',
      sendAnyway: 'それでもアップロード',
      remove: '削除',
      showMatch: '同じ内容を表示',
      edit: {
        open: '詳細を編集',
        title: (name) => `${name} の詳細`,
        notSentYet: '編集中は何も送信されません。',
        tooLate: '間に合いませんでした。変更前の内容で送信されています。',
        save: '保存',
        saveAndRetry: '保存して再試行',
        discard: '変更を破棄',
      },
      all: {
        pause: 'すべて一時停止',
        resume: 'すべて再開',
        retry: 'すべて再試行',
        sendAnyway: 'それでもすべてアップロード',
        clear: '完了分を一覧から削除',
      },
      dismiss: '一覧から削除',
      details: '詳細',
      openDocument: '文書を開く',
      serviceSays: (words) => `サーバーからのメッセージ：「${words}」`,
      report: {
        title: 'アップロードのレポート',
        copy: 'レポートをコピー',
        save: 'CSV で保存',
        fileName: 'uploads.csv',
        columns: {
          status: '状態',
          displayName: '表示名',
          file: 'ファイル',
          asset: '設備',
          documentId: '文書 ID',
          time: '日時',
          reason: '理由',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `実行中 ${n} 件` }),
        waiting: (count) => plural(count, { other: (n) => `待機中 ${n} 件` }),
        resume: (count) => plural(count, { other: (n) => `一時停止中 ${n} 件` }),
        decision: (count) => plural(count, { other: (n) => `要確認 ${n} 件` }),
        'needs-file': (count) => plural(count, { other: (n) => `ファイルなし ${n} 件` }),
        failed: (count) => plural(count, { other: (n) => `失敗 ${n} 件` }),
        stored: (count) => plural(count, { other: (n) => `保存済み ${n} 件` }),
        'already-exists': (count) => plural(count, { other: (n) => `既に保存済み ${n} 件` }),
        cancelled: (count) => plural(count, { other: (n) => `キャンセル済み ${n} 件` }),
      },
      announce: (name, status) => `${name}：${status}`,
      sentenceBreak: '。',
    },
    pages: {
      account: {
        button: (name) => `アカウント：${name}`,
        roles: (roles) => `ロール：${roles}`,
        noRole: 'ロールなし',
      },
      header: {
        offline: 'オフライン',
        done: (done, total) => `${done} / ${total}`,
      },
      assetDocuments: 'この設備の文書',
    },
  },
  person: {
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
      outcomeUnknown: '一部は既に保存されている可能性があります。',
      withoutFile: (count) => `ファイルなし：${count} 件`,
      upload: '今すぐアップロード',
      discard: 'アップロードを破棄',
      othersTitle: (count) => `30 日間待機しているほかの人のアップロード：${count} 件`,
      others: '本人がサインインすると送信されます。不要な場合にのみ破棄してください。',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        other: (n) => `誰がサインインしているか確認でき次第、${n} 個のファイルを追加します。`,
      }),
  },
  leave: {
    title: (count) => plural(count, { other: (n) => `${n} 件の文書がまだ保存されていません` }),
    chosen: (count) => plural(count, { other: (n) => `選択済み ${n} 件` }),
    allSaved: (name) =>
      `後で完了する場合、${name} さんがこの端末でサインインすると、すべて再び表示されます。ほかの人には見えません。`,
    continues: '実行中と待機中のアップロードは、そのとき再開します。',
    notSaved: (name) => `この端末に保存されていないため、今 ${name} さんがサインアウトすると失われます。`,
    wait: 'アップロードが終わるまでサインインしたままにしてください。',
    partly: (count) =>
      plural(count, {
        other: (n) => `うち ${n} 件はこの端末に保存されていません。次回、ファイルを選び直す必要があります。`,
      }),
    notDiscardedTitle: 'アップロードを破棄できませんでした',
    notDiscarded: (name) =>
      `まだこの端末に保存されており、${name} さんだけが見られます。このページの別のタブが応答を待っている可能性があります。そのタブのダイアログを閉じてから、もう一度試してください。`,
    stay: 'サインインしたままにする',
    keep: 'サインアウトして後で完了',
    discard: (count) => plural(count, { other: (n) => `サインアウトして ${n} 件の文書を破棄` }),
  },
  config: {
    failedTitle: 'アプリが正しく設定されていません',
    noteTitle: '管理者向け：config.json を確認してください',
    lastUsed: 'サーバーの config.json は使用できません。このページは最後の有効なファイルで動作しています。',
    unknownIgnored: 'このバージョンは、認識できないキーを無視します。',
    wrong: 'config.json に誤りがあります。管理者に連絡してください：',
    notFound: (url) =>
      `${url} にファイルがありません。config.sample.json をここにコピーして記入してください。`,
    unreachable: (url) => `${url} を読み込めません。接続とサーバーを確認してください。`,
    html: (url) =>
      `サーバーは ${url} の代わりに Web ページを返しました。ファイルがあること、サーバーがすべてのアドレスに index.html を返していないことを確認してください。`,
    notJson: (url) => `${url} は正しい JSON ではありません。`,
    unknownKey: 'は設定にないキーです。',
    missing: 'がありません。',
    invalid: 'の値が正しくありません。指定できる値は手引きと config.schema.json に記載されています。',
  },
  uploadList: {
    done: (done, total) => `${total} 件中 ${done} 件完了`,
    bytes: (sent, total) => `${sent} / ${total}`,
    timeLeft: (time) => `残り約 ${time}`,
    progress: '全体の進行状況',
    otherTab: {
      busy: '別のタブが応答していないため、一部のアップロードが待機しています。そのタブのメッセージに応答するか、タブを閉じてください。',
      older:
        'このページの古いバージョンが別のタブでアップロードを続けています。それが終わるか閉じられると、ここでアップロードが始まります。',
      newer: 'このページの新しいバージョンが別のタブで開いています。ここで続けるには再読み込みしてください。',
      finishing:
        'このページの新しいバージョンが別のタブで開いています。このタブのファイルがアップロードまたは保存されるまで、タブを開いたままにしてください。',
      'newer-data':
        'この端末に保存されているアップロードには、このページの新しいバージョンが必要です。そのバージョンに戻ると続行されます。今アップロードするファイルは保存されません。アップロードが終わるまでページを開いたままにしてください。',
    },
    unreadable:
      'この端末に保存されているアップロードを読み込めませんでした。保存されたままです。ページを再読み込みして、もう一度お試しください。',
    savedByNewer: 'このページの新しいバージョンが保存し、そのバージョンを待っています：',
    partlySaved:
      '一部のファイルはこの端末に保存されていません。アップロードが終わるまでページを開いたままにしてください。',
    filter: '表示',
    all: 'すべて',
    groups: {
      attention: '要対応',
      uploading: 'アップロード中',
      waiting: '待機中',
      done: '完了',
      elsewhere: 'ほかの設備',
    },
    showAll: (count) => `${count} 件すべて表示`,
    showFewer: '表示を減らす',
    more: 'その他の操作',
    hideDetails: '詳細を隠す',
    removed: (name) => `一覧から削除しました：「${name}」`,
    removedMany: (count) =>
      plural(count, {
        other: (n) => `${n} 件を一覧から削除しました。`,
      }),
    removedStored: (name) => `一覧から削除しました（文書は保存されたまま）：「${name}」`,
    stayStored: '保存済みの文書は保存されたままです。',
    requestCopied: (time) => `依頼をコピーしました（${time}）。`,
    busyUntil: (time) => `サーバーは ${time} まで混み合っています。アップロードは自動で再開します。`,
    retryNow: '今すぐ再試行',
    undo: '元に戻す',
    hide: 'このメッセージを閉じる',
    editAndRetry: '編集して再試行',
    selectFiles: {
      open: 'ファイルを選択',
      none: '選択した中に、不足しているファイルはありません。追加したときと同じファイルを選択してください。',
    },
    chooseOther: '別のファイルを選択',
    skip: 'スキップ',
    print: '印刷',
    leftOut: (count) => plural(count, { other: (n) => `未アップロード ${n} 件` }),
    nextAsset: '次の設備',
    needsFile: {
      gone: 'ファイルがこの端末にありません。',
      unreadable: 'ファイルを読み取れません。ほかのソフトが使用している可能性があります。',
      chooseAgain: (file, size) => `続行するには、同じファイルを選び直してください：${file}（${size}）。`,
      choose: 'ファイルを選択',
      inputOf: (name) => `${name} のファイル`,
      comparing: 'ファイルを確認しています…',
      differs: (given, wanted, size) =>
        `別のファイルです（${given}）。追加したときと同じ ${wanted}（${size}）を選んでください。`,
      cannotBeRead: (given) =>
        `${given} を読み取れません。ほかのソフトで開いている可能性があります。閉じてから選び直してください。`,
    },
    contentMatch: {
      listed: (name) => `この一覧の「${name}」と同じ内容です。`,
      listedBefore: '以前に保存された文書と同じ内容です。',
      storedBefore: ({ asset, time, name, id }) =>
        `「${name}」${id ? `（ID ${id}）` : ''}と同じ内容です。${time} にこの端末から ${asset} に保存されました。`,
      nothingSent: '送信していません。',
    },
    background: {
      continues: 'ネットワークにつながるとアップロードされます。このページを閉じても続きます。',
      notify: '通知を受け取る',
      notifies: 'アップロードが終わると通知されます。',
      at: (time) => `${time}（ページを閉じている間）`,
      stored: (count) => `保存済み：${count} 件。`,
      left: (count) => `確認が必要：${count} 件。`,
    },
    regularZip: '通常のファイル（オフライン取扱説明書ではありません）',
    anotherPerson: '別のユーザー',
    existingBy: (person) => `${person} によって既に保存されています。コピーは作成していません。`,
    existingAsBy: (name, person) =>
      `${person} によって「${name}」として既に保存されています。コピーは作成していません。`,
    notOnAsset: (name, asset) => `「${name}」として保存済みですが、${asset} に関連付けられていません。`,
    notOnAssetUnnamed: (asset) => `保存済みですが、${asset} に関連付けられていません。`,
    maybeOnAsset: (name, asset) =>
      `「${name}」として保存済みです。${asset} に関連付けられているか確認してください。`,
    maybeOnAssetUnnamed: (asset) => `保存済みです。${asset} に関連付けられているか確認してください。`,
    size: 'サイズ',
    packageName: 'パッケージ',
    correct: {
      hint: '保存済みの文書はここでは変更できません。文書の管理者に送る文章をコピーするだけで、何も変更しません。',
      copy: '修正依頼をコピー',
      request: '保存済みのこの文書を修正してください。',
      file: (name) => `ファイル：${name}`,
      asset: (id) => `設備：${id}`,
      wrong: '修正が必要な点：',
    },
    report: {
      send: 'レポートを送信',
      onAsset: '設備への関連付け',
      yes: 'はい',
      no: 'いいえ',
      unknown: '不明',
      toDo: '要対応',
      link: '設備への関連付けを依頼',
      checkLink: '設備への関連付けを確認',
      retry: '再試行',
      edit: '編集して再試行',
      selectFile: 'ファイルを選び直す',
      otherFile: '別のファイルを選択',
    },
  },
  problems: {
    network: 'サーバーに接続できません。接続を確認するか、後で再試行してください。',
    networkMidway:
      'サーバーが文書の保存を確認する前に接続が切れました。ネットワークまたはサーバーの障害か、ファイルがサーバーの上限を超えています。再試行してください。二重に保存されることはありません。',
    stalled: '通信が止まりました。再試行してください。二重に保存されることはありません。',
    noAnswer:
      'サーバーから文書の保存の確認がありません。再試行してください。二重に保存されることはありません。',
    outcomeUnknown: '文書は既に保存されている可能性があります。',
    contract: {
      'not-json':
        'サーバーの応答を解釈できず、文書が保存されたか不明です。再試行してください。二重に保存されることはありません。',
      'cut-short':
        'サーバーの応答が途中で切れ、文書が保存されたか不明です。再試行してください。二重に保存されることはありません。',
      redirected:
        'サーバーではなく別のアドレス（サインインページなど）が応答したため、文書が保存されたか不明です。サインインの状態と接続先のネットワークを確認し、再試行してください。',
      'reports-error':
        'サーバーが保存の確認ではなくエラーを返したため、文書が保存されたか不明です。再試行してください。二重に保存されることはありません。',
      'no-envelope':
        'サーバーの応答からは、文書が保存されたかどうかが分かりません。再試行してください。二重に保存されることはありません。',
      'other-document':
        'サーバーが別の文書の保存を確認したため、この文書が保存されたか不明です。再試行してください。二重に保存されることはありません。',
    },
    fileChanged:
      '選択した後にファイルが変更されました。現在の内容をアップロードするには、ファイルを選び直してください。',
    fileChangedWhileSending:
      '送信中にファイルが変更されたため、保存された文書が破損している可能性があります。ファイルを選び直し、もう一度アップロードしてください。',
    fileGone: 'ファイルが元の場所にありません。元に戻して再試行するか、選び直してください。',
    fileUnreadable: 'ファイルを読み取れません。ほかのソフトで閉じてから再試行してください。',
    fileEmpty: 'ファイルが空です。元のファイルを確認して、選び直してください。',
    tooLarge: (size, limit) =>
      `ファイルサイズ（${size}）が上限（${limit}）を超えています。ファイルを小さくするか分割して、選び直してください。`,
    type: (accepted) =>
      `サーバーが受け付ける形式は次のとおりです：${accepted}。いずれかの形式で保存して、選び直してください。`,
    sizeRejected: (size) =>
      `ファイルサイズ（${size}）がサーバーの上限を超えています。ファイルを小さくするか分割して、選び直してください。`,
    typeRejected: (extension) =>
      `${extension} ファイルはサーバーで受け付けられません。PDF など別の形式で保存して、選び直してください。`,
    roleMissing: '現在のロールでは文書をアップロードできません。管理者に連絡してください。',
    roleMissingWith: (roles) =>
      `ロール ${roles} では文書をアップロードできません。管理者に連絡してください。`,
    noToken: 'サインインしていません。サインインしてから再試行してください。',
    assetIdInvalid: 'この設備 ID はサーバーに送信できません。設備 ID を確認してください。',
    http: {
      400: 'サーバーがこのアップロードを拒否しました。',
      401: 'サーバーでサインインが認められませんでした。サインインし直してから再試行してください。',
      403: 'この設備に文書をアップロードする権限がありません。管理者に連絡してください。',
      404: 'サーバーにこの設備が登録されていません。設備 ID を確認してください。',
      413: 'ファイルがサーバーの上限を超えています。ファイルを小さくするか分割して、選び直してください。',
      415: 'この形式のファイルはサーバーで受け付けられません。PDF など別の形式で保存して、選び直してください。',
      429: 'サーバーが混み合っています。しばらく待ってから再試行してください。',
      507: 'サーバーの空き容量がありません。管理者に連絡してください。',
      client: (status) => `サーバーがアップロードを拒否しました（ステータス ${status}）。`,
      server: (status) =>
        `サーバーが正しく応答していません（ステータス ${status}）。後で再試行してください。`,
      blocked: (status) =>
        `この端末とサーバーの間にあるもの（プロキシやフィルターなど）がアップロードをブロックしました（ステータス ${status}）。再試行するか、管理者に連絡してください。`,
      unconfirmed: (status) =>
        `サーバーが保存の確認ではなくステータス ${status} を返したため、文書が保存されたか不明です。再試行してください。二重に保存されることはありません。`,
    },
    pageSays: (words) => `ページの内容：「${words}」`,
    baseUrlInvalid: 'サーバーのアドレスが正しく設定されていません。管理者に連絡してください。',
    manualRejected: (finding) =>
      `中止しました。この ZIP は取扱説明書としてアップロードできません${finding && `：${finding}`}。別のコピーを選ぶか、通常のファイルとしてアップロードしてください。`,
    unexpected: 'このページで予期しない問題が発生しました。再試行してください。',
  },
  duplicate: {
    title: (count) =>
      count === 1
        ? 'この文書は既に存在します'
        : plural(count, { other: (n) => `${n} 件の文書が既に存在します` }),
    intro: 'コピーは作成していません。',
    introMany: 'コピーは作成していません。',
    notHere: (asset) => `保存されていますが、${asset} には関連付けられていません。`,
    here: (asset) => `既に ${asset} に関連付けられています。`,
    notOn: (asset) => `${asset} に関連付けられていません`,
    maybeNotOn: (asset) => `${asset} に関連付けられていない可能性あり`,
    checkLink: (asset) =>
      `${asset} に関連付けられているか確認してください。関連付けられていない場合は、依頼を設備の文書を管理している担当者に送ってください。`,
    alreadyOn: (asset) => `${asset} に関連付け済み`,
    nothingToDo: '対応は不要です',
    youChose: (name) => `選択：「${name}」`,
    on: (assets) => `${assets} に関連付け済み`,
    linkTo: (asset) => `${asset} に関連付ける`,
    copyRequest: '関連付けの依頼をコピー',
    requestHint: '依頼を、設備の文書を管理している担当者に送ってください。',
    copyAllRequests: (count) => plural(count, { other: (n) => `関連付けの依頼 ${n} 件をコピー` }),
    request: (asset) => `この文書を設備 ${asset} に関連付けてください。`,
    requestName: (name) => `文書：${name}`,
    requestId: (id) => `文書 ID：${id}`,
    requestAddress: (address) => `アドレス：${address}`,
    copyYourself: 'コピーできませんでした。次の文を選択してコピーしてください：',
    organization: '組織',
    added: '追加日時',
    addedBy: (date, person) => `${date}（${person}）`,
    id: 'ID',
    copyId: 'ID をコピー',
    languages: '言語',
    supplier: 'サプライヤー',
    supplierUnnamed: 'サプライヤー文書',
    ai: 'AI 処理',
    aiNotYet: '未処理',
    aiOn: 'あり',
    aiOff: 'なし',
    details: '詳細',
    allDetails: 'すべての詳細とサーバーからのメッセージ',
    owner: '所有者',
    manufacturer: 'メーカー',
    mimeType: 'MIME タイプ',
    updated: '更新日時',
    maintenance: '保全記録',
    linked: (count) => plural(count, { other: (n) => `${n} 台の設備に関連付け` }),
    notLinked: 'どの設備にも関連付けられていません',
    linksUnknown: 'どの設備に関連付けられているか、サーバーの応答に含まれていません。',
    thisAsset: (asset) => `${asset} · この設備`,
    serviceSays: 'サーバーからのメッセージ',
    noFacts: 'サーバーから詳細情報が届いていません。',
    openDocument: '文書を開く',
    open: '開く',
    close: '閉じる',
  },
  move: {
    open: '別の設備に移動…',
    title: '別の設備に移動',
    assetId: '設備 ID',
    uploads: '移動するアップロード',
    notSentYet: 'このウィンドウを閉じるまで何も送信されません。',
    sameAsset: '別の設備の ID を入力してください',
    noneSelected: 'アップロードを 1 件以上選択してください',
    confirm: (count) => plural(count, { other: (n) => `${n} 件を移動` }),
    cancel: 'キャンセル',
    beingSent: (count) =>
      plural(count, { other: (n) => `${n} 件は送信中です。移動するには一時停止してください。` }),
    outcomeUnknown: (count) =>
      plural(count, { other: (n) => `${n} 件は既に保存されている可能性があるため、移動できません。` }),
    locked: (asset) => `別の設備は選択できません。文書が既に ${asset} に保存されている可能性があります。`,
    moved: (count, asset) => plural(count, { other: (n) => `${n} 件を ${asset} に移動しました` }),
    notMoved: (count) =>
      plural(count, { other: (n) => `${n} 件は既に送信中だったため、移動されませんでした。` }),
    show: '表示',
    undo: '元に戻す',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: '別の設備を選択',
      hint: '選択したファイルと入力内容はそのまま引き継がれます。',
      occupied: (asset) =>
        `${asset} には既に選択されたファイルがあります。先にアップロードするか、削除してください。`,
    },
    guard: {
      title: 'この設備でよろしいですか？',
      names: (file, asset) => `「${file}」の名前に ${asset} が含まれています。`,
      namesMany: (file, more, asset) =>
        plural(more, {
          other: (n) => `「${file}」とほか ${n} 個のファイルの名前に ${asset} が含まれています。`,
        }),
      ofPackage: (packageName, product, asset) =>
        `「${packageName}」は ${product} 用です。この製品は ${asset} に属しています。`,
      uploadingTo: (asset) => `アップロード先は ${asset} です。`,
      anyway: (asset) => `それでも ${asset} にアップロード`,
      upload: (parts) => `${parts}をアップロード`,
      also: (parts, part) => `${parts}、${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${asset} に ${n} 件` }),
      toNamed: (count) => plural(count, { other: (n) => `名前にある設備に ${n} 件` }),
      back: '戻る',
    },
  },
  device: {
    takePhoto: '写真を撮る',
    photo: 'カメラの写真',
    paper: {
      scanToPdf: 'PDF にスキャン',
      photo: 'カメラで撮った紙の写真',
      hint: '四隅を紙の端までドラッグしてください。',
      opening: '写真を開いています…',
      unreadable: 'このブラウザーではこの写真を開けません。写真のまま残すか、撮り直してください。',
      unavailable: 'エディターを読み込めませんでした。写真はそのまま追加されました。',
      corners: ['左上の角', '右上の角', '右下の角', '左下の角'],
      cornerAt: (x, y) => `左から ${x}、上から ${y}`,
      turn: '回転',
      grey: 'グレー',
      size: 'ページサイズ',
      sizes: { a4: 'A4', original: '元のサイズ' },
      takeAgain: '撮り直す',
      addPage: 'ページを追加',
      page: (at, count) => `ページ ${at} / ${count}`,
      previous: '前のページ',
      next: '次のページ',
      remove: 'ページを削除',
      save: 'PDF として保存',
      keepPhoto: '写真のまま残す',
      keepPhotos: '写真のまま残す',
      edit: '切り抜いて PDF として保存',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `写真 ${n} 枚を 1 つの PDF にする` }),
      making: 'PDF を作成しています…',
      made: (count) => plural(count, { other: (n) => `写真 ${n} 枚を 1 つの PDF にしました。` }),
      leftOut: (count) =>
        plural(count, {
          other: (n) =>
            `写真 ${n} 枚はそのままです。このブラウザーでは開けない形式です（HEIC でよくあります）。`,
        }),
      failed: 'PDF を作成できませんでした。写真はそのままです。',
    },
    scan: {
      open: 'コードを読み取る',
      title: '設備のコードを読み取る',
      hint: 'QR コード、Data Matrix またはバーコードをカメラに向けてください。',
      picture: 'カメラの映像',
      starting: 'カメラを起動しています…',
      close: 'ID を入力する',
      denied:
        'このページではカメラを使用できません。ブラウザーの設定でこのページに許可するか、ID を入力してください。',
      absent: 'この端末にはカメラがありません。ID を入力してください。',
      failed:
        'カメラを起動できませんでした。ほかのソフトが使用している可能性があります。それを閉じるか、ID を入力してください。',
      unavailable:
        'コード読み取り機能を読み込めませんでした。ネットワークがあるときに再試行するか、ID を入力してください。',
      noId: (text) => `このコードには設備 ID がありません：「${text}」`,
      confirmTitle: 'この設備でよろしいですか？',
      checking: 'コードを確認しています…',
      says: 'コードの内容：',
      unknown: 'このコードは登録されていません。',
      slow: 'このコードを確認しています。',
      notChecked: 'このコードを確認できませんでした。',
      offline: 'オフラインのため、このコードを確認していません。',
      compare: 'ID を銘板と照合してください。別の設備が同じ番号を持つことがあります。',
      use: '設備 ID として使う',
      again: 'もう一度読み取る',
    },
    shared: {
      title: (count) => plural(count, { other: (n) => `${n} 個のファイルがこのアプリに共有されました` }),
      ask: 'アップロードするファイルを選択してから、下で設備を選んでください。心当たりのないファイルは破棄してください。',
      selectAll: 'すべて選択',
      discard: 'すべて破棄',
      failed:
        '共有されたファイルを保存できませんでした。この端末の空き容量が不足している可能性があります。ここでファイルを選んでください。',
      tooMany: (count) =>
        `ここで待機できる共有ファイルは ${count} 個までです。一部をアップロードまたは破棄してから、もう一度共有してください。`,
      tooLarge: (size) =>
        `共有ファイルは合計 ${size} までです。一部をアップロードまたは破棄するか、大きなファイルはここで選んでください。`,
      blocked: 'Web サイトがここにファイルを追加しようとしましたが、受け付けませんでした。',
      orphans: {
        title: (count) =>
          plural(count, {
            other: (n) => `${n} 個のファイルがこの端末に共有されました`,
          }),
        ask: 'ご自分で共有した場合は、アップロードできます。心当たりがない場合は、そのままにするか破棄してください。',
        claim: '自分が共有しました',
        discard: '破棄',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          other: (n) => `以前に選んだ ${n} 個のファイルを追加しました。`,
        }),
      lost: (count) =>
        plural(count, {
          other: (n) =>
            `前の利用者の ${n} 個のファイルをこの端末に保存できませんでした。もう一度選ぶ必要があります。`,
        }),
    },
    form: {
      fromLastTime: '前回の値',
      forAll: 'すべてのファイル',
      chooseOrSet: '選択、またはファイルごとに設定',
      chosenForEach: 'ファイルごとに選択済み',
      chooseRest: (count) => plural(count, { other: (n) => `残り ${n} 個のファイル用に選択…` }),
      owningOrganization: '所有組織',
      size: 'サイズ',
      nameTooLong: (file, maxLength) => `${file} の表示名を ${maxLength} 文字以内にしてください`,
      nameLimit: (maxLength) => `${maxLength} 文字以内`,
      need: {
        organizationId: (count) => plural(count, { other: (n) => `${n} 個のファイルに組織が必要です` }),
        categoryId: (count) => plural(count, { other: (n) => `${n} 個のファイルにカテゴリが必要です` }),
      },
      withoutCategory: (count) => plural(count, { other: (n) => `カテゴリのないファイル ${n} 個` }),
      show: '表示',
      showAll: 'すべて表示',
      shownOf: (shown, all) => `${all} 個中 ${shown} 個を表示`,
      shownKinds: {
        incomplete: '未入力',
        uncategorized: 'カテゴリなし',
        suggested: 'カテゴリの提案あり',
        warnings: '警告あり',
        rejected: 'アップロード不可',
      },
      added: (count) => plural(count, { other: (n) => `${n} 個のファイルを追加しました。` }),
      noneAdded: 'ファイルは追加されませんでした。',
      toFix: (count) => plural(count, { other: (n) => `未入力の項目 ${n} 件` }),
    },
    sort: {
      added: '追加順',
      name: '名前順',
      kind: '種類順',
      folder: 'フォルダー順',
      size: 'サイズ順',
    },
    sameName: {
      listed: 'このリスト内の別のファイルと同じ名前です。',
      stored: (time) => `${time} の文書と同じ名前です。新しい版ですか？`,
    },
    suggestedCategory: (name) => `カテゴリ「${name}」を使用`,
    categoryQuestion: (name) => `${name}？`,
    setCategory: 'カテゴリを設定',
    setOrganization: '組織を設定',
    selectRow: '選択',
    allSuggestions: (count) => `提案 ${count} 件を使用`,
    sevenDays:
      'Safari は、7 日間アクセスがないとここに保存されたファイルを削除します。その前にアップロードするか、このページをホーム画面に追加してください。',
  },
  keys: {
    title: 'キーボード ショートカット',
    move: { keys: '↑↓ Home/End', action: '別のファイルに移動' },
    edit: { keys: 'Enter/F2', action: '名前を編集' },
    category: { keys: 'C', action: 'ファイルまたは選択中のファイルのカテゴリを設定' },
    controls: { keys: 'Tab', action: 'ファイルの各項目を順に移動し、その後一覧を出る' },
    select: { keys: 'スペース', action: 'ファイルを選択' },
    range: { keys: 'Shift+↑↓', action: '複数のファイルを選択' },
    all: { keys: 'Ctrl/⌘+A', action: '表示中のすべてのファイルを選択' },
    remove: { keys: 'Delete', action: 'ファイルまたは選択中のファイルを削除' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: '上または下のファイルの同じ項目' },
    back: { keys: 'Esc', action: '項目を元に戻し、その後ファイルに戻る' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'アップロード' },
  },
  make: {
    list: 'アップロードするフォルダー',
    waiting: (count) =>
      count === 1
        ? 'このフォルダーをどのようにアップロードしますか？'
        : plural(count, { other: (n) => `この ${n} 個のフォルダーをどのようにアップロードしますか？` }),
    looksLike: (name) => `「${name}」はオフライン取扱説明書のようです`,
    facts: (files, size, startPage) =>
      `${plural(files, { other: (n) => `ファイル ${n} 個` })} · ${size} · 開始ページ：${startPage}`,
    asZip: '取扱説明書として',
    asFiles: (count) => plural(count, { other: (n) => `${n} 個の個別ファイルとして` }),
    leave: '削除',
    packing: '取扱説明書を圧縮しています…',
    cancel: 'キャンセル',
    rejected:
      'このフォルダーは取扱説明書としてアップロードできません。次のファイルを修正して、フォルダーをもう一度追加してください。',
    failed: {
      unreadable:
        'このフォルダーのファイルを読み取れませんでした。移動されたか、ほかで開いている可能性があります。',
      unavailable:
        'このブラウザーでは取扱説明書を圧縮できませんでした。フォルダーを ZIP に圧縮し、それを選んでください。',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}：AI では読み取れません`,
    fromTitle: '文書のタイトルから取得。',
    fromPackage: 'パッケージから取得。',
    withWarnings: (count) => plural(count, { other: (n) => `警告のあるファイル ${n} 個` }),
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
        advice:
          'ほかのすべての部分がそろわないと開けません。アーカイブを展開して、中の文書を選んでください。',
      },
      'FILE-TYPE': {
        title: 'ファイル名と内容が違います',
        advice:
          '内容の種類がファイル名と異なり、一部のソフトでは開けないことがあります。開いて、正しいファイルか確認してください。',
      },
      'FILE-UNCHECKED': {
        title: '未チェック',
        advice: 'この端末ではこのファイルをチェックできませんでした。アップロードはできます。',
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
          'ほとんどのソフトは表紙しか表示せず、中のファイルは検索で見つからないことがあります。ファイルを個別にアップロードしてください。',
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
        title: '未チェック',
        advice: '時間とメモリの制限内でこの PDF をチェックできませんでした。アップロードはできます。',
      },
      'PDF-REBUILT': {
        title: '開くときに修復',
        advice:
          'この PDF のオブジェクト一覧がないか誤っているため、ソフトは開くときに作り直します。チェックしたページは読めます。開けないソフトがある場合は、書き出し直してください。',
      },
      'PDF-ATTACHMENTS': {
        title: '添付ファイルあり',
        advice:
          'PDF の中に、見落としやすい別のファイルがあります。重要な場合は別にアップロードしてください。',
      },
      'PDF-SCRIPT': {
        title: 'スクリプトあり',
        advice: 'ほとんどのソフトは PDF のスクリプトを無視します。',
      },
    },
  },
  packages: {
    formats: {
      documentation: '引き渡し文書一式 (VDI 2770)',
      document: '引き渡し文書 (VDI 2770)',
      iirds: 'iiRDS パッケージ',
      iirdsA: '保管用パッケージ (iiRDS/A)',
      iirdsH: '引き渡し文書一式 (iiRDS/H)',
      aasx: 'アセット管理シェル (AASX)',
    },
    topics: (count) => plural(count, { other: (n) => `トピック ${n} 件` }),
    languages: (count) => plural(count, { other: (n) => `${n} 言語` }),
    forSerial: (serial) => `シリアル番号 ${serial}`,
    forSerials: (count) => plural(count, { other: (n) => `シリアル番号 ${n} 件` }),
    notChecked: 'このパッケージの内容をチェックできませんでした。アップロードは可能です。',
    asOne: '1 つのファイルとしてアップロード',
    asOneHint: 'ファイルはそのまま 1 件の文書として保存されます。',
    asDocuments: (count) => plural(count, { other: (n) => `${n} 件の文書として追加` }),
    asDocumentsHint: 'PDF ごとに、タイトルとカテゴリを持つ文書になります。',
    filesAsDocumentsHint:
      'ファイルごとに、名前とカテゴリを持つ文書になります。中の ZIP も同じように分けられます。',
    withoutPdf: (count) =>
      plural(count, { other: (n) => `${n} 件の文書には PDF がないため追加されません。` }),
    adding: (progress) => `文書を追加しています：${progress}`,
    noneReadable: '文書を読み取れません。',
    noneAdded: '文書を読み取れません。全体を 1 つのファイルとしてアップロードすることはできます。',
    added: (count, name) => plural(count, { other: (n) => `「${name}」から文書 ${n} 件を追加しました。` }),
    someUnread: (count) => plural(count, { other: (n) => `${n} 件の文書を読み取れませんでした。` }),
    documents: '文書',
    more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
    showMore: (count) => plural(count, { other: (n) => `ほか ${n} 件を表示` }),
    noTitle: 'タイトルなし',
    noPdf: 'PDF なし',
    previewed: 'プレビューするパッケージ',
    product: '製品',
    serial: 'シリアル番号',
    manufacturer: 'メーカー',
    classes: {
      '01-01': '識別',
      '02-01': '技術仕様',
      '02-02': '図面',
      '02-03': '構成部品',
      '02-04': '証明書、宣言書',
      '03-01': '組立、試運転、分解',
      '03-02': '操作',
      '03-03': '安全全般',
      '03-04': '点検、保守、試験',
      '03-05': '修理',
      '03-06': '予備品',
      '04-01': '契約書類',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'メタデータを読み取れません',
      advice:
        'これらの文書のタイトルとカテゴリがない場合があります。入力するか、修正したパッケージを送信元に依頼してください。',
    },
    'PACKAGE-NO-METADATA': {
      title: 'メタデータがありません',
      advice: 'これらが何の文書か、パッケージに記載がありません。タイトルとカテゴリを入力してください。',
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
  },
  manual: {
    reading: (done, total) => `チェック中：ファイル ${total} 個中 ${done} 個`,
    progress: '取扱説明書のチェック',
    stop: 'チェックを中止',
    stopped: '一部はチェックしていません。',
    unread: (count) =>
      plural(count, {
        other: (n) => `${n} 個のファイルは大きすぎるため、リンクをチェックしていません。`,
      }),
    sound: '問題は見つかりませんでした',
    errors: (count) => plural(count, { other: (n) => `エラー ${n} 件` }),
    warnings: (count) => plural(count, { other: (n) => `警告 ${n} 件` }),
    infos: (count) => plural(count, { other: (n) => `情報 ${n} 件` }),
    severity: { error: 'エラー', warning: '警告', info: '情報' },
    preview: 'プレビュー',
    showPlace: 'プレビューで表示',
    noPreview: 'プレビューを読み込めませんでした。',
    line: (line) => `${line} 行目`,
    more: (count) => plural(count, { other: (n) => `ほか ${n} 件` }),
    saveJson: 'JSON で保存',
  },
  inspection: {
    results: 'チェック結果',
    canBeManual: 'オフライン取扱説明書としてアップロードできます',
    ready: 'アップロードできます',
    readyWith: (counts) => `アップロードできます：${counts}`,
    pages: (count) => plural(count, { other: (n) => `${n} ページ` }),
    startsAt: (page) => `開始ページ ${page}`,
    fixable: '修復可能',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}、${n} 件は修復可能` }),
    places: (count) => plural(count, { other: (n) => `${n} か所` }),
    repairAndUse: '修復して使う',
    fixMore: (count) => plural(count, { other: (n) => `あと ${n} 件を修復して使う` }),
    done: '完了',
    keepAsRegular: '通常のファイルとして残す',
    chooseStart: '開始ページを選択',
    changeStart: '別の開始ページを選択',
    startHint: (name) =>
      `読む人はこのページから始めます。元のファイルは変わりません。コピーに、このページを開く ${name} が追加されます。`,
    useAsStart: '開始ページにする',
    allPages: 'すべてのページを表示',
    reviewChanges: '変更内容を確認',
    inUse: '修復したコピーを使用中',
    withRegular: (upload, count) =>
      plural(count, { other: (n) => `${upload}（うち ${n} 件は通常のファイル）` }),
    allRegular: (upload) => `${upload}（通常のファイル）`,
    folder: {
      isPackage: (name) => `「${name}」は引き渡しパッケージのようです`,
      asPackage: 'パッケージとして',
      packing: 'パッケージを作成しています…',
    },
    search: 'チェック結果を検索',
    show: '表示',
    all: 'すべて',
    nothing: '一致する結果はありません。',
    moreInReport: (count) => plural(count, { other: (n) => `ほか ${n} 件はレポートにあります。` }),
    reportTitle: (file) => `${file} のチェック結果`,
    verdict: {
      manual: 'オフライン取扱説明書です。',
      'not-a-manual': 'オフライン取扱説明書ではありません。',
      unsafe: 'この ZIP は破損しているか、安全ではありません。',
    },
    facts: (startPage, pages, files) =>
      `開始ページ：${startPage}。ページ数：${pages}。ファイル数：${files}。`,
    noStartPage: 'なし',
    toDo: (remedy) => `対処：${remedy}`,
    forAuthor: (remedy) => `作成者へ：${remedy}`,
  },
  preview: {
    title: (file) => `${file} のプレビュー`,
    frame: '取扱説明書',
    close: 'プレビューを閉じる',
    back: '戻る',
    forward: '進む',
    pages: (count) => plural(count, { other: (n) => `${n} ページ` }),
    pageList: '取扱説明書のページ',
    search: 'ページを検索',
    nothing: '一致するページはありません。',
    readingTitles: 'タイトルを読み込んでいます。',
    width: '幅',
    widths: { phone: 'スマートフォン', tablet: 'タブレット', full: '全幅' },
    opening: '取扱説明書を開いています…',
    missing: {
      internet: (count) =>
        plural(count, {
          other: (n) => `このページで使うファイル ${n} 個はインターネット上にあり、ZIP に含まれていません`,
        }),
      absent: (count) =>
        plural(count, { other: (n) => `このページで使うファイル ${n} 個が ZIP にありません` }),
      spelling: (count) =>
        plural(count, { other: (n) => `このページで使うファイル ${n} 個は、ZIP 内の名前の表記が異なります` }),
      damaged: (count) => plural(count, { other: (n) => `${n} 個のファイルが破損しています` }),
      'too-large': (count) =>
        plural(count, { other: (n) => `${n} 個のファイルは大きすぎてプレビューできません` }),
      more: (count) => plural(count, { other: (n) => `ほか ${n} 個` }),
    },
    spellingFixable: '修復すると、これらのリンクが修正されます（スクリプト内を除く）。',
    outside: (url) => `このリンクは取扱説明書の外（${url}）を指しています。プレビューでは開きません。`,
    placeHidden: (line) => `該当箇所は ${line} 行目で、ページの見えない部分にあります。`,
    absent: (path) => `${path} は ZIP にありません。読む人にもここでエラーが表示されます。`,
    unshown: (path, size) =>
      `${path}（${size}）はここでは表示しません。ZIP に含まれており、別のソフトで開きます。`,
    dismiss: '閉じる',
    emptyWithoutScripts:
      'このページはスクリプトがないと空になりますが、プレビューではスクリプトを実行しません。一覧から別のページを選んでください。',
    failures: {
      unreadable:
        'ファイルを読み取れませんでした。移動または変更された可能性があります。選び直してください。',
      unsafe: 'この ZIP の内容は表示できません。破損しているか、安全ではありません。',
      crashed: 'プレビューは動作を停止しました。閉じてから開き直してください。',
      frame: 'ここではプレビューを使用できません。管理者に連絡してください。',
    },
    frameFacts: {
      blocked: (origin) =>
        `このページの Content-Security-Policy がプレビューをブロックしています。frame-src に ${origin} を追加してください。`,
      silent: (url) =>
        `${url} が起動しませんでした。Web サーバーは、インラインスクリプトを許可し、frame-ancestors でこのページを指定する専用の Content-Security-Policy を付けて、このファイルを送信する必要があります。`,
    },
  },
  repair: {
    reading: 'すべてのページを読み込んでいます…',
    making: 'コピーを作成しています…',
    checking: 'コピーをチェックしています…',
    cancel: 'キャンセル',
    intro: '元のファイルは変わりません。コピーには選択した修復だけを行い、文章とスクリプトはそのままです。',
    nothing: 'これらの問題は、取扱説明書の作成者だけが直せます。',
    whichFiles: (count) => plural(count, { other: (n) => `対象のファイル（${n}）` }),
    places: (entry, count) => (count === 1 ? entry : plural(count, { other: (n) => `${entry}、${n} か所` })),
    moreFiles: (count) => plural(count, { other: (n) => `ほか ${n} 個` }),
    items: {
      unwrap: (folder) => `フォルダー「${folder}」の中身をすべて外に出す`,
      adapted: (files) =>
        plural(files, {
          other: (n) => `フォルダーを通るリンクが ${n} 個のファイルにあり、合わせて直します。`,
        }),
      junk: (count) => plural(count, { other: (n) => `システムファイル ${n} 個を除く` }),
      unsafe: (count) => plural(count, { other: (n) => `許可されていないファイル ${n} 個を除く` }),
      addStart: (page, name) => `${page} へ移動する開始ページ ${name} を追加する`,
      addStartHint: 'そのページを自動で開き、リンクも備えます。',
      renameStart: (name, newName) => `${name} の名前を ${newName} に変える`,
      renamedLinks: (files) => plural(files, { other: (n) => `${n} 個のファイルにあるリンクも直します。` }),
      names: (count) => plural(count, { other: (n) => `ファイル名 ${n} 個の \\ を / に直す` }),
      case: (count) => plural(count, { other: (n) => `リンク ${n} 個の大文字と小文字を直す` }),
      backslashes: (count) => plural(count, { other: (n) => `リンク ${n} 個の \\ を / に直す` }),
    },
    compare: (before, after) => `修復前：${before}。現在：${after}。`,
    none: '問題なし',
    save: 'コピーを保存',
    close: '閉じる',
    failed: {
      unreadable: 'ファイルを読み取れませんでした。移動や変更されたか、ほかで開いている可能性があります。',
      unavailable: 'このブラウザーでは修復できませんでした。',
    },
    copyReport: 'レポートをコピー',
    saveReport: 'レポートを保存',
  },
  findings: {
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
      remedy: '取扱説明書のフォルダーの中身を圧縮し、できたファイルをチェックしてください。',
    },
    'ZIP-TWO-ENDS': {
      title: 'アーカイブに目次が 2 つあります',
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
      explanation: ({ detail }) => `サイズまたは位置が 2 か所に書かれ、一致しません（${detail}）。`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: '分割アーカイブの一部だけです',
      explanation: 'ほかの部分がないため、ファイルを復元できません。',
      remedy: '分割ファイルを結合するか、取扱説明書を 1 つのアーカイブに圧縮してください。',
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
        `ZIP 形式のバージョン ${version} が必要と記録されています。このようなファイルをスキップするソフトがあります。`,
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
        '2 つのファイルが同じ領域を使っています。正常なアーカイブではあり得ず、展開ソフトを狙った細工に見られます。',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'ファイルの間に不明なデータがあります',
      explanation: ({ bytes }) =>
        `${bytes} バイトがどのファイルにも属していません。エラーとして報告された場合は、隠れたファイルがあります。`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'ファイルが破損しています',
      explanation: '内容がチェックサムと一致しません。',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'ファイルの長さが記録と異なります',
      explanation: 'アーカイブが破損しているか、細工されています。',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'ファイルを展開できません',
      explanation: ({ detail }) => `圧縮データが破損しています（${detail}）。`,
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
      explanation: 'Windows 以外では全ファイルが 1 つのフォルダーに入り、リンクが機能しません。',
      remedy: '最新のソフトでフォルダーを圧縮し直してください。',
    },
    'NAME-DUPLICATE': {
      title: '同じファイルが 2 つ入っています',
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
      title: 'ファイルに異なる名前が 2 つあります',
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
      explanation: '圧縮中に別のソフトが書き込んだものです。通常のファイルとして展開されます。',
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
        `取扱説明書は実行するものではありません。${extension} ファイルは、端末やサーバーがブロックするか、起動してしまいます。`,
      remedy: '取扱説明書から除き、別の方法で提供してください。',
    },
    'ENTRY-ARCHIVE': {
      title: '別のアーカイブが含まれています',
      explanation: '読む人は開けず、中身もチェックしていません。',
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
        '内容は iiRDS 対応のソフトで表示されます。最上位に index.html を置くのは iiRDS/H パッケージだけで、ほかの iiRDS パッケージには置けません。',
      remedy: '通常のファイルとしてアップロードするか、iiRDS/H パッケージを依頼してください。',
    },
    'DOC-WRAPPED': {
      title: '取扱説明書全体が 1 つのフォルダーに入っています',
      explanation: ({ startPage }) =>
        `開始ページは ${startPage} です。最上位だけを探す閲覧ソフトがあります。`,
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
      title: 'ファイルが大きすぎてチェックできません',
      explanation: 'ファイルは破損していませんが、リンクはチェックされていません。',
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
  },
  findingTerms: {
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
  },
  roleNotice: {
    title: '文書をアップロードできません',
    own: (roles) => (roles === '' ? 'ロールなしでサインインしています。' : `現在のロール：${roles}。`),
    needed: (roles) => `アップロードには次のいずれかが必要です：${roles}。`,
    ask: (who) => `問い合わせ先：${who}`,
    administrator: '管理者',
  },
  history: {
    title: '以前（この端末から）',
    hint: 'この端末に 30 日間記憶されます。',
    clear: '履歴を消去',
  },
  chooseAsset: {
    title: '設備を選択',
    intro: '文書の対象となる設備を選択してください。',
    label: '名前または設備 ID',
    hint: '銘板または保全システムに記載されています（例：PRESS-0042）。',
    open: (id) => `設備 ${id} を開く`,
    openAsIs: (id) => `${id} をそのまま開く`,
    takeAsIs: (id) => `${id} をそのまま使う`,
    unlisted: '一覧にありません。銘板または保全システムで ID を確認してください。',
    unknown: (id) => `${id} は登録されていません。銘板を確認するか、そのまま続けてください。`,
    similar: 'もしかして',
    checking: (id) => `${id} を確認しています。そのまま続けられます。`,
    notChecked: (id) => `${id} を確認できませんでした。そのまま続けられます。`,
    offline: (id) => `オフラインのため、${id} を確認していません。そのまま続けられます。`,
    missing: '設備 ID を入力してください',
    impossible: '「.」「..」以外の設備 ID を入力してください',
    recent: '最近の設備',
    all: 'すべての設備',
    found: (count) => plural(count, { other: (n) => `${n} 台の設備が見つかりました` }),
    shown: (shown, total) => `${total} 台中 ${shown} 台を表示しています。ほかの設備は検索してください。`,
  },
  embed: {
    wrongTitle: 'ここに文書を表示できません',
    wrong: 'このページは正しく設定されていません。管理者に連絡してください：',
    tokenProblems: {
      'no-token': '続行するにはサインインしてください。待機中のアップロードは自動的に再開されます。',
      'no-answer': 'サインインに時間がかかっています。完了するとアップロードが再開されます。',
      'token-rejected':
        'サーバーがサインインを受け付けません。もう一度サインインしてください。解決しない場合は管理者に連絡してください。',
      'person-mismatch':
        'このページとサインインの情報が別の人を示しているため、何も送信されません。自動的に再試行します。このメッセージが消えない場合は管理者に連絡してください。',
      offline: '接続がないためサインインできません。自動的に再試行します。',
    },
    brokenTitle: 'ページのこの部分は動作を停止しました',
    brokenHint: '進行中のアップロードは続いています。この端末に保存したファイルは失われません。',
  },
};
