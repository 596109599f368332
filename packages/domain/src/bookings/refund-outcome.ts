import {
  calculatePlaceRefunds,
  findPairedPlace,
  type PaidPlace,
  subtractEarlierRefunds,
} from './refund-for-place.ts';

/** Outcomes for the money of a place that is cancelled or would be cancelled. */
export const refundOutcomeKinds = [
  /** The amount is refunded to the card. */
  'refund',
  /** The client's bank is deciding a dispute about the payment. The amount is refunded if the studio wins. */
  'disputed',
  /** The amount is refunded when another person takes the late-cancelled place. */
  'if-taken',
  /** The place isn't paid yet. The amount stays due unless another person takes the late-cancelled place. */
  'still-due',
  /** The place was paid at the front desk, which refunds it. */
  'at-desk',
  /** The place was paid at the front desk, which has refunded it. */
  'refunded-at-desk',
  /** A gift card paid all of the place at the front desk, and gets it back. */
  'gift-card',
  /** Staff had already refunded the whole amount, to the card or at the front desk. */
  'already-refunded',
  /** One price was paid for two places, and it pays for the other place now. */
  'pair-active',
  /** Nothing was paid. */
  'nothing',
] as const;

/** Outcome for one place, in pence. */
export interface RefundOutcome {
  kind: (typeof refundOutcomeKinds)[number];
  /** Amount refunded or to be refunded, or for 'still-due' the amount due; 0 when there is none. */
  pence: number;
  /** Amount that staff had already refunded before the cancellation. */
  beforePence: number;
  /** Amount returned, or to be returned, to a gift card besides `pence`. Absent when no gift card paid. */
  giftCardPence?: number;
}

/** Facts about the payment that the places don't contain. */
export interface RefundContext {
  /** Whether the order was paid by card, and not at the front desk. */
  byCard: boolean;
  /** Whether a dispute about the card payment is open. Its amount isn't an earlier refund. */
  isDisputed: boolean;
  /** Returns the amount that staff have refunded for a booking of the order, in pence. */
  getEarlierRefundPence: (bookingId: string) => number;
  /**
   * Returns the amount refunded for a booking because it was cancelled, or because another person took its
   * late-cancelled place, in pence.
   */
  getChangeRefundPence: (bookingId: string) => number;
  /** Money paid at the front desk and not refunded yet, in pence, without what a gift card paid. */
  deskPence: number;
  /**
   * Amount that a gift card paid at the front desk, in pence, also once a cancellation has returned it. Without what
   * staff had returned before the cancellation.
   */
  giftCardPence: number;
  /** Amount that staff refunded at the front desk before the cancellation, in pence, also to a gift card. */
  deskEarlierPence: number;
}

/**
 * Returns the outcome of cancelling a place, or of another person taking it after a late cancellation
 * (handbook: cancelling 10).
 */
export function getCancellationRefundOutcome(
  place: PaidPlace,
  order: readonly PaidPlace[],
  money: RefundContext,
): RefundOutcome {
  const { byCard, isDisputed, getEarlierRefundPence } = money;
  if (place.pricePaidPence === 0) return { kind: 'nothing', pence: 0, beforePence: 0 };
  if (!byCard) return getDeskRefundOutcome(place, money);
  const refunds = calculatePlaceRefunds(place, order);
  const pence = totalOf(subtractEarlierRefunds(refunds, getEarlierRefundPence));
  const before = refunds.reduce((sum, { bookingId }) => sum + getEarlierRefundPence(bookingId), 0);
  if (pence > 0) return { kind: isDisputed ? 'disputed' : 'refund', pence, beforePence: before };
  const beforePence = getEarlierRefundPence(place.id);
  const isKeptByPair = hasPairRefundLeft(place, order, getEarlierRefundPence);
  return {
    kind: isKeptByPair ? 'pair-active' : 'already-refunded',
    pence: isKeptByPair ? 0 : beforePence,
    beforePence,
  };
}

function getDeskRefundOutcome(
  { pricePaidPence }: PaidPlace,
  { deskPence, giftCardPence, deskEarlierPence: beforePence }: RefundContext,
): RefundOutcome {
  const toGiftCard = giftCardPence > 0 ? { giftCardPence } : {};
  if (deskPence > 0) return { kind: 'at-desk', pence: deskPence, beforePence, ...toGiftCard };
  const refundedPence = pricePaidPence - giftCardPence - beforePence;
  if (refundedPence > 0)
    return { kind: 'refunded-at-desk', pence: refundedPence, beforePence, ...toGiftCard };
  if (giftCardPence > 0) return { kind: 'gift-card', pence: 0, beforePence, giftCardPence };
  return { kind: 'already-refunded', pence: beforePence, beforePence };
}

/** Returns the outcome of a late cancellation. A payment that is still due stays due. */
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
 * Returns the outcome for a place that was cancelled. `refundedPence` is the amount that the cancellation refunded to
 * the card.
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
  return isAwaitingTaker && dependsOnTaker.has(outcome.kind) ? { ...outcome, kind: 'if-taken' } : outcome;
}

const dependsOnTaker: ReadonlySet<RefundOutcome['kind']> = new Set([
  'refund',
  'disputed',
  'at-desk',
  'gift-card',
]);

/** Returns whether part of a pair's price remains to be refunded when the other place is cancelled too. */
function hasPairRefundLeft(
  place: PaidPlace,
  order: readonly PaidPlace[],
  getEarlierRefundPence: RefundContext['getEarlierRefundPence'],
): boolean {
  const partner = findPairedPlace(place, order);
  if (!partner) return false;
  const cancelledInTime = { status: 'CANCELLED', lateCancelledAt: null } as const;
  const pairRefunds = calculatePlaceRefunds(place, [place, { ...partner, ...cancelledInTime }]);
  return totalOf(subtractEarlierRefunds(pairRefunds, getEarlierRefundPence)) > 0;
}

function totalOf(refunds: readonly { amountPence: number }[]): number {
  return refunds.reduce((sum, { amountPence }) => sum + amountPence, 0);
}
