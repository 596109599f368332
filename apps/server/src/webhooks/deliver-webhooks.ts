import type { Services } from '../platform/services.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { sendDelivery } from './send-delivery.ts';

/** Sends due deliveries in the background, so that a slow endpoint doesn't delay deliveries to other endpoints. */
export async function deliverWebhooks(services: Services): Promise<void> {
  const claimed = await claimDeliveries(services.database, services.clock.now());
  for (const delivery of claimed)
    services.runInBackground('deliver a webhook', () => sendDelivery(services, delivery));
}
