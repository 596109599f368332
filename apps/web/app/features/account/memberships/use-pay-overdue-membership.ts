import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { authenticatePayment } from '../../../lib/payments/authenticate-payment.ts';
import { loadStripeLibrary } from '../../../lib/payments/load-stripe.ts';
import type { PaymentNotice } from '../../../lib/payments/payment-notices.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';
import { showToast } from '../../../ui/toast.ts';
import { cardNotices } from './card-text.ts';
import { payMembership, refreshMembership } from './memberships-api.ts';
import { getFailureMessage } from './use-membership-change.ts';

const copy = accountCopy.memberships;

export type PastDuePayment =
  | { at: 'due' }
  | { at: 'asking' }
  | { at: 'failed'; message: string }
  | { at: 'card'; clientSecret: string; notice: PaymentNotice };

/** Retries a due payment: with the default card, then with 3-D Secure, then with another card. */
export function usePayPastDue(membershipId: string, onPaid: () => void) {
  const [paying, setPaying] = useState<PastDuePayment>({ at: 'due' });
  const settle = async () => {
    showToast(await getPaidText(membershipId));
    setPaying({ at: 'due' });
    onPaid();
  };
  const run = async () => {
    setPaying({ at: 'asking' });
    try {
      const { clientSecret } = await payMembership(membershipId);
      if (clientSecret === null) return await settle();
      const outcome = await authenticate(clientSecret);
      if (outcome === 'paid') return await settle();
      setPaying({ at: 'card', clientSecret, notice: outcome });
    } catch (error) {
      // Nothing is due any more: another tab or Stripe's own retry has already paid.
      if (toApiFailure(error).code === 'not_changeable') return await settle();
      setPaying({ at: 'failed', message: getFailureMessage(error) });
    }
  };
  return { paying, run: () => void run(), settle, cancel: () => setPaying({ at: 'due' }) };
}

/** Runs 3-D Secure for the default card. Returns a notice when another card is needed. */
async function authenticate(clientSecret: string): Promise<'paid' | PaymentNotice> {
  const declined: PaymentNotice = { title: copy.declinedAgain, next: copy.otherCard, retry: false };
  // If Stripe's script fails to load, the card form below shows that, with a retry button.
  const stripe = await loadStripeLibrary(getSiteConfig().stripe).catch(() => null);
  if (!stripe) return declined;
  const outcome = await authenticatePayment(stripe, clientSecret, cardNotices);
  return outcome.paid ? 'paid' : (outcome.notice ?? declined);
}

/** Returns the text after a successful payment. The server may get its result a moment later. */
async function getPaidText(membershipId: string): Promise<string> {
  try {
    const { membership } = await refreshMembership(membershipId);
    return membership.status === 'ACTIVE' ? copy.paid : copy.paidSoon;
  } catch {
    return copy.paidSoon;
  }
}
