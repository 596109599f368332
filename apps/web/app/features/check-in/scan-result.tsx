import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import type { CheckInVerdict, LookedUpBooking } from './check-in-verdict.ts';
import { formatDayUnlessToday } from './format-day-unless-today.ts';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';

export interface ScanResultProps extends ResultActionsProps {
  found: LookedUpBooking;
  isUnsent: boolean;
}

const looks = {
  yes: { icon: 'circle-check', color: 'text-success', border: 'border-success' },
  wait: { icon: 'clock', color: 'text-warning', border: 'border-warning' },
  no: { icon: 'circle-x', color: 'text-error', border: 'border-error' },
} as const;

/** Shows the verdict first, then the attendee, key facts and actions. */
export function ScanResult(props: ScanResultProps & { now: Date; onWhole: () => void }) {
  const { found, verdict, now, isUnsent, onWhole } = props;
  const { booking, klass, answer } = found;
  const { facts } = booking;
  return (
    <div className={`flex flex-1 flex-col rounded-panel border-2 bg-paper p-5 ${looks[verdict.tone].border}`}>
      <VerdictHeading verdict={verdict} name={booking.name} />
      <dl className="mt-4 grid grid-cols-[5.75rem_1fr] gap-y-0.5 text-[0.9375rem] leading-6">
        <Fact term="Code">
          <span className="flex items-center justify-between gap-2">
            {formatDisplayCode(booking.displayCode)}
            {answer && (
              <button
                type="button"
                onClick={onWhole}
                className="-my-3 flex min-h-11 items-center text-small font-medium text-link"
              >
                Whole booking
              </button>
            )}
          </span>
        </Fact>
        {facts && (
          <Fact term="Paid with">
            {facts.paidWith}
            {facts.sessionsLeft !== null && `, ${facts.sessionsLeft} left`}
          </Fact>
        )}
        {isUnsent ? (
          <Fact term="Sending">Saved here, sent when online</Fact>
        ) : (
          <Fact term="Class">
            {formatDayUnlessToday(new Date(klass.start), now)}
            {formatTime(new Date(klass.start))}, {klass.title}
          </Fact>
        )}
      </dl>
      <ResultActions {...props} />
    </div>
  );
}

/** Shows the verdict, and announces it to screen readers at once. */
export function VerdictHeading({ verdict, name }: { verdict: CheckInVerdict; name: string }) {
  const look = looks[verdict.tone];
  return (
    <div role={verdict.tone === 'no' ? 'alert' : 'status'} className="flex items-start gap-4">
      <StaffIcon name={look.icon} size={44} className={`shrink-0 ${look.color}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${look.color}`}>{verdict.sentence}</p>
        <p className="font-display text-[1.75rem] leading-tight [overflow-wrap:anywhere]">{name}</p>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{term}</dt>
      <dd className="truncate">{children}</dd>
    </>
  );
}
