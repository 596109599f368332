import { holdSeconds, maxHoldPlaces } from '@studio/domain/bookings/hold';
import { getPlaceNoun } from '@studio/domain/catalogue/room-kind';
import { formatPrice } from '@studio/domain/money/money';
import { useContext, useState } from 'react';
import { alreadyBookedText } from '../../../lib/format/class-text.ts';
import { getPricesInPence } from '../../../lib/format/get-prices-in-pence.ts';
import { buildHoldCheckoutUrl, describeHold, type HeldPlace } from '../../../lib/storage/held-places.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { describePlacesTotal } from './describe-places-total.ts';
import { FullClassActionsContext } from './full-class-actions-context.tsx';
import type { ShownSlot } from './shown-slots.ts';
import { timetableText } from './timetable-text.ts';
import { useHoldClass } from './use-hold-class.ts';

export function BookPanel({ slot }: { slot: ShownSlot }) {
  const [requestedPlaces, setRequestedPlaces] = useState(1);
  const hold = useHoldClass(slot);
  const Waiting = useContext(FullClassActionsContext);
  const most = Math.min(maxHoldPlaces, slot.capacityLeft);
  const places = Math.max(1, Math.min(requestedPlaces, most));
  if (slot.held) return <HeldPanel slot={slot} place={slot.held} />;
  return (
    <div data-booking-panel="" className="grid scroll-mb-5 grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 border-hairline @max-2xl:border-t @max-2xl:pt-5 @2xl:block @2xl:space-y-3.5">
        <ClassPrice slot={slot} />
        {most > 0 && (
          <Stepper label="Places" value={places} min={1} max={most} onChange={setRequestedPlaces} />
        )}
      </div>
      {slot.isBooked && (
        <Notice icon="circle-check" title={alreadyBookedText.title}>
          {most > 0 && alreadyBookedText.more}
        </Notice>
      )}
      <Button
        wide
        disabled={most <= 0}
        busy={hold.busy}
        busyLabel="Holding…"
        onClick={() => hold.place(places)}
      >
        Book
      </Button>
      {most <= 0 && !slot.over && Waiting && <Waiting klass={slot} />}
      {hold.failure !== null && (
        <Notice tone="error" title={timetableText.holdFailed}>
          {hold.failure || 'You haven’t been charged. Try again.'}
        </Notice>
      )}
      <p className="text-note text-stone">
        {most > 0
          ? formatHoldText(places, slot.covered ? null : describePlacesTotal(slot, places))
          : formatFullText(slot)}
      </p>
    </div>
  );
}

/** Panel for a class in which this browser already holds places. Links to checkout. */
function HeldPanel({ slot, place }: { slot: ShownSlot; place: HeldPlace }) {
  return (
    <div data-booking-panel="" className="grid scroll-mb-5 grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <div className="border-hairline @max-2xl:border-t @max-2xl:pt-5">
        <ClassPrice slot={slot} />
      </div>
      <p className="numeric font-semibold text-success">{describeHold(place)}</p>
      <ButtonLink to={buildHoldCheckoutUrl(place)} wide>
        Continue
      </ButtonLink>
    </div>
  );
}

function ClassPrice({ slot }: { slot: ShownSlot }) {
  const { final, original } = getPricesInPence(slot);
  const { currency, reason } = slot.price;
  if (slot.covered)
    return (
      <p>
        <span className="block text-2xl leading-tight font-semibold">1 session</span>
        <span className="numeric text-small text-stone">or {formatPrice(final, currency)} by card</span>
      </p>
    );
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeric text-2xl leading-tight font-semibold">{formatPrice(final, currency)}</span>
        <span className="text-small text-stone">/ session</span>
        {original !== null && (
          <s className="numeric text-small text-stone">
            <span className="sr-only">was </span>
            {formatPrice(original, currency)}
          </s>
        )}
      </p>
      {original !== null && reason && <p className="text-small text-success">{reason}</p>}
    </div>
  );
}

/**
 * Returns the note below the Book button about the hold. `total` is the formatted price of several places; null when
 * sessions may pay for them.
 */
function formatHoldText(places: number, total: string | null): string {
  const several = total === null ? `your ${places} places` : `your ${places} places (${total})`;
  const heldPlaces = places === 1 ? 'your place' : several;
  return `We’ll hold ${heldPlaces} for ${holdSeconds / 60} minutes while you check out.`;
}

function formatFullText({ over, capacity, roomKind }: ShownSlot): string {
  if (over === 'Started') return 'This class has started.';
  if (over === 'Cancelled') return 'This class has been cancelled.';
  return `All ${capacity} ${getPlaceNoun(roomKind)}s are taken. Join the waiting list and we’ll offer you a place when one becomes available.`;
}
