import type {
  CancelledBooking,
  ClassCancellationPreview,
  ClassCancellationProgress,
} from '@studio/contracts/staff-cancel-class';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatList, selectPlural } from '@studio/domain/text/format';
import { describeUnreachable } from '../../../lib/format/describe-unreachable.ts';

/** Days that are closed together with the cancellation of their classes. */
export interface ClosedDays {
  /** Days, such as "on Sunday 6 December". */
  period: string;
  /** Number of classes without bookings, which closing the days cancels too. */
  emptyClasses: number;
}

/** Returns the question of the dialog, such as "Cancel 8 classes?" or "Close the studio on Sunday 6 December?". */
export function getCancellationQuestion(
  previews: readonly ClassCancellationPreview[],
  closed?: ClosedDays,
): string {
  if (closed) return `Close the studio ${closed.period}?`;
  return previews.length === 1 ? 'Cancel this class?' : `Cancel ${previews.length} classes?`;
}

/**
 * Describes the effects of cancelling all these classes, one line each. Omits effects with a zero count, but says so if
 * no one has booked, or if bookings have no payments to refund or no sessions to return.
 */
export function describeConsequences(
  previews: readonly ClassCancellationPreview[],
  closed?: ClosedDays,
): string[] {
  const sum = sumPreviews(previews);
  const {
    places,
    refundTotalPence,
    disputedTotalPence,
    refunds,
    sessionsReturned,
    unreachable,
    waiting,
    held,
    givenUp,
    clearedTotalPence,
    deskTotalPence,
  } = sum;
  const lines: string[] = closed ? [describeCancelledClasses(previews.length, closed.emptyClasses)] : [];
  if (places === 0) lines.push('No one has booked.');
  else {
    const recipients = unreachable > 0 ? 'everyone whose address we have' : 'everyone who booked';
    lines.push(`${formatCount(places, 'booking')} will be cancelled. We’ll email ${recipients}.`);
  }
  if (unreachable > 0) lines.push(describeUnreachable(unreachable));
  if (refundTotalPence > 0)
    lines.push(
      `We’ll refund ${formatPriceShort(refundTotalPence)} to cards for ${formatCount(refunds, 'booking')}.`,
    );
  if (disputedTotalPence > 0) lines.push(describeDisputed(disputedTotalPence));
  if (sessionsReturned > 0)
    lines.push(
      `We’ll return ${formatCount(sessionsReturned, 'session')}. Packs and memberships with an expiry date get 14 more days.`,
    );
  if (givenUp > 0) lines.push(`We’ll refund ${formatCount(givenUp, 'late cancellation')} too.`);
  if (clearedTotalPence > 0)
    lines.push(`Clients won’t have to pay the ${formatPriceShort(clearedTotalPence)} due at the front desk.`);
  if (deskTotalPence > 0)
    lines.push(`${formatPriceShort(deskTotalPence)} was paid at the front desk. Refund it there.`);
  if (places > 0) lines.push(...describeNothingToReturn(sum));
  if (held > 0)
    lines.push(
      `We’re holding ${formatCount(held, 'place')} for clients at checkout. They’ll lose ${selectPlural(held, 'this place', 'these places')} and won’t be charged.`,
    );
  if (waiting > 0) lines.push(`We’ll email ${formatCount(waiting, 'client')} on the waiting list.`);
  if (closed)
    lines.push(
      'If you reopen the studio, cancelled bookings stay cancelled. You can restore their classes one by one.',
    );
  return lines;
}

/** Says which kinds of payment the bookings don’t have, so that staff needn’t wonder about them. */
function describeNothingToReturn({
  refundTotalPence,
  disputedTotalPence,
  deskTotalPence,
  sessionsReturned,
}: ReturnType<typeof sumPreviews>): string[] {
  const missing = [
    ...(refundTotalPence + disputedTotalPence === 0 ? ['card payments'] : []),
    ...(deskTotalPence === 0 ? ['front-desk payments'] : []),
  ];
  return [
    ...(missing.length > 0 ? [`There are no ${formatList(missing, 'or')} to refund.`] : []),
    ...(sessionsReturned === 0 ? ['There are no sessions to return.'] : []),
  ];
}

function describeDisputed(pence: number): string {
  return `${formatPriceShort(pence)} of card refunds must wait for open disputes. We’ll make each refund if you win the dispute.`;
}

