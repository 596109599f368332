import { PaymentsRejectedError, PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { hashGuestBuyer } from './buyer.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { findPurchase, findPurchaseByIntent, type PurchaseRow } from './store.ts';

/** Purchase whose payment the buyer's page reports as done, by its id or its intent. */
export interface ConfirmPurchaseInput {
  branchId: string;
  caller: Pick<Caller, 'clientId' | 'principal'>;
  purchaseId: string | undefined;
  intentId: string | undefined;
}

/**
 * Settles a purchase that its buyer has paid. Idempotent. Throws AppError not_found for another buyer's purchase, or
 * unauthorised if the caller isn't logged in; bad_request without an id; payment_not_completed; payment_unavailable.
 */
export async function confirmPurchase(services: Services, input: ConfirmPurchaseInput): Promise<PurchaseRow> {
  const purchase = await findRequestedPurchase(services, input);
  if (!purchase || !isBuyer(services, purchase, input))
    throw new AppError(input.caller.principal ? 'not_found' : 'unauthorised');
  if (purchase.status === 'OPEN' && purchase.intentId) await finaliseForClient(services, purchase.intentId);
  const settled = await findPurchase(services.database, purchase.branchId, purchase.id);
  if (settled?.status !== 'PAID' && settled?.status !== 'REFUNDED')
    throw new AppError('payment_not_completed');
  return settled;
}

/**
 * Returns whether the purchase belongs to the caller's account or, if a guest bought it, to their browser. The guest's
 * browser keeps access while a member is logged in there.
 */
function isBuyer(
  { keys }: Services,
  { memberId, guestHash }: PurchaseRow,
  { caller }: ConfirmPurchaseInput,
): boolean {
  const isGuests = guestHash !== null && guestHash === hashGuestBuyer(keys, caller);
  return isGuests || memberId === caller.principal?.userId;
}

function findRequestedPurchase(
  { database }: Services,
  input: ConfirmPurchaseInput,
): Promise<PurchaseRow | null> {
  const { branchId, purchaseId, intentId } = input;
  if (purchaseId) return findPurchase(database, branchId, purchaseId);
  if (intentId) return findPurchaseByIntent(database, intentId);
  throw new AppError('bad_request', 'A purchase ID or payment intent ID is required.', {
    field: 'purchaseId',
  });
}

async function finaliseForClient(services: Services, intentId: string): Promise<void> {
  try {
    await finalisePurchase(services, { intentId, actor: 'client' });
  } catch (error) {
    const isProviderError =
      error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    throw isProviderError ? new AppError('payment_unavailable', 'Could not complete payment') : error;
  }
}
