import type { ClassChange, SeenClass } from '@studio/contracts/seen-class';
import { type SettleFacts, type Settlement, settle } from '@studio/domain/bookings/settle';
import { and, eq, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Intent } from '../outside/payments/port.ts';
import { giveBack } from '../payments/give-back.ts';
import { findPayment, lockPayment, type PaymentRow, rememberEvent } from '../payments/store.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import { type PaymentStatus, payments } from '../payments/tables.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { releasePromo } from '../promotions/take-promo.ts';
import { findClass } from '../timetable/store.ts';
import { CodeUsedBefore, claimCode } from './claim-code.ts';
import { findHold } from './hold-store.ts';
import { consumeHold, reclaimLapsed, releaseHold, takePlaces } from './place-statements.ts';
import { changeSince, readUnchanging } from './seen-class.ts';
import { writeBookings } from './write-bookings.ts';

/** What a payment has become. `unknown`: it is none of ours. */
export type Finalised = 'booked' | 'refunded' | 'not_paid' | 'cancelled' | 'unknown';

/** Who asks, and for which payment; a webhook says which event, which is then written in the same transaction. */
export interface FinaliseWish {
  intentId: string;
  actor: Actor;
  event?: { id: string; type: string };
}

/**
 * Settles a payment, once, from whichever comes first: the browser's confirm, the webhook, the return page, the
 * sweeper (handbook: paying 1). The provider is asked before the transaction, never within it.
 */
export async function finalisePayment(services: Services, wish: FinaliseWish): Promise<Finalised> {
  const { database, clock } = services;
  const known = await findPayment(database, { intentId: wish.intentId });
  if (known && known.status !== 'OPEN' && known.status !== 'CANCELLED') {
    if (wish.event) await rememberEvent(database, wish.event, clock.now());
    return outcomes[known.status];
  }
  const intent = await services.payments.retrieveIntent(wish.intentId);
  const payment = known ?? (await adopted(services, intent));
  if (!payment) return 'unknown';
  const outcome = await settled(services, payment, intent, wish);
  if (outcome === 'refunded') services.later('submit refunds', () => submitRefunds(services));
  return outcome;
}

const outcomes: Record<PaymentStatus, Finalised> = {
  OPEN: 'not_paid',
  BOOKED: 'booked',
  REFUNDED: 'refunded',
  CANCELLED: 'cancelled',
};

/**
 * A payment whose intent was made, but not yet written down, by a process that died in between. What was paid with an
 * intent besides its own becomes a closed payment, whose money goes back.
 */
async function adopted(services: Services, intent: Intent): Promise<PaymentRow | null> {
  if (!intent.paymentId) return null;
  const { branchId } = services.config;
  const payment = await findPayment(services.database, { branchId, id: intent.paymentId });
  if (!payment) return null;
  const [mine] = await services.database.orm
    .update(payments)
    .set({ intentId: intent.id })
    .where(
      and(
        eq(payments.branchId, branchId),
        eq(payments.id, payment.id),
        or(isNull(payments.intentId), eq(payments.intentId, intent.id)),
      ),
    )
    .returning({ id: payments.id });
  if (mine) return payment;
  return intent.status === 'succeeded' ? paidBesides(services, payment, intent) : null;
}

async function paidBesides(
  { database, clock }: Services,
  payment: PaymentRow,
  intent: Intent,
): Promise<PaymentRow | null> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [{ id: subjectId } = {}] = await tx.orm
      .insert(payments)
      .values({
        ...payment,
        id: uuidv7(),
        intentId: intent.id,
        status: 'CANCELLED',
        createdAt: now,
        amountPence: intent.amountPence,
        settledAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payments.id });
    if (!subjectId) return;
    const { branchId, id } = payment;
    const why = `paid besides the payment ${id}`;
    const entry = { branchId, at: now, actor: 'provider', subject: 'payment', subjectId } as const;
    await writeAudit(tx, [{ ...entry, action: 'CANCELLED', why }]);
  });
  return findPayment(database, { intentId: intent.id });
}

/** Places come before codes in the order of locks, so a code that was used before is known too late: then all is undone first. */
async function settled(
  services: Services,
  payment: PaymentRow,
  intent: Intent,
  wish: FinaliseWish,
): Promise<Finalised> {
  const attempt = (code: SettleFacts['code']) =>
    services.database.transaction((tx) => settleWithin(tx, services, payment, intent, { ...wish, code }));
  try {
    return await attempt('good');
  } catch (error) {
    if (!(error instanceof CodeUsedBefore)) throw error;
    return attempt('used');
  }
}

async function settleWithin(
  tx: Queries,
  services: Services,
  seen: PaymentRow,
  intent: Intent,
  wish: FinaliseWish & Pick<SettleFacts, 'code'>,
): Promise<Finalised> {
  const now = services.clock.now();
  const payment = await lockPayment(tx, seen.branchId, seen.id);
  if (!payment) return 'unknown';
  if (wish.event && !(await rememberEvent(tx, wish.event, now))) return outcomes[payment.status];
  const klass = await findClass(tx, payment.branchId, payment.classId, now);
  const facts: Omit<SettleFacts, 'places'> = {
    intent: intent.status,
    amountReceivedPence: intent.amountReceivedPence,
    refundedPence: intent.amountRefundedPence,
    currency: intent.currency,
    expectedPence: payment.amountPence,
    expectedCurrency: payment.currency,
    payment: paymentWords[payment.status],
    code: wish.code,
    class: klass?.status !== 'ON' ? 'off' : klass.startsAt > now ? 'to_come' : 'begun',
  };
  // Places are taken only when everything else speaks for booking.
  const first = settle({ ...facts, places: 'held' });
  const places = first.do === 'book' ? await ownPlaces(tx, payment, wish, now) : 'held';
  const orderId = places === 'held' ? payment.holdId : payment.id;
  const settlement = settle({ ...facts, places });
  if (settlement.do === 'book') await claimCode(tx, services, payment, intent);
  const changed = settlement.do === 'book' ? await changedWhilePaying(tx, payment, now) : null;
  const outcome = await carriedOut(tx, settlement, { ...payment, orderId }, intent, wish, now);
  if (changed) await tellChanged(tx, { ...payment, orderId, before: changed.before }, now);
  return outcome;
}

