import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsZhHans: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: '压缩包中没有 HTML 页面',
    explanation: '离线说明书由 HTML 页面组成。',
    remedy: '请作为普通文件上传。',
  },
  'DOC-NO-START': {
    title: '缺少起始页',
    explanation: ({ candidates, expected }) => `压缩包顶层没有 ${expected}。可能的起始页：${candidates}。`,
    remedy: ({ expected }) => `请将起始页命名为 ${expected}，放在顶层后重新打包。`,
  },
  'DOC-IIRDS': {
    title: '没有起始页的 iiRDS 包',
    explanation: '其内容由 iiRDS 程序显示。只有 iiRDS/H 包在顶层有 index.html；其他 iiRDS 包不得包含该文件。',
    remedy: '请作为普通文件上传，或索取 iiRDS/H 包。',
  },
  'DOC-WRAPPED': {
    title: '整个说明书在一个文件夹中',
    explanation: ({ startPage }) => `起始页是 ${startPage}。部分阅读软件只在顶层查找。`,
    remedy: ({ folder }) => `请打包文件夹 ${folder} 中的内容，而不是文件夹本身。`,
  },
  'DOC-SEVERAL-STARTS': {
    title: '有多个起始页',
    explanation: ({ candidates }) => `以下页面都可能是起始页：${candidates}。已采用第一个。`,
    remedy: ({ expected }) => `请在顶层放置可通往所有起始页的 ${expected}，或将其分别作为说明书上传。`,
  },
  'DOC-START-CASE': {
    title: '起始页名称含大写字母',
    explanation: ({ expected, found }) => `名称为 ${found}。部分阅读软件只查找 ${expected}。`,
    remedy: ({ expected }) => `请重命名为 ${expected}，并修改指向它的链接。`,
  },
  'DOC-CHARSET': {
    title: '未设置字符编码',
    explanation: '文字可能显示为乱码。',
    remedy: '请在每个页面开头加入 <meta charset="utf-8">，并以 UTF-8 保存。',
  },
  'DOC-DECODING': {
    title: '文字显示为乱码',
    explanation: ({ encoding }) => `文本的实际编码与注明的编码（${encoding}）不符。`,
    remedy: '请将页面以 UTF-8 保存，并注明 UTF-8 编码。',
  },
  'DOC-NOT-HTML': {
    title: '不是 HTML 页面',
    explanation: ({ content }) => `名称为 HTML 页面，但内容为：${content}。`,
    remedy: '请改用正确的扩展名，或换成正确的页面。',
  },
  'DOC-XML': {
    title: '页面或图片不是有效的 XML',
    explanation: '浏览器会显示错误信息，而不显示其余内容。',
    remedy: '请更正 XML，然后重新打包。',
  },
  'DOC-TOO-LARGE': {
    title: '文件太大，无法检查',
    explanation: '文件完好，但其中的链接未经检查。',
    remedy: '请拆分成较小的文件。',
  },
  'DOC-TITLE': {
    title: '有页面没有标题',
    explanation: '标签页、书签和搜索结果中会显示标题。',
    remedy: '请为每个页面添加 <title>。',
  },
  'DOC-LANGUAGE': {
    title: '未设置页面语言',
    explanation: ({ pages }) => `页面数：${pages}。浏览器可能用错误的语言朗读，或不提供翻译。`,
    remedy: '请写为 <html lang="zh-Hans"> 的形式。',
  },
  'DOC-BASE': {
    title: '页面的链接以说明书之外的位置为起点',
    explanation: ({ href }) => `其链接和图片以 ${href} 为起点，离线时无法使用。`,
    remedy: '请删除页面中的 <base>。',
  },
  'DOC-LEAVES': {
    title: '页面跳转到说明书之外',
    explanation: ({ target }) => `它会转到 ${target}，离线时无法打开。`,
    remedy: '请删除跳转，或改为跳转到说明书内的页面。',
  },
  'DOC-FORM': {
    title: '表单指向说明书之外',
    explanation: ({ target }) => `输入的内容会发送到 ${target}，离线时不可用，搜索不会有结果。`,
    remedy: '请删除表单，或改为在说明书内搜索。',
  },
  'DOC-NEEDS-SERVER': {
    title: '页面需要 Web 服务器',
    explanation: ({ need }) => `其中的功能（${need}）在从文件夹打开页面时不起作用。`,
    remedy: '请试试不用该功能能否使用说明书，或咨询说明书的编写者。',
  },
  'DOC-SCRIPTS': {
    title: '页面使用脚本',
    explanation: ({ pages }) => `页面数：${pages}。若禁用脚本，部分内容可能缺失。`,
    remedy: '无需处理。',
  },
  'DOC-UNUSED': {
    title: '有文件未被任何页面引用',
    explanation: ({ bytes, files, pages }) =>
      `文件数：${files}，共 ${bytes} 字节。没有其他页面链接到的页面：${pages}。`,
    remedy: '下次打包时可去掉不需要的文件。',
  },
  'LINK-BROKEN': {
    title: '链接失效',
    explanation: ({ target }) => `压缩包中没有 ${target}。`,
    remedy: '请添加该文件或更正链接。',
  },
  'LINK-CASE': {
    title: '链接与文件名的写法不一致',
    explanation: ({ expected, target }) => `链接为 ${target}，文件为 ${expected}。仅在 Windows 上有效。`,
    remedy: ({ expected }) => `请将链接写为 ${expected}。`,
  },
  'LINK-FRAGMENT': {
    title: '链接指向页面中不存在的位置',
    explanation: ({ fragment, target }) => `页面 ${target} 可以打开，但停在顶部：其中没有位置 ${fragment}。`,
    remedy: '请更正链接或添加该位置。',
  },
  'LINK-FOLDER': {
    title: '链接指向文件夹',
    explanation: ({ target }) => `文件夹 ${target} 没有索引页，读者只会看到文件列表或空白。`,
    remedy: '请链接到其中的页面。',
  },
  'LINK-INDEX': {
    title: '链接指向文件夹，而不是其索引页',
    explanation: ({ target }) => `在 Web 服务器上，${target} 会显示索引页；从磁盘打开时，会显示文件列表。`,
    remedy: '请直接链接到索引页。',
  },
  'LINK-OUTSIDE': {
    title: '链接指向压缩包之外',
    explanation: ({ target }) => `${target} 位于顶层文件夹之上，不属于说明书。`,
    remedy: '请将目标内容加入说明书，并更正链接。',
  },
  'LINK-ROOT': {
    title: '链接以 Web 服务器根目录开头',
    explanation: ({ target }) => `/${target} 只在 Web 服务器上有效，在文件夹中无效。`,
    remedy: '请将链接写为相对于所在页面的路径。',
  },
  'LINK-LOCAL': {
    title: '链接指向编写者自己的电脑',
    explanation: ({ target }) => `${target} 只存在于某台电脑或某个网络中。`,
    remedy: '请将该文件加入说明书，并链接到该处。',
  },
  'LINK-BACKSLASH': {
    title: '链接使用了反斜杠',
    explanation: ({ target }) => `${target} 仅在 Windows 上有效。`,
    remedy: '请用 / 代替 \\。',
  },
  'LINK-QUERY': {
    title: '链接含有问号',
    explanation: '从文件夹打开页面时，问号之后的内容会被忽略。',
    remedy: '无需处理，除非有页面依赖于它。',
  },
  'LINK-MALFORMED': {
    title: '链接不是有效的地址',
    explanation: ({ reason, target }) => `${target} 无法打开（${reason}）。`,
    remedy: '请更正链接。',
  },
  'LINK-EMPTY': {
    title: '有空链接',
    explanation: '它们指向自身所在的页面。',
    remedy: '请删除，或填写地址。',
  },
  'LINK-EXTERNAL': {
    title: '有指向互联网的链接',
    explanation: ({ hostCount, hosts, links }) =>
      `链接数：${links}。网站数：${hostCount}，例如 ${hosts}。打开时需要联网。`,
    remedy: '无需处理。',
  },
  'RES-EXTERNAL': {
    title: '有内容从互联网加载',
    explanation: ({ target }) => `离线阅读说明书时会缺少 ${target}。`,
    remedy: '请将该文件加入说明书，并引用该处的文件。',
  },
  'RES-FORMAT': {
    title: '图片格式无法在浏览器中显示',
    explanation: ({ target }) => `大多数浏览器在 ${target} 的位置不显示任何内容。`,
    remedy: '请将图片保存为 PNG、JPEG 或 SVG。',
  },
};
