import type { PageNavigator } from './page-navigator.ts';

/** Navigates on links and forms inside the manual, unless a listener of the page prevented the default. */
export function followLinks(pageNavigator: PageNavigator): void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    const path = event.composedPath();
    const link = path.find(isLink);
    if (link) return follow(link, event, pageNavigator);
    const button = path.find(isSubmitter);
    if (event.type === 'click' && button?.form) submit(button.form, pageNavigator, button);
  };
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('keydown', (event) => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement && event.key === 'Enter' && !event.defaultPrevented;
    if (isField && field.form && ![...field.form.elements].some(isSubmitter)) {
      submit(field.form, pageNavigator);
    }
  });
  HTMLFormElement.prototype.submit = function submitManual(this: HTMLFormElement) {
    send(this, pageNavigator);
  };
}

type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement;
type Submitter = HTMLButtonElement | HTMLInputElement;

const isLink = (target: EventTarget): target is Link =>
  (target instanceof HTMLAnchorElement ||
    target instanceof HTMLAreaElement ||
    target instanceof SVGAElement) &&
  (target.hasAttribute('href') || target.hasAttribute('xlink:href'));

const isSubmitter = (target: EventTarget): target is Submitter =>
  (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) &&
  ['submit', 'image'].includes(target.type);

function follow(link: Link, event: MouseEvent, pageNavigator: PageNavigator): void {
  const isDrawn = link instanceof SVGAElement;
  const href = isDrawn ? link.href.baseVal : link.href;
  event.preventDefault();
  // There is one window, so a middle click acts like a click.
  pageNavigator.navigate(href, { target: isDrawn ? link.target.baseVal : link.target });
}

/** [Note: forms] A frame without `allow-forms` blocks a form before `submit` fires, so the event is dispatched here. */
function submit(form: HTMLFormElement, pageNavigator: PageNavigator, submitter?: Submitter): void {
  if (!form.noValidate && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null });
  if (form.dispatchEvent(event)) send(form, pageNavigator, submitter);
}

function send(form: HTMLFormElement, pageNavigator: PageNavigator, submitter?: Submitter): void {
  // A field may be named `action`.
  const action = form.getAttribute('action') ?? '';
  const url = URL.parse(action === '' ? pageNavigator.current().href : action, document.baseURI);
  if (url === null) return;
  if (form.method === 'get') {
    const fields = [...new FormData(form, submitter)];
    url.search = new URLSearchParams(
      fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ).toString();
  }
  pageNavigator.navigate(url.href, { target: form.target });
}
