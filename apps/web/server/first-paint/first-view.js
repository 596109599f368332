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
  const fromSite = !opened || document.referrer.startsWith(`${location.origin}/`);
  // Whose browser has the worker has been here before, and has the typefaces, too.
  const knowsSite = fromSite || navigator.serviceWorker?.controller;

  // On phones text begins in the fallbacks, else it would wait for its typefaces, and changes once, when both are there. They
  // are taken out and added again: a mark that styles ask for would have every element styled anew.
  const fontsWait = !knowsSite && !matchMedia('DESK').matches;
  const takeOut = ({ sheet }) => {
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
  const faces = fontsWait ? takeOut(document.querySelector('style')) : [];
  const fetchFonts = async () => {
    await Promise.all(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
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
    Promise.race([fetchFonts().catch(() => {}), patience]).then(showRest);
  };
  // The frame after the next: in the next one its picture is still being decoded.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  const soon = setTimeout(shown, 4000);
  addEventListener('load', () => {
    clearTimeout(soon);
    shown();
  });
})();
