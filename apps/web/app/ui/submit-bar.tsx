import type { ReactNode } from 'react';

/**
 * Renders the page's pay or book button. On phones it is a sticky bar that doesn't cover the end of the
 * content.
 */
export function SubmitBar({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`sticky bottom-0 z-10 -mx-[var(--gutter)] border-t border-hairline bg-chalk px-[var(--gutter)] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-0 md:p-0 ${className}`}
    >
      {children}
    </div>
  );
}
