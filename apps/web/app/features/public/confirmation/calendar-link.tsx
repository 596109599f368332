import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Links to the class as an iCalendar file. */
export function CalendarLink({ ics }: { ics: string }) {
  return (
    <a href={ics} download className={getButtonClasses({ size: 'medium', wide: true })}>
      <Icon name="calendar-plus" className="size-5" />
      Add to calendar
    </a>
  );
}
