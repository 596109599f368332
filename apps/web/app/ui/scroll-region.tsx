import type { ReactNode } from 'react';

/** What scrolls has to be reached by keyboard. */
const reachable = { tabIndex: 0 };

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Something that may be larger than its place: it scrolls there, by keyboard too. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section aria-label={label} {...reachable} className={`relative overflow-auto ${className}`}>
      {children}
    </section>
  );
}
