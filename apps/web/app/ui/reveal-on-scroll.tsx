import type { ReactNode } from 'react';

export interface RevealOnScrollProps {
  children: ReactNode;
  /** Position in a group. Each element appears 80 ms after the previous one. */
  nth?: number;
  className?: string;
  as?: 'div' | 'li' | 'section' | 'figure';
}

/**
 * Marks content that rises by 16 px and fades in when it is 80 px into the viewport (`useRevealOnScroll`). Without
 * scripts or with reduced motion, it is simply visible.
 */
export function RevealOnScroll({ children, nth = 0, className, as: Element = 'div' }: RevealOnScrollProps) {
  return (
    <Element className={className} data-reveal={nth}>
      {children}
    </Element>
  );
}
