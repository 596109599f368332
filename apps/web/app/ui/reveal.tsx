import { type ReactNode, useEffect, useRef } from 'react';

const durationMs = 600;
const offsetPx = 80;
const staggerMs = 80;
const risePx = 16;
const settle = 'cubic-bezier(.22, .8, .24, 1)';

export interface RevealProps {
  children: ReactNode;
  /** Place in a group that appears together: each next one 80 ms later. */
  nth?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'figure';
}

/**
 * Rises by 16 px and fades in, once, when it is 80 px into the window. What is in the window when its script arrives
 * stays as it is, and so does everything without scripts or with less motion wanted: nothing waits for it, and the
 * place is taken from the start.
 */
export function Reveal({ children, nth = 0, className, as: Element = 'div' }: RevealProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    const rise = element.animate(
      [
        { opacity: 0, transform: `translateY(${risePx}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: durationMs, delay: nth * staggerMs, easing: settle, fill: 'backwards' },
    );
    rise.pause();
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        rise.play();
        sight.disconnect();
      },
      { rootMargin: `0px 0px -${offsetPx}px 0px` },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
      rise.cancel();
    };
  }, [nth]);
  return (
    <Element
      // One of a few plain elements: the ref of all is an HTMLElement.
      ref={place as never}
      className={className}
    >
      {children}
    </Element>
  );
}
