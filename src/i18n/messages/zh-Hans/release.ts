import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseZhHans: Messages['release'] = {
  isThere: '本应用有新版本。',
  goesOn: '重新加载后，上传会自动继续；正在发送的文件将从头开始。',
  waits: '可以稍后再更新：现在重新加载会丢失尚未存储、也未保留在本机上的文档。',
};
