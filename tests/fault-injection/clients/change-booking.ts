import { type paths as allPaths, paths } from '@studio/contracts/paths';
import type { AcknowledgedResult, UnknownResult } from './acknowledged-log.ts';
import type { ResponseBody } from './classify-response.ts';
import type { SimulatedClient } from './simulated-client.ts';

/** Cancels, moves or keeps a booking. */
export async function changeBooking(client: SimulatedClient, bookingId: string): Promise<void> {
  const { random, environment } = client;
  await client.think();
  if (random.chance(0.35)) await cancelBooking(client, bookingId);
  else if (random.chance(0.3)) await move(client, bookingId, random.pick(environment.classes.wide));
}

export function cancelBooking(client: SimulatedClient, bookingId: string): Promise<unknown> {
  return requestChange(client, paths.cancel, { bookingId }, { what: 'cancelled', bookingId });
}

export function lateCancelBooking(client: SimulatedClient, bookingId: string): Promise<unknown> {
  return requestChange(client, paths.lateCancel, { bookingId }, { what: 'late cancelled', bookingId });
}

function move(client: SimulatedClient, bookingId: string, classId: string): Promise<unknown> {
  return requestChange(client, paths.move, { bookingId, classId }, { what: 'moved', bookingId, classId });
}

/** Requests a change and returns its response. If the response is lost, records the change as unsure. */
export async function requestChange(
  client: SimulatedClient,
  path: (typeof allPaths)[keyof typeof allPaths],
  fields: Record<string, unknown>,
  result: AcknowledgedResult & UnknownResult,
): Promise<ResponseBody | null> {
  const outcome = await client.caller.call(path, fields);
  if (outcome.as === 'done') client.acknowledge(result);
  else if (outcome.unsure) client.unsure(result);
  return outcome.as === 'done' ? outcome.body : null;
}
