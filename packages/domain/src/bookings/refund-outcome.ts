import {
  findPairedPlace,
  type PaidPlace,
  refundForPlace,
  subtractEarlierRefunds,
} from './refund-for-place.ts';

/** Outcomes for the money of a place that is cancelled, or would be. */
export const refundOutcomeKinds = [
  /** Refunded to the card. */
  'refund',
  /** Refunded once someone takes the late-cancelled place. */
  'if-taken',
  /** Not paid yet, and still due unless someone takes the late-cancelled place. */
  'still-due',
  /** Paid at the front desk, which refunds it. */
  'at-desk',
  /** Paid at the front desk, which has refunded it. */
  'given-at-desk',
  /** Fully refunded by staff before. */
  'given-before',
  /** One price was paid for two places, and the other place keeps it. */
  'pair-stands',
  /** Nothing was paid. */
  'nothing',
] as const;

/** Outcome for one place, in pence. */
export interface RefundOutcome {
  kind: (typeof refundOutcomeKinds)[number];
  /** Amount refunded or to be refunded; the amount due for 'still-due'; 0 when there is none. */
  pence: number;
  /** Amount that staff had already refunded. */
  beforePence: number;
}

/** Payment facts beyond the places themselves. */
export interface RefundContext {
  /** Paid by card; otherwise at the front desk. */
  byCard: boolean;
  /** Returns what staff have refunded for a booking of the order, in pence. */
  getEarlierRefundPence: (bookingId: string) => number;
  /** Returns what was refunded for a booking because it was cancelled, or taken after a late cancellation. */
  getChangeRefundPence: (bookingId: string) => number;
  /** Amount that the front desk still has of it, in pence. */
  deskPence: number;
}

/**
 * Returns the outcome of cancelling a place, or of someone taking it after a late cancellation
 * (handbook: cancelling 10).
 */
export function getCancellationRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
): RefundOutcome {
  const { byCard, getEarlierRefundPence, deskPence } = money;
  if (place.pricePaidPence === 0) return { kind: 'nothing', pence: 0, beforePence: 0 };
  if (!byCard)
    return deskPence > 0
      ? { kind: 'at-desk', pence: deskPence, beforePence: 0 }
      : { kind: 'given-at-desk', pence: place.pricePaidPence, beforePence: 0 };
  const refunds = refundForPlace(place, order);
  const pence = totalOf(subtractEarlierRefunds(refunds, getEarlierRefundPence));
  const before = refunds.reduce((sum, { bookingId }) => sum + getEarlierRefundPence(bookingId), 0);
  if (pence > 0) return { kind: 'refund', pence, beforePence: before };
  const beforePence = getEarlierRefundPence(place.id);
  const isKeptByPair = hasPairRefundLeft(place, order, getEarlierRefundPence);
  return {
    kind: isKeptByPair ? 'pair-stands' : 'given-before',
    pence: isKeptByPair ? 0 : beforePence,
    beforePence,
  };
}

/** Returns the outcome of a late cancellation; `pence` is the amount still due, if any. */
export function getLateCancellationRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
): RefundOutcome {
  return getStillDueOutcome(place) ?? getCancellationRefundOutcome(place, order, money);
}

function getStillDueOutcome({ duePence }: PaidPlace): RefundOutcome | null {
  return duePence > 0 ? { kind: 'still-due', pence: duePence, beforePence: 0 } : null;
}

/**
 * Returns the outcome for a place that was cancelled. `wentPence`: amount refunded to the card by the change that ended
 * it.
 */
export function getActualRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
  refundedPence = money.getChangeRefundPence(place.id),
): RefundOutcome {
  const { getEarlierRefundPence, getChangeRefundPence } = money;
  const due = getStillDueOutcome(place);
  if (due) return due;
  if (refundedPence > 0)
    return { kind: 'refund', pence: refundedPence, beforePence: getEarlierRefundPence(place.id) };
  // The rest of a pair's price may have been refunded with the other place (handbook: cancelling 3).
  const getAllRefundPence = (bookingId: string) =>
    getEarlierRefundPence(bookingId) + getChangeRefundPence(bookingId);
  const outcome = getCancellationRefundOutcome(place, order, {
    ...money,
    getEarlierRefundPence: getAllRefundPence,
  });
  const isAwaitingTaker = place.lateCancelledAt !== null && place.waivedAt === null;
  return isAwaitingTaker && (outcome.kind === 'refund' || outcome.kind === 'at-desk')
    ? { ...outcome, kind: 'if-taken' }
    : outcome;
}

/** Returns whether part of a pair's price remains to be refunded when the other place is cancelled too. */
function hasPairRefundLeft(
  place: PaidPlace,
  order: readonly PaidPlace[],
  getEarlierRefundPence: RefundContext['getEarlierRefundPence'],
): boolean {
  const partner = findPairedPlace(place, order);
  if (!partner) return false;
  const cancelledInTime = { status: 'CANCELLED', lateCancelledAt: null } as const;
  const pairRefunds = refundForPlace(place, [place, { ...partner, ...cancelledInTime }]);
  return totalOf(subtractEarlierRefunds(pairRefunds, getEarlierRefundPence)) > 0;
}

function totalOf(refunds: readonly { amountPence: number }[]): number {
  return refunds.reduce((sum, { amountPence }) => sum + amountPence, 0);
}
