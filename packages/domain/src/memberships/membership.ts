/** INCOMPLETE waits for its first payment, PAST_DUE for a repeated one; ENDED is final, also when it never began. */
export type MembershipStatus = 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'ENDED';

/** Why one has ended: by its member, for want of payment, with the account, or without a first payment. */
export type MembershipEnd = 'CANCELLED' | 'UNPAID' | 'CLOSED' | 'NEVER_BEGAN';
