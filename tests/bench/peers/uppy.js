import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import XHRUpload from '@uppy/xhr-upload';

import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';

import { count, fieldsOf, headers, url, wire } from './page.js';

const uppy = new Uppy()
  .use(Dashboard, { target: '#uploader', inline: true })
  .use(XHRUpload, { endpoint: url, headers, fieldName: 'file', timeout: 0 });
uppy.on('upload-success', () => count('stored'));
uppy.on('upload-error', () => count('failed'));

wire({
  add: (files) => uppy.addFiles(files.map((data) => ({ name: data.name, data, meta: fieldsOf(data.name) }))),
  send: () => uppy.upload(),
});
