import { formatDayLong } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
      <div className="flex flex-wrap items-center gap-2">
        <Step label="Previous day" icon="chevron-left" onClick={() => setDay(addDays(day, -1))} />
        <Step
          label="Next day"
          icon="chevron-right"
          disabled={day >= today}
          onClick={() => setDay(addDays(day, 1))}
        />
        <h2 className="ml-2 text-h3" aria-live="polite">
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
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  disabled?: boolean;
  onClick: () => void;
}

function Step({ label, icon, ...button }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className="inline-flex size-11 items-center justify-center rounded-pill border border-line hover:border-ink disabled:opacity-40"
    >
      <StaffIcon name={icon} size={20} />
    </button>
  );
}
