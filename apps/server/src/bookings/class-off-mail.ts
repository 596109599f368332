import { reasonSentence } from '@studio/domain/bookings/class-off-reason';
import { sessionsInWords } from '@studio/domain/entitlements/refusal-sentence';
import { lastInstant } from '@studio/domain/entitlements/why-chosen';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { and, eq, inArray } from 'drizzle-orm';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { CancelledMailFacts, MailFacts, ReturnFacts } from '../outside/mail/facts.ts';
import type { Queries, Statement } from '../platform/database.ts';
import type { ClassOffMailOrder, MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { readBookingFacts } from './booking-answer.ts';
import type { BookingFacts } from './booking-facts.ts';
import { staffPence } from './booking-money.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { classTimes } from './calendar-facts.ts';
import { findCancellation } from './cancel-class-store.ts';
import { attendee, classFacts } from './mail-facts.ts';
import { pathOf, suggestInstead } from './suggest-instead.ts';
import { classCancellationBookings } from './tables.ts';

/** The mail to whoever booked places of a class that the studio cancelled: what comes back, and where to go instead. */
export async function classOffDraft(
  services: Services,
  { branchId, subject: { orderId, classId } }: ClassOffMailOrder,
): Promise<MailDraft<MailFacts>> {
  const { database, clock, config } = services;
  const cancellation = await findCancellation(database, branchId, classId);
  const order = (await findOrder(database, branchId, orderId)).filter((one) => one.classId === classId);
  const ended = await endedOf(database, branchId, order);
  const [first, ...others] = order.filter(({ id }) => ended.has(id));
  if (!first || !cancellation) return { drop: 'nothing was cancelled' };
  const facts = await readBookingFacts(services, first);
  const instead = await suggestInstead(database, facts.klass, clock.now());
  const mail: CancelledMailFacts = {
    studio: studioFacts(services, await readBranchProfile(database, branchId)),
    about: 'class-off',
    apology: `${reasonSentence(cancellation.reason)}We are sorry.`,
    class: classFacts(facts.klass),
    attendees: [attendee(services, first), ...others.map((one) => attendee(services, one))],
    returned: await returnedFacts(database, facts, [first, ...others], ended),
    ...(instead ? { instead: { ...classFacts(instead), url: `${config.publicUrl}${pathOf(instead)}` } } : {}),
    timetableUrl: `${config.publicUrl}/timetable`,
    entry: {
      bookingId: first.id,
      ...classTimes(facts),
      sequence: first.sequence + 1,
      madeAt: first.cancelledAt ?? first.createdAt,
    },
  };
  return { to: first.email, mail: { template: 'booking-cancelled', facts: mail } };
}

type EndedRow = typeof classCancellationBookings.$inferSelect;

async function endedOf(
  db: Queries,
  branchId: string,
  order: readonly BookingRow[],
): Promise<Map<string, EndedRow>> {
  if (order.length === 0) return new Map();
  const ids = order.map(({ id }) => id);
  const rows = await db.orm
    .select()
    .from(classCancellationBookings)
    .where(
      and(
        eq(classCancellationBookings.branchId, branchId),
        inArray(classCancellationBookings.bookingId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.bookingId, row]));
}

const paidAtDesk: Statement = {
  name: 'paid_at_desk_for_bookings',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND subject_id = ANY ($2::uuid[])`,
};

async function returnedFacts(
  db: Queries,
  { payment, refunds, credit, booking: { branchId, currency } }: BookingFacts,
  places: readonly BookingRow[],
  ended: ReadonlyMap<string, EndedRow>,
): Promise<ReturnFacts> {
  const rows = places.flatMap(({ id }) => ended.get(id) ?? []);
  const sessions = rows.filter(({ sessionBack }) => sessionBack).length;
  if (credit && sessions > 0) {
    const until = credit.expiresAt && formatDayAndYear(londonDate(lastInstant(credit.expiresAt)));
    const amount = sessionsInWords(sessions);
    return { kind: 'credit', amount, pack: credit.name, ...(until ? { until } : {}) };
  }
  const pence = rows.reduce((sum, { refundPence }) => sum + refundPence, 0);
  const beforePence = places.reduce((sum, { id }) => sum + staffPence(refunds, id), 0);
  const method = payment?.method ?? 'your card';
  const before = formatPriceShort(beforePence, currency);
  if (pence > 0)
    return {
      kind: 'refund',
      amount: formatPriceShort(pence, currency),
      method,
      ...(beforePence > 0 ? { before } : {}),
    };
  if (beforePence > 0) return { kind: 'given-before', amount: before, method };
  const [desk] = await db.run<{ pence: number }>(paidAtDesk, [branchId, places.map(({ id }) => id)]);
  const atDesk = desk?.pence ?? 0;
  return atDesk > 0 ? { kind: 'at-desk', amount: formatPriceShort(atDesk, currency) } : { kind: 'nothing' };
}
