import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { authEvents } from './tables.ts';

export type AuthEvent = typeof authEvents.$inferSelect;

/** What happened to an account, the newest first; `before` is the id of an event, to go on after it. */
export async function listEvents(
  queries: QueryExecutor,
  sub: string,
  { most, before }: { most: number; before: string | undefined },
): Promise<AuthEvent[]> {
  const earlier = before ? lt(authEvents.id, before) : undefined;
  return queries
    .select()
    .from(authEvents)
    .where(and(eq(authEvents.sub, sub), earlier))
    .orderBy(desc(authEvents.id))
    .limit(most);
}

/** More sign-ins than that are not looked through: a device that was used since is among them. */
const mostSignIns = 500;

/** From which network each device of an account was last signed in on; none of those that is longer ago than events are kept. */
export async function listLastNetworks(
  queries: QueryExecutor,
  sub: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await queries
    .select({ deviceKey: authEvents.deviceKey, network: authEvents.network })
    .from(authEvents)
    .where(and(eq(authEvents.sub, sub), eq(authEvents.type, 'SignIn'), isNotNull(authEvents.deviceKey)))
    .orderBy(desc(authEvents.id))
    .limit(mostSignIns);
  const known = found.flatMap(({ deviceKey, network }) =>
    deviceKey && network ? [[deviceKey, network] as const] : [],
  );
  // The newest comes last, and so stays.
  return new Map(known.reverse());
}
