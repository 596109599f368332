/*
 * Begins to load the page's scripts when the page has been painted and the main thread is idle, at the latest 2 s after
 * the first paint. Requests files a few at a time. Runs the libraries, the whole style sheet and the page in separate idle
 * periods, so that a tap never waits for all of them. Repeats the last click or submission from before hydration.
 */
(() => {
  const latestMs = 2000;
  /**
   * Times in ms after which a page says that its scripts haven't loaded: after a click or submission, and after the
   * load event.
   */
  const missingAfterMs = { used: 10_000, loaded: 20_000 };
  const filesAtOnce = 3;
  const main = document.getElementById('deferred-scripts');
  /** Resolves when the main thread is idle, or after `timeout`. Safari has no idle callbacks. */
  const idle = (timeout) =>
    new Promise((done) => {
      if (window.requestIdleCallback) requestIdleCallback(done, { timeout });
      else setTimeout(done, 50);
    });
  const after = (ms) => new Promise((done) => setTimeout(done, ms));

  const painted = new Promise((done) => {
    // A hidden page gets no frames.
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
  // Pictures load first, except on pages that visitors use at once.
  const isInteractive =
    !main || 'interactive' in main.dataset || document.querySelector('[data-eager-scripts]');
  const pageLoaded = new Promise((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', done);
  });

  /** Adds an element to the head. Resolves when its file has loaded or failed, at the latest after 10 s. */
  const load = (element, add) =>
    Promise.race([
      new Promise((done) => {
        element.onload = done;
        element.onerror = done;
        add();
      }),
      after(10_000),
    ]);
  const link = document.querySelector('link[rel="stylesheet"][disabled]');
  const loadStyles = () =>
    link &&
    load(link, () => {
      link.media = 'not all';
      link.disabled = false;
    });
  const applyStyles = () => {
    if (!link) return;
    const { sheet } = link;
    // Removes the font faces, because the document already declares them. Declared twice, they would load again and
    // meanwhile leave the text without its font.
    const faces = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
    for (const face of faces) sheet.deleteRule([...sheet.cssRules].indexOf(face));
    link.removeAttribute('media');
    dispatchEvent(new Event('stylesapplied'));
  };
  const preload = (href) => {
    const element = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    const add = () => document.head.append(element);
    if (element.relList.supports('modulepreload')) return load(element, add);
    add();
  };
  const files = main ? main.dataset.files.split(' ') : [];
  const startMain = () => {
    if (!main) return;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', textContent: main.textContent }));
  };
  const startLibraries = async () => {
    const libraries = files.find((file) => file.includes('/libraries-'));
    // Ignores a failure, because the page's own import of the libraries fails in the same way.
    if (libraries) await import(libraries).catch(() => {});
  };

  /**
   * Adds what no page needs at its start: the manifest with its icon, and the service worker with the offline page.
   */
  const addExtras = () => {
    const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
    document.head.append(Object.assign(document.createElement('link'), manifest));
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
  };

  const start = async () => {
    await painted;
    await Promise.race([
      isInteractive ? idle(latestMs) : pageLoaded.then(() => idle(latestMs)),
      after(latestMs),
    ]);
    // Restyles the whole layout, so the sections below the first view wait for it (initial-viewport-script.js).
    const styling = Promise.resolve(loadStyles())
      .then(() => idle(300))
      .then(applyStyles);
    const loading = [];
    for (let from = 0; from < files.length; from += filesAtOnce) {
      loading.push(...files.slice(from, from + filesAtOnce).map(preload));
      await idle(100);
    }
    await Promise.all(loading);
    await idle(300);
    await startLibraries();
    await styling;
    await idle(300);
    startMain();
    await pageLoaded;
    await idle(latestMs);
    addExtras();
  };

  /*
   * Notice that the scripts haven't loaded, so that no form or button stays silent. It is outside of the elements
   * that hydrate, and is removed when they do.
   */
  const missing = document.createElement('p');
  missing.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:100;max-width:36rem;margin:0 auto;padding:1rem 1.25rem;border-radius:.75rem;background:#21261f;color:#fff';
  missing.setAttribute('role', 'alert');
  /** `effect` says what didn't happen. A page that opens after a payment can't say that nothing was charged. */
  const sayMissing = (effect) => {
    if (until.signal.aborted) return;
    missing.textContent = `This page hasn’t finished loading${effect}. Check your connection, then reload the page.`;
    document.body.append(missing);
  };
  if (isInteractive) pageLoaded.then(() => setTimeout(sayMissing, missingAfterMs.loaded, ''));

  let replay = null;
  let touchTarget = null;
  const until = new AbortController();
  const captureOptions = { capture: true, signal: until.signal };
  addEventListener(
    'pointerdown',
    ({ target }) => {
      touchTarget = target;
    },
    captureOptions,
  );
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button[type="button"]:not([commandfor], [popovertarget])');
      if (!button) return;
      replay = () => button.click();
      setTimeout(sayMissing, missingAfterMs.used, ', so nothing has been sent');
    },
    captureOptions,
  );
  /*
   * If React saw a touch, it would hydrate the whole page at once, before the next paint. Hidden from React, the page
   * hydrates in slices, and native elements respond before that. Only clicks on form controls reach React, because it
   * must see the values that they change.
   */
  for (const type of ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        if (type !== 'click' || !event.target.closest('input, label, select, textarea'))
          event.stopPropagation();
      },
      captureOptions,
    );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // GET forms and forms that close their dialog work without scripts.
      if (form.method === 'get' || form.closest('dialog')) return;
      event.preventDefault();
      replay = () => form.requestSubmit();
      setTimeout(sayMissing, missingAfterMs.used, ', so nothing has been sent');
    },
    captureOptions,
  );
  addEventListener(
    'siteready',
    () => {
      until.abort();
      missing.remove();
      // Repeats the touch, so that the island that was touched hydrates.
      touchTarget?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      replay?.();
    },
    { once: true },
  );
  start();
})();
