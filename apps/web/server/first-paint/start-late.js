/*
 * Fetches the page's scripts and the styles of what they bring once it is shown, starts them with the first sign of a
 * hand, and does again what people pressed before they ran. A page that nobody touches starts them, too, a while later;
 * one that is there to be used starts them at once, and so does one that shows nothing without them, which says so by
 * `data-start-now`, or what the page before has left to be said (ui/toast.ts).
 */
(() => {
  const untouchedMs = 8000;
  // Each costs the browser some work, for which others would wait.
  const filesAtOnce = 3;
  const late = document.getElementById('late');
  let begun = false;
  let early = null;
  let touched = null;
  // The page has the styles of what it shows (page-styles.ts). What scripts bring wants the others.
  const link = document.querySelector('link[rel="stylesheet"][disabled]');
  const manifest = document.querySelector('link[rel="late-manifest"]');
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
    // Typefaces that are said once more would be fetched once more, and the text be set without them meanwhile.
    const faces = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
    for (const face of faces) sheet.deleteRule([...sheet.cssRules].indexOf(face));
    link.removeAttribute('media');
  };
  const files = late.dataset.files.split(' ');
  const fetchFiles = (count) => {
    fetchStyles();
    for (const href of files.splice(0, count)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // With its picture it comes last: nobody installs what they have not seen.
    if (files.length === 0) manifest.rel = 'manifest';
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    delete document.documentElement.dataset.firstView;
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
  const caught = { capture: true, signal: until.signal };
  for (const touch of [
    'pointermove',
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
  ]) {
    addEventListener(touch, begin, { ...caught, passive: true });
  }
  addEventListener(
    'pointerdown',
    ({ target }) => {
      touched = target;
    },
    caught,
  );
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button[type="button"]:not([commandfor], [popovertarget])');
      if (button) early = () => button.click();
    },
    caught,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // One that is sent as an address needs no script, nor does one that closes the dialog it is in.
      if (form.method === 'get' || form.closest('dialog')) return;
      event.preventDefault();
      early = () => form.requestSubmit();
    },
    caught,
  );
  addEventListener(
    'siteready',
    () => {
      until.abort();
      // The part that was touched hears of it, and gets its script.
      touched?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      early?.();
    },
    { once: true },
  );
  const leftToSay = () => {
    try {
      return sessionStorage.getItem('toast');
    } catch {
      return null;
    }
  };
  /** A page that nobody looks at has no next frame. */
  const onceShown = (act) => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)));
  // The line and the processor are free by then; nobody has to wait for them once a hand comes.
  const whenIdle = () => {
    const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 300));
    const fetchNext = () => {
      fetchFiles(filesAtOnce);
      if (files.length > 0) idly(fetchNext, { timeout: 3000 });
    };
    // All may have been loaded before anything of it is seen.
    onceShown(() => idly(fetchNext, { timeout: 3000 }));
    setTimeout(() => idly(begin, { timeout: 3000 }), untouchedMs);
  };
  if ('now' in late.dataset || document.querySelector('[data-start-now]') || leftToSay()) onceShown(begin);
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
