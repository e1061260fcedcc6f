import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedZhHans: EmbedMessages = {
  wrongTitle: '无法在此处显示文档',
  wrong: '此页面设置有误。请联系管理员：',
  tokenProblems: {
    'no-token': '请登录以继续。等待中的上传会自动恢复。',
    'no-answer': '登录所需时间比预期长。完成后上传会恢复。',
    'token-rejected': '服务器不接受您的登录。请重新登录。如果仍无法解决，请联系管理员。',
    'person-mismatch':
      '此页面与您的登录指向不同的人，因此不会发送任何内容。正在自动重试。如果此消息一直显示，请联系管理员。',
    offline: '没有网络连接，无法登录。正在自动重试。',
  },
  brokenTitle: '页面的这一部分已停止工作',
  brokenHint: '上传仍在继续，保存在本机上的文件是安全的。',
};
