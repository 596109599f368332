import type { ReactNode } from 'react';

export interface StaffPageProps {
  title: string;
  /** Said beside the title, in stone. */
  detail?: ReactNode;
  /** Stands right of the title: ways back and forth. */
  steps?: ReactNode;
  /** At the right end: what can be done here. */
  actions?: ReactNode;
  /** As wide as the window, up to its edges: for a timetable. */
  full?: boolean;
  /** Of the bar: hides it where what is shown is a view of its own, with its own way back. */
  barClassName?: string;
  children: ReactNode;
}

/** A page of the tools: a bar of 80 with its title and what can be done, and what it shows. */
export function StaffPage(props: StaffPageProps) {
  const { title, detail, steps, actions, full = false, barClassName = '', children } = props;
  return (
    <>
      <div
        className={`flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-5 py-2.5 md:min-h-20 md:px-8 ${barClassName}`}
      >
        <h1 className="text-h3 md:text-[1.75rem]">{title}</h1>
        {steps}
        {detail && <p className="text-small text-stone">{detail}</p>}
        {actions && (
          <div className="ml-auto flex flex-wrap items-center gap-2.5 max-md:w-full max-md:*:grow">
            {actions}
          </div>
        )}
      </div>
      <div className={full ? '' : 'max-w-[84rem] px-5 py-6 md:px-8 md:py-8'}>{children}</div>
    </>
  );
}
