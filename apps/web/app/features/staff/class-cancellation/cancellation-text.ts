import type { CancelClassPreview, CancelClassProgress } from '@studio/contracts/staff-cancel-class';
import { formatPriceShort, toPence } from '@studio/domain/money/money';

/** Formats a count with its noun: "1 person", "8 people". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Formats an amount in pounds, not pence. */
export function formatPounds(amount: number): string {
  return formatPriceShort(toPence(amount), 'GBP');
}

/**
 * Describes the effects of cancelling all these classes, one sentence each. Omits effects with a zero count.
 */
export function describeConsequences(previews: readonly CancelClassPreview[]): string[] {
  const sum = sumPreviews(previews);
  const { places, refundTotal, refunds, sessionsReturned, waiting, held, givenUp, clearedTotal, deskTotal } =
    sum;
  const lines: string[] = [];
  if (places === 0) lines.push('Nobody is booked.');
  else
    lines.push(`${formatCount(places, 'place is', 'places are')} cancelled, and everybody is told by mail.`);
  if (refundTotal > 0)
    lines.push(
      `${formatPounds(refundTotal)} goes back to cards, for ${formatCount(refunds, 'place', 'places')}.`,
    );
  if (sessionsReturned > 0)
    lines.push(
      `${formatCount(sessionsReturned, 'session goes', 'sessions go')} back, good for 14 days more.`,
    );
  if (givenUp > 0)
    lines.push(
      `${formatCount(givenUp, 'place that was given up late is', 'places that were given up late are')} paid back as well.`,
    );
  if (clearedTotal > 0)
    lines.push(`${formatPounds(clearedTotal)} that was due at the desk is not due any more.`);
  if (deskTotal > 0) lines.push(`${formatPounds(deskTotal)} was paid at the desk: give it back there.`);
  if (held > 0)
    lines.push(
      `${formatCount(held, 'place that is', 'places that are')} being paid for just now cannot be any more.`,
    );
  if (waiting > 0) lines.push(`${formatCount(waiting, 'person who waits is', 'people who wait are')} told.`);
  return lines;
}

/** Returns the label of the confirm button, including the total refund. */
export function getConfirmLabel(previews: readonly CancelClassPreview[]): string {
  const what = previews.length === 1 ? 'Cancel the class' : `Cancel ${previews.length} classes`;
  const { refundTotal } = sumPreviews(previews);
  return refundTotal > 0 ? `${what}, give ${formatPounds(refundTotal)} back` : what;
}

/** Sums up the progress of all classes. */
export function summariseProgress(progress: readonly CancelClassProgress[]): {
  done: number;
  total: number;
  finished: boolean;
  /**
   * Whether all bookings are cancelled, and the payment provider has confirmed every refund that it didn't
   * reject.
   */
  settled: boolean;
} {
  const add = (count: (one: CancelClassProgress) => number) =>
    progress.reduce((total, one) => total + count(one), 0);
  const finished = progress.every((one) => one.finished);
  const failed = progress
    .flatMap(({ needsAttention }) => needsAttention)
    .filter(({ why }) => why === 'refund_failed');
  return {
    done: add(({ done }) => done),
    total: add(({ total }) => total),
    finished,
    settled:
      finished &&
      add(({ refundsSettled }) => refundsSettled) + failed.length >= add(({ refunds }) => refunds),
  };
}

/** Describes the result of the cancellation in one or two sentences. */
export function describeOutcome(progress: readonly CancelClassProgress[]): string {
  const add = (count: (one: CancelClassProgress) => number) =>
    progress.reduce((total, one) => total + count(one), 0);
  const places = add((one) => one.places);
  if (places === 0) return 'Nobody was booked. The timetable shows it at once.';
  const refunded = add(({ refundTotal }) => refundTotal);
  const sessions = add(({ sessionsReturned }) => sessionsReturned);
  const parts = [
    ...(refunded > 0 ? [`${formatPounds(refunded)} is on its way back`] : []),
    ...(sessions > 0 ? [`${formatCount(sessions, 'session is', 'sessions are')} back`] : []),
  ];
  const notice = `Everybody in ${formatCount(places, 'place', 'places')} is told by mail.`;
  return parts.length > 0 ? `${notice} ${parts.join(', and ')}.` : notice;
}

function sumPreviews(previews: readonly CancelClassPreview[]) {
  const add = (count: (one: CancelClassPreview) => number) =>
    previews.reduce((total, one) => total + count(one), 0);
  return {
    places: add(({ places }) => places),
    refundTotal: add(({ refundTotal }) => refundTotal),
    refunds: add(({ refunds }) => refunds),
    sessionsReturned: add(({ sessionsReturned }) => sessionsReturned),
    waiting: add(({ waiting }) => waiting),
    held: add(({ held }) => held),
    givenUp: add(({ givenUp }) => givenUp),
    clearedTotal: add(({ clearedTotal }) => clearedTotal),
    deskTotal: add(({ deskTotal }) => deskTotal),
  };
}
