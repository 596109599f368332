/*
 * Makes slides fade, zoom and rise without the main thread. The animation `turn` (ui/build-fading-style.ts), which
 * shows and hides slides, can't run on the compositor: the browser would recompute it for every frame. So this script
 * pauses it, and advances it when a slide appears and after the previous one has disappeared.
 */
(() => {
  const setForward = (slides) => {
    for (const slide of slides.querySelectorAll('.crossfade-slide')) {
      const running = slide.getAnimations();
      const named = (start) => running.find(({ animationName }) => animationName?.startsWith(start));
      const [fade, turn] = [named('fade'), named('turn')];
      if (!fade || !turn) continue;
      turn.pause();
      turn.currentTime = fade.currentTime;
    }
  };
  const fadeOutMs = 1000;
  const areFading = (slides) =>
    [...slides.querySelectorAll('.crossfade-slide')].filter(
      (slide) => getComputedStyle(slide).visibility === 'visible',
    ).length > 1;
  /*
   * A pause during a transition prolongs the transition, so this checks repeatedly whether the old slide has
   * disappeared.
   */
  const settle = (slides) => {
    setForward(slides);
    if (areFading(slides)) setTimeout(settle, fadeOutMs, slides);
  };
  const handleAnimation = ({ target, animationName }) => {
    if (!animationName.startsWith('fade') || !target.matches('.crossfade-slide')) return;
    const slides = target.closest('.crossfade');
    setForward(slides);
    setTimeout(settle, fadeOutMs, slides);
  };
  for (const moment of ['animationstart', 'animationiteration']) addEventListener(moment, handleAnimation);
})();
