import type { ReactNode } from 'react';

export interface RevealOnScrollProps {
  children: ReactNode;
  /** Place in a group that appears together: each next one 80 ms later. */
  nth?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'figure';
}

/**
 * Rises by 16 px and fades in, once, when it is 80 px into the window: `useReveals` of the page around it sees to that,
 * so it needs no script of its own. Without scripts or with less motion wanted it simply stands there.
 */
export function RevealOnScroll({ children, nth = 0, className, as: Element = 'div' }: RevealOnScrollProps) {
  return (
    <Element className={className} data-reveal={nth}>
      {children}
    </Element>
  );
}
