import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('zh-Hans');

/** Groups, totals and menus of the list of uploads. */
export const uploadListZhHans: UploadListMessages = {
  done: (done, total) => `已完成 ${done}/${total}`,
  bytes: (sent, total) => `${sent}/${total}`,
  progress: '总进度',
  otherTab: {
    busy: '另一个标签页正忙，部分上传正在等待它。请在该标签页中回应提示，或将其关闭。',
    older: '此页面的旧版本仍在另一个标签页中上传。待其完成或关闭后，此处将开始上传。',
    newer: '此页面的新版本已在另一个标签页中打开。请重新加载以在此处继续。',
    finishing: '此页面的新版本已在另一个标签页中打开。在此标签页的文件上传或保存完成之前，请勿关闭。',
    'newer-data':
      '保存在本机上的上传需要此页面的新版本，待该版本恢复后将继续。现在上传的文件不会保存：上传完成前请勿关闭此页面。',
  },
  savedByNewer: '由此页面的新版本保存，正在等待该版本：',
  partlySaved: '部分文件未保存在本机上。上传完成前请勿关闭此页面。',
  filter: '显示',
  all: '全部',
  groups: {
    attention: '需要处理',
    uploading: '正在上传',
    waiting: '等待中',
    done: '已完成',
    elsewhere: '其他设备',
  },
  showAll: (count) => `显示全部 ${count} 个`,
  showFewer: '收起',
  more: '更多操作',
  removed: (name) => `已从列表中移除：“${name}”`,
  removedMany: (count) =>
    plural(count, {
      other: (n) => `已从列表中移除 ${n} 个上传项。`,
    }),
  retryNow: '立即重试',
  undo: '撤销',
  hide: '隐藏此消息',
  editAndRetry: '编辑并重试',
  chooseOther: '选择其他文件',
  skip: '跳过',
  print: '打印',
  anotherPerson: '其他用户',
  existingBy: (person) => `已由 ${person} 存储，未创建副本。`,
  existingAsBy: (name, person) => `已由 ${person} 存储为“${name}”，未创建副本。`,
  notOnAsset: (name, asset) => `已存为“${name}”，但不在 ${asset} 上。`,
  notOnAssetUnnamed: (asset) => `已存储，但不在 ${asset} 上。`,
  maybeOnAsset: (name, asset) => `已存为“${name}”。请确认它是否在 ${asset} 上。`,
  maybeOnAssetUnnamed: (asset) => `已存储。请确认它是否在 ${asset} 上。`,
  size: '大小',
  packageName: '文档包',
  correct: {
    category: '类别不对？请选择正确的类别：',
    copy: '复制更正请求',
    request: '请更正此文档的类别。',
    change: (before, after) => `类别：${before} → ${after}`,
  },
  report: {
    onAsset: '在设备上',
    yes: '是',
    no: '否',
    unknown: '未知',
    toDo: '待办',
    link: '申请关联到设备',
    checkLink: '检查与设备的关联',
    retry: '重试',
    edit: '编辑并重试',
    selectFile: '重新选择文件',
    otherFile: '选择其他文件',
  },
};
