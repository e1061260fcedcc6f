import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack = '请用较新的压缩软件以标准方式重新打包该文件夹，然后检查新文件。';
const copyAgain = '请重新复制或下载该文件，并与原文件核对大小。';

/** Codes about the archive and the names in it. */
export const archiveFindingsZhHans: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: '文件为空',
    explanation: '文件内容为 0 字节，通常是下载或复制中断所致。',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: '该文件不是 ZIP 压缩包',
    explanation: ({ content }) => `文件名为 ZIP，但内容为：${content}。`,
    remedy: '请作为普通文件上传，或将说明书打包为 ZIP 压缩包。',
  },
  'ZIP-TRUNCATED': {
    title: '压缩包不完整',
    explanation: '文件开头是 ZIP 压缩包，但缺少末尾，无法读取目录。',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: '压缩包中没有文件',
    explanation: '其中没有可阅读的内容。',
    remedy: '请打包说明书文件夹中的内容，然后检查新文件。',
  },
  'ZIP-TWO-ENDS': {
    title: '压缩包有两个目录',
    explanation: '不同的软件会在其中找到不同的文件。',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: '压缩包末尾之后有多余数据',
    explanation: ({ bytes }) =>
      `末尾之后有 ${bytes} 字节。软件会忽略其中的零和换行，但部分软件会拒绝其他内容。`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: '压缩包之前有多余数据',
    explanation: ({ bytes }) => `第一个文件之前有 ${bytes} 字节，类似自解压程序。`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: '目录有误',
    explanation: ({ detail }) => `目录与压缩包内容不一致（${detail}），不同软件可能读到不同的文件。`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: '大文件记录自相矛盾',
    explanation: ({ detail }) => `大小或位置记录了两次，且不一致（${detail}）。`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: '该压缩包只是分卷之一',
    explanation: '缺少其他分卷，无法还原文件。',
    remedy: '请合并各分卷，或将说明书打包为一个压缩包。',
  },
  'ZIP-ENCRYPTED': {
    title: '文件受密码保护',
    explanation: '上传后读者将无法打开这些文件。',
    remedy: '请重新打包说明书，不要设置密码。',
  },
  'ZIP-METHOD': {
    title: '文件的压缩方式不常见',
    explanation: ({ method }) => `并非所有软件都支持压缩方式 ${method}。通用的方式是“stored”和“deflate”。`,
    remedy: '请以标准方式重新打包说明书，不要使用最小体积的方式。',
  },
  'ZIP-VERSION': {
    title: '文件要求的软件版本高于实际需要',
    explanation: ({ version }) => `它声明需要 ZIP 格式 ${version} 版。部分软件会跳过此类文件。`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: '文件设置了未知选项',
    explanation: '其文件头中设置了保留位。部分软件会发出警告或拒绝该压缩包。',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: '文件头有误',
    explanation: ({ field }) => `文件头无法读取或与目录不一致（${field}），不同软件可能读到不同的内容。`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: '文件之后的记录有误',
    explanation: '文件之后记录的大小和校验和与目录不一致，或部分软件无法读取。',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: '压缩包内的文件互相重叠',
    explanation: '两个文件占用相同的字节。正常的压缩包不会如此，针对解压软件的恶意文件才会。',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: '文件之间有来历不明的数据',
    explanation: ({ bytes }) => `有 ${bytes} 字节不属于任何文件。若报告为错误，则其中隐藏有文件。`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: '文件已损坏',
    explanation: '内容与校验和不符。',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: '文件长度与声明的不符',
    explanation: '压缩包已损坏，或被人为篡改。',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: '文件无法解压',
    explanation: ({ detail }) => `压缩数据已损坏（${detail}）。`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: '解压后大小不安全',
    explanation: ({ detail }) => `超出限制：${detail}。未进行解压。`,
    remedy: '请拆分说明书，或去掉读者不需要的内容。',
  },
  'ZIP-EXTRA': {
    title: '文件的附加信息不常见',
    explanation: '部分打包软件会补零以对齐文件，或将某一部分写入两次，不影响使用。',
    remedy: '无需处理。',
  },
  'NAME-UNSAFE': {
    title: '文件名存在风险',
    explanation: ({ reason }) => `解压后会落在所属文件夹之外，或掩盖其真实类型（${reason}）。`,
    remedy: '请重命名该文件，然后重新打包文件夹。',
  },
  'NAME-BACKSLASH': {
    title: '文件夹以反斜杠分隔',
    explanation: '在 Windows 以外的系统上，所有文件会落入同一文件夹，链接失效。',
    remedy: '请用较新的压缩软件重新打包该文件夹。',
  },
  'NAME-DUPLICATE': {
    title: '同一文件在压缩包中出现两次',
    explanation: ({ other }) => `显示哪一个取决于软件。另一个是 ${other}。`,
    remedy: '请删除其中一个，然后重新打包文件夹。',
  },
  'NAME-CASE-CLASH': {
    title: '两个名称在 Windows 或 macOS 上相同',
    explanation: ({ other }) =>
      `它们仅大小写、重音符号或末尾的点和空格不同。其中一个文件会覆盖另一个（${other}）。`,
    remedy: '请重命名其中一个，并修改指向它的链接。',
  },
  'NAME-FILE-AND-FOLDER': {
    title: '同一名称既是文件又是文件夹',
    explanation: ({ detail }) => `不同软件对它的判断不一（${detail}）。`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: '一个文件有两个不同的名称',
    explanation: ({ expected, found }) => `部分软件会读作 ${found}，其他软件读作 ${expected}。`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: '文件名未采用 Unicode 编码',
    explanation: ({ guess }) =>
      `${guess && `其含义很可能是 ${guess}。`}其他软件可能显示乱码，指向它的链接也会失效。`,
    remedy: '请用较新的压缩软件重新打包文件夹，或将文件名改为英文字母和数字。',
  },
  'NAME-PORTABLE': {
    title: '名称在 Windows 上不可用',
    explanation: ({ part }) => `Windows 无法创建 ${part}，因此会缺少该文件。`,
    remedy: '请重命名，并修改指向它的链接。',
  },
  'NAME-LONG': {
    title: '路径过长',
    explanation: ({ detail }) => `超过 ${detail}：部分终端无法解压。`,
    remedy: '请缩短文件夹名和文件名。',
  },
  'ENTRY-LINK': {
    title: '文件不是普通文件',
    explanation: ({ special }) =>
      `它是特殊文件（${special}）。不同软件的解压结果不同，链接还可能指向说明书之外。`,
    remedy: '请替换为文件本身，然后重新打包文件夹。',
  },
  'ENTRY-PIPE': {
    title: '文件来自管道',
    explanation: '它由另一个程序在打包时写入，会解压为普通文件。',
    remedy: '无需处理。',
  },
  'ENTRY-JUNK': {
    title: '含有系统或软件遗留的文件',
    explanation: '读者看不到它们，只会占用空间。',
    remedy: '下次打包时去掉即可。',
  },
  'ENTRY-PROGRAM': {
    title: '包含程序',
    explanation: ({ extension }) =>
      `说明书供阅读，而非运行。终端和服务器会拦截 ${extension} 文件，或将其启动。`,
    remedy: '请将其去掉，另行提供。',
  },
  'ENTRY-ARCHIVE': {
    title: '包含另一个压缩包',
    explanation: '读者无法打开它，其内容也未经检查。',
    remedy: '请将其内容作为文件打包，或将其去掉。',
  },
  'ENTRY-EMPTY': {
    title: '文件为空',
    explanation: '文件内容为 0 字节。用到它的页面会缺少内容。',
    remedy: '请换成正确的文件。',
  },
  'ENTRY-TYPE': {
    title: '文件内容与名称不符',
    explanation: ({ expected, found }) => `名称为 ${expected}，内容为 ${found}。部分阅读软件无法显示。`,
    remedy: '请改用正确的扩展名，或换成正确的文件。',
  },
  'ENTRY-HUGE-IMAGE': {
    title: '图片过大',
    explanation: ({ detail }) => `超过 ${detail}。平板电脑显示缓慢，甚至无法显示。`,
    remedy: '请缩小到实际显示的尺寸。',
  },
  'ENTRY-CUT-OFF': {
    title: '图片不完整',
    explanation: '文件末尾缺失。浏览器只显示图片的一部分，或者什么也不显示。',
    remedy: '请换成完整的副本。',
  },
};
