import {
  findPairedPlace,
  type PaidPlace,
  refundForPlace,
  subtractEarlierRefunds,
} from './refund-for-place.ts';

/** What becomes of the money of a place that does not stand, or would not. */
export const refundOutcomeKinds = [
  /** It goes back to the card. */
  'refund',
  /** It comes back once somebody takes the place that was given up. */
  'if-taken',
  /** It has not been paid, and is to be paid all the same, unless somebody takes the place that was given up. */
  'still-due',
  /** It was paid at the desk, and is given back there … */
  'at-desk',
  /** … or has been. */
  'given-at-desk',
  /** Staff have given all of it back before. */
  'given-before',
  /** One price was paid for two places, and the other one keeps it. */
  'pair-stands',
  /** Nothing was paid. */
  'nothing',
] as const;

/** The same for one place, in pence. */
export interface RefundOutcome {
  kind: (typeof refundOutcomeKinds)[number];
  /** What goes back, or has gone; what is to be paid where it is still due; 0 where nothing is. */
  pence: number;
  /** What staff had given back of it before. */
  beforePence: number;
}

/** What is known of the money besides the places themselves. */
export interface RefundContext {
  /** Paid by card; else at the desk. */
  byCard: boolean;
  /** What staff have given back of a booking of the order, in pence. */
  givenBefore: (bookingId: string) => number;
  /** What has gone back of one because it was cancelled, or taken by somebody. */
  wentFor: (bookingId: string) => number;
  /** What the desk has of it, in pence. */
  deskPence: number;
}

/** What goes back for a place when it is cancelled, or taken by somebody after it was given up (handbook: cancelling 10). */
export function getCancellationRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
): RefundOutcome {
  const { byCard, givenBefore, deskPence } = money;
  if (place.pricePaidPence === 0) return { kind: 'nothing', pence: 0, beforePence: 0 };
  if (!byCard)
    return deskPence > 0
      ? { kind: 'at-desk', pence: deskPence, beforePence: 0 }
      : { kind: 'given-at-desk', pence: place.pricePaidPence, beforePence: 0 };
  const due = refundForPlace(place, order);
  const pence = totalOf(subtractEarlierRefunds(due, givenBefore));
  const before = due.reduce((sum, { bookingId }) => sum + givenBefore(bookingId), 0);
  if (pence > 0) return { kind: 'refund', pence, beforePence: before };
  const beforePence = givenBefore(place.id);
  const keeps = pairKeeps(place, order, givenBefore);
  return { kind: keeps ? 'pair-stands' : 'given-before', pence: keeps ? 0 : beforePence, beforePence };
}

/** The same when it is given up, too late to be cancelled: `pence` is what is still to be paid, if anything is. */
export function getLateCancellationRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
): RefundOutcome {
  return stillDue(place) ?? getCancellationRefundOutcome(place, order, money);
}

function stillDue({ duePence }: PaidPlace): RefundOutcome | null {
  return duePence > 0 ? { kind: 'still-due', pence: duePence, beforePence: 0 } : null;
}

/**
 * What became of the money of a place that does not stand. `wentPence`: what went back to the card with the change that
 * ended it.
 */
export function getActualRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
  wentPence = money.wentFor(place.id),
): RefundOutcome {
  const { givenBefore, wentFor } = money;
  const due = stillDue(place);
  if (due) return due;
  if (wentPence > 0) return { kind: 'refund', pence: wentPence, beforePence: givenBefore(place.id) };
  // Of a pair, what is left may have gone back for the other place (handbook: cancelling 3).
  const gone = (bookingId: string) => givenBefore(bookingId) + wentFor(bookingId);
  const back = getCancellationRefundOutcome(place, order, { ...money, givenBefore: gone });
  const waits = place.givenUpAt !== null && place.forgivenAt === null;
  return waits && (back.kind === 'refund' || back.kind === 'at-desk') ? { ...back, kind: 'if-taken' } : back;
}

/** Whether something is left of the one price of a pair that goes back once the other place is cancelled, too. */
function pairKeeps(
  place: PaidPlace,
  order: readonly PaidPlace[],
  givenBefore: RefundContext['givenBefore'],
): boolean {
  const partner = findPairedPlace(place, order);
  if (!partner) return false;
  const gone = { status: 'CANCELLED', givenUpAt: null } as const;
  const both = refundForPlace(place, [place, { ...partner, ...gone }]);
  return totalOf(subtractEarlierRefunds(both, givenBefore)) > 0;
}

function totalOf(back: readonly { amountPence: number }[]): number {
  return back.reduce((sum, { amountPence }) => sum + amountPence, 0);
}
