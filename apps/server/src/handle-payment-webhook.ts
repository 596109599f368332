import { finalisePayment } from './bookings/payments/finalise-payment.ts';
import { InvalidWebhookSignatureError, type ProviderEvent } from './integrations/payments/port.ts';
import { handleMembershipEvent } from './memberships/handle-membership-event.ts';
import { isEventProcessed, markEventProcessed } from './payments/store.ts';
import { AppError } from './platform/app-error.ts';
import type { Services } from './platform/services.ts';
import { finalisePurchase } from './purchases/finalise-purchase.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';

/**
 * Handles a webhook of the payment provider. Verifies the signature over the raw body and applies each event once.
 * Reads the current state from the provider, so late, duplicate or reordered events can't undo anything.
 */
export async function handlePaymentWebhook(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const { database, clock } = services;
  const event = await readEvent(services, rawBody, signature);
  if (await isEventProcessed(database, event.id)) return;
  await dispatchEvent(services, event);
  // A handler that settles a payment has already recorded the event in its own transaction.
  await markEventProcessed(database, { id: event.id, type: event.type }, clock.now());
}

async function dispatchEvent(services: Services, event: ProviderEvent): Promise<void> {
  const { id, type, about } = event;
  if (about.kind === 'intent') {
    const finalise = about.purpose === 'purchase' ? finalisePurchase : finalisePayment;
    await finalise(services, { intentId: about.intentId, actor: 'provider', event: { id, type } });
  }
  if (about.kind === 'refund-or-dispute') await recordProviderRefunds(services, about.intentId);
  if (about.kind === 'invoice' || about.kind === 'subscription') await handleMembershipEvent(services, event);
}

async function readEvent(services: Services, rawBody: Buffer, signature: string): Promise<ProviderEvent> {
  try {
    return await services.payments.readEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError)
      throw new AppError('bad_request', 'Invalid webhook signature.');
    throw error;
  }
}
