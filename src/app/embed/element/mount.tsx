import { createRoot } from 'react-dom/client';

import { keepPresses } from '#ui/browser/keep-presses.ts';
import { textFields } from '#ui/field/text-fields.ts';

import { adoptStyles, styles } from '../../styles.ts';
import type { Mount } from '../contract/methods.ts';
import type { IncompleteProps } from '../contract/props.ts';
import { createController } from '../events/controller.ts';
import { createEmit } from '../events/emit.ts';
import { linkRequestOf } from '../events/follow-links.ts';
import { createInbox } from '../events/inbox.ts';
import { logError } from '../events/log-error.ts';
import { EmbedRoot } from '../page/embed-root.tsx';
import { languageOf } from '../page/language-of.ts';
import { createHostSignIn } from '../tokens/host-sign-in.ts';

import tokens from '#ui/tokens.css?inline';
import embedStyles from '../page/embed.css?inline';

/** See `Mount`. */
export const mount: Mount = (target, props = {}) => {
  const opened = openPlace(target);
  // Cleared at the end: a late answer still references this instance, and must not keep the page's elements in memory.
  let place: typeof opened | undefined = opened;
  const emit = createEmit(() => place?.element);
  const controller = createController(emit);
  const inbox = createInbox();
  let given = props;
  const signIn = createHostSignIn((reason) => {
    if (reason !== 'no-token') controller.warnOnce(tokenHints[reason]);
    emit('sign-in-needed', { assetId: assetIdOf(given), reason });
  });
  const root = createRoot(opened.container, {
    onUncaughtError: (error) => logError('It broke down.', error),
    onCaughtError: (error) => logError('A part of it broke down.', error),
    onRecoverableError: () => undefined,
  });

  const onClick = ({ nativeEvent }: { readonly nativeEvent: MouseEvent }) => {
    const request = linkRequestOf(nativeEvent);
    const followed = request ? undefined : controller.links.targetOf(nativeEvent);
    const isAllowed = request ? emit('link-requested', request) : !followed || emit('navigate', followed);
    if (!isAllowed) nativeEvent.preventDefault();
  };
  const show = () => {
    if (!place) return;
    const all = withConfig(given);
    signIn.accept(all);
    const language = languageOf(all['locale'], place.element);
    root.render(<EmbedRoot props={all} {...{ language, signIn, inbox, controller, onClick }} />);
  };
  show();
  const noteUse = () => signIn.noteUse();
  for (const type of ['pointerdown', 'keydown']) opened.container.addEventListener(type, noteUse, true);
  return {
    update: (next) => {
      given = { ...given, ...next };
      show();
    },
    unmount: () => {
      root.unmount();
      signIn.dispose();
      place?.close();
      place = undefined;
    },
    // For the asset that the host has set, although its page may not be there yet.
    addFiles: (files) => inbox.put([...files], assetIdOf(given)),
    uploads: () => controller.methods().uploads(),
    retry: (id) => controller.methods().retry(id),
    cancel: (id) => controller.methods().cancel(id),
  };
};

/** Message for the developer of the host, on the console. */
const tokenHints = {
  'no-answer': 'getToken has not answered for 30 seconds. A later answer still counts.',
  'token-rejected':
    'the service answered 401 to a token that getToken had just renewed. Check its issuer, audience and lifetime.',
  'person-mismatch':
    'person-id isn’t the sub of the token that getToken returned, so nothing is sent. Set person-id only for tokens without sub.',
};

/** Merges properties; single ones override those of `config`, and `undefined` counts as absent. */
function withConfig({ config, ...props }: IncompleteProps): Readonly<Record<string, unknown>> {
  const single = Object.entries(props).filter(([, value]) => value !== undefined && value !== null);
  return { ...(typeof config === 'object' ? config : {}), ...Object.fromEntries(single) };
}

function assetIdOf(given: IncompleteProps): string {
  const { assetId } = withConfig(given);
  return typeof assetId === 'string' ? assetId : '';
}

/** Container of an instance, and the target of its events. */
function openPlace(target: Element | ShadowRoot) {
  const shadowHost = isShadowRoot(target) ? undefined : document.createElement('div');
  const root = isShadowRoot(target) ? target : shadowHost!.attachShadow({ mode: 'open' });
  const sheet = adoptStyles(root, tokens, ...styles, embedStyles);
  const container = root.appendChild(document.createElement('div'));
  const letTypingOut = keepTypingInside(root);
  const letPressesGo = keepPresses(container);
  if (shadowHost) target.append(shadowHost);
  return {
    container,
    element: isShadowRoot(target) ? target.host : target,
    close: () => {
      shadowHost?.remove();
      container.remove();
      letTypingOut();
      letPressesGo();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}

const isShadowRoot = (target: Element | ShadowRoot): target is ShadowRoot =>
  target.nodeType === Node.DOCUMENT_FRAGMENT_NODE;

/** Letters choose an option of a native list, too. */
const typedInto = `${textFields}, select`;

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Keys that hosts handle for the whole page: closing a dialog, moving focus, function keys. */
const isOfPage = (key: string): boolean => /^(?:Escape|Tab|F\d+)$/.test(key);

/**
 * Stops plain keys typed into a text field at the boundary of the shadow root. Outside, they seem to come from the
 * element, so a host that spares text fields from its one-letter shortcuts wouldn't recognize them. Capturing listeners
 * of the host still receive them. Returns a function that ends it.
 */
function keepTypingInside(root: ShadowRoot): () => void {
  for (const type of types) root.addEventListener(type, stopIfTyped as EventListener);
  return () => {
    for (const type of types) root.removeEventListener(type, stopIfTyped as EventListener);
  };
}

function stopIfTyped(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  // Windows reports AltGr as Ctrl and Alt.
  const isCommand = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  const isText = target instanceof Element && target.matches(typedInto);
  if (isText && !isCommand && !isOfPage(key)) event.stopPropagation();
}
