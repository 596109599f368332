import { finalisePayment } from './bookings/finalise-payment.ts';
import { InvalidWebhookSignatureError, type ProviderEvent } from './integrations/payments/port.ts';
import { handleMembershipEvent } from './memberships/handle-membership-event.ts';
import { isEventProcessed, markEventProcessed } from './payments/store.ts';
import { AppError } from './platform/app-error.ts';
import type { Services } from './platform/services.ts';
import { finalisePurchase } from './purchases/finalise-purchase.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';

/**
 * Takes a webhook of the payment provider: its signature is checked over the raw body, its effect happens once, and
 * what it says is asked for anew, so that late, doubled and reordered events cannot undo anything. Each context has its
 * own events.
 */
export async function handlePaymentWebhook(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const { database, clock } = services;
  const event = readEvent(services, rawBody, signature);
  if (await isEventProcessed(database, event.id)) return;
  await handOn(services, event);
  // Whoever settles with it has written it already, in the transaction of its effect.
  await markEventProcessed(database, { id: event.id, type: event.type }, clock.now());
}

async function handOn(services: Services, event: ProviderEvent): Promise<void> {
  const { id, type, about } = event;
  if (about.kind === 'intent') {
    const finalise = about.purpose === 'purchase' ? finalisePurchase : finalisePayment;
    await finalise(services, { intentId: about.intentId, actor: 'provider', event: { id, type } });
  }
  if (about.kind === 'money-back') await recordProviderRefunds(services, about.intentId);
  if (about.kind === 'invoice' || about.kind === 'subscription') await handleMembershipEvent(services, event);
}

function readEvent(services: Services, rawBody: Buffer, signature: string): ProviderEvent {
  try {
    return services.payments.readEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError)
      throw new AppError('bad_request', 'The signature of this event does not fit.');
    throw error;
  }
}
