import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedJa: EmbedMessages = {
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
};
