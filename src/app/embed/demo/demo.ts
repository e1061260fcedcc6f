import '../../../embed.ts';

import type { EmbedEventMap } from '../contract/events.ts';
import type { EmbedConfig } from '../contract/props.ts';
import { eventNames } from '../events/event-names.ts';

const themes = ['light', 'dark'] as const;
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

function onInput(id: string, use: (value: string) => void): void {
  const input = control(id);
  input.addEventListener('input', () => use(input.value));
}

onInput('asset', (value) => {
  element.assetId = value;
});
// Another person has another token; the previous person's queue stays theirs.
onInput('person', (value) => {
  element.personId = value;
});
onInput('theme', (value) => {
  element.theme = themes.find((each) => each === value);
});
onInput('density', (value) => element.setAttribute('density', value));
onInput('width', (value) => {
  document.querySelector('article')!.style.width = `${value}px`;
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
