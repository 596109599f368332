import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import type { SimulatedClient } from './simulated-client.ts';

const products = ['class-pack-10', 'reformer-pack-10', 'starter-pack', 'first-mat', 'first-two-reformer'];
const giftCard = {
  amount: 25,
  recipientName: 'Mina',
  recipientEmail: 'mina@gifts.example',
  senderName: 'Theo',
};

/** Buys a pack, a first offer or a gift card, sometimes with a code. */
export async function buyRandomProduct(client: SimulatedClient): Promise<void> {
  const { random, caller, environment } = client;
  const isGift = random.chance(0.25);
  const opened = await caller.call(paths.purchaseOpen, {
    ...(isGift ? { productId: 'gift-card', giftCard } : { productId: random.pick(products) }),
    ...(!isGift && random.chance(0.3) ? { giftCardCode: random.pick(environment.giftCards) } : {}),
    ...(!isGift && random.chance(0.2) ? { promoCode: environment.promoCode } : {}),
    ...(random.chance(0.5) ? { idempotencyKey: randomUUID() } : {}),
    termsVersion,
  });
  if (opened.as !== 'done') return;
  const { purchaseId, payment } = opened.body as unknown as {
    purchaseId: string;
    payment: { clientSecret: string } | null;
  };
  await client.think();
  if (payment && (!(await client.pay(payment.clientSecret)) || random.chance(0.12))) return;
  const confirmed = await caller.call(paths.purchaseConfirm, { purchaseId });
  if (confirmed.as !== 'done') return;
  const { purchase } = confirmed.body as unknown as { purchase: { status: string } };
  if (purchase.status === 'PAID') client.acknowledge({ what: 'bought', purchaseId });
}

const kinds = ['reformer-flex-4', 'reformer-flex-8', 'flow-anytime', 'flow-off-peak'];

export async function subscribe(client: SimulatedClient): Promise<void> {
  const { random, caller } = client;
  const productId = random.pick(kinds);
  const opened = await caller.call(paths.membershipOpen, { productId, termsVersion });
  if (opened.as !== 'done') return;
  const membershipId = String(opened.body.membershipId);
  await client.think();
  if (!(await client.pay(String(opened.body.clientSecret))) || random.chance(0.12)) return;
  const confirmed = await caller.call(paths.membershipConfirm, { membershipId });
  if (confirmed.as !== 'done') return;
  const { membership } = confirmed.body as unknown as { membership: { status: string } };
  if (membership.status === 'ACTIVE') client.acknowledge({ what: 'subscribed', membershipId });
}
