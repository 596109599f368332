import type { Services } from '../../platform/services.ts';
import { cancelOpenPayment } from '../payments/cancel-open-payment.ts';
import { findHold } from './hold-store.ts';
import { releaseHoldStatement, releaseUnpaidHoldStatement } from './place-statements.ts';

/**
 * Releases a browser's hold. Cancels its open payment first; if that payment has succeeded, books the places instead
 * and releases nothing. Returns whether a hold was released.
 */
export async function releaseOwnHold(
  services: Services,
  input: { branchId: string; holdId: string; clientId: string },
): Promise<boolean> {
  const { branchId, holdId, clientId } = input;
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
