import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('ja');

/** Texts about camera, clipboard and saved files. */
export const deviceJa: DeviceMessages = {
  takePhoto: '写真を撮る',
  photo: 'カメラの写真',
  blurred: 'この写真はぼやけているようです。撮り直しますか？',
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
    undo: '元に戻す',
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
    confirmTitle: 'この設備で正しいですか？',
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
    blocked: 'ウェブサイトがここにファイルを追加しようとしましたが、受け付けませんでした。',
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
    removeAll: 'すべて削除',
    listing: (done, total) => `ファイルを追加しています：${done} / ${total}`,
    fromLastTime: '前回の値',
    chosenForEach: 'ファイルごとに選択済み',
    chooseRest: (count) => plural(count, { other: (n) => `残り ${n} 件のファイル用に選択…` }),
    owningOrganization: '所有組織',
    size: 'サイズ',
    nameTooLong: (file, maxLength) => `${file} の表示名を ${maxLength} 文字以内にしてください`,
    nameLimit: (maxLength) => `${maxLength} 文字以内`,
    need: {
      organizationId: (count) => plural(count, { other: (n) => `${n} 件のファイルに組織が必要です` }),
      categoryId: (count) => plural(count, { other: (n) => `${n} 件のファイルにカテゴリが必要です` }),
    },
    show: '表示',
    showAll: 'すべて表示',
    shownOf: (shown, all) => `${all} 件中 ${shown} 件のファイル`,
    toFix: (count) => plural(count, { other: (n) => `未入力の項目：${n}` }),
  },
  suggestedCategory: (name) => `カテゴリ「${name}」を使用`,
  allSuggestions: (count) => `提案 ${count} 件を使用`,
  sevenDays:
    'Safari は、7 日間アクセスがないとここに保存されたファイルを削除します。その前にアップロードするか、このページをホーム画面に追加してください。',
};
