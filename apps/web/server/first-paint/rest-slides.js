/*
 * Slides fade, zoom and rise without the page's thread. Whether one is there at all (ui/fading-style.ts, `turn`) is
 * no such thing, and would be worked out anew for every frame as long as the page is open. So it stands still here, and is
 * set forward when a slide comes and when the one before it has gone.
 */
(() => {
  const setForward = (slides) => {
    for (const slide of slides.querySelectorAll('.fading-slide')) {
      const running = slide.getAnimations();
      const named = (start) => running.find(({ animationName }) => animationName?.startsWith(start));
      const [fade, turn] = [named('fade'), named('turn')];
      if (!fade || !turn) continue;
      turn.pause();
      turn.currentTime = fade.currentTime;
    }
  };
  const goneByMs = 1000;
  const areFading = (slides) =>
    [...slides.querySelectorAll('.fading-slide')].filter(
      (slide) => getComputedStyle(slide).visibility === 'visible',
    ).length > 1;
  /* A pause in the middle of a change makes it longer: the slide that leaves is looked at until it has gone. */
  const settle = (slides) => {
    setForward(slides);
    if (areFading(slides)) setTimeout(settle, goneByMs, slides);
  };
  const heed = ({ target, animationName }) => {
    if (!animationName.startsWith('fade') || !target.matches('.fading-slide')) return;
    const slides = target.closest('.fading');
    setForward(slides);
    setTimeout(settle, goneByMs, slides);
  };
  for (const moment of ['animationstart', 'animationiteration']) addEventListener(moment, heed);
})();
