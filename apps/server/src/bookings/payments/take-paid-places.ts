import type { SettlePaymentInput } from '@studio/domain/bookings/settle-payment';
import type { PaymentRow } from '../../payments/store.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import {
  consumeHoldStatement,
  reclaimLapsedHoldsStatement,
  releaseHoldStatement,
  takePlacesStatement,
} from '../holds/place-statements.ts';

/**
 * Consumes the hold's places for the payment, or takes other free places. First releases a hold that can't be consumed,
 * because its number of places changed, its class is cancelled, or it expired and the class has started. A saved-card
 * charge pays only for its hold's places: without that hold nothing is booked.
 */
export async function takePaidPlaces(
  tx: QueryExecutor,
  payment: PaymentRow,
  actor: Actor,
  now: Date,
): Promise<SettlePaymentInput['places']> {
  const { branchId, classId, holdId, places } = payment;
  const values = [branchId, holdId, now, actor];
  if ((await tx.run<{ id: string }>(consumeHoldStatement, [...values, places])).length > 0) return 'held';
  await tx.run(releaseHoldStatement, [...values, 'the hold didn’t match the payment']);
  if (payment.order.charged) return 'released';
  // Runs before the class is locked: the lock order is holds, then classes, everywhere.
  await tx.run(reclaimLapsedHoldsStatement, [branchId, classId, now]);
  const taken = await tx.run<{ id: string }>(takePlacesStatement, [branchId, classId, places, now]);
  return taken.length > 0 ? 'free' : 'taken';
}
