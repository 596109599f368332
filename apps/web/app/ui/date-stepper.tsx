import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { StaffIcon } from './staff-icon.tsx';
import { TextField } from './text-field.tsx';

const step =
  'inline-flex size-13 shrink-0 items-center justify-center rounded-input border border-line transition-colors duration-160 hover:border-ink hover:bg-linen/50 aria-disabled:border-transparent aria-disabled:bg-linen aria-disabled:text-stone';

interface DateStepperProps {
  id: string;
  day: string;
  /** First selectable day. */
  from: string;
  onDay: (day: string) => void;
}

export function DateStepper({ id, day, from, onDay }: DateStepperProps) {
  return (
    <div className="flex items-end gap-2">
      <div className="flex-1">
        <TextField
          id={id}
          type="date"
          label={`Day: ${formatDayMedium(day)}`}
          value={day}
          min={from}
          onChange={(event) => event.currentTarget.value >= from && onDay(event.currentTarget.value)}
        />
      </div>
      <button
        type="button"
        aria-label="Previous day"
        aria-disabled={day <= from || undefined}
        onClick={() => day > from && onDay(addDays(day, -1))}
        className={step}
      >
        <StaffIcon name="chevron-left" size={20} />
      </button>
      <button type="button" aria-label="Next day" onClick={() => onDay(addDays(day, 1))} className={step}>
        <StaffIcon name="chevron-right" size={20} />
      </button>
    </div>
  );
}
