import { and, eq, isNull, ne } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { signIns } from './tables.ts';

/** Binds a sign-in to the device that it registered. From now on, a refresh requires the device's key. */
export async function bindSignInToDevice(
  tx: QueryExecutor,
  originJti: string,
  deviceKey: string,
): Promise<void> {
  await tx.update(signIns).set({ deviceKey }).where(eq(signIns.originJti, originJti));
}

/** Returns the device to which a sign-in is bound; null if there is none. */
export async function getSignInDevice(queries: QueryExecutor, originJti: string): Promise<string | null> {
  const [found] = await queries
    .select({ deviceKey: signIns.deviceKey })
    .from(signIns)
    .where(eq(signIns.originJti, originJti));
  return found?.deviceKey ?? null;
}

/** Ends the sign-ins of a deleted device, except the caller's, which continues without a device. */
export async function signOutDevice(
  pool: Pool,
  tx: QueryExecutor,
  { sub, deviceKey, except }: { sub: string; deviceKey: string; except: string },
): Promise<void> {
  const onDevice = and(eq(signIns.sub, sub), eq(signIns.deviceKey, deviceKey), isNull(signIns.revokedAt));
  await tx
    .update(signIns)
    .set({ deviceKey: null })
    .where(and(onDevice, eq(signIns.originJti, except)));
  await tx
    .update(signIns)
    .set({ revokedAt: pool.now() })
    .where(and(onDevice, ne(signIns.originJti, except)));
}
