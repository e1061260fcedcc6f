import { create } from 'filepond';
import 'filepond/dist/filepond.min.css';

import { count, fieldsOf, headers, url, wire } from './page.js';

const pond = create(document.querySelector('#uploader'), {
  name: 'file',
  allowMultiple: true,
  instantUpload: false,
  allowMinimumUploadDuration: false,
  server: {
    process: {
      url,
      headers,
      // Its first part named `file` holds the metadata.
      ondata: (given) => {
        const file = given.getAll('file').find((value) => value instanceof File);
        const form = new FormData();
        for (const [name, value] of Object.entries(fieldsOf(file.name))) form.append(name, value);
        form.append('file', file);
        return form;
      },
    },
  },
  onprocessfile: (error) => count(error ? 'failed' : 'stored'),
});

wire({ add: (files) => pond.addFiles(files), send: () => pond.processFiles() });
