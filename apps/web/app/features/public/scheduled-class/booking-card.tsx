import { siteSettings } from '@studio/content/site-settings';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { getPlaceNoun } from '@studio/domain/catalogue/room-kind';
import { formatPrice } from '@studio/domain/money/money';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildTimetableClassUrl } from '../../../lib/format/next-class-text.ts';
import { buildHoldCheckoutUrl, describeHold, type HeldPlace } from '../../../lib/storage/held-places.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CountPills } from '../../../ui/count-pills.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { type Bookability, isBookable } from './bookability.ts';
import type { ClassAvailability, ScheduledClass } from './scheduled-class-data.ts';

interface BookingCardProps {
  klass: ScheduledClass;
  now: ClassAvailability;
  bookability: Bookability;
  /** Places of this class that the browser holds. */
  held: HeldPlace | undefined;
  /** Buttons or links for a full class. */
  whenFull: ReactNode;
}

/** Price, current number of free places and the booking link. */
export function BookingCard({ klass, now, bookability, held, whenFull }: BookingCardProps) {
  return (
    <section
      aria-labelledby="place"
      className="rounded-panel border border-hairline bg-paper p-5 sm:p-7 sm:max-desk:grid sm:max-desk:grid-cols-2 sm:max-desk:gap-x-8"
    >
      <h2 id="place" className="sr-only">
        Price and availability
      </h2>
      <div>
        {isBookable(bookability) || bookability === 'full' ? (
          <Offer klass={klass} now={now} full={bookability === 'full'} held={held} whenFull={whenFull} />
        ) : (
          <NotOffered bookability={bookability} />
        )}
      </div>
      <ul className="mt-6 grid content-start gap-3 border-hairline pt-5 text-small max-sm:border-t sm:max-desk:mt-0 sm:max-desk:border-l sm:max-desk:pt-0 sm:max-desk:pl-8 desk:border-t">
        <DetailItem icon="clock">
          {formatTime(new Date(klass.start))}–{formatTime(new Date(klass.end))}, {klass.minutes} minutes
          {isBookable(bookability) && (
            <span className="block text-stone">Arrive {klass.arriveEarlyMinutes} minutes early</span>
          )}
        </DetailItem>
        <DetailItem icon="map-pin">
          {klass.room}
          {klass.roomDetail && `, ${klass.roomDetail}`}
          <span className="block text-stone">{klass.address}</span>
        </DetailItem>
        {isBookable(bookability) && (
          <DetailItem icon="shield-check">
            <Cancelling klass={klass} now={now} />
          </DetailItem>
        )}
      </ul>
    </section>
  );
}

interface OfferProps extends Omit<BookingCardProps, 'bookability'> {
  full: boolean;
}

function Offer({ klass, now, full, held, whenFull }: OfferProps) {
  const { finalPence, originalPence, reason } = now;
  return (
    <>
      <p className="numeric flex flex-wrap items-baseline gap-x-2">
        <strong className="text-[1.875rem] leading-tight font-semibold">
          {formatPrice(finalPence, klass.currency)}
        </strong>
        <span className="text-stone">/ session</span>
        {originalPence !== null && (
          <s className="text-stone">
            <span className="sr-only">was </span>
            {formatPrice(originalPence, klass.currency)}
          </s>
        )}
      </p>
      {originalPence !== null && reason && <p className="text-small text-success">{reason}</p>}
      {!held && <Places klass={klass} now={now} />}
      {held ? (
        <>
          <p className="numeric mt-5 font-semibold text-success">{describeHold(held)}</p>
          <ButtonLink to={buildHoldCheckoutUrl(held)} size="large" wide className="mt-5">
            Continue
          </ButtonLink>
        </>
      ) : full ? (
        <>
          <p className="mt-1.5 text-small text-stone">
            Join the waiting list and we’ll offer you a place when one becomes available.
          </p>
          <div className="mt-5">{whenFull}</div>
          <Link to="#other-times" className="text-link mt-3 inline-flex min-h-11 items-center font-medium">
            See other times
          </Link>
        </>
      ) : (
        <ButtonLink to={buildTimetableClassUrl(klass)} size="large" wide className="mt-5">
          Book this class
        </ButtonLink>
      )}
    </>
  );
}

/** Number of free places. Screen readers announce when it changes. */
function Places({
  klass,
  now: { capacity, capacityLeft },
}: {
  klass: ScheduledClass;
  now: ClassAvailability;
}) {
  const unit = getPlaceNoun(klass.roomKind);
  const isLow = getAvailabilityStatus(capacityLeft) === 'low';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      {unit === 'bed' && <CountPills total={capacity} free={capacityLeft} />}
      <p aria-live="polite" className={`numeric font-semibold ${isLow ? 'text-clay-deep' : ''}`}>
        {capacityLeft > 0
          ? `${capacityLeft} of ${capacity} ${unit}s left`
          : `Full: all ${capacity} ${unit}s are taken`}
      </p>
    </div>
  );
}

const notOffered = {
  cancelled: ['This class has been cancelled', 'You can book another time below.'],
  started: ['This class has started', 'You can’t book it any more, but there are other times below.'],
  over: ['This class has ended', 'See other times below.'],
} as const;

function NotOffered({ bookability }: { bookability: Bookability }) {
  const [title, text] =
    notOffered[bookability === 'cancelled' || bookability === 'started' ? bookability : 'over'];
  return (
    <>
      <p className="display-face text-h3">{title}</p>
      <p className="mt-2 text-stone">{text}</p>
      <ButtonLink to="#other-times" size="large" wide className="mt-5">
        See other times
      </ButtonLink>
    </>
  );
}

/** Deadline for free cancellation, or a note that it has passed. */
function Cancelling({ klass, now: { asOf } }: { klass: ScheduledClass; now: ClassAvailability }) {
  const until = getCancellationDeadline(new Date(klass.start));
  const { cancellation } = siteSettings;
  if (new Date(asOf) > until) return cancellation.tooLate;
  return (
    <>
      Cancel by {formatMomentShort(until)}
      <span className="block text-stone">{klass.cancellationRule}</span>
    </>
  );
}

function DetailItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="numeric flex gap-3.5">
      <Icon name={icon} size={20} className="shrink-0 text-stone" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
