import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@studio/domain/bookings/booking-status';
import { displayCode, displayCodeLength } from '@studio/domain/bookings/display-code';
import { v7 as uuidv7 } from 'uuid';
import { pricesOf, type StoredOrder } from '../payments/order-facts.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { refillGiveUps } from './refill-give-ups.ts';
import { bookings } from './tables.ts';

/** An order whose places are taken and whose money (or nothing) has been received. */
export interface SettledOrder {
  branchId: string;
  /** The hold it came from, or the payment when the hold was gone: bookings are made once for it. */
  orderId: string;
  classId: string;
  clientId: string;
  principalId: string | null;
  paymentId: string | null;
  paymentMethod: PaymentMethod;
  /** The credit that pays; its sessions are taken by the caller. */
  entitlementId?: string | null;
  facts: StoredOrder;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
}

const whyBooked: Record<PaymentMethod, string> = {
  PAYG: 'paid',
  ENTITLEMENT: 'paid with a session',
  FREE: 'nothing to pay',
};

/** Writes one booking for each attendee, their audit entries and the mail to the customer. Returns their ids. */
export async function writeBookings(
  tx: Queries,
  order: SettledOrder,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const { branchId, facts, paymentMethod } = order;
  const { customer, attendeeNames } = facts;
  const rows = pricesOf(facts).map((price, position) => ({
    branchId,
    id: uuidv7(),
    displayCode: displayCode(randomBytes(displayCodeLength)),
    orderId: order.orderId,
    position,
    classId: order.classId,
    paymentId: order.paymentId,
    clientId: order.clientId,
    principalId: order.principalId,
    attendeeName: attendeeNames[position] ?? attendeeNames[0] ?? customer.firstName,
    ...customer,
    paymentMethod,
    entitlementId: order.entitlementId ?? null,
    basePence: price.basePence,
    pricePaidPence: price.finalPence,
    savingKind: price.saving?.kind ?? null,
    savingName: price.saving?.name ?? null,
    promoCode: price.saving?.code ?? null,
    currency: price.currency,
    termsVersion: order.termsVersion,
    termsAcceptedAt: order.termsAcceptedAt,
    createdAt: now,
  }));
  await tx.orm.insert(bookings).values(rows);
  await writeAudit(
    tx,
    rows.map(({ id: subjectId }) => ({
      branchId,
      at: now,
      actor,
      subject: 'booking' as const,
      subjectId,
      action: 'CONFIRMED',
      why: whyBooked[paymentMethod],
    })),
  );
  await enqueueMail(tx, { branchId, kind: 'booking-confirmed', subject: { orderId: order.orderId } }, now);
  await refillGiveUps(tx, branchId, order.classId, now);
  return rows.map((row) => row.id);
}
