import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsZhHans: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: '无法读取元数据',
    advice: '这些文档可能缺少标题和类别。请自行填写，或向发送方索取更正后的文档包。',
  },
  'PACKAGE-NO-METADATA': {
    title: '没有元数据',
    advice: '文档包未说明这些是什么文档。请自行填写标题和类别。',
  },
  'PACKAGE-NO-MAIN': {
    title: '主文件缺失或名称不符',
    advice:
      '软件会查找名为 VDI2770_Main.xml 的文件，但该文件缺失或名称不同。容器已在没有该文件的情况下读取。请向发送方索取更正后的文档包。',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: '无法打开容器',
    advice: '文档包中的一个容器已损坏，因此未列出其中的文档。请向发送方重新索取文档包。',
  },
  'PACKAGE-ENCRYPTED': {
    title: '文件受密码保护',
    advice: '没有密码就无法打开这些文件。请向发送方索取不带密码的文档包。',
  },
  'PACKAGE-TOO-DEEP': {
    title: '嵌套过深',
    advice: '超过两层的容器未打开，因此未列出其中的文档。请解压文档包并单独添加这些文档。',
  },
  'PACKAGE-TOO-LARGE': {
    title: '未完整读取',
    advice: '文档包过大，无法完整读取。请解压后单独添加其余文档。',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: '未找到文档',
    advice: '文档包未描述任何文档。您仍可将其作为一个文件上传。',
  },
  'PACKAGE-DOCUMENT-MISSING': { title: '缺少文档', advice: '文档包列出的一个文档不在其中。请向发送方索取。' },
  'PACKAGE-FILE-MISSING': {
    title: '缺少文件',
    advice: '元数据中提到的一个文件不在文档包中。请向发送方索取。',
  },
  'PACKAGE-NO-PDF': {
    title: '没有 PDF',
    advice: '一个文档没有 PDF，可能不是所有人都能打开。请向发送方索取 PDF。',
  },
  'PACKAGE-DUPLICATE-ID': { title: '编号重复', advice: '两个文档的编号相同。请确认两个都需要。' },
  'PACKAGE-NOT-RELEASED': {
    title: '未发布',
    advice: '根据文档包，一个文档尚未发布。请确认是否为正确的版本。',
  },
  'PACKAGE-WRAPPED': {
    title: '打包在文件夹中',
    advice: '所有文件都在 ZIP 的一个文件夹中，有些程序在那里找不到元数据。请改为打包该文件夹的内容。',
  },
  'PACKAGE-FILE-SPELLING': {
    title: '文件名不一致',
    advice: '一个文件的名称在元数据中写法不同，因此有些程序找不到它。请向发送方索取更正后的文档包。',
  },
  'PACKAGE-FILE-UNNAMED': { title: '文件不在元数据中', advice: '此文件不属于任何文档。请确认是否需要它。' },
};
