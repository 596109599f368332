/**
 * Status of a membership. INCOMPLETE waits for its first payment, PAST_DUE for a later one. ENDED is final, even if the
 * membership was never paid.
 */
export type MembershipStatus = 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'ENDED';

/** Reason why a membership ended: cancelled by the member, unpaid, closed with the account, or never paid at all. */
export type MembershipEndReason = 'CANCELLED' | 'UNPAID' | 'CLOSED' | 'NEVER_STARTED';
