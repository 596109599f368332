import { accountCopy } from '@studio/content/copy/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { authenticatePayment } from '../../../lib/payments/authenticate-payment.ts';
import { loadStripeLibrary } from '../../../lib/payments/load-stripe.ts';
import type { PaymentNotice } from '../../../lib/payments/payment-notices.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';
import { showToast } from '../../../ui/toast.ts';
import { cardNotices } from './card-notices.ts';
import { membershipQueries } from './membership-queries.ts';
import { payMembership, refreshMembership } from './memberships-api.ts';

const copy = accountCopy.memberships;

/** Payment that needs another card, with the reason. */
interface DeclinedPayment {
  clientSecret: string;
  notice: PaymentNotice;
}

/**
 * Retries an overdue payment with the default card, including 3-D Secure. If the bank declines it, `declined`
 * holds the payment, for which the member can enter another card.
 */
export function usePayOverdueMembership(membershipId: string) {
  const queryClient = useQueryClient();
  const showPaid = async () => {
    showToast(await getPaidText(membershipId));
    await queryClient.invalidateQueries({ queryKey: membershipQueries.all });
  };
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => payWithDefaultCard(membershipId),
    onSuccess: (declined) => (declined ? undefined : showPaid()),
  });
  return {
    pay: () => mutate(),
    busy: isPending,
    error,
    declined: data ?? null,
    /** Shows the success after a payment with another card. */
    settle: async () => {
      await showPaid();
      reset();
    },
    cancel: reset,
  };
}

/**
 * Pays with the default card. Returns the payment that needs another card; null if it is paid or nothing is due any
 * more.
 */
async function payWithDefaultCard(membershipId: string): Promise<DeclinedPayment | null> {
  try {
    const { clientSecret } = await payMembership(membershipId);
    if (clientSecret === null) return null;
    const outcome = await authenticate(clientSecret);
    return outcome === 'paid' ? null : { clientSecret, notice: outcome };
  } catch (error) {
    // Another tab or Stripe's own retry has already paid.
    if (toApiFailure(error).code === 'not_changeable') return null;
    throw error;
  }
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

/**
 * Returns the text after a successful payment. The server may learn from Stripe a moment later that the payment
 * succeeded.
 */
async function getPaidText(membershipId: string): Promise<string> {
  try {
    const { membership } = await refreshMembership(membershipId);
    return membership.status === 'ACTIVE' ? copy.paid : copy.paidSoon;
  } catch {
    return copy.paidSoon;
  }
}
