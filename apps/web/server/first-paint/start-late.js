/*
 * Fetches the page's scripts once it is shown, starts them with the first sign of a hand, and does again what people
 * pressed before they ran. A page that nobody touches starts them, too, a while later; one that shows nothing
 * without them says so by `data-start-now`.
 */
(() => {
  const untouchedMs = 8000;
  const late = document.getElementById('late');
  let begun = false;
  let early = null;
  let touched = null;
  const fetchScripts = () => {
    for (const href of late.dataset.files.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    delete document.documentElement.dataset.firstView;
    // What scripts bring may look like nothing that the page came with.
    wholeStyles().then(() =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', textContent: late.textContent }),
      ),
    );
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
      if (event.target.method !== 'post') return;
      event.preventDefault();
      early = () => event.target.requestSubmit();
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
  // The line and the processor are free by then; nobody has to wait for them once a hand comes.
  const whenIdle = () => {
    const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 300));
    idly(fetchScripts, { timeout: 3000 });
    setTimeout(() => idly(begin, { timeout: 3000 }), untouchedMs);
  };
  if (document.querySelector('[data-start-now]')) begin();
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
