import type { MembershipStatus } from './membership.ts';

/**
 * Minutes within which the first payment must succeed (handbook: packs-and-memberships 9). After that, the membership
 * is closed.
 */
export const firstPaymentMinutes = 60;

const minuteMs = 60_000;

/** Fields of a membership that its next check at the provider depends on. */
export interface ProviderCheckInput {
  status: MembershipStatus;
  createdAt: Date;
  periodEnd: Date | null;
  /** Time at which the provider retries the failed payment. */
  nextAttemptAt: Date | null;
}

/** Returns whether the time for the first payment has passed. */
export function isFirstPaymentAbandoned({ status, createdAt }: ProviderCheckInput, now: Date): boolean {
  return status === 'INCOMPLETE' && now.getTime() - createdAt.getTime() >= firstPaymentMinutes * minuteMs;
}

/**
 * Returns when to poll the provider about a membership if the provider sends no webhook: during a first payment after
 * 30 s, so that a member who paid gets the sessions within a minute; otherwise 10 minutes after the next renewal or
 * payment attempt, but at least 30 minutes and at most a day from now.
 */
export function getNextProviderCheck(
  { status, periodEnd, nextAttemptAt }: ProviderCheckInput,
  now: Date,
): Date {
  const inMinutes = (minutes: number) => now.getTime() + minutes * minuteMs;
  if (status === 'INCOMPLETE') return new Date(inMinutes(0.5));
  const expectedAt = status === 'PAST_DUE' ? nextAttemptAt : periodEnd;
  const dueMs = (expectedAt?.getTime() ?? 0) + 10 * minuteMs;
  return new Date(Math.min(Math.max(dueMs, inMinutes(30)), inMinutes(24 * 60)));
}
