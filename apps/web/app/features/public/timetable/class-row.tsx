import { formatPrice } from '@studio/domain/money/money';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { Link } from 'react-router';
import { formatPlacesLeft, getStartTime } from '../../../lib/format/class-text.ts';
import { getPricesInPence } from '../../../lib/format/get-prices-in-pence.ts';
import { buildHoldCheckoutUrl, describeHold, type HeldPlace } from '../../../lib/storage/held-places.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ClassRowDetails } from './class-row-details.tsx';
import type { ShownSlot } from './shown-slots.ts';
import { timetableText } from './timetable-text.ts';

export interface ClassRowProps {
  slot: ShownSlot;
  now: Date;
  open: boolean;
  onToggle: (slot: ShownSlot, open: boolean) => void;
}

/** Row of one class. A click on its head opens it, and only one row is open at a time. */
export function ClassRow({ slot, now, open, onToggle }: ClassRowProps) {
  const isUnavailable =
    slot.over !== null ||
    (getAvailabilityStatus(slot.capacityLeft) === 'full' && !slot.isBooked && !slot.held);
  return (
    <div className="relative">
      <details
        name="class"
        open={open}
        data-class-id={slot.classId}
        onToggle={(event) => onToggle(slot, event.currentTarget.open)}
        className="group scroll-mt-34 border-b border-hairline open:rounded-card open:border open:bg-paper open:-mt-px open:shadow-1 max-md:open:-mx-[14px] md:open:-mx-px"
      >
        <summary
          className={`grid min-h-19 grid-cols-[minmax(64px,max-content)_minmax(0,1fr)_20px] items-center gap-x-3.5 rounded-card py-3 transition-colors duration-160 hover:bg-linen/50 group-open:hover:bg-transparent max-md:group-open:px-[14px] md:px-4 @2xl:grid-cols-[80px_minmax(0,1fr)_176px_104px_20px] @2xl:gap-x-5 @2xl:py-2 ${isUnavailable ? 'text-stone' : ''}`}
        >
          <span className="numeric self-start pt-0.5 @2xl:self-center @2xl:pt-0">
            <span
              className={`block text-xl leading-tight ${isUnavailable ? 'font-medium' : 'font-semibold'}`}
            >
              {getStartTime(slot)}
            </span>
            <span className="block text-small text-stone">{slot.durationMin} min</span>
          </span>
          <span className="min-w-0 wrap-break-word">
            <span className={`block leading-snug ${isUnavailable ? 'font-medium' : 'font-semibold'}`}>
              {slot.className}
            </span>
            <span className="block text-small text-stone">
              <span className="@2xl:hidden">
                {slot.instructorName} · {slot.difficulty}
              </span>
              <span className="hidden @2xl:inline">
                {slot.difficulty} · {slot.studio}
              </span>
            </span>
            <Places slot={slot} className="mt-0.5 flex flex-wrap items-baseline gap-x-3 @2xl:hidden" />
          </span>
          <span className="hidden min-w-0 items-center gap-3 @2xl:flex">
            <img
              src={slot.instructorPortraitSmall}
              alt=""
              width={40}
              height={48}
              loading="lazy"
              className={`h-12 w-10 shrink-0 arch-40 bg-linen object-cover object-[50%_35%] ${isUnavailable ? 'opacity-60 grayscale' : ''}`}
            />
            <span className="truncate text-[0.9375rem]">{slot.instructorName}</span>
          </span>
          <Places slot={slot} className="hidden flex-col-reverse items-end text-right @2xl:flex" />
          <Icon
            name="chevron-down"
            size={20}
            className="transition-transform duration-320 ease-settle group-open:rotate-180"
          />
        </summary>
        <ClassRowDetails slot={slot} now={now} />
      </details>
      {slot.held && !open && <BackToCheckout slot={slot} place={slot.held} />}
    </div>
  );
}

/**
 * Shows the price and free places, or this browser's hold. Wide windows hide the price here while the row is
 * open, because the panel beside it shows the price.
 */
function Places({ slot, className }: { slot: ShownSlot; className: string }) {
  if (slot.held) return <Held place={slot.held} className={className} />;
  const status = getAvailabilityStatus(slot.capacityLeft);
  const { final, original } = getPricesInPence(slot);
  const isBooked = slot.isBooked && !slot.over;
  const tones = { open: 'text-stone', low: 'font-semibold text-clay-deep', full: 'font-semibold text-ink' };
  return (
    <span className={`numeric text-small ${className}`}>
      {status !== 'full' && (
        <span className="text-[0.9375rem] font-semibold @2xl:group-open:hidden">
          {original !== null && !slot.covered && (
            <s className="mr-1.5 font-normal text-stone">
              <span className="sr-only">was </span>
              {formatPrice(original, slot.price.currency)}
            </s>
          )}
          {slot.covered ? '1 session' : formatPrice(final, slot.price.currency)}
        </span>
      )}
      <span className={isBooked ? 'font-semibold text-success' : tones[status]}>
        {isBooked ? timetableText.booked : (slot.over ?? formatPlacesLeft(slot.capacityLeft))}
      </span>
    </span>
  );
}

/** Shows when the hold expires, and reserves space for the link to checkout. */
function Held({ place, className }: { place: HeldPlace; className: string }) {
  return (
    <span className={`numeric text-small ${className}`}>
      <span aria-hidden="true" className="invisible order-last basis-full group-open:hidden @2xl:order-first">
        Continue
      </span>
      <span className="font-semibold text-success">{describeHold(place)}</span>
    </span>
  );
}

/**
 * Link to checkout, laid over the head of a closed row, in the space that `Held` reserves. It isn't in `summary`, because
 * a link must not be nested in another control.
 */
function BackToCheckout({ slot, place }: { slot: ShownSlot; place: HeldPlace }) {
  return (
    <Link
      to={buildHoldCheckoutUrl(place)}
      className="absolute bottom-2.5 left-[calc(64px+0.875rem)] inline-flex min-h-6 items-center text-small font-medium text-link @2xl:right-14 @2xl:bottom-2 @2xl:left-auto"
    >
      Continue
      <span className="sr-only">
        {' '}
        with {slot.className}, {getStartTime(slot)}
      </span>
    </Link>
  );
}
