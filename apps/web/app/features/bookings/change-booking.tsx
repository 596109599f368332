import type { BookingAnswer } from '@studio/contracts/bookings';
import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { giveUpRefusal } from '@studio/domain/bookings/give-up';
import { useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

export interface ChangeBookingProps {
  answer: BookingAnswer;
  /** The signed link's key, where there is no member. */
  bookingKey?: string | undefined;
  /** The booking is another now; `done` says how. */
  onChanged: (done: string) => Promise<void>;
}

/** What else can be done with a booking: it is moved until 24 hours before its class, and later its place given up. */
export function ChangeBooking({ answer, bookingKey, onChanged }: ChangeBookingProps) {
  const [open, setOpen] = useState<'move' | 'give-up' | null>(null);
  const { status, bookingId } = answer.booking;
  const booking = { status, startsAt: new Date(answer.booking.start) };
  const now = serverNow();
  const address = { bookingId, key: bookingKey };
  const close = () => setOpen(null);
  if (cancellationRefusal(booking, now) === null) {
    const { possible, reason } = answer.move;
    if (!possible) return reason && <p className="text-small text-stone">{reason}</p>;
    return (
      <>
        <Button kind="secondary" size="small" wide onClick={() => setOpen('move')}>
          Move to another class
        </Button>
        <MoveDialog
          answer={answer}
          address={address}
          open={open === 'move'}
          onClose={close}
          onMoved={() => onChanged('Booking moved.')}
        />
      </>
    );
  }
  if (giveUpRefusal(booking, now) !== null) return null;
  return (
    <>
      <Button kind="secondary" size="small" wide onClick={() => setOpen('give-up')}>
        Give up my place
      </Button>
      <GiveUpDialog
        answer={answer}
        address={address}
        open={open === 'give-up'}
        onClose={close}
        onGivenUp={() => onChanged('Your place is given up.')}
      />
    </>
  );
}
