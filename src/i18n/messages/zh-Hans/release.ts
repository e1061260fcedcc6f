import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseZhHans: Messages['release'] = {
  isThere: '有新版本可用。',
  afterReload: '重新加载后上传会继续；正在发送的将从头开始。',
  waits: '请稍后重新加载：现在会丢失既未存储也未保存在本机上的文档。',
  partOutdated: '此页面已更新。请重新加载以使用这一部分。',
};
