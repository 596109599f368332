/*
 * Preloads the page's scripts and full styles once the page is shown. Starts the scripts on the first
 * interaction and replays earlier clicks and submissions. Without an interaction, starts the scripts after a
 * while. Starts them at once on interactive pages, on pages that show nothing without scripts
 * (`data-eager-scripts`), and when the previous page left a toast (ui/toast.ts).
 */
(() => {
  const untouchedMs = 8000;
  // Each file takes main-thread time, so only a few load at a time.
  const filesAtOnce = 3;
  const late = document.getElementById('deferred-scripts');
  let started = false;
  let replay = null;
  let touchTarget = null;
  // Scripts may render elements that need more than the inline styles (create-style-inliner.ts).
  const link = document.querySelector('link[rel="stylesheet"][disabled]');
  const manifest = document.querySelector('link[rel="deferred-manifest"]');
  let styles;
  const fetchStyles = () => {
    styles ??= new Promise((done) => {
      link.media = 'not all';
      link.onload = done;
      link.onerror = done;
      link.disabled = false;
    });
    return styles;
  };
  const applyStyles = () => {
    const { sheet } = link;
    // Font faces that are declared twice would load twice, and the text would lose them until then.
    const faces = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
    for (const face of faces) sheet.deleteRule([...sheet.cssRules].indexOf(face));
    link.removeAttribute('media');
  };
  const files = late.dataset.scriptUrls.split(' ');
  const fetchFiles = (count) => {
    fetchStyles();
    for (const href of files.splice(0, count)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // The manifest and its icon load last.
    if (files.length === 0) manifest.rel = 'manifest';
  };
  const startScripts = () => {
    if (started) return;
    started = true;
    delete document.documentElement.dataset.initialViewport;
    const start = () => {
      applyStyles();
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', textContent: late.textContent }),
      );
    };
    fetchFiles(files.length);
    fetchStyles().then(start);
  };
  const until = new AbortController();
  const captureOptions = { capture: true, signal: until.signal };
  for (const touch of [
    'pointermove',
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
  ]) {
    addEventListener(touch, startScripts, { ...captureOptions, passive: true });
  }
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
      if (button) replay = () => button.click();
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
    },
    captureOptions,
  );
  addEventListener(
    'siteready',
    () => {
      until.abort();
      // Repeats the touch, so that the island that was touched hydrates.
      touchTarget?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      replay?.();
    },
    { once: true },
  );
  const readPendingToast = () => {
    try {
      return sessionStorage.getItem('toast');
    } catch {
      return null;
    }
  };
  /** Calls `act` after the next frame; at once on a hidden page, which gets no animation frames. */
  const onceShown = (act) => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)));
  // Preloads while the network and the processor are idle, so that the first interaction needn't wait.
  const whenIdle = () => {
    const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 300));
    const fetchNext = () => {
      fetchFiles(filesAtOnce);
      if (files.length > 0) idly(fetchNext, { timeout: 3000 });
    };
    // The page may finish loading before its first frame is shown.
    onceShown(() => idly(fetchNext, { timeout: 3000 }));
    setTimeout(() => idly(startScripts, { timeout: 3000 }), untouchedMs);
  };
  if ('eager' in late.dataset || document.querySelector('[data-eager-scripts]') || readPendingToast())
    onceShown(startScripts);
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
