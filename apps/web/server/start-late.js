/* Starts the page's scripts, and does again what people pressed before they ran. */
(() => {
  const late = document.getElementById('late');
  let begun = false;
  let early = null;
  let touched = null;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of late.dataset.files.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', textContent: late.textContent }),
    );
  };
  const until = new AbortController();
  const caught = { capture: true, signal: until.signal };
  for (const touch of ['pointerdown', 'keydown', 'touchstart']) {
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
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 300);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
