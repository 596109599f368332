import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { Link, useNavigate } from 'react-router';
import type { WaitingPlace } from '../features/bookings/among-days.ts';
import { manageAddress } from '../features/bookings/bookings-address.ts';
import { ChangeBooking } from '../features/bookings/change-booking.tsx';
import { MyBookings } from '../features/bookings/my-bookings.tsx';
import { BookingPage } from '../features/confirmation/booking-page.tsx';
import { FirstVisitCard } from '../features/first-visit/first-visit-card.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { Offers } from '../features/waiting-list/offers.tsx';
import { useWaiting } from '../features/waiting-list/use-waiting.ts';
import { nextWords, standingWords } from '../features/waiting-list/waiting-words.ts';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { serverNow } from '../lib/server-clock.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/bookings';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'My bookings', 'Your classes, past and to come.');

/** /bookings?booking={bookingId}&day={date}&month={month}. Visitors who are not signed in are led to /login and back. */
export default function BookingsRoute(_: Route.ComponentProps) {
  return <Guarded>{({ id }) => <BookingsOf key={id} memberId={id} />}</Guarded>;
}

function BookingsOf({ memberId }: { memberId: string }) {
  const entries = useWaiting();
  return (
    <MyBookings
      memberId={memberId}
      waiting={entries.map(waitingPlace)}
      offers={<Offers entries={entries} />}
      detail={(bookingId, changed) => (
        <BookingPage
          key={bookingId}
          bookingId={bookingId}
          bookingKey={undefined}
          QuietPage={QuietPage}
          Notes={FirstVisitCard}
          breadcrumb={<BackToBookings />}
          list={{ label: 'Back to bookings', to: '/bookings' }}
          addressOf={(place) => manageAddress(place.bookingId)}
          changes={(answer, done) => <ChangeBooking answer={answer} onChanged={done} />}
          onChanged={changed}
        />
      )}
    />
  );
}

/** A place on a list as a day of bookings shows it. */
function waitingPlace(entry: WaitingEntry): WaitingPlace {
  const now = serverNow();
  const tone = entry.offer ? 'text-clay-deep' : 'text-warning';
  return {
    entryId: entry.entryId,
    class: entry.class,
    status: { label: standingWords(entry, now), icon: 'clock', tone },
    next: nextWords(entry, now),
    to: entry.link,
  };
}

/** Back in the browser's history where the booking was chosen there, so that the list stands where it stood. */
function BackToBookings() {
  const navigate = useNavigate();
  return (
    <p className="pt-5">
      <Link
        to="/bookings"
        onClick={(event) => {
          if (!history.state?.usr?.fromList) return;
          event.preventDefault();
          void navigate(-1);
        }}
        className="inline-flex min-h-11 items-center gap-2 font-medium hover:text-clay-deep"
      >
        <Icon name="arrow-left" size={20} />
        Back to bookings
      </Link>
    </p>
  );
}
