import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { authEvents } from './tables.ts';

export type AuthEvent = typeof authEvents.$inferSelect;

/** Returns the account's events, newest first. `before` is the id of an event: only older events are returned. */
export async function listEvents(
  queries: QueryExecutor,
  sub: string,
  { most: maxRows, before }: { most: number; before: string | undefined },
): Promise<AuthEvent[]> {
  const earlier = before ? lt(authEvents.id, before) : undefined;
  return queries
    .select()
    .from(authEvents)
    .where(and(eq(authEvents.sub, sub), earlier))
    .orderBy(desc(authEvents.id))
    .limit(maxRows);
}

/**
 * Maximum number of sign-ins that are searched for the last one of each device. They are enough to include every device
 * in use.
 */
const maxSignIns = 500;

/**
 * Returns the network of each device's last sign-in with a known network, by device key. Omits devices without such a
 * sign-in among the account's last 500 in the retained events.
 */
export async function listLastNetworkByDevice(
  queries: QueryExecutor,
  sub: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await queries
    .select({ deviceKey: authEvents.deviceKey, network: authEvents.network })
    .from(authEvents)
    .where(and(eq(authEvents.sub, sub), eq(authEvents.type, 'SignIn'), isNotNull(authEvents.deviceKey)))
    .orderBy(desc(authEvents.id))
    .limit(maxSignIns);
  const networks = found.flatMap(({ deviceKey, network }) =>
    deviceKey && network ? [[deviceKey, network] as const] : [],
  );
  // Adds the oldest entries first, so that the newest entry of a device overwrites them.
  return new Map(networks.reverse());
}
