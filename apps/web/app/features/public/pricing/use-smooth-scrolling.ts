import { useEffect, useLayoutEffect } from 'react';

/**
 * Makes in-page links scroll smoothly while the page is shown. Navigation to other pages or back isn't
 * animated.
 */
export function useSmoothScrolling(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.documentElement.style.scrollBehavior = 'smooth';
  }, []);
  useLayoutEffect(() => restoreInstantScrolling, []);
}

/**
 * Disables smooth scrolling before the next page scrolls to its top. Reads the layout, so that the browser applies
 * the style change before that.
 */
function restoreInstantScrolling(): void {
  const page = document.documentElement;
  page.style.removeProperty('scroll-behavior');
  page.getBoundingClientRect();
}
