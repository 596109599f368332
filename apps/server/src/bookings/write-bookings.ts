import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@studio/domain/bookings/booking-status';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { v7 as uuidv7 } from 'uuid';
import { getPlacePrices, type StoredOrder } from '../payments/order-details.ts';
import { ensurePerson } from '../people/ensure-person.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { refundLateCancellations } from './cancellation/refund-late-cancellations.ts';
import { getOrderEmailRequester } from './emails/booking-email-requester.ts';
import { bookings } from './tables.ts';

/** Order whose places are taken and whose payment, if any, has been received (handbook: paying 5). */
export interface SettledOrder {
  branchId: string;
  /**
   * Id of the order's hold, or of the payment if the hold had already ended. Bookings are unique per order and
   * position.
   */
  orderId: string;
  classId: string;
  clientId: string;
  principalId: string | null;
  paymentId: string | null;
  paymentMethod: PaymentMethod;
  /** Entitlement that pays; null without one. The caller takes its sessions. */
  entitlementId?: string | null;
  /** Amount to pay for each place at the front desk, in pence. It isn't part of the price paid. */
  duePence?: number;
  /** Reason in the audit entry; derived from the payment method by default. */
  reason?: string;
  /** Whether the customer already has a person record. If true, none is created. */
  hasPerson?: boolean;
  /**
   * Whether the customer booked in an earlier system. Then no one gets an email, and no late cancellation is refunded
   * for the place.
   */
  isImported?: boolean;
  details: StoredOrder;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
}

const auditReasons: Record<PaymentMethod, string> = {
  PAYG: 'paid',
  ENTITLEMENT: 'paid with a session',
  FREE: 'nothing to pay',
};

/**
 * Inserts one booking per place with an audit entry, and queues the customer's email. Refunds late cancellations whose
 * places these bookings take, and creates the customer's person record if there is none. Returns the booking ids.
 */
export async function writeBookings(
  tx: QueryExecutor,
  order: SettledOrder,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const { branchId, details, paymentMethod, duePence = 0 } = order;
  const { customer, attendeeNames } = details;
  const rows = getPlacePrices(details).map((price, position) => ({
    branchId,
    id: uuidv7(),
    displayCode: generateDisplayCode(randomBytes(displayCodeLength)),
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
    pricePaidPence: price.finalPence - duePence,
    duePence,
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
      reason: order.reason ?? auditReasons[paymentMethod],
    })),
  );
  if (order.isImported) return rows.map(({ id }) => id);
  const paidPence = rows.reduce((sum, { pricePaidPence }) => sum + pricePaidPence, 0);
  const requester = getOrderEmailRequester({ ...order, paidPence }, actor);
  const subject = { orderId: order.orderId };
  await enqueueEmail(tx, { branchId, kind: 'booking-confirmed', subject }, now, requester);
  await refundLateCancellations(tx, { branchId, classId: order.classId, taken: rows.length }, now);
  if (!order.hasPerson) await saveCustomer(tx, order, now);
  return rows.map((row) => row.id);
}

async function saveCustomer(
  tx: QueryExecutor,
  { branchId, principalId, details: { customer } }: SettledOrder,
  now: Date,
): Promise<void> {
  const { firstName, lastName, phone } = customer;
  // A member may type any email address for an order, so it must not decide which person record the order belongs to.
  const email = principalId ? null : customer.email;
  const person = { branchId, memberId: principalId, email, firstName, lastName, phone };
  await ensurePerson(tx, { ...person, source: 'booking' }, now);
}
