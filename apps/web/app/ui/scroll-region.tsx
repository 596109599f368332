import type { ReactNode } from 'react';

/** Makes the element focusable, so that the keyboard can scroll it. */
const focusableProps = { tabIndex: 0 };

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section aria-label={label} {...focusableProps} className={`relative overflow-auto ${className}`}>
      {children}
    </section>
  );
}
