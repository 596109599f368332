import { buttonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';

/** The class as a calendar file. */
export function CalendarLink({ ics }: { ics: string }) {
  return (
    <a href={ics} download className={buttonStyle({ size: 'medium', wide: true })}>
      <Icon name="calendar-plus" className="size-5" />
      Add to calendar
    </a>
  );
}
