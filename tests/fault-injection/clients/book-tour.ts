import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { SimulatedClient } from './simulated-client.ts';

/** Clients choose among few slots, so that they compete. */
const maxSlots = 6;

interface Slot {
  slotId: string;
  start: string;
}

/** Books a tour. Members sometimes move or cancel it; guests could only do so by email. */
export async function runTourVisit(client: SimulatedClient): Promise<void> {
  const { random, caller } = client;
  const tourId = await bookTour(client);
  if (!tourId || !client.isMember) return;
  await client.think();
  if (random.chance(0.5)) await moveTour(client, tourId);
  await client.think();
  if (!random.chance(0.4)) return;
  const cancelled = await caller.call(paths.tourCancel, { bookingId: tourId });
  if (cancelled.as === 'done') client.acknowledge({ what: 'tour cancelled', tourId });
  else if (cancelled.unsure) client.unsure({ what: 'tour cancelled', tourId });
}

/** Holds and books a slot. Returns null when another client took it or this one left. */
export async function bookTour(client: SimulatedClient): Promise<string | null> {
  const { random, caller, customer } = client;
  const slot = await chooseSlot(client);
  if (!slot) return null;
  const { slotId } = slot;
  if ((await caller.call(paths.tourHold, { slotId })).as !== 'done') return null;
  await client.think();
  if (random.chance(0.1)) {
    await caller.call(paths.tourRelease, { slotId });
    return null;
  }
  const booked = await caller.call(paths.tourBook, {
    slotId,
    customer: { ...customer, phone: '+44 7700 900123' },
    ...(random.chance(0.5) ? { idempotencyKey: randomUUID() } : {}),
  });
  if (booked.as !== 'done') return null;
  const tourId = String(booked.body.bookingId);
  client.acknowledge({ what: 'tour booked', tourId, start: String(booked.body.start) });
  return tourId;
}

async function moveTour(client: SimulatedClient, tourId: string): Promise<void> {
  const slot = await chooseSlot(client);
  if (!slot) return;
  const { slotId, start } = slot;
  const moved = await client.caller.call(paths.tourMove, { bookingId: tourId, slotId });
  if (moved.as === 'done')
    client.acknowledge({ what: 'tour moved', tourId, start: String(moved.body.start) });
  else if (moved.unsure) client.unsure({ what: 'tour moved', tourId, start });
}

async function chooseSlot({ caller, random }: SimulatedClient): Promise<Slot | null> {
  const free = await caller.call(paths.tourAvailability);
  if (free.as !== 'done') return null;
  const slots = (free.body as unknown as { slots: Slot[] }).slots.slice(0, maxSlots);
  return slots.length === 0 ? null : random.pick(slots);
}
