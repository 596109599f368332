import type { ReactNode } from 'react';

export interface TimetableLayoutProps {
  breadcrumb: ReactNode;
  trail: ReactNode;
  sidebar: ReactNode;
  strip: ReactNode;
  children: ReactNode;
}

/** Lays out the timetable: two columns on wide screens. On smaller ones, the breadcrumb opens the pickers as sheets. */
export function TimetableLayout({ breadcrumb, trail, sidebar, strip, children }: TimetableLayoutProps) {
  return (
    <div className="container-page pb-16 md:pb-28">
      {breadcrumb}
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-3.5 desk:min-h-14 desk:grid-cols-[1fr_auto]">
        <h1 className="text-title">Find a class</h1>
        {trail}
      </div>
      <div className="mt-5 hidden border-t border-hairline desk:block" />
      <div className="desk:mt-6 desk:grid desk:grid-cols-[minmax(316px,364px)_minmax(0,1fr)] desk:gap-[clamp(32px,4vw,56px)]">
        <aside aria-label="Filters and calendar" className="hidden desk:block">
          {sidebar}
        </aside>
        <div className="min-w-0">
          <div className="sticky top-(--header-height) z-30 -mx-(--gutter) mb-4 border-b border-hairline bg-chalk px-(--gutter) py-1 desk:static desk:mx-0 desk:mb-3 desk:border-0 desk:p-0 desk:-mt-1.5">
            {strip}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
