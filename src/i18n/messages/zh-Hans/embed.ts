import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedZhHans: Messages['embed'] = {
  wrongTitle: '无法在此处显示文档',
  wrong: '外层页面传入的属性有误。请联系其运维人员：',
  signInNeeded: '您已退出登录。这里等待的内容将在登录后发送，不会丢失。',
  goOn: '继续',
  brokenTitle: '页面的这一部分已停止工作',
  brokenHint: '进行中的上传仍在继续，保留在本机上的内容不会丢失。',
};
