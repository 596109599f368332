import type { ProviderInvoice } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { type OwnMembershipKey, refreshOwnMembership } from './change-membership.ts';
import type { MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * Retries a failed payment with the default card. If the payment still fails, also returns a client secret with which
 * the member can pay. Throws AppError not_found, not_changeable, payment_unavailable.
 */
export async function payMembership(
  services: Services,
  own: OwnMembershipKey,
): Promise<{ membership: MembershipRow; clientSecret: string | null }> {
  const row = await refreshOwnMembership(services, own);
  if (row.status !== 'PAST_DUE') throw new AppError('not_changeable', 'There’s nothing to pay.');
  return callPaymentProvider(services, async () => {
    const [stillOpen] = await payOpenInvoices(services, row);
    const membership = await syncMembership(services, row, { actor: `member:${own.memberId}` });
    return { membership, clientSecret: stillOpen?.clientSecret ?? null };
  });
}

/** Retries all open invoices of a membership with the default card. Returns those that are still open, newest first. */
export async function payOpenInvoices(
  { payments }: Services,
  { subscriptionId }: MembershipRow,
): Promise<ProviderInvoice[]> {
  const invoices = subscriptionId ? await payments.listInvoices(subscriptionId) : [];
  const stillOpen: ProviderInvoice[] = [];
  for (const { id, status } of invoices) {
    if (status !== 'open') continue;
    const tried = await payments.payInvoice(id);
    if (tried.status === 'open') stillOpen.push(tried);
  }
  return stillOpen;
}
