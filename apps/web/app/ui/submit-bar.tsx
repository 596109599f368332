import type { ReactNode } from 'react';

/** The one button of a page that pays or books: on a phone in a bar at the thumb, which never covers what ends above it. */
export function SubmitBar({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`sticky bottom-0 z-10 -mx-[var(--gutter)] border-t border-hairline bg-chalk px-[var(--gutter)] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-0 md:p-0 ${className}`}
    >
      {children}
    </div>
  );
}
