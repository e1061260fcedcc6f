import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('zh-Hans');

/** Texts of findings about documents. */
export const documentTextsZhHans: DocumentTexts = {
  forAi: (title) => `${title}：AI 无法读取`,
  fromTitle: '取自文档的标题。',
  fromPackage: '来自文档包。',
  withWarnings: (count) => plural(count, { other: (n) => `${n} 个文件有警告` }),
  isInstead: (title, content) => `${title}：${content}`,
  isNot: (extension, content) => `不是 ${extension} 文件：${content}`,
  contents: {
    pdf: 'PDF',
    webPage: '网页',
    xml: 'XML 文件',
    text: '文本文件',
    rtf: 'RTF 文档',
    program: '程序',
    archive: (format) => `${format} 压缩包`,
    image: (format) => `${format} 图片`,
  },
  types: {
    word: 'Word 文档',
    spreadsheet: '电子表格',
    presentation: '演示文稿',
    openDocument: 'OpenDocument 文件',
    visio: 'Visio 绘图',
    epub: '电子书',
    jar: 'Java 归档',
    aasx: '资产管理壳 (AAS)',
    email: '电子邮件',
    office: 'Office 文档',
    dwg: 'DWG 图纸',
    dxf: 'DXF 图纸',
    step: 'STEP 模型',
    svg: 'SVG 图形',
  },
  findings: {
    'FILE-WEB-PAGE': { title: '是网页，不是文档', advice: '可能是登录页面。请重新下载文档。' },
    'FILE-SHORTCUT': {
      title: '文档本身在别处',
      advice:
        '此文件只是指向另一个文件，例如快捷方式或云存储的占位文件。请在可用的地方打开它，保存文档，然后选择保存的文件。',
    },
    'FILE-PROGRAM': {
      title: '是程序，不是文档',
      advice: '此文件用于运行，而不是阅读。如果不属于此设备，请将其移除。',
    },
    'FILE-PARTIAL': {
      title: '未完成的下载',
      advice: '文件可能不完整。请等下载完成后，再选择下载好的文件。',
    },
    'FILE-ZEROS': {
      title: '没有内容',
      advice: '文件中全是零，通常是复制或下载失败造成的。请重新复制或下载。',
    },
    'FILE-SPLIT': {
      title: '分卷压缩包的一部分',
      advice: '只有与其他所有分卷一起才能打开。请解压压缩包，然后选择其中的文档。',
    },
    'FILE-TYPE': {
      title: '内容与文件名不符',
      advice: '内容的类型与文件名不一致，有些程序可能无法打开。请打开文件，确认它是否正确。',
    },
    'FILE-UNCHECKED': { title: '未检查', advice: '无法在本机上检查此文件。仍可上传。' },
    'IMAGE-DAMAGED': { title: '图片已损坏', advice: '图片有一部分缺失或无法显示。请重新复制或下载。' },
    'IMAGE-HEIC': {
      title: 'HEIC 图片',
      advice: '许多程序和浏览器无法显示 HEIC 图片。如果其他人需要查看，请另存为 JPEG。',
    },
    'OFFICE-DAMAGED': {
      title: '已损坏',
      advice: '程序可能无法打开此文件，或只能打开一部分。请重新复制或导出。',
    },
    'OFFICE-PASSWORD': {
      title: '受密码保护',
      advice: '没有密码就无法打开，搜索也找不到其内容。如有可能，请上传不带密码的副本。',
    },
    'OFFICE-LEGACY': {
      title: '旧版 Office 格式',
      advice: '有些程序不再支持此格式，搜索也可能找不到其内容。请保存为当前格式，例如 .docx 或 PDF。',
    },
    'OFFICE-MACROS': {
      title: '包含宏',
      advice: '许多组织会拦截带宏的文件。如果不需要宏，请上传不带宏的副本。',
    },
    'TEXT-NOT-UTF8': {
      title: '字符可能显示错误',
      advice: '文本未保存为 UTF-8，ä 或 é 等字母可能显示为其他字符。请用 UTF-8 编码重新保存。',
    },
    'SVG-SCRIPT': {
      title: '图纸包含脚本',
      advice: '显示图纸的程序可能会运行脚本，或拒绝显示。请导出不含脚本的版本。',
    },
    'PDF-NOT-PDF': {
      title: '不是 PDF',
      advice: '文件名以 .pdf 结尾，但内容是其他格式。请打开确认是否为正确的文件。',
    },
    'PDF-TRUNCATED': { title: '已损坏：不完整', advice: '文件末尾缺失，页面也可能缺失。请重新下载或导出。' },
    'PDF-DAMAGED': { title: '已损坏', advice: '有些程序无法打开此 PDF 或其全部页面。请重新下载或导出。' },
    'PDF-NO-PAGES': { title: '没有页面', advice: '此 PDF 没有页面。请重新导出。' },
    'PDF-PASSWORD': {
      title: '受密码保护',
      advice: '没有密码就无法打开，搜索也找不到其内容。如有可能，请上传不带密码的副本。',
    },
    'PDF-RIGHTS': {
      title: '受权限管理保护',
      advice: '内容已加密。只有获得许可的人才能打开，搜索也找不到其内容。如果可以，请上传未受保护的副本。',
    },
    'PDF-PORTFOLIO': {
      title: 'PDF 文件包',
      advice: '大多数程序只显示封面，搜索可能找不到其中的文件。请单独上传这些文件。',
    },
    'PDF-RESTRICTED': {
      title: '文本无法复制',
      advice: '此 PDF 无需密码即可打开，但不允许提取文本。搜索可能找不到其内容。',
    },
    'PDF-NO-TEXT': {
      title: '扫描件，没有文本',
      advice: '页面是图片，搜索找不到其内容。如有可能，请先进行文字识别 (OCR)。',
    },
    'PDF-GARBLED-TEXT': {
      title: '文本无法搜索',
      advice: '文本显示正常，但 PDF 中缺少对应的字符。搜索找不到其内容。请连同字体重新导出。',
    },
    'PDF-BLANK-PAGES': { title: '空白页', advice: '页面上没有内容。请打开此 PDF 确认是否为正确的文件。' },
    'PDF-XFA': {
      title: '仅少数程序支持的表单',
      advice: '大多数程序只显示“请稍候”。请将表单打印为 PDF 后上传。',
    },
    'PDF-UNCHECKED': { title: '未检查', advice: '无法在时间和内存限制内检查此 PDF。仍可上传。' },
    'PDF-REBUILT': {
      title: '打开时已修复',
      advice:
        '此 PDF 的对象列表缺失或有误，程序打开时会重建该列表。已检查的页面可以阅读。如果有程序无法打开，请重新导出。',
    },
    'PDF-ATTACHMENTS': {
      title: '包含附件',
      advice: '此 PDF 内含其他文件，容易被忽略。如果重要，请单独上传。',
    },
    'PDF-SCRIPT': { title: '包含脚本', advice: '大多数程序会忽略 PDF 中的脚本。' },
  },
};
