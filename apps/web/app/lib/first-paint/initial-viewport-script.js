/*
 * Runs in the head, before the browser shows anything, when the size of the window is known.
 * styles/initial-viewport.css reads the attributes that this script sets. Content further down is laid out after the
 * first view is shown. For first-time visitors with a narrow window, the fonts load then, too.
 */
(() => {
  const page = document.documentElement;
  const { dataset } = page;
  // Back and Forward can change the URL before hydration, which entry.client.tsx detects.
  dataset.renderedUrl = location.pathname + location.search;
  const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 50));

  const [navigation] = performance.getEntriesByType('navigation');
  const opened = navigation?.type === 'navigate';
  const fromSite = !opened || document.referrer.startsWith(`${location.origin}/`);
  // A service worker means an earlier visit, so the fonts are cached.
  const knowsSite = fromSite || navigator.serviceWorker?.controller;

  /**
   * Whether text starts in fallback fonts and changes once, when both fonts have loaded: for first-time visitors with
   * a narrow window, such as a phone's. The script removes and adds the font faces, because a marker attribute would
   * restyle every element.
   */
  const fontsWait = !knowsSite && !matchMedia('WIDE_WINDOWS').matches;
  const removeFontFaces = ({ sheet }) => {
    const rules = [...sheet.cssRules];
    const fetched = rules.filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('),
    );
    for (const rule of fetched) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    return fetched.map(({ style }) => {
      const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
        style.getPropertyValue(name),
      );
      return new FontFace(family.replaceAll('"', ''), source, { weight, display: 'swap' });
    });
  };
  const faces = fontsWait ? removeFontFaces(document.querySelector('style')) : [];
  const fetchFonts = async () => {
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
  };

  // A URL fragment, a restored scroll position or a tall window needs the whole page laid out at once.
  const low = matchMedia('(max-height: 999px)').matches;
  const fromTop = opened && !location.hash && low;
  if (fromTop) dataset.initialViewport = 'top';
  /** Lays out one section per idle period, so that layout never blocks an interaction. */
  const layOutSections = ([part, ...others]) => {
    if (!dataset.initialViewport) return;
    if (!part) delete dataset.initialViewport;
    else
      idly(() => {
        part.dataset.laidOut = '';
        layOutSections(others);
      });
  };

  // A new sheet with cascade layers restyles everything that is laid out, so the sections wait for the whole sheet.
  const styled = new Promise((done) => {
    addEventListener('stylesapplied', done, { once: true });
    setTimeout(done, 8000);
  });
  const showRest = async () => {
    if (!dataset.initialViewport) return;
    dataset.initialViewport = 'whole';
    await styled;
    const below = 'main [data-island] > section, main [data-island] > div > section, .below-fold, footer';
    layOutSections([...document.querySelectorAll(below)]);
  };
  // Loads fonts first, because sections that are laid out before the fonts load would be laid out again.
  const loadFontsThenRest = () => {
    const timeout = new Promise((done) => setTimeout(done, 1500));
    Promise.race([fetchFonts().catch(() => {}), timeout]).then(showRest);
  };
  // Waits for two frames, because the browser may still decode the image in the next one.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadFontsThenRest)));
  const fallbackTimer = setTimeout(shown, 4000);
  addEventListener('load', () => {
    clearTimeout(fallbackTimer);
    shown();
  });
})();
