import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { users } from '../users/tables.ts';
import { authEvents, type EventType } from './tables.ts';

interface EventInput {
  type: EventType;
  /** Subject of the event, such as a second factor or the name of a passkey. */
  detail?: string | null;
  /** Device of the sign-in. */
  deviceKey?: string;
}

/**
 * Records an account event with the caller's browser and network, in the transaction of the change that it records. For
 * the `sub` of a decoy, inserts nothing but does the same work.
 */
export async function recordEvent(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  event: EventInput,
): Promise<void> {
  const { type, detail = null, deviceKey = null } = event;
  const { browser = null, network = null } = pool.caller ?? {};
  const newRow = tx
    .select({
      id: sql`${uuidv7()}::uuid`.as('id'),
      sub: users.sub,
      type: sql`${type}::text`.as('type'),
      detail: sql`${detail}::text`.as('detail'),
      browser: sql`${browser}::text`.as('browser'),
      network: sql`${network}::text`.as('network'),
      deviceKey: sql`${deviceKey}::text`.as('device_key'),
      createdAt: sql`${pool.now().toISOString()}::timestamptz`.as('created_at'),
    })
    .from(users)
    .where(eq(users.sub, sub));
  await tx.insert(authEvents).select(newRow);
}
