import type { Guide } from './guide.ts';

/** Lets links and forms lead through the manual. Comes after the page's own listeners, which may have done it already. */
export function followLinks(guide: Guide): void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    const path = event.composedPath();
    const link = path.find(isLink);
    if (link) return follow(link, event, guide);
    const button = path.find(isSubmitter);
    if (event.type === 'click' && button?.form) submit(button.form, guide, button);
  };
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('keydown', (event) => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement && event.key === 'Enter' && !event.defaultPrevented;
    if (isField && field.form && ![...field.form.elements].some(isSubmitter)) submit(field.form, guide);
  });
  HTMLFormElement.prototype.submit = function submitManual(this: HTMLFormElement) {
    send(this, guide);
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

function follow(link: Link, event: MouseEvent, guide: Guide): void {
  const isDrawn = link instanceof SVGAElement;
  const href = isDrawn ? link.href.baseVal : link.href;
  event.preventDefault();
  // As in a folder, a click with the middle button is a click.
  guide.go(href, { target: isDrawn ? link.target.baseVal : link.target });
}

/** [Note: forms] A frame without `allow-forms` stops before the page hears of it; what a page does by itself still runs. */
function submit(form: HTMLFormElement, guide: Guide, submitter?: Submitter): void {
  if (!form.noValidate && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null });
  if (form.dispatchEvent(event)) send(form, guide, submitter);
}

function send(form: HTMLFormElement, guide: Guide, submitter?: Submitter): void {
  // A field may be named `action`.
  const action = form.getAttribute('action') ?? '';
  const url = URL.parse(action === '' ? guide.here().href : action, document.baseURI);
  if (url === null) return;
  if (form.method === 'get') {
    const fields = [...new FormData(form, submitter)];
    url.search = new URLSearchParams(
      fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ).toString();
  }
  guide.go(url.href, { target: form.target });
}
