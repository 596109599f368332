import { useSearchParams } from 'react-router';
import { ChangeBed } from '../features/public/beds/change-bed.tsx';
import { BookingComplete } from '../features/public/confirmation/booking-complete.tsx';
import { FirstVisitCard } from '../features/public/first-visit/first-visit-card.tsx';
import { BookingSteps } from '../features/public/shell/booking-steps.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { useBankRedirectFailed } from '../lib/payments/use-bank-redirect-failed.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { buildTimetableUrl } from '../lib/storage/saved-timetable-search.ts';

export const handle = {
  reads: ['class', 'hold', 'date', 'payment_intent', 'booking', 'k', 'redirect_status'],
};

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, 'Confirmation', 'Your booking, with your QR code for check-in.', { unlisted: true });

/**
 * /booking/complete?payment_intent=… after a payment, or ?booking={id}&k=… for a free booking. `class`, `hold` and
 * `date` lead back to checkout and the timetable.
 */
export default function BookingCompleteRoute() {
  const [query] = useSearchParams();
  const declined = useBankRedirectFailed();
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
      checkoutUrl={
        classId && holdId ? `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}` : null
      }
      dayUrl={buildTimetableUrl(date ? { classId: classId ?? '', dateStart: date } : undefined)}
      breadcrumb={<BookingSteps current="Confirmation" />}
      MessagePage={MessagePage}
      Notes={FirstVisitCard}
      ChangeBed={ChangeBed}
    />
  );
}
