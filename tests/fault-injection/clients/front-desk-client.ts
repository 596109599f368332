import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { requestChange } from './change-booking.ts';
import type { SimulatedClient } from './simulated-client.ts';

const reason = 'They asked at the desk';
const products = ['class-pack-10', 'reformer-pack-10', 'starter-pack'];

/** Books for a client at the front desk, takes payment now or later, and sometimes cancels. */
export async function bookAtFrontDesk(client: SimulatedClient): Promise<void> {
  const { random, caller, environment } = client;
  const personId = await newPerson(client);
  if (!personId) return;
  const classId = random.pick(random.chance(0.5) ? environment.classes.doomed : environment.classes.wide);
  const method = random.pick(['CASH', 'TERMINAL']);
  const pay = random.chance(0.5) ? { kind: 'desk', method } : { kind: 'later' };
  const made = await caller.call(paths.bookFor, { orderId: randomUUID(), personId, classId, pay, reason });
  if (made.as !== 'done') return;
  const bookingId = String(made.body.bookingId);
  client.acknowledge({ what: 'booked', bookingId, classId });
  if (pay.kind === 'desk') acknowledgePayment(client, bookingId, made.body.paidPence);
  await client.think();
  if (pay.kind === 'later' && random.chance(0.8)) {
    const paid = await caller.call(paths.payAtDesk, { bookingId, method });
    if (paid.as === 'done') acknowledgePayment(client, bookingId, paid.body.paidPence);
    await client.think();
  }
  if (!random.chance(0.35)) return;
  const cancelled = await requestChange(
    client,
    paths.staffCancel,
    { bookingId, refund: true, reason },
    { what: 'cancelled', bookingId },
  );
  if (cancelled?.refundTo === 'desk')
    client.acknowledge({ what: 'given back at the desk', bookingId, pence: Number(cancelled.refundedPence) });
}

/** Sells a pack and sometimes reverses the sale. */
export async function sellAtFrontDesk(client: SimulatedClient): Promise<void> {
  const { random, caller } = client;
  const personId = await newPerson(client);
  if (!personId) return;
  const sale = { saleId: randomUUID(), personId, productId: random.pick(products) };
  const sold = await caller.call(paths.personSell, { ...sale, method: random.pick(['CASH', 'TERMINAL']) });
  if (sold.as !== 'done') return;
  const entitlementId = String(sold.body.entitlementId);
  client.acknowledge({ what: 'sold', entitlementId, pence: Number(sold.body.paidPence) });
  await client.think();
  if (!random.chance(0.4)) return;
  await requestChange(
    client,
    paths.personReverseSale,
    { entitlementId, reason },
    { what: 'sale reversed', entitlementId },
  );
}

async function newPerson({ caller, customer }: SimulatedClient): Promise<string | null> {
  const added = await caller.call(paths.personAdd, { ...customer, email: '', phone: '' });
  return added.as === 'done' ? String(added.body.personId) : null;
}

function acknowledgePayment(client: SimulatedClient, bookingId: string, pence: unknown): void {
  client.acknowledge({ what: 'paid at the desk', bookingId, pence: Number(pence) });
}
