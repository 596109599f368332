import { useEffect, useLayoutEffect } from 'react';

/** Makes in-page links scroll smoothly while the page is shown. Navigating to or from the page doesn't animate. */
export function useSmoothScrolling(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.documentElement.style.scrollBehavior = 'smooth';
  }, []);
  useLayoutEffect(() => restoreInstantScrolling, []);
}

/**
 * Disables smooth scrolling before the next page scrolls to its top. Reading the layout applies the style change, which
 * a scroll to the top wouldn't.
 */
function restoreInstantScrolling(): void {
  const page = document.documentElement;
  page.style.removeProperty('scroll-behavior');
  page.getBoundingClientRect();
}
