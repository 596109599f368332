import { v7 as uuidv7 } from 'uuid';
import type { Queries } from './database.ts';
import { outbox } from './tables.ts';

/** What a mail is about. Its facts are read when it is sent, so that nothing goes out about what is no longer true. */
export type MailOrder =
  | { kind: 'booking-confirmed'; branchId: string; subject: { orderId: string } }
  | { kind: 'booking-cancelled'; branchId: string; subject: { bookingId: string } }
  | { kind: 'paid-no-place'; branchId: string; subject: { paymentId: string } };

/** Writes that a mail has to go out, in the transaction of the change it tells about. */
export async function enqueueMail(tx: Queries, order: MailOrder, now: Date): Promise<void> {
  await tx.orm.insert(outbox).values({ id: uuidv7(), ...order, createdAt: now });
}
