import type { ReactNode } from 'react';

export interface StaffPageProps {
  title: string;
  /** Text beside the title, in stone. */
  detail?: ReactNode;
  /** Controls to the right of the title, such as the buttons for the previous and next day. */
  steps?: ReactNode;
  actions?: ReactNode;
  /** Whether the content has the full window width without padding, such as a timetable. */
  full?: boolean;
  /** CSS classes of the title bar. Hide the bar where the content has its own back link. */
  barClassName?: string;
  children: ReactNode;
}

/** Renders a staff page: a title bar with actions, 80 px high on wide screens, and the content. */
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
