import { useSearchParams } from 'react-router';
import { BookingComplete } from '../features/confirmation/booking-complete.tsx';
import { FirstVisitCard } from '../features/first-visit/first-visit-card.tsx';
import { BookingSteps } from '../features/shell/booking-steps.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { useBankWord } from '../lib/payments/use-bank-word.ts';
import { timetableOf } from '../lib/remembered-timetable.ts';

export const handle = {
  reads: ['class', 'hold', 'date', 'payment_intent', 'booking', 'k', 'redirect_status'],
};

export const meta = ({ matches }: InFrame) =>
  pageMeta(matches, 'Confirmation', 'Your booking, with the code for the door.', { unlisted: true });

/** /booking/complete?payment_intent=… after a payment, or ?booking={id}&k=… for what cost nothing. */
export default function BookingCompleteRoute() {
  const [query] = useSearchParams();
  const declined = useBankWord();
  const [classId, holdId, date] = [query.get('class'), query.get('hold'), query.get('date')];
  return (
    <BookingComplete
      completion={{
        intentId: query.get('payment_intent'),
        classId,
        bookingId: query.get('booking'),
        key: query.get('k'),
        declined,
      }}
      checkoutAddress={
        classId && holdId ? `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}` : null
      }
      dayAddress={timetableOf(date ? { classId: classId ?? '', dateStart: date } : undefined)}
      breadcrumb={<BookingSteps current="Confirmation" />}
      QuietPage={QuietPage}
      Notes={FirstVisitCard}
    />
  );
}
