import { randomUUID } from 'node:crypto';
import type { TestStudio } from './test-studio.ts';

/** Creates a subscription that the studio's earlier system started and charged at Stripe. */
export async function subscribeInEarlierSystem(studio: TestStudio, email: string, pricePence = 9900) {
  const { payments } = studio.services;
  const customerId = await payments.createCustomer({ memberId: randomUUID(), email, name: 'Client' });
  const { subscription, clientSecret } = await payments.createSubscription({
    membershipId: randomUUID(),
    customerId,
    productId: `old-${pricePence}`,
    productName: 'Flex',
    pricePence,
    currency: 'GBP',
  });
  await studio.pay(clientSecret.split('_secret')[0] ?? '');
  await studio.deliverWebhooks();
  return { subscriptionId: subscription.id, customerId };
}
