import type { BookingResponse } from '@studio/contracts/bookings';
import { getCancellationError } from '@studio/domain/bookings/cancellation';
import { getLateCancellationError } from '@studio/domain/bookings/late-cancellation';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { LateCancelDialog } from './late-cancel-dialog.tsx';
import { MoveBookingDialog } from './move-booking-dialog.tsx';

export interface MoveOrCancelBookingProps {
  response: BookingResponse;
  /** Key of the signed link, if the caller isn't logged in. */
  bookingKey?: string | undefined;
  /** Called after the booking has changed. `done` describes the change. */
  onChanged: (done: string) => void;
}

/**
 * Until 24 hours before the class, offers to move the booking, or says why it can't be moved. After that, until the
 * class starts, offers to cancel it late. Renders nothing for a cancelled booking.
 */
export function MoveOrCancelBooking({ response, bookingKey, onChanged }: MoveOrCancelBookingProps) {
  const [open, setOpen] = useState<'move' | 'late-cancel' | null>(null);
  const { status, bookingId } = response.booking;
  const booking = { status, startsAt: new Date(response.booking.start) };
  const now = getServerTime();
  const link = { bookingId, key: bookingKey };
  const close = () => setOpen(null);
  if (getCancellationError(booking, now) === null) {
    const { possible, reason } = response.move;
    if (!possible) return reason && <p className="text-small text-stone">{reason}</p>;
    return (
      <>
        <Button kind="secondary" size="small" wide onClick={() => setOpen('move')}>
          Move to another class
        </Button>
        <MoveBookingDialog
          response={response}
          link={link}
          open={open === 'move'}
          onClose={close}
          onMoved={() => onChanged('Booking moved.')}
        />
      </>
    );
  }
  if (getLateCancellationError(booking, now) !== null) return null;
  return (
    <>
      <Button kind="secondary" size="small" wide onClick={() => setOpen('late-cancel')}>
        Release my place
      </Button>
      <LateCancelDialog
        response={response}
        link={link}
        open={open === 'late-cancel'}
        onClose={close}
        onCancelled={() => onChanged('Place released.')}
      />
    </>
  );
}
