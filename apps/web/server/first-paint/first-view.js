/*
 * Runs at the end of the head, where the window has its size, before anything is shown. The marks that it sets are
 * read by styles/first-view.css; what waits here is fetched and laid out once the top of the page stands.
 */
(() => {
  const page = document.documentElement;
  const { dataset } = page;
  const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 50));

  const [way] = performance.getEntriesByType('navigation');
  const opened = way?.type === 'navigate';
  const fromOutside = opened && !document.referrer.startsWith(`${location.origin}/`);
  // Both set the worker up and fetched the typefaces. Asking the browser's storage would make everybody wait for 10 ms.
  const knowsSite = !fromOutside || navigator.serviceWorker?.controller;

  // Both at once, so that the text changes only once.
  const fontsWait = !knowsSite && !matchMedia('DESK').matches;
  if (fontsWait) dataset.fonts = 'later';
  const fetchFonts = async () => {
    const fonts = ['340 1em "Fraunces Studio"', '1em "Instrument Sans Studio"'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    delete dataset.fonts;
  };

  // A place further down is found only when everything above it has its height; a high window shows more than the top.
  const low = matchMedia('(max-height: 999px)').matches;
  const fromTop = opened && !location.hash && low;
  if (fromTop) dataset.firstView = 'top';
  /** One part after the other, so that nobody who touches the page meanwhile has to wait. */
  const layOut = ([part, ...others]) => {
    if (!dataset.firstView) return;
    if (!part) delete dataset.firstView;
    else
      idly(() => {
        part.dataset.laidOut = '';
        layOut(others);
      });
  };

  const showRest = () => {
    if (!dataset.firstView) return;
    dataset.firstView = 'whole';
    const below = 'main [data-part] > section, main [data-part] > div > section, .below-window, footer';
    layOut([...document.querySelectorAll(below)]);
  };
  // The typefaces first: what is laid out before they come is laid out twice.
  const goOn = () => {
    const patience = new Promise((done) => setTimeout(done, 1500));
    const fonts = fontsWait ? fetchFonts().catch(() => {}) : null;
    Promise.race([fonts, patience]).then(showRest);
  };
  // The frame after the next: in the next one its picture is still being decoded.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  const soon = setTimeout(shown, 4000);
  addEventListener('load', () => {
    clearTimeout(soon);
    shown();
  });
})();
