import type { Services } from '../platform/services.ts';
import { cancelOpenPayment } from './cancel-open-payment.ts';
import { findHold } from './hold-store.ts';
import { releaseHoldStatement, releaseUnpaidHoldStatement } from './place-statements.ts';

/**
 * Gives the places of a browser's hold back. Its intent is cancelled first; if that had succeeded meanwhile, the
 * booking is made instead and nothing is released. False when there was nothing to release.
 */
export async function releaseOwnHold(
  services: Services,
  wish: { branchId: string; holdId: string; clientId: string },
): Promise<boolean> {
  const { branchId, holdId, clientId } = wish;
  const now = services.clock.now();
  const [free] = await services.database.run(releaseUnpaidHoldStatement, [branchId, holdId, now, clientId]);
  if (free) return true;
  const hold = await findHold(services.database, branchId, holdId);
  if (!hold || hold.clientId !== clientId || hold.status !== 'LIVE') return false;
  if ((await cancelOpenPayment(services, hold, 'the hold was released')) === 'paid') return false;
  const values = [hold.branchId, hold.id, now, 'client', 'released'];
  const rows = await services.database.run<{ id: string }>(releaseHoldStatement, values);
  return rows.length > 0;
}
