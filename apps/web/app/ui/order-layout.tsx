import type { ReactNode } from 'react';

interface OrderLayoutProps {
  title: string;
  breadcrumb: ReactNode;
  /** Bar below the header on phones. It stays while the page scrolls. */
  bar?: ReactNode;
  /** Whether to highlight the bar, because it requires an action. */
  alarm?: boolean;
  children: ReactNode;
  /** Column beside the form on wide screens. */
  aside?: ReactNode;
}

/** Renders form and order side by side on wide screens, 656 and 408 px wide, otherwise below each other. */
export function OrderLayout({ title, breadcrumb, bar, alarm = false, children, aside }: OrderLayoutProps) {
  return (
    <>
      {bar && (
        <div
          className={`sticky top-[var(--header-height)] z-20 bg-paper desk:hidden ${alarm ? 'border-b-2 border-error' : 'border-b border-hairline'}`}
        >
          <div className="container-page">{bar}</div>
        </div>
      )}
      <div className="container-page pb-16 desk:pb-24">
        {breadcrumb}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-18 desk:grid-cols-[minmax(0,656px)_408px] desk:justify-between">
          <div className="pt-3 desk:pt-2">
            <h1 className="sr-only desk:not-sr-only desk:mb-7 desk:text-title">{title}</h1>
            {children}
          </div>
          <div className="hidden desk:block">
            <div className="sticky top-[calc(var(--header-height)+32px)] space-y-3">{aside}</div>
          </div>
        </div>
      </div>
    </>
  );
}
