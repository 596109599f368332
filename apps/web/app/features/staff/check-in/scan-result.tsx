import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { formatLateCancellations } from '@studio/domain/bookings/recent-late-cancellations';
import { formatMilestone } from '@studio/domain/people/milestone';
import { formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { CheckInVerdict, LookedUpBooking } from './check-in-verdict.ts';
import { formatDayUnlessToday } from './format-day-unless-today.ts';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';

export interface ScanResultProps extends ResultActionsProps {
  found: LookedUpBooking;
  isUnsent: boolean;
}

const toneStyles = {
  yes: { icon: 'circle-check', color: 'text-success', border: 'border-success' },
  wait: { icon: 'clock', color: 'text-warning', border: 'border-warning' },
  no: { icon: 'circle-x', color: 'text-error', border: 'border-error' },
} as const;

/** Shows the verdict first, then the attendee, key facts and actions. */
export function ScanResult(props: ScanResultProps & { now: Date; onExpand: () => void }) {
  const { found, verdict, now, isUnsent, onExpand } = props;
  const { booking, klass, response } = found;
  const { details } = booking;
  return (
    <div
      className={`flex flex-1 flex-col rounded-panel border-2 bg-paper p-5 ${toneStyles[verdict.tone].border}`}
    >
      <VerdictHeading verdict={verdict} name={booking.name} />
      <dl className="mt-4 grid grid-cols-[6.25rem_1fr] gap-y-0.5 text-[0.9375rem] leading-6">
        <Detail term="Booking code">
          <span className="flex items-center justify-between gap-2">
            {formatDisplayCode(booking.displayCode)}
            {response && (
              <button
                type="button"
                onClick={onExpand}
                className="-my-3 flex min-h-11 items-center text-small font-medium text-link"
              >
                Full details
              </button>
            )}
          </span>
        </Detail>
        {booking.bed && <Detail term="Bed">{booking.bed}</Detail>}
        {details && (
          <Detail term="Paid with">
            {details.paidWith}
            {details.sessionsLeft !== null && `, ${details.sessionsLeft} left`}
          </Detail>
        )}
        {details && details.milestone !== null && (
          <Detail term="Milestone">{formatMilestone(details.milestone)}</Detail>
        )}
        {details && details.lateCancellations > 0 && (
          <Detail term="Last 30 days">{formatLateCancellations(details.lateCancellations)}</Detail>
        )}
        {isUnsent ? (
          <Detail term="Not sent yet">We’ll send it when you’re online</Detail>
        ) : (
          <Detail term="Class">
            {formatDayUnlessToday(new Date(klass.start), now)}
            {formatTime(new Date(klass.start))}, {klass.title}
          </Detail>
        )}
      </dl>
      <ResultActions {...props} />
    </div>
  );
}

/** Shows the verdict, which screen readers announce: a rejection at once, any other verdict politely. */
export function VerdictHeading({ verdict, name }: { verdict: CheckInVerdict; name: string }) {
  const style = toneStyles[verdict.tone];
  return (
    <div role={verdict.tone === 'no' ? 'alert' : 'status'} className="flex items-start gap-4">
      <StaffIcon name={style.icon} size={44} className={`shrink-0 ${style.color}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${style.color}`}>{verdict.message}</p>
        <p className="font-display text-[1.75rem] leading-tight [overflow-wrap:anywhere]">{name}</p>
      </div>
    </div>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
