import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('zh-Hans');

/** Texts about camera, clipboard and saved files. */
export const deviceZhHans: DeviceMessages = {
  takePhoto: '拍照',
  photo: '相机照片',
  blurred: '这张照片看起来模糊。要重拍吗？',
  paper: {
    scanToPdf: '扫描为 PDF',
    photo: '用相机拍摄的纸张照片',
    hint: '将四角拖到纸张边缘。',
    opening: '正在打开照片…',
    unreadable: '此浏览器无法打开这张照片。请将其保留为照片，或重拍。',
    unavailable: '无法加载编辑器。照片已按原样添加。',
    corners: ['左上角', '右上角', '右下角', '左下角'],
    cornerAt: (x, y) => `距左侧 ${x}，距顶部 ${y}`,
    turn: '旋转',
    grey: '灰度',
    size: '页面大小',
    sizes: { a4: 'A4', original: '原始大小' },
    takeAgain: '重拍',
    addPage: '再加一页',
    page: (at, count) => `第 ${at} 页，共 ${count} 页`,
    previous: '上一页',
    next: '下一页',
    remove: '移除此页',
    save: '保存为 PDF',
    keepPhoto: '保留为照片',
    keepPhotos: '保留为照片',
    edit: '裁剪并保存为 PDF',
  },
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
    title: '扫描设备上的码',
    hint: '请将二维码、Data Matrix 码或条形码置于摄像头前。',
    picture: '摄像头画面',
    starting: '正在启动摄像头…',
    close: '改为输入编号',
    denied: '此页面不能使用摄像头。请在浏览器设置中为此页面允许，或输入编号。',
    absent: '本机没有摄像头。请输入编号。',
    failed: '无法启动摄像头，可能正被其他程序使用。请关闭该程序，或输入编号。',
    unavailable: '无法加载读码器。请在有网络时重试，或输入编号。',
    noId: (text) => `此码中没有设备编号：“${text}”`,
    confirmTitle: '是这台设备吗？',
    checking: '正在核对此码…',
    says: '码的内容：',
    unknown: '未找到此码。',
    slow: '仍在核对此码。',
    notChecked: '无法核对此码。',
    offline: '您处于离线状态，因此未核对此码。',
    compare: '请与铭牌核对编号：其他设备可能有相同的号码。',
    use: '用作设备编号',
    again: '重新扫描',
  },
  shared: {
    title: (count) => plural(count, { other: (n) => `有 ${n} 个文件共享到此应用` }),
    ask: '请选择要上传的文件，然后在下方选择设备。请丢弃您不认识的文件。',
    selectAll: '全选',
    discard: '全部丢弃',
    failed: '共享的文件无法保存，本机可能空间不足。请改为在此选择文件。',
    tooMany: (count) => `此处最多可保留 ${count} 个共享文件。请先上传或丢弃一部分，再重新共享。`,
    tooLarge: (size) => `共享文件总大小不能超过 ${size}。请先上传或丢弃一部分，或在此选择大文件。`,
    blocked: '有网站试图在此添加文件，已被拒绝。',
    orphans: {
      title: (count) =>
        plural(count, {
          other: (n) => `有 ${n} 个文件共享到本机`,
        }),
      ask: '如果是您共享的，您可以上传。如果您不认识，请保留或丢弃。',
      claim: '是我共享的',
      discard: '丢弃',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        other: (n) => `已添加您之前选择的 ${n} 个文件。`,
      }),
    lost: (count) =>
      plural(count, {
        other: (n) => `上一位用户的 ${n} 个文件无法保存在本机上，需要重新选择。`,
      }),
  },
  form: {
    removeAll: '全部移除',
    listing: (done, total) => `正在添加文件：${done} / ${total}`,
    fromLastTime: '沿用上次的值',
    chosenForEach: '已为每个文件选择',
    chooseRest: (count) => plural(count, { other: (n) => `为其余 ${n} 个文件选择…` }),
    owningOrganization: '所属组织',
    size: '大小',
    nameTooLong: (file, maxLength) => `请将 ${file} 的显示名称缩短到 ${maxLength} 个字符以内`,
    nameLimit: (maxLength) => `最多 ${maxLength} 个字符`,
    need: {
      organizationId: (count) => plural(count, { other: (n) => `${n} 个文件需要组织` }),
      categoryId: (count) => plural(count, { other: (n) => `${n} 个文件需要类别` }),
    },
    show: '显示',
    showAll: '显示全部',
    shownOf: (shown, all) => `${all} 个文件中的 ${shown} 个`,
    toFix: (count) => plural(count, { other: (n) => `${n} 个字段待填写` }),
  },
  suggestedCategory: (name) => `使用类别“${name}”`,
  allSuggestions: (count) => `使用 ${count} 个建议`,
  sevenDays: '七天未访问后，Safari 会删除此处保存的文件。请在此之前上传，或将此页面添加到主屏幕。',
};
