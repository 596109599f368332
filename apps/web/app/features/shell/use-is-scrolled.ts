import { useEffect, useState } from 'react';

const shrinkAbove = 80;
const growBelow = 40;

/**
 * Whether people have left the top of the page: above 80 px of scroll, back below 40. What the header does then is
 * the style sheet's: it shrinks above 768 px only (handbook: pages 1).
 */
export function useIsScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled((before) => (before ? scrollY >= growBelow : scrollY > shrinkAbove));
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
