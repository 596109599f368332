import { ForgedEvent, type ProviderEvent } from '../outside/payments/port.ts';
import { findRefundOfProvider, isEventKnown, rememberEvent } from '../payments/store.ts';
import { noteRefund } from '../payments/submit-refunds.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { finalisePayment } from './finalise-payment.ts';

/**
 * Takes a webhook of the payment provider: its signature is checked over the raw body, its effect happens once, and
 * what it says is asked for anew, so that late, doubled and reordered events cannot undo anything.
 */
export async function takeWebhook(services: Services, rawBody: Buffer, signature: string): Promise<void> {
  const event = readEvent(services, rawBody, signature);
  if (await isEventKnown(services.database, event.id)) return;
  const { about } = event;
  if (about.kind === 'intent') {
    const { id, type } = event;
    await finalisePayment(services, { intentId: about.intentId, actor: 'provider', event: { id, type } });
    return;
  }
  if (about.kind === 'refund') await refundChanged(services, about.refundId, about.ourRefundId);
  await rememberEvent(services.database, { id: event.id, type: event.type }, services.clock.now());
}

async function refundChanged(services: Services, providerId: string, ourId: string | null): Promise<void> {
  const refund = await findRefundOfProvider(services.database, providerId, ourId);
  if (!refund) return;
  await noteRefund(services, refund, await services.payments.retrieveRefund(providerId));
}

function readEvent(services: Services, rawBody: Buffer, signature: string): ProviderEvent {
  try {
    return services.payments.readEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof ForgedEvent)
      throw new Refused('bad_request', 'The signature of this event does not fit.');
    throw error;
  }
}
