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

  // The page has the styles of what it shows (page-styles.ts). Those of everything else come while nobody waits for them.
  const link = document.querySelector('link[rel="stylesheet"][disabled]');
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
  window.wholeStyles = () => fetchStyles().then(applyStyles);

  // The text changes only once. A browser that has the typefaces from an earlier page begins with them.
  const fontsWait = !matchMedia('DESK').matches && !remembered((memory) => memory.getItem('fonts'));
  if (fontsWait) dataset.fonts = 'later';
  const fetchFonts = async () => {
    const fonts = ['340 1em "Fraunces Studio"', '1em "Instrument Sans Studio"'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  };
  const applyFonts = () => {
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
  // All at once and before the rest: whatever is laid out sooner is laid out twice.
  const goOn = () => {
    const patience = new Promise((done) => setTimeout(done, 1500));
    const fonts = fontsWait ? fetchFonts().then(() => applyFonts) : null;
    const whole = Promise.allSettled([fonts, fetchStyles()]).then(([{ value: apply }]) => {
      apply?.();
      applyStyles();
    });
    Promise.race([whole, patience]).then(showRest);
  };
  // The frame after the next: in the next one its picture is still being decoded.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  const soon = setTimeout(shown, 4000);
  addEventListener('load', () => {
    clearTimeout(soon);
    shown();
  });
})();
