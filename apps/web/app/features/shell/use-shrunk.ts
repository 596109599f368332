import { useEffect, useState } from 'react';

const shrinkAbove = 80;
const growBelow = 40;
const desktop = '(min-width: 48.0625rem)';

/** Whether the header is shrunk: above 80 px of scroll, back below 40; never at 768 px and below. */
export function useShrunk(): boolean {
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    const wide = matchMedia(desktop);
    const look = () =>
      setShrunk((before) => wide.matches && (before ? scrollY >= growBelow : scrollY > shrinkAbove));
    look();
    addEventListener('scroll', look, { passive: true });
    wide.addEventListener('change', look);
    return () => {
      removeEventListener('scroll', look);
      wide.removeEventListener('change', look);
    };
  }, []);
  return shrunk;
}
