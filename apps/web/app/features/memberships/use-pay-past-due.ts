import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { authenticatePayment } from '../../lib/payments/authenticate-payment.ts';
import { loadStripeLibrary } from '../../lib/payments/load-stripe.ts';
import type { PaymentNotice } from '../../lib/payments/payment-notices.ts';
import { getSiteConfig } from '../../lib/site-config.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { showToast } from '../../ui/toast.ts';
import { cardNotices } from './card-text.ts';
import { payMembership, refreshMembership } from './memberships-api.ts';
import { getFailureMessage } from './use-membership-change.ts';

const copy = accountCopy.memberships;

/** Paying what is due: not yet, under way, not possible now, or with a card that is asked for here. */
export type PastDuePayment =
  | { at: 'due' }
  | { at: 'asking' }
  | { at: 'failed'; sentence: string }
  | { at: 'card'; clientSecret: string; notice: PaymentNotice };

/** Tries what is due again: with the card that pays, then with its owner at their bank, then with another card. */
export function usePayPastDue(membershipId: string, onPaid: () => void) {
  const [paying, setPaying] = useState<PastDuePayment>({ at: 'due' });
  const settle = async () => {
    showToast(await settledWords(membershipId));
    setPaying({ at: 'due' });
    onPaid();
  };
  const run = async () => {
    setPaying({ at: 'asking' });
    try {
      const { clientSecret } = await payMembership(membershipId);
      if (clientSecret === null) return await settle();
      const outcome = await askOwner(clientSecret);
      if (outcome === 'paid') return await settle();
      setPaying({ at: 'card', clientSecret, notice: outcome });
    } catch (error) {
      // Nothing is due any more: another window, or the provider itself, was faster.
      if (toApiFailure(error).code === 'not_changeable') return await settle();
      setPaying({ at: 'failed', sentence: getFailureMessage(error) });
    }
  };
  return { paying, run: () => void run(), settle, leave: () => setPaying({ at: 'due' }) };
}

/** The bank's step of the card that pays; what to say when it needs another card. */
async function askOwner(clientSecret: string): Promise<'paid' | PaymentNotice> {
  const declined: PaymentNotice = { title: copy.declinedAgain, next: copy.otherCard, retry: false };
  // Without the provider's script the form below says so, with another try.
  const stripe = await loadStripeLibrary(getSiteConfig().stripe).catch(() => null);
  if (!stripe) return declined;
  const outcome = await authenticatePayment(stripe, clientSecret, cardNotices);
  return outcome.paid ? 'paid' : (outcome.notice ?? declined);
}

/** The money is taken; the studio may only hear of it in a moment. */
async function settledWords(membershipId: string): Promise<string> {
  try {
    const { membership } = await refreshMembership(membershipId);
    return membership.status === 'ACTIVE' ? copy.paid : copy.paidSoon;
  } catch {
    return copy.paidSoon;
  }
}
