import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { CallOutcome } from './retrying-caller.ts';
import type { SimulatedClient } from './simulated-client.ts';

/** Holds places. Returns the hold's id, or null when none were available. */
export async function holdPlaces(
  client: SimulatedClient,
  classId: string,
  places = 1,
): Promise<string | null> {
  const held = await client.caller.call(paths.hold, { classId, places });
  if (held.as !== 'done') return null;
  const holdId = String(held.body.holdId);
  client.acknowledge({ what: 'held', holdId, classId });
  return holdId;
}

/**
 * Holds, pays and confirms, and returns the bookings. Many clients stop at some step, some without releasing their
 * hold.
 */
export async function bookByCard(client: SimulatedClient, classId: string, held?: string): Promise<string[]> {
  const { random, caller, customer } = client;
  const holdId = held ?? (await holdPlaces(client, classId, random.chance(0.2) ? 2 : 1));
  if (!holdId) return [];
  await client.think();
  if (!held && random.chance(0.08)) {
    await release(client, holdId);
    return [];
  }
  const opened = await caller.call(paths.createIntent, {
    classId,
    holdId,
    customer,
    paymentMethod: 'PAYG',
    ...(random.chance(0.15) ? { promoCode: client.environment.promoCode } : {}),
    ...(random.chance(0.5) ? { idempotencyKey: randomUUID() } : {}),
  });
  if (opened.as !== 'done') return [];
  const { paymentIntentId, clientSecret } = opened.body as Record<string, unknown>;
  const intentId = String(paymentIntentId);
  client.acknowledge({ what: 'payment opened', intentId });
  await client.think();
  // Some pay and close the page: the webhook or the sweeper must finish the booking.
  if (!(await client.pay(String(clientSecret))) || random.chance(0.12)) return [];
  return recordBookings(
    client,
    await caller.call(paths.confirmPayment, { paymentIntentId: intentId, classId }),
  );
}

/** Books a free class, or one paid with a session. */
export async function bookFree(
  client: SimulatedClient,
  classId: string,
  withCredit: boolean,
): Promise<string[]> {
  const holdId = await holdPlaces(client, classId);
  if (!holdId) return [];
  await client.think();
  const paymentMethod = withCredit ? 'ENTITLEMENT' : 'PAYG';
  const input = { classId, holdId, customer: client.customer, paymentMethod, idempotencyKey: randomUUID() };
  return recordBookings(client, await client.caller.call(paths.book, input));
}

/** Records every place in a confirmation. */
function recordBookings(client: SimulatedClient, outcome: CallOutcome): string[] {
  if (outcome.as !== 'done') return [];
  const { order, booking } = outcome.body as unknown as {
    order: { bookingId: string }[];
    booking: { classId: string };
  };
  for (const { bookingId } of order)
    client.acknowledge({ what: 'booked', bookingId, classId: booking.classId });
  return order.map(({ bookingId }) => bookingId);
}

async function release(client: SimulatedClient, holdId: string): Promise<void> {
  const released = await client.caller.call(paths.release, { holdId });
  if (released.as === 'done' && released.body.released) client.acknowledge({ what: 'released', holdId });
}
