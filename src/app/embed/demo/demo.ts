import '../../../embed.ts';

import type { EmbedConfig, EmbedEventMap, EmbedProps } from '../contract.ts';
import { eventNames } from '../events/event-names.ts';

const element = document.querySelector('asset-document-upload')!;
const control = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)!;

async function fetchToken(): Promise<string> {
  const answer = await fetch('/library/demo/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: control('person').value }),
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return token;
}

const settings = (await (await fetch('/config.json')).json()) as EmbedConfig;
const { organizations, categories, limits } = settings;
element.config = {
  organizations,
  categories,
  limits,
  documentUrl: '/library/documents/{documentId}',
  assetUrl: '#{assetId}',
  rolesClaim: 'roles',
};
element.getToken = fetchToken;

control('asset').addEventListener('input', ({ target }) => {
  element.assetId = (target as HTMLSelectElement).value;
});
// Another person has another token; the previous person's queue stays theirs.
control('person').addEventListener('input', ({ target }) => {
  element.personId = (target as HTMLSelectElement).value;
});
control('theme').addEventListener('input', ({ target }) => {
  element.theme = ((target as HTMLSelectElement).value || undefined) as EmbedProps['theme'];
});
control('density').addEventListener('input', ({ target }) => {
  element.setAttribute('density', (target as HTMLSelectElement).value);
});
control('width').addEventListener('input', ({ target }) => {
  document.querySelector('article')!.style.width = `${(target as HTMLInputElement).value}px`;
});

// `progress` is emitted four times a second.
for (const name of eventNames.filter((each) => each !== 'progress')) {
  element.addEventListener(`asset-document-upload:${name}`, (event) => {
    const row = document.querySelector('#events')!.appendChild(document.createElement('li'));
    row.textContent = `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`;
    if (name !== 'navigate') return;
    const { kind, id } = (event as EmbedEventMap['asset-document-upload:navigate']).detail;
    if (kind !== 'asset') return;
    // This host shows machines itself; links to documents open normally.
    event.preventDefault();
    control('asset').value = id;
    element.assetId = id;
  });
}
