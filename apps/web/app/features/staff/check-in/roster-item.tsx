import type { AttendanceMark } from '@studio/contracts/staff-check-in';
import { formatLateCancellations } from '@studio/domain/bookings/recent-late-cancellations';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMilestone } from '@studio/domain/people/milestone';
import { formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { checkInApi } from './check-in-api.ts';
import { CheckInNotes } from './check-in-notes.tsx';
import { refetchAttendance } from './check-in-queries.ts';
import type { CheckInRow } from './check-in-rows.ts';
import type { getCheckInError } from './check-in-verdict.ts';

interface RosterItemProps {
  row: CheckInRow;
  isSelected: boolean;
  isOffline: boolean;
  closed: ReturnType<typeof getCheckInError>;
  onMark: (kind: AttendanceMark['kind']) => void;
  /** Opens the payment; null when the user may not take payments. */
  onPay: (() => void) | null;
  /** Whether the user may mark a no-show as attended, and open clients' profiles. */
  canCorrect: boolean;
}

export function RosterItem(props: RosterItemProps) {
  const { row, isSelected, canCorrect } = props;
  const { details } = row;
  const paid = details && [details.paidWith, details.guestOf && `Guest of ${details.guestOf}`];
  const facts = (paid ?? []).filter(Boolean).join(', ');
  return (
    <li
      data-selected={isSelected || undefined}
      className="relative isolate flex min-h-16 items-center gap-x-3 border-b border-hairline before:absolute before:-inset-x-2.5 before:-inset-y-px before:-z-1 before:rounded-card before:border-2 before:border-success before:bg-paper before:opacity-0 data-selected:before:opacity-100 md:gap-x-4 md:before:-inset-x-3.5"
    >
      <div className="min-w-0 flex-1 py-1.5">
        <p className="text-[1.0625rem] leading-tight font-semibold [overflow-wrap:anywhere] md:text-[1.125rem]">
          {row.name}
        </p>
        {(row.bed || facts) && (
          <p className="text-small text-stone">
            {row.bed && <span className="font-semibold whitespace-nowrap text-ink">{row.bed}</span>}
            {row.bed && facts && ' · '}
            {facts}
          </p>
        )}
        <Tags row={row} isStaff={canCorrect} className="mt-1.5 md:hidden" />
      </div>
      <Tags row={row} isStaff={canCorrect} className="max-md:hidden" />
      <div className="flex w-31 shrink-0 items-center justify-end md:w-42">
        <AttendeeActions {...props} />
      </div>
    </li>
  );
}

const tag =
  'inline-flex min-h-8 items-center gap-1.5 rounded-input px-2.5 text-small leading-tight font-medium whitespace-nowrap';

interface TagsProps {
  row: CheckInRow;
  /** Whether the user may open clients' profiles. */
  isStaff: boolean;
  className: string;
}

function Tags({ row: { bookingId, name, details }, isStaff, className }: TagsProps) {
  const [reading, setReading] = useState(false);
  if (!details) return null;
  const { milestone, healthFormDue, hasNote, duePence, lateCancellations } = details;
  if (milestone === null && !healthFormDue && !hasNote && duePence === 0 && lateCancellations === 0)
    return null;
  return (
    <div className={`flex flex-wrap items-center gap-1.5 md:justify-end ${className}`}>
      {milestone !== null && (
        <span className={`${tag} ${milestone === 1 ? 'bg-linen' : 'bg-mist/45'}`}>
          {milestone > 1 && <StaffIcon name="star" size={16} />}
          {formatMilestone(milestone)}
        </span>
      )}
      {lateCancellations > 0 && (
        <span className={`${tag} bg-rose/40`} title="With unlimited sessions, in the last 30 days">
          {formatLateCancellations(lateCancellations)}
        </span>
      )}
      {healthFormDue && <WaiverTag name={name} personId={isStaff ? details.personId : null} />}
      {duePence > 0 && (
        <span className={`${tag} border-2 border-warning text-warning`}>
          <StaffIcon name="credit-card" size={16} />
          Payment due
        </span>
      )}
      {hasNote && (
        <button
          type="button"
          aria-label={`Note about ${name}`}
          onClick={() => setReading(true)}
          className={`${tag} min-h-11 border border-line transition-colors duration-hover hover:bg-linen md:min-h-9`}
        >
          <StaffIcon name="info" size={16} />
          Note
        </button>
      )}
      {hasNote && (
        <CheckInNotes bookingId={bookingId} name={name} open={reading} onClose={() => setReading(false)} />
      )}
    </div>
  );
}

/** Says that the waiver is missing. Staff can open the profile, where they record a waiver on paper. */
function WaiverTag({ name, personId }: { name: string; personId: string | null }) {
  if (personId)
    return (
      <Link
        to={`/admin/people/${personId}`}
        aria-label={`No waiver yet: ${name}`}
        title="Waiver and health questions not completed yet"
        className={`${tag} min-h-11 bg-linen underline underline-offset-4 md:min-h-9`}
      >
        No waiver yet
      </Link>
    );
  return (
    <span className={`${tag} bg-linen`} title="Waiver and health questions not completed yet">
      No waiver yet
    </span>
  );
}

function AttendeeActions({ row, isOffline, closed, onMark, onPay, canCorrect }: RosterItemProps) {
  const { name, details, status, checkedInAt } = row;
  if (checkedInAt) {
    return (
      <>
        <p className="flex items-center gap-2 font-medium whitespace-nowrap text-success">
          <StaffIcon name={row.unsent && isOffline ? 'cloud-off' : 'check'} size={20} />
          <span className="leading-tight">
            Checked in <span className="block text-small">{formatTime(new Date(checkedInAt))}</span>
          </span>
          {row.unsent && isOffline && <span className="sr-only">, not sent yet</span>}
        </p>
        {closed?.kind !== 'over' && (
          <button
            type="button"
            aria-label={`Undo check-in for ${name}`}
            title="Undo check-in"
            onClick={() => onMark('UNDONE')}
            className="-mr-2 ml-1 flex size-11 shrink-0 items-center justify-center rounded-pill text-stone transition-colors duration-hover hover:bg-linen hover:text-ink"
          >
            <StaffIcon name="undo2" size={18} />
          </button>
        )}
      </>
    );
  }
  if (closed?.kind === 'over') return <AfterClass row={row} canCorrect={canCorrect} />;
  if (details && details.duePence > 0 && onPay && !isOffline && !closed) {
    return (
      <Button
        kind="secondary"
        wide
        className="px-3"
        onClick={onPay}
        aria-label={`Take ${formatPriceShort(details.duePence)} from ${name}`}
      >
        Take {formatPriceShort(details.duePence)}
      </Button>
    );
  }
  return (
    <Button
      wide
      className="px-3"
      disabled={closed !== null || status !== 'CONFIRMED'}
      onClick={() => onMark('CHECKED_IN')}
      aria-label={`Check in ${name}`}
    >
      Check in
    </Button>
  );
}

function AfterClass({ row, canCorrect }: Pick<RosterItemProps, 'row' | 'canCorrect'>) {
  const { bookingId, name, status } = row;
  const queryClient = useQueryClient();
  const correcting = useMutation({
    mutationFn: () => checkInApi.attended(bookingId),
    onSuccess: () => refetchAttendance(queryClient),
    onError: (error) =>
      showToast(
        error instanceof ApiError ? error.message : 'We couldn’t mark this booking as attended. Try again.',
      ),
  });
  if (status !== 'NO_SHOW' || !canCorrect)
    return (
      <p className="text-small text-stone">
        {status === 'ATTENDED' ? 'Attended' : status === 'NO_SHOW' ? 'No-show' : 'Not checked in'}
      </p>
    );
  return (
    <Button
      kind="secondary"
      size="small"
      wide
      busy={correcting.isPending}
      className="px-3"
      aria-label={`Mark as attended: ${name}`}
      onClick={() => correcting.mutate()}
    >
      Mark as attended
    </Button>
  );
}
