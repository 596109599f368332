import { formatDayShort } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

const round =
  'inline-flex size-11 items-center justify-center rounded-full border border-hairline bg-paper hover:bg-linen/60';

interface PeriodNavigationProps {
  day: string;
  today: string;
  view: 'day' | 'week';
  onDay: (change: { day: string | null; class: null }) => void;
}

export function PeriodNavigation({ day, today, view, onDay }: PeriodNavigationProps) {
  const step = view === 'week' ? 7 : 1;
  const go = (to: string) => onDay({ day: to === today ? null : to, class: null });
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className={round}
        aria-label={`Previous ${view}`}
        onClick={() => go(addDays(day, -step))}
      >
        <StaffIcon name="chevron-left" size={20} />
      </button>
      <button
        type="button"
        className={round}
        aria-label={`Next ${view}`}
        onClick={() => go(addDays(day, step))}
      >
        <StaffIcon name="chevron-right" size={20} />
      </button>
      {day === today ? (
        <span className="px-2 text-[0.9375rem] font-medium">{view === 'week' ? 'This week' : 'Today'}</span>
      ) : (
        <button
          type="button"
          onClick={() => go(today)}
          className="inline-flex min-h-11 items-center px-2 text-[0.9375rem] font-medium hover:text-clay-deep"
        >
          {formatDayShort(day)} · back to today
        </button>
      )}
    </div>
  );
}
