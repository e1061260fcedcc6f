'use strict';
/*
 * Says that the page's code couldn't be loaded, and loads it once more past the browser's cache, then from the service
 * worker's. Its name has no hash, so that it is there when the files of a release are gone. Pages of other releases may get
 * it, so these must stay as they are: the classes of the shell, the events "shell-failed" and "shell-started", and
 * the messages to the service worker (src/offline/worker-message.ts).
 */
(() => {
  /** Holds the last step of loading the page once more, until it has started: "fetched" or "cached". */
  const key = 'asset-documents-shell';

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void fail(`Couldn’t load ${target.src}`);
    },
    true,
  );
  addEventListener('shell-failed', ({ detail }) => void fail(String(detail)));
  addEventListener('shell-started', () => sessionStorage.removeItem(key));

  async function fail(cause) {
    const alert = document.querySelector('.shell__error');
    if (!alert?.hidden) return;
    alert.hidden = false;
    alert.setAttribute('role', 'alert');
    document.querySelector('.shell__cause').textContent = cause;
    document.querySelector('button.shell__reload').addEventListener('click', () => {
      void fetchAgain().then(() => reload('fetched'));
    });
    addEventListener('online', () => location.reload());

    const server = await fetchAgain();
    if (server === 'unreachable') return;
    if (server === 'incomplete') document.querySelector('.shell__hint').textContent = texts.incomplete;
    const last = sessionStorage.getItem(key);
    if (last === null) reload('fetched');
    else if (last === 'fetched' && (await askWorker('open-cached'))) reload('cached');
  }

  const texts = {
    incomplete:
      'The server doesn’t have all files of this page. Load the page again later, or contact your administrator. Files that wait to be uploaded are not lost.',
  };

  /** Throws if the browser stores nothing: nothing would end the loop. */
  function reload(step) {
    sessionStorage.setItem(key, step);
    location.reload();
  }

  /** Fetches the scripts past the browser's cache, which gets them. */
  async function fetchAgain() {
    const named = [
      ...document.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]'),
    ];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = [...named.map(({ src, href }) => src ?? href), ...loaded].filter((url) =>
      url.startsWith(new URL('assets/', document.baseURI).href),
    );
    const answers = await Promise.all([...new Set(files)].map(fetchFile));
    if (answers.every((answer) => answer === 'unreachable')) return 'unreachable';
    return answers.includes('incomplete') ? 'incomplete' : 'complete';
  }

  async function fetchFile(url) {
    try {
      const answer = await fetch(url, { cache: 'reload' });
      await answer.blob();
      const isPage = answer.headers.get('Content-Type')?.includes('html');
      return answer.ok && !isPage ? 'complete' : 'incomplete';
    } catch {
      return 'unreachable';
    }
  }

  /** Resolves to true once the service worker has the message. */
  async function askWorker(request) {
    const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
    if (!active) return false;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(true));
      port1.start();
      setTimeout(resolve, 3000, false);
      active.postMessage({ request }, [port2]);
    });
  }
})();
