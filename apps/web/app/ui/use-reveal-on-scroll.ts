import { useEffect } from 'react';

const durationMs = 600;
const offsetPx = 80;
const staggerMs = 80;
const risePx = 16;
const settle = 'cubic-bezier(.22, .8, .24, 1)';

/**
 * Animates every `RevealOnScroll` of the page when it is 80 px into the viewport. Elements that are in the
 * viewport from the start stay visible. All space is reserved, so nothing moves. `page` changes on
 * navigation.
 */
export function useRevealOnScroll(page: string): void {
  useEffect(() => {
    if (!page || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const rises = new Map<Element, Animation>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          rises.get(target)?.play();
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${offsetPx}px 0px` },
    );
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      rises.set(element, createPausedAnimation(element));
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const rise of rises.values()) rise.cancel();
    };
  }, [page]);
}

function createPausedAnimation(element: HTMLElement): Animation {
  const rise = element.animate(
    [
      { opacity: 0, transform: `translateY(${risePx}px)` },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: durationMs,
      delay: Number(element.dataset.reveal) * staggerMs,
      easing: settle,
      fill: 'backwards',
    },
  );
  rise.pause();
  return rise;
}
