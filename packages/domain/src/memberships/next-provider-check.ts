import type { MembershipStatus } from './membership.ts';

/** Minutes in which the first payment has to be made (handbook: packs-and-memberships 9); then the membership is closed. */
export const firstPaymentMinutes = 60;

const minuteMs = 60_000;

/** How a membership stands, as far as looking after it asks. */
export interface CheckedMembership {
  status: MembershipStatus;
  createdAt: Date;
  periodEnd: Date | null;
  /** When a failed payment is tried again. */
  nextAttemptAt: Date | null;
}

/** Whether nobody will make the first payment any more. */
export function isFirstPaymentAbandoned({ status, createdAt }: CheckedMembership, now: Date): boolean {
  return status === 'INCOMPLETE' && now.getTime() - createdAt.getTime() >= firstPaymentMinutes * minuteMs;
}

/**
 * When the provider is asked about a membership again should it say nothing by itself: in half a minute while a first
 * payment is made, which is never kept for a minute without its month; ten minutes after the next renewal or attempt, half an hour from now at the earliest and a day at the latest.
 */
export function getNextProviderCheck(
  { status, periodEnd, nextAttemptAt }: CheckedMembership,
  now: Date,
): Date {
  const inMinutes = (minutes: number) => now.getTime() + minutes * minuteMs;
  if (status === 'INCOMPLETE') return new Date(inMinutes(0.5));
  const expected = status === 'PAST_DUE' ? nextAttemptAt : periodEnd;
  const wanted = (expected?.getTime() ?? 0) + 10 * minuteMs;
  return new Date(Math.min(Math.max(wanted, inMinutes(30)), inMinutes(24 * 60)));
}
