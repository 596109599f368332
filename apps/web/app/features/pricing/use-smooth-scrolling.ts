import { useEffect, useLayoutEffect } from 'react';

/** Links within the page scroll smoothly for as long as it is shown; coming to it and leaving it do not. */
export function useSmoothScrolling(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.documentElement.style.scrollBehavior = 'smooth';
  }, []);
  useLayoutEffect(() => instantAgain, []);
}

/** Before the next page is scrolled to its top: a scroll to the top alone would not make the browser look at styles. */
function instantAgain(): void {
  const page = document.documentElement;
  page.style.removeProperty('scroll-behavior');
  page.getBoundingClientRect();
}