/** Describes what happened to the payment of a booking that was cancelled with its class. */
export function describeBookingRefund(booking: CancelledBooking): string {
  const { refund, refundPence, giftCardPence, deskPence, sessionReturned } = booking;
  const results = { none: '', pending: ' refund pending', refunded: ' refunded', failed: ' refund failed' };
  const parts = [
    ...(refundPence > 0 ? [`${formatPriceShort(refundPence)}${results[refund]}`] : []),
    ...(giftCardPence > 0 ? [`${formatPriceShort(giftCardPence)} returned to gift card`] : []),
    ...(sessionReturned ? ['1 session returned'] : []),
    ...(deskPence > 0 ? [`${formatPriceShort(deskPence)} to refund at front desk`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'Nothing to refund';
}

function describeCancelledClasses(booked: number, empty: number): string {
  const split = empty > 0 ? `: ${booked} with bookings, ${empty} without` : '';
  return `${formatCount(booked + empty, 'class', 'classes')} will be cancelled${split}.`;
}

/** Returns the label of the confirm button, including the total refund. */
export function getCancellationConfirmLabel(
  previews: readonly ClassCancellationPreview[],
  closed?: ClosedDays,
): string {
  const count = previews.length;
  const { refundTotalPence } = sumPreviews(previews);
  const refund = refundTotalPence > 0 ? [`refund ${formatPriceShort(refundTotalPence)}`] : [];
  if (closed) {
    const classes = formatCount(count + closed.emptyClasses, 'class', 'classes');
    return formatList(['Close', `cancel ${classes}`, ...refund]);
  }
  return formatList([selectPlural(count, 'Cancel class', `Cancel ${count} classes`), ...refund]);
}

/** Sums up the progress of all classes. */
export function summariseProgress(progress: readonly ClassCancellationProgress[]): {
  done: number;
  total: number;
  finished: boolean;
  /**
   * Whether all bookings are cancelled, and the payment provider has confirmed every refund that it didn't
   * reject.
   */
  settled: boolean;
} {
  const add = (count: (one: ClassCancellationProgress) => number) =>
    progress.reduce((total, one) => total + count(one), 0);
  const finished = progress.every((one) => one.finished);
  const failed = progress
    .flatMap(({ needsAttention }) => needsAttention)
    .filter(({ reason }) => reason === 'refund_failed');
  return {
    done: add(({ processed }) => processed),
    total: add(({ total }) => total),
    finished,
    settled:
      finished &&
      add(({ refundsSettled }) => refundsSettled) + failed.length >= add(({ refunds }) => refunds),
  };
}

/** Describes the result of the cancellation: bookings, emails, refunds and returned sessions. */
export function describeOutcome(progress: readonly ClassCancellationProgress[]): string {
  const add = (count: (one: ClassCancellationProgress) => number) =>
    progress.reduce((total, one) => total + count(one), 0);
  const places = add((one) => one.places);
  if (places === 0) return 'No one had booked.';
  const refundedPence = add(({ refundTotalPence }) => refundTotalPence);
  const sessions = add(({ sessionsReturned }) => sessionsReturned);
  const isAnyoneUnreachable = progress.some(({ needsAttention }) =>
    needsAttention.some(({ reason }) => reason === 'no_address'),
  );
  const recipients = isAnyoneUnreachable ? 'everyone whose address we have' : 'everyone who booked';
  const disputedPence = add(({ disputedTotalPence }) => disputedTotalPence);
  const waiting = disputedPence > 0 ? ` ${describeDisputed(disputedPence)}` : '';
  const notice = `${formatCount(places, 'booking')} cancelled. We’re emailing ${recipients}.${waiting}`;
  const returned = `returned ${formatCount(sessions, 'session')}`;
  if (refundedPence === 0) return sessions > 0 ? `${notice} We’ve ${returned}.` : notice;
  return `${notice} We’re refunding ${formatPriceShort(refundedPence)}${sessions > 0 ? ` and have ${returned}` : ''}.`;
}

function sumPreviews(previews: readonly ClassCancellationPreview[]) {
  const add = (count: (one: ClassCancellationPreview) => number) =>
    previews.reduce((total, one) => total + count(one), 0);
  return {
    places: add(({ places }) => places),
    refundTotalPence: add(({ refundTotalPence }) => refundTotalPence),
    disputedTotalPence: add(({ disputedTotalPence }) => disputedTotalPence),
    refunds: add(({ refunds }) => refunds),
    sessionsReturned: add(({ sessionsReturned }) => sessionsReturned),
    waiting: add(({ waiting }) => waiting),
    held: add(({ held }) => held),
    unreachable: add(({ unreachable }) => unreachable),
    givenUp: add(({ lateCancellations }) => lateCancellations),
    clearedTotalPence: add(({ clearedTotalPence }) => clearedTotalPence),
    deskTotalPence: add(({ deskTotalPence }) => deskTotalPence),
  };
}
