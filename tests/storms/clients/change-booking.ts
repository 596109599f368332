import { type paths as allPaths, paths } from '@studio/contracts/paths';
import type { Client } from './client.ts';
import type { Body } from './judge-answer.ts';
import type { Told, Unsure } from './told.ts';

/** Cancels, moves or keeps what was booked. */
export async function changeBooking(client: Client, bookingId: string): Promise<void> {
  const { dice, world } = client;
  await client.think();
  if (dice.chance(0.35)) await cancel(client, bookingId);
  else if (dice.chance(0.3)) await move(client, bookingId, dice.pick(world.classes.wide));
}

export function cancel(client: Client, bookingId: string): Promise<unknown> {
  return change(client, paths.cancel, { bookingId }, { what: 'cancelled', bookingId });
}

export function giveUp(client: Client, bookingId: string): Promise<unknown> {
  return change(client, paths.giveUp, { bookingId }, { what: 'given up', bookingId });
}

function move(client: Client, bookingId: string, classId: string): Promise<unknown> {
  return change(client, paths.move, { bookingId, classId }, { what: 'moved', bookingId, classId });
}

/** Asks for a change and gives its answer; what may have happened unheard is written down as such. */
export async function change(
  client: Client,
  path: (typeof allPaths)[keyof typeof allPaths],
  fields: Record<string, unknown>,
  told: Told & Unsure,
): Promise<Body | null> {
  const outcome = await client.caller.call(path, fields);
  if (outcome.as === 'done') client.tell(told);
  else if (outcome.unsure) client.unsure(told);
  return outcome.as === 'done' ? outcome.body : null;
}
