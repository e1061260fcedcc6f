import { Uploady, useItemErrorListener, useItemFinishListener, useUploady } from '@rpldy/uploady';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { count, fieldsOf, headers, url, wire } from './page.js';

/** It has no list; nothing is shown. */
function Files() {
  const { upload, processPending } = useUploady();
  useItemFinishListener(() => count('stored'));
  useItemErrorListener(() => count('failed'));
  useEffect(
    () => wire({ add: (files) => upload(files), send: () => processPending() }),
    [upload, processPending],
  );
  return null;
}

createRoot(document.querySelector('#uploader')).render(
  createElement(
    Uploady,
    {
      destination: { url, headers, filesParamName: 'file' },
      autoUpload: false,
      concurrent: true,
      maxConcurrent: 2,
      // The same name for all files: it only sets fields for a batch.
      params: fieldsOf('Document'),
    },
    createElement(Files),
  ),
);
