import { Dropzone } from 'dropzone';

import 'dropzone/dist/dropzone.css';

import { count, fieldsOf, headers, url, wire } from './page.js';

document.querySelector('#uploader').classList.add('dropzone');
const dropzone = new Dropzone('#uploader', {
  url,
  headers,
  paramName: 'file',
  autoProcessQueue: false,
  maxFilesize: null,
  timeout: 0,
  params: ([file]) => fieldsOf(file.name),
});
dropzone.on('success', () => count('stored'));
dropzone.on('error', () => count('failed'));

wire({
  add: (files) => {
    for (const file of files) dropzone.addFile(file);
  },
  send: () => {
    dropzone.options.autoProcessQueue = true;
    dropzone.processQueue();
  },
});
