import { formatDayLong, formatDayShort } from '@studio/domain/time/format-london';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { CashUpForm } from './cash-up-form.tsx';
import { DayTotalsCard } from './day-totals-card.tsx';
import { moneyQueries } from './money-queries.ts';

/** Totals of a day by payment method and VAT rate, and the cash-up of the day. */
export function CashUpTab({ today }: { today: string }) {
  const [day, setDay] = useState(today);
  const filter = { from: day, to: day, paymentMethods: [], direction: 'all' as const, query: '' };
  const { data, isError, isFetching, refetch } = useQuery(moneyQueries.totals(filter));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex gap-2">
          <Step direction="Previous" to={addDays(day, -1)} onDay={setDay} />
          <Step direction="Next" to={addDays(day, 1)} disabled={day >= today} onDay={setDay} />
        </div>
        <h2 className="text-h3" aria-live="polite">
          {day === today ? 'Today' : formatDayLong(day)}
        </h2>
        {day === today && <p className="text-small text-stone">{formatDayLong(day)}</p>}
      </div>
      <div className="mt-6">
        {isError && (
          <LoadError title="Couldn’t load this day’s totals." busy={isFetching} onRetry={refetch} />
        )}
        {!data && !isError && <Skeleton className="block h-72 rounded-card" />}
        {data && (
          <div className="grid items-start gap-6 desk:grid-cols-2">
            <DayTotalsCard totals={data} isToday={day === today} />
            {data.till && <CashUpForm key={day} till={data.till} currency={data.currency} />}
          </div>
        )}
      </div>
    </>
  );
}

interface StepProps {
  direction: 'Previous' | 'Next';
  /** Day that the button shows. */
  to: LocalDate;
  disabled?: boolean;
  onDay: (day: LocalDate) => void;
}

function Step({ direction, to, disabled = false, onDay }: StepProps) {
  const day = formatDayShort(to);
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={`${direction} day: ${day}`}
      disabled={disabled}
      onClick={() => onDay(to)}
    >
      {direction === 'Previous' && <StaffIcon name="chevron-left" size={20} />}
      {day}
      {direction === 'Next' && <StaffIcon name="chevron-right" size={20} />}
    </Button>
  );
}
