import { getCancellationDeadline, getCancellationError } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { describeLateCancellation } from './cancellation-text.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';

interface CancelBookingProps {
  summary: ConfirmationSummary;
  bookingKey: string | undefined;
  onCancelled: () => void;
}

/** Button to cancel while cancelling is free. From the deadline until the class starts, says why it isn't possible. */
export function CancelBooking({ summary, bookingKey, onCancelled }: CancelBookingProps) {
  const [open, setOpen] = useState(false);
  const { start, status } = summary;
  const error = getCancellationError({ status, startsAt: start }, getServerTime());
  const until = formatMomentShort(getCancellationDeadline(start));
  if (error === 'cancellation_closed') return <TooLate summary={summary} until={until} />;
  if (error) return null;
  return (
    <>
      <Button kind="danger" size="small" wide onClick={() => setOpen(true)}>
        Cancel booking
      </Button>
      <p className="mt-1 text-center text-note text-stone">Free to cancel until {until}.</p>
      <CancelBookingDialog
        summary={summary}
        bookingKey={bookingKey}
        open={open}
        onClose={() => setOpen(false)}
        onCancelled={onCancelled}
      />
    </>
  );
}

function TooLate({ summary, until }: { summary: ConfirmationSummary; until: string }) {
  const { start, credit, bookedAt } = summary;
  if (start <= getServerTime()) return null;
  const wasFree = bookedAt < getCancellationDeadline(start);
  return (
    <div className="rounded-card border border-hairline px-5 py-4">
      <p className="text-[15px] font-semibold">Free cancellation has ended</p>
      <p className="mt-1 text-small text-stone">
        {describeLateCancellation(credit !== null)}
        {wasFree && ` Free cancellation ended on ${until}.`}
      </p>
    </div>
  );
}
