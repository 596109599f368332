import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ListNoShowFeesResponse } from '@studio/contracts/staff-no-show-fees';
import type { GetPersonResponse, ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import { findBooking } from '@studio/server/bookings/booking-store';
import { applyNoShowPolicy, undoNoShowPolicy } from '@studio/server/bookings/front-desk/no-show-policy';
import { noShows } from '@studio/server/bookings/tables';
import { siteSettings } from '@studio/server/catalogue/tables';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { listEntitlements } from '@studio/server/entitlements/store';
import { people as peopleTable } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { openPaymentStudio, type PaymentStudio } from '../harness/payment-studio.ts';

const branchId = '11-miles-st';

let { studio, asStaff, totals } = {} as PaymentStudio;

beforeAll(async () => {
  ({ studio, asStaff, totals } = await openPaymentStudio());
});
afterAll(() => studio.close());

describe('a no-show', () => {
  async function setPolicy(kind: 'off' | 'credit' | 'fee', feePence = 800): Promise<void> {
    const value = { kind, feePence };
    await studio.database.orm
      .insert(siteSettings)
      .values({ branchId, name: 'noShowPolicy', value })
      .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value } });
  }

  /** Creates a booking with a session of a pack that has 4 left. */
  async function createMissedBooking(owner: { principalId?: string; email?: string } = {}) {
    const memberId = randomUUID();
    const credit = await createCredit(studio.database, studio.time.now, { memberId, terms: { sessions: 4 } });
    const classId = await createClass(studio.database, { startsAt: studio.time.now, pricePence: 2000 });
    const email = `${memberId}@people.example`;
    const paid = { paymentMethod: 'ENTITLEMENT', entitlementId: credit } as const;
    const booked = { classId, principalId: memberId, email, ...paid, ...owner };
    const id = await createBooking(studio.database, booked);
    const booking = await findBooking(studio.database, branchId, id);
    if (!booking) throw new Error('It is not there.');
    const left = async () => (await listEntitlements(studio.database, branchId, memberId))[0]?.balance;
    const done = (what: typeof applyNoShowPolicy) =>
      studio.database.transaction((tx) => what(tx, booking, 'system', studio.time.now));
    const personId = async () => {
      const [fee] = await studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, id));
      return fee?.personId ?? '';
    };
    return { id, left, done, credit, personId };
  }
  const listFees = async () => (await asStaff<ListNoShowFeesResponse>(paths.moneyFees)).fees;

  it('costs its session, or returns it once with the policy off, also after a correction', async () => {
    await setPolicy('credit');
    const first = await createMissedBooking();
    await first.done(applyNoShowPolicy);
    expect(await first.left()).toBe(4);
    await setPolicy('off');
    const { left, done } = await createMissedBooking();
    for (let times = 0; times < 2; times++) await done(applyNoShowPolicy);
    expect(await left()).toBe(5);
    for (let times = 0; times < 2; times++) await done(undoNoShowPolicy);
    expect(await left()).toBe(4);
    await done(applyNoShowPolicy);
    expect(await left()).toBe(5);
  });

  it('returns its session once when that was used before the mark was corrected', async () => {
    await setPolicy('off');
    const { left, done, credit } = await createMissedBooking();
    await done(applyNoShowPolicy);
    const taking = { branchId, entitlementId: credit, subjectId: randomUUID(), sessions: 5 } as const;
    const movement = { ...taking, actor: 'system' } as const;
    await studio.database.transaction((tx) => takeSessions(tx, 'BOOKED', movement, studio.time.now));
    for (let times = 0; times < 2; times++) {
      await done(undoNoShowPolicy);
      await done(applyNoShowPolicy);
    }
    expect(await left()).toBe(0);
  });

  it('charges its fee to the known person, even without account and address', async () => {
    await setPolicy('fee');
    const personId = randomUUID();
    const now = studio.time.now;
    const names = { firstName: 'Nora', lastName: 'Vale', source: 'staff' as const };
    await studio.database.orm
      .insert(peopleTable)
      .values({ branchId, id: personId, ...names, createdAt: now, updatedAt: now });
    const { done, id } = await createMissedBooking({ principalId: `person:${personId}`, email: '' });
    await done(applyNoShowPolicy);
    expect((await listFees()).find(({ bookingId }) => bookingId === id)).toMatchObject({ personId });
    const [fee] = await studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, id));
    await studio.database.orm.delete(noShows).where(eq(noShows.bookingId, id));
    expect(fee?.personId).toBe(personId);
  });

  it('costs a fee that staff take or waive once, and that is cancelled when attended after all', async () => {
    await setPolicy('fee');
    const [one, two, three] = [
      await createMissedBooking(),
      await createMissedBooking(),
      await createMissedBooking(),
    ];
    for (const { done } of [one, two, three, one]) await done(applyNoShowPolicy);
    expect((await listFees()).map(({ feePence }) => feePence)).toEqual([800, 800, 800]);
    expect(await one.left()).toBe(4);
    const before = await totals();
    const settle = (bookingId: string, method: string, reason = '') =>
      asStaff(paths.feeSettle, { bookingId, method, reason });
    expect(await settle(one.id, 'CASH')).toMatchObject({ ok: true });
    expect(await settle(one.id, 'CASH')).toMatchObject({ code: 'not_changeable' });
    expect(await settle(two.id, 'WAIVED')).toMatchObject({ code: 'reason_needed' });
    expect(await settle(two.id, 'WAIVED', 'She was ill')).toMatchObject({ ok: true });
    expect((await totals()).receivedPence).toBe(before.receivedPence + 800);
    await three.done(undoNoShowPolicy);
    expect(await listFees()).toEqual([]);
    // A fee paid before the attendance was corrected isn't charged again.
    const returnFee = () => asStaff(paths.deskRefund, { bookingId: one.id, reason: 'She was there' });
    expect(await returnFee()).toMatchObject({ code: 'not_changeable' });
    await one.done(undoNoShowPolicy);
    const { personId } = one;
    const loadOwed = async () => {
      const page = await asStaff<GetPersonResponse>(paths.personGet, { personId: await personId() });
      const input = { personId: await personId(), scope: 'past' };
      const listed = await asStaff<ListPersonBookingsResponse>(paths.personBookings, input);
      return [page.counts.owedPence, ...listed.bookings.map(({ owedPence }) => owedPence)];
    };
    studio.time.now = new Date(studio.time.now.getTime() + 2 * 3_600_000);
    expect(await loadOwed()).toEqual([800, 800]);
    expect(await returnFee()).toMatchObject({ refundedPence: 800 });
    expect(await returnFee()).toMatchObject({ code: 'not_changeable' });
    expect(await loadOwed()).toEqual([0, 0]);
    await one.done(applyNoShowPolicy);
    expect(await listFees()).toEqual([]);
    expect(await settle(randomUUID(), 'CASH')).toMatchObject({ code: 'not_found' });
  });
});
