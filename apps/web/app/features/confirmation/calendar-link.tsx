import { buttonStyle } from '../../ui/button-style.ts';
import { CalendarPlus } from '../../ui/icons.tsx';

/** The class as a calendar file. */
export function CalendarLink({ ics }: { ics: string }) {
  return (
    <a href={ics} download className={buttonStyle({ size: 'medium', wide: true })}>
      <CalendarPlus aria-hidden="true" className="size-5" strokeWidth={1.5} />
      Add to calendar
    </a>
  );
}
