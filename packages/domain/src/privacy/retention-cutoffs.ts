import { retention } from './retention.ts';

/** Moments before which the daily job erases personal data (handbook: privacy 1). */
export interface RetentionCutoffs {
  accounting: Date;
  enquiry: Date;
  giftCard: Date;
  offer: Date;
  hold: Date;
  emailProof: Date;
}

/** Returns the cutoffs at `now`. */
export function getRetentionCutoffs(now: Date): RetentionCutoffs {
  return {
    accounting: monthsBefore(now, retention.accountingYears * 12),
    enquiry: monthsBefore(now, retention.enquiryMonths),
    giftCard: monthsBefore(now, retention.giftCardMonths),
    offer: monthsBefore(now, retention.offerMonths),
    hold: daysBefore(now, retention.holdDays),
    emailProof: daysBefore(now, retention.emailProofDays),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** Returns the instant this many months before `now`; in a shorter month, on its last day. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
