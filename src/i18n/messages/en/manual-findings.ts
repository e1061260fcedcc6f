import type { FindingText, Params } from '../finding-text.ts';

/** Codes about the manual and its links. */
export const manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'The archive has no HTML page',
    explanation: 'An offline manual consists of HTML pages.',
    remedy: 'Upload it as a regular file.',
  },
  'DOC-NO-START': {
    title: 'The start page is missing',
    explanation: ({ candidates, expected }: Params<'candidates' | 'expected'>) =>
      `There’s no page named ${expected} at the top of the archive. Possible start pages: ${candidates}.`,
    remedy: ({ expected }: Params<'expected'>) =>
      `Name the start page ${expected}, put it at the top and pack again.`,
  },
  'DOC-IIRDS': {
    title: 'An iiRDS package without a start page',
    explanation:
      'Programs for iiRDS show its content. Only iiRDS/H packages have an index.html at the top; other iiRDS packages mustn’t have one.',
    remedy: 'Upload it as a regular file, or ask for an iiRDS/H package.',
  },
  'DOC-WRAPPED': {
    title: 'The whole manual is in one folder',
    explanation: ({ startPage }: Params<'startPage'>) =>
      `The start page is ${startPage}. Some viewers look for it at the top only.`,
    remedy: ({ folder }: Params<'folder'>) =>
      `Pack the contents of the folder ${folder}, not the folder itself.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Several start pages',
    explanation: ({ candidates }: Params<'candidates'>) =>
      `Each of these could be the start page: ${candidates}. The first one is used.`,
    remedy: ({ expected }: Params<'expected'>) =>
      `Put a page named ${expected} at the top that leads to all of them, or upload each as its own manual.`,
  },
  'DOC-START-CASE': {
    title: 'The name of the start page has capital letters',
    explanation: ({ expected, found }: Params<'expected' | 'found'>) =>
      `It is called ${found}. Some viewers look only for ${expected}.`,
    remedy: ({ expected }: Params<'expected'>) => `Rename it to ${expected}, and the links to it.`,
  },
  'DOC-CHARSET': {
    title: 'Character encoding not set',
    explanation: 'Special characters may be shown wrongly.',
    remedy: 'Put <meta charset="utf-8"> at the top of each page and save it as UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Special characters are shown wrongly',
    explanation: ({ encoding }: Params<'encoding'>) =>
      `The text isn’t in the declared encoding (${encoding}).`,
    remedy: 'Save the page as UTF-8 and declare it.',
  },
  'DOC-NOT-HTML': {
    title: 'Not an HTML page',
    explanation: ({ content }: Params<'content'>) => `Its name says HTML, its content is ${content}.`,
    remedy: 'Give it the right extension, or replace it with the right page.',
  },
  'DOC-XML': {
    title: 'A page or picture isn’t valid XML',
    explanation: 'Browsers show an error message instead of the rest of it.',
    remedy: 'Correct the XML and pack again.',
  },
  'DOC-TOO-LARGE': {
    title: 'A file is too large to check',
    explanation: 'It is intact, but its links were not checked.',
    remedy: 'Split it into smaller files.',
  },
  'DOC-TITLE': {
    title: 'Pages without a title',
    explanation: 'Browsers show the title in tabs, bookmarks and search results.',
    remedy: 'Give each page a <title>.',
  },
  'DOC-LANGUAGE': {
    title: 'Page language not set',
    explanation: ({ pages }: Params<'pages'>) =>
      `Pages: ${pages}. A browser may read them aloud in the wrong language, or not offer a translation.`,
    remedy: 'Write it as <html lang="en">.',
  },
  'DOC-BASE': {
    title: 'Links of a page start from a place outside the manual',
    explanation: ({ href }: Params<'href'>) =>
      `They and its pictures start from ${href}, so they don’t work offline.`,
    remedy: 'Remove the <base> of the page.',
  },
  'DOC-LEAVES': {
    title: 'A page redirects out of the manual',
    explanation: ({ target }: Params<'target'>) =>
      `It sends the reader to ${target}, which isn’t available offline.`,
    remedy: 'Remove the redirect, or lead it to a page of the manual.',
  },
  'DOC-FORM': {
    title: 'A form leads out of the manual',
    explanation: ({ target }: Params<'target'>) =>
      `What is entered is sent to ${target}, which isn’t available offline. A search in it finds nothing.`,
    remedy: 'Remove the form, or search within the manual.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'A page needs a web server',
    explanation: ({ need }: Params<'need'>) =>
      `Something in it (${need}) doesn’t work when a page is opened from a folder.`,
    remedy: 'Check whether the manual works without it, or ask its author.',
  },
  'DOC-SCRIPTS': {
    title: 'Pages with scripts',
    explanation: ({ pages }: Params<'pages'>) =>
      `Pages: ${pages}. If scripts are switched off, parts of them may be missing.`,
    remedy: 'Nothing to do.',
  },
  'DOC-UNUSED': {
    title: 'Files that no page refers to',
    explanation: ({ bytes, files, pages }: Params<'bytes' | 'files' | 'pages'>) =>
      `Files: ${files}, with ${bytes} bytes. Pages that no other page links to: ${pages}.`,
    remedy: 'Leave out what isn’t needed when packing next time.',
  },
  'LINK-BROKEN': {
    title: 'Broken link',
    explanation: ({ target }: Params<'target'>) => `There is no ${target} in the archive.`,
    remedy: 'Add the file or correct the link.',
  },
  'LINK-CASE': {
    title: 'Link spelling doesn’t match the file name',
    explanation: ({ expected, target }: Params<'expected' | 'target'>) =>
      `The link says ${target}, the file is ${expected}. It works only on Windows.`,
    remedy: ({ expected }: Params<'expected'>) => `Write the link as ${expected}.`,
  },
  'LINK-FRAGMENT': {
    title: 'A link leads to a place that isn’t on its page',
    explanation: ({ fragment, target }: Params<'fragment' | 'target'>) =>
      `The page ${target} opens at its top: it has no place called ${fragment}.`,
    remedy: 'Correct the link or add the place.',
  },
  'LINK-FOLDER': {
    title: 'A link leads to a folder',
    explanation: ({ target }: Params<'target'>) =>
      `The folder ${target} has no index page, so a reader sees a list of files or nothing.`,
    remedy: 'Link to a page in it.',
  },
  'LINK-INDEX': {
    title: 'A link names a folder instead of its index page',
    explanation: ({ target }: Params<'target'>) =>
      `On a web server ${target} shows the index page. Opened from a disk, it shows a list of files.`,
    remedy: 'Link to the index page itself.',
  },
  'LINK-OUTSIDE': {
    title: 'A link leads out of the archive',
    explanation: ({ target }: Params<'target'>) =>
      `${target} is above the top folder and isn’t part of the manual.`,
    remedy: 'Add the file to the manual and correct the link.',
  },
  'LINK-ROOT': {
    title: 'A link starts at the root of a web server',
    explanation: ({ target }: Params<'target'>) => `/${target} works only on a web server, not in a folder.`,
    remedy: 'Write the link relative to its page.',
  },
  'LINK-LOCAL': {
    title: 'A link leads to the author’s own computer',
    explanation: ({ target }: Params<'target'>) => `${target} exists only on one computer or network.`,
    remedy: 'Add the file to the manual and link to it there.',
  },
  'LINK-BACKSLASH': {
    title: 'A link is written with backslashes',
    explanation: ({ target }: Params<'target'>) => `${target} works only on Windows.`,
    remedy: 'Write it with / instead of \\.',
  },
  'LINK-QUERY': {
    title: 'Links with a question mark',
    explanation: 'What follows it is ignored when a page is opened from a folder.',
    remedy: 'Nothing to do, unless a page depends on it.',
  },
  'LINK-MALFORMED': {
    title: 'A link isn’t a valid address',
    explanation: ({ reason, target }: Params<'reason' | 'target'>) =>
      `${target} can’t be opened (${reason}).`,
    remedy: 'Correct the link.',
  },
  'LINK-EMPTY': {
    title: 'Empty links',
    explanation: 'They lead to their own page.',
    remedy: 'Remove them or give them an address.',
  },
  'LINK-EXTERNAL': {
    title: 'Links to the internet',
    explanation: ({ hostCount, hosts, links }: Params<'hostCount' | 'hosts' | 'links'>) =>
      `Links: ${links}. Sites: ${hostCount}, such as ${hosts}. They need a connection.`,
    remedy: 'Nothing to do.',
  },
  'RES-EXTERNAL': {
    title: 'Something is loaded from the internet',
    explanation: ({ target }: Params<'target'>) => `${target} is missing when the manual is read offline.`,
    remedy: 'Add the file to the manual and refer to it there.',
  },
  'RES-FORMAT': {
    title: 'A picture has a format that browsers don’t show',
    explanation: ({ target }: Params<'target'>) => `Most browsers leave the place of ${target} empty.`,
    remedy: 'Save the picture as PNG, JPEG or SVG.',
  },
} satisfies Readonly<Record<string, FindingText>>;
