import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('zh-Hans');

/** Texts about camera, clipboard and saved files. */
export const deviceZhHans: DeviceMessages = {
  takePhoto: '拍照',
  photo: '相机照片',
  pdf: {
    make: (count) => plural(count, { other: (n) => `将 ${n} 张照片合成一个 PDF` }),
    making: '正在生成 PDF…',
    made: (count) => plural(count, { other: (n) => `${n} 张照片已合成一个 PDF。` }),
    leftOut: (count) =>
      plural(count, { other: (n) => `${n} 张照片保持原样：此浏览器无法打开其格式，常见于 HEIC。` }),
    failed: '无法生成 PDF。照片保持原样。',
    undo: '撤销',
  },
  scan: {
    open: '扫码',
    title: '扫描设备上的代码',
    hint: '请将二维码或 Data Matrix 码置于摄像头前。',
    picture: '摄像头画面',
    starting: '正在启动摄像头…',
    close: '改为输入编号',
    denied: '此页面不能使用摄像头。请在浏览器设置中为此页面允许，或输入编号。',
    absent: '此终端没有摄像头。请输入编号。',
    failed: '无法启动摄像头，可能正被其他程序使用。请关闭该程序，或输入编号。',
    unavailable: '无法加载读码器。请在有网络时重试，或输入编号。',
    noId: (text) => `此代码中没有设备编号：“${text}”`,
  },
  shared: {
    title: (count) => plural(count, { other: (n) => `有 ${n} 个文件共享到此应用` }),
    ask: '请选择要上传的文件，然后在下方选择设备。请丢弃您不认识的文件。',
    selectAll: '全选',
    discard: '全部丢弃',
    failed: '共享的文件无法保存，本设备可能空间不足。请改为在此选择文件。',
    tooMany: (count) => `此处最多可保留 ${count} 个共享文件。请先上传或丢弃一部分，再重新共享。`,
    tooLarge: (size) => `共享文件总大小不能超过 ${size}。请先上传或丢弃一部分，或在此选择大文件。`,
    blocked: '有网站试图在此添加文件，已被拒绝。',
  },
  form: {
    fromLastTime: '沿用上次的值',
    owningOrganization: '所属组织',
    size: '大小',
    nameTooLong: (file, maxLength) => `请将 ${file} 的显示名称缩短到 ${maxLength} 个字符以内`,
    nameLimit: (maxLength) => `最多 ${maxLength} 个字符`,
    toFix: (count) => plural(count, { other: (n) => `${n} 个字段待填写` }),
  },
  suggestedCategory: (name) => `使用类别“${name}”`,
  allSuggestedCategories: (count) => `使用 ${count} 个建议的类别`,
  sevenDays: '七天未访问后，Safari 会删除此处保存的内容。请在此之前上传，或将此页面添加到主屏幕。',
};
