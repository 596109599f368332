import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { WaitingListItem } from '../features/account/bookings/booking-list-items.ts';
import { buildManageBookingUrl } from '../features/account/bookings/bookings-url.ts';
import { MoveOrCancelBooking } from '../features/account/bookings/move-or-cancel-booking.tsx';
import { MyBookings } from '../features/account/bookings/my-bookings.tsx';
import { ChangeBed } from '../features/public/beds/change-bed.tsx';
import { BookingPage } from '../features/public/confirmation/booking-page.tsx';
import { FirstVisitCard } from '../features/public/first-visit/first-visit-card.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { WaitingListOffers } from '../features/public/waiting-list/waiting-list-offers.tsx';
import { waitingListQueries } from '../features/public/waiting-list/waiting-list-queries.ts';
import { describeEntryStatus, describeNextStep } from '../features/public/waiting-list/waiting-list-text.ts';
import { getServerTime } from '../lib/api/server-clock.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/bookings';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'My bookings', 'Your past and upcoming classes.');

/**
 * /bookings?booking={bookingId}&day={date}&month={month}. Requires login: visitors are redirected to /login and back.
 */
export default function BookingsRoute(_: Route.ComponentProps) {
  return <RequireAccess>{({ id }) => <BookingsOf key={id} memberId={id} />}</RequireAccess>;
}

function BookingsOf({ memberId }: { memberId: string }) {
  // If loading fails, the page shows the bookings without waiting list entries.
  const { data: entries = [] } = useQuery(waitingListQueries.entries());
  return (
    <MyBookings
      memberId={memberId}
      waiting={entries.map(toWaitingListItem)}
      offers={<WaitingListOffers entries={entries} />}
      detail={(bookingId) => (
        <BookingPage
          key={bookingId}
          bookingId={bookingId}
          bookingKey={undefined}
          MessagePage={MessagePage}
          Notes={FirstVisitCard}
          ChangeBed={ChangeBed}
          breadcrumb={<BackToBookings />}
          list={{ label: 'Back to bookings', to: '/bookings' }}
          getBookingUrl={(place) => buildManageBookingUrl(place.bookingId)}
          changes={(response, changed) => <MoveOrCancelBooking response={response} onChanged={changed} />}
        />
      )}
    />
  );
}

/** Maps a waiting list entry to an item of the bookings list. */
function toWaitingListItem(entry: WaitingEntry): WaitingListItem {
  const now = getServerTime();
  const tone = entry.offer ? 'text-clay-deep' : 'text-warning';
  return {
    entryId: entry.entryId,
    class: entry.class,
    status: { label: describeEntryStatus(entry, now), icon: 'clock', tone },
    next: describeNextStep(entry, now),
    to: entry.link,
  };
}

/** Goes back in the browser's history if the booking was opened from the list, which restores its scroll position. */
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
