import '../../../embed.ts';
import type { EmbedConfig } from '../contract/props.ts';
import { eventNames } from '../events/event-names.ts';

const element = document.querySelector('asset-document-upload')!;
const control = (id: string) => document.querySelector<HTMLSelectElement>(`#${id}`)!;

async function fetchToken(): Promise<string> {
  const answer = await fetch('/library/demo/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: control('person').value }),
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return token;
}

const { organizations, categories, limits } = (await (await fetch('/config.json')).json()) as EmbedConfig;
element.config = { organizations, categories, limits, documentUrl: '/library/documents/{documentId}' };
element.getToken = fetchToken;
control('asset').addEventListener('input', () => (element.assetId = control('asset').value));
// Another person has another token; the previous person's queue stays theirs.
control('person').addEventListener('input', () => (element.personId = control('person').value));

// `progress` is emitted four times a second.
for (const name of eventNames.filter((each) => each !== 'progress')) {
  element.addEventListener(`asset-document-upload:${name}`, (event) => {
    const row = document.querySelector('#events')!.appendChild(document.createElement('li'));
    row.textContent = `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`;
  });
}
