import { formatDayMedium, formatWeekday } from '@studio/domain/time/format-london';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';

interface MobileDayStripProps {
  days: readonly string[];
  today: string;
  /** Days on which the studio is closed. */
  closed: readonly string[];
  chosen: string;
  onChoose: (day: string) => void;
}

/** Row of days with which phones choose the day to show. */
export function MobileDayStrip({ days, today, closed, chosen, onChoose }: MobileDayStripProps) {
  const { tabIndexOf, onKeyDown } = useRovingFocus(Math.max(0, days.indexOf(chosen)));
  return (
    <fieldset className="grid grid-cols-7 gap-1" onKeyDown={onKeyDown}>
      <legend className="sr-only">Day</legend>
      {days.map((date, index) => (
        <button
          key={date}
          type="button"
          data-roving=""
          tabIndex={tabIndexOf(index)}
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          className="flex min-h-14 flex-col items-center justify-center rounded-t-pill rounded-b-card text-note aria-pressed:bg-forest aria-pressed:text-chalk"
        >
          <span className="sr-only">
            {formatDayMedium(date)}
            {closed.includes(date) && ', closed'}
          </span>
          <span aria-hidden="true">{formatWeekday(date)}</span>
          <span
            aria-hidden="true"
            className={`numeric text-ui font-semibold ${date === today && date !== chosen ? 'text-clay' : ''} ${closed.includes(date) ? 'line-through' : ''}`}
          >
            {Number(date.slice(8))}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
