import { useEffect, useState } from 'react';

const shrinkAbove = 80;
const growBelow = 40;

/**
 * Returns whether the page is scrolled: true above 80 px, and false again below 40 px. CSS shrinks the header
 * only above 768 px width (handbook: pages 1).
 */
export function useIsScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled((before) => (before ? scrollY >= growBelow : scrollY > shrinkAbove));
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
