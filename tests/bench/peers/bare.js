import { count, fieldsOf, headers, url, wire } from './page.js';

const files = [];

/** Minimal uploader: one XMLHttpRequest after another, and the bytes sent as text. */
function send() {
  const file = files.shift();
  if (file === undefined) return;
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(file.name))) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded }) => {
    document.querySelector('#uploader').textContent = String(loaded);
  });
  request.addEventListener('loadend', () => {
    count(request.status >= 200 && request.status < 300 ? 'stored' : 'failed');
    send();
  });
  request.send(form);
}

wire({ add: (added) => files.push(...added), send });