/** Whether the class is no longer what the payer accepted. From here on staff cannot change it before it is booked. */
async function changedWhilePaying(
  tx: Queries,
  { branchId, classId, holdId }: PaymentRow,
  now: Date,
): Promise<ClassChange | null> {
  const hold = await findHold(tx, branchId, holdId);
  return changeSince(hold?.seen ?? null, await readUnchanging(tx, branchId, classId, now));
}

/** Sends the payer what has changed, and that they can have their money back (handbook: paying 4). */
async function tellChanged(
  tx: Queries,
  { branchId, orderId, classId, before }: PaymentRow & { orderId: string; before: SeenClass },
  now: Date,
): Promise<void> {
  const { start: startsAt, studio: room, instructorName: instructor } = before;
  const subject = { orderId, classId, before: { startsAt, room, instructor }, whilePaying: true as const };
  await enqueueMail(tx, { branchId, kind: 'class-changed', subject }, now);
}

const paymentWords: Record<PaymentStatus, SettleFacts['payment']> = {
  OPEN: 'open',
  BOOKED: 'booked',
  REFUNDED: 'refunding',
  CANCELLED: 'cancelled',
};

/**
 * Makes the hold's places the payment's own, or takes others while there are some. A hold whose places were changed
 * while the payment was opened, or whose class is over, is not what was paid for: it gives them back first. A saved card
 * was charged for this hold's place and no other: whoever gave it up meanwhile is not booked.
 */
async function ownPlaces(
  tx: Queries,
  payment: PaymentRow,
  wish: FinaliseWish,
  now: Date,
): Promise<SettleFacts['places']> {
  const { branchId, classId, holdId, places } = payment;
  const values = [branchId, holdId, now, wish.actor];
  if ((await tx.run<{ id: string }>(consumeHold, [...values, places])).length > 0) return 'held';
  await tx.run(releaseHold, [...values, 'not what was paid for']);
  if (payment.order.charged) return 'let_go';
  // Before the class is locked: rows are locked holds first, everywhere.
  await tx.run(reclaimLapsed, [branchId, classId, now]);
  const taken = await tx.run<{ id: string }>(takePlaces, [branchId, classId, places, now]);
  return taken.length > 0 ? 'free' : 'gone';
}

async function carriedOut(
  tx: Queries,
  settlement: Settlement,
  payment: PaymentRow & { orderId: string },
  intent: Intent,
  wish: FinaliseWish,
  now: Date,
): Promise<Finalised> {
  if (settlement.do === 'book') {
    await setPayment(tx, payment, 'BOOKED', intent, 'paid', wish, now);
    await writeBookings(
      tx,
      {
        ...payment,
        paymentId: payment.id,
        paymentMethod: 'PAYG',
        facts: payment.order,
      },
      wish.actor,
      now,
    );
    return 'booked';
  }
  if (settlement.do === 'refund') {
    const { reason } = settlement;
    await setPayment(tx, payment, 'REFUNDED', intent, reason, wish, now);
    // The hold of a payment that was closed before may serve another one by now.
    if (payment.status === 'OPEN')
      await tx.run(releaseHold, [payment.branchId, payment.holdId, now, wish.actor, reason]);
    const amountPence = intent.amountReceivedPence - intent.amountRefundedPence;
    const back = {
      payment,
      bookingId: null,
      amountPence,
      paidPence: intent.amountReceivedPence,
      reason,
      actor: wish.actor,
    };
    await giveBack(tx, back, now);
    const { branchId, id: paymentId } = payment;
    if (amountPence > 0)
      await enqueueMail(tx, { branchId, kind: 'paid-no-place', subject: { paymentId } }, now, {
        clientId: payment.clientId,
        memberId: payment.principalId,
        paid: true,
      });
    return 'refunded';
  }
  if (intent.status === 'cancelled' && payment.status === 'OPEN') {
    await setPayment(tx, payment, 'CANCELLED', intent, 'cancelled at the provider', wish, now);
    return 'cancelled';
  }
  return outcomes[payment.status];
}

async function setPayment(
  tx: Queries,
  payment: PaymentRow,
  status: PaymentStatus,
  intent: Intent,
  why: string,
  wish: FinaliseWish,
  now: Date,
): Promise<void> {
  await tx.orm
    .update(payments)
    .set({ status, method: intent.method, receiptUrl: intent.receiptUrl, settledAt: now })
    .where(and(eq(payments.branchId, payment.branchId), eq(payments.id, payment.id)));
  const { branchId, id: subjectId } = payment;
  if (status !== 'BOOKED') await releasePromo(tx, branchId, subjectId, now);
  await writeAudit(tx, [
    { branchId, at: now, actor: wish.actor, subject: 'payment', subjectId, action: status, why },
  ]);
}
