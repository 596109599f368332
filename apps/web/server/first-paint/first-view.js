/*
 * Runs at the end of the head, where the window has its size, before anything is shown. The marks that it sets are
 * read by styles/first-view.css; what waits here is fetched and laid out once the top of the page stands.
 */
(() => {
  const page = document.documentElement;
  const { dataset } = page;
  const idly = window.requestIdleCallback ?? ((act) => setTimeout(act, 50));

  const remembered = (act) => {
    try {
      return act(localStorage);
    } catch {
      return null; // Then the typefaces come late on the next page, too.
    }
  };

  // Both at once, so that the text changes only once. A browser that has them from an earlier page begins with them.
  const fontsWait = !matchMedia('DESK').matches && !remembered((memory) => memory.getItem('fonts'));
  if (fontsWait) dataset.fonts = 'later';
  const fetchFonts = async () => {
    const fonts = ['340 1em "Fraunces Studio"', '1em "Instrument Sans Studio"'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    delete dataset.fonts;
    remembered((memory) => memory.setItem('fonts', 'fetched'));
  };

  // A place further down is found only when everything above it has its height; a high window shows more than the top.
  const [way] = performance.getEntriesByType('navigation');
  const fromTop = way?.type === 'navigate' && !location.hash && innerHeight < 1000;
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
