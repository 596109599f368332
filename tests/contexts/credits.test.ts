import type { BookingResponse } from '@studio/contracts/bookings';
import type {
  ListEntitlementsResponse,
  ListSessionMovementsResponse,
  QuoteHoldResponse,
} from '@studio/contracts/entitlements';
import { setEntitlementRenewal } from '@studio/server/entitlements/set-entitlement-renewal';
import { entitlements } from '@studio/server/entitlements/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingMembers, createBookingMembers } from '../harness/booking-members.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let members: BookingMembers;

beforeAll(async () => {
  studio = await openTestStudio();
  members = await createBookingMembers(studio);
});
afterAll(() => studio.close());

describe('cancelling a booking paid with a session', () => {
  it('returns the session once, which is stated before and after', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({ memberId: member.memberId });
    const { bookingId, ifCancelled } = await members.bookWithSession(member, await members.newClass());
    expect(ifCancelled).toEqual({ kind: 'credit', text: 'We’ll return 1 session to Reformer Pack of 10.' });
    const cancelled = await members.cancel(member, bookingId);
    expect(cancelled).toMatchObject({ refund: null, credit: { name: 'Reformer Pack of 10', sessions: 1 } });
    expect((await members.cancel(member, bookingId)).code).toBe('already_cancelled');
    expect(await loadCreditLedger(studio.database, pack)).toEqual({
      balance: 10,
      sum: 10,
      booked: 1,
      returned: 1,
    });
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('We’ve returned 1 session to Reformer Pack of 10, valid until');
  });

  it('extends a pack that has expired since by 14 days', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({ memberId: member.memberId });
    const { bookingId } = await members.bookWithSession(member, await members.newClass());
    const ended = new Date(studio.time.now.getTime() - 1000);
    const own = eq(entitlements.id, pack);
    await studio.database.orm.update(entitlements).set({ expiresAt: ended }).where(own);
    const { ifCancelled } = await member.call<BookingResponse>('/classes/booking/get', { bookingId });
    expect(ifCancelled?.text).toContain('You can use it until 7 December.');
    await members.cancel(member, bookingId);
    const [after] = await studio.database.orm.select().from(entitlements).where(own);
    expect(after?.expiresAt).toEqual(new Date(studio.time.now.getTime() + 14 * 86_400_000));
  });

  it('returns the session of one of several places', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({
      memberId: member.memberId,
      terms: { covers: ['yoga'], shareable: true },
    });
    const { order } = await members.bookWithSession(
      member,
      await members.newClass({ kind: 'vinyasa' }),
      {},
      4,
    );
    await members.cancel(member, order[2]?.bookingId ?? '');
    expect(await loadCreditLedger(studio.database, pack)).toMatchObject({
      balance: 7,
      booked: 4,
      returned: 1,
    });
  });
});

describe('entitlements of a member', () => {
  it('show whether sessions renew, which those of a cancelled membership do not', async () => {
    const member = await members.member();
    const month = await members.grantFlex(member.memberId);
    await members.grantCredit({ memberId: member.memberId });
    const [row] = await studio.database.orm.select().from(entitlements).where(eq(entitlements.id, month));
    const paid = [row?.originId ?? ''];
    const renews = async () => {
      const { holdId } = await members.hold(member, await members.newClass());
      const quote = await member.call<QuoteHoldResponse>('/classes/booking/quote', { holdId });
      return quote.entitlements.map((entitlement) => [
        entitlement.name,
        entitlement.renews,
        entitlement.reason,
      ]);
    };
    await setEntitlementRenewal(studio.database, '11-miles-st', paid, false);
    expect(await renews()).toEqual([
      ['Reformer Flex 8', false, 'it expires on 1 December, and your pack lasts longer'],
      ['Reformer Pack of 10', false, null],
    ]);
    await setEntitlementRenewal(studio.database, '11-miles-st', paid, true);
    expect((await renews()).map(([, repeated]) => repeated)).toEqual([true, false]);
  });

  it('include used-up ones, and every movement with its reason', async () => {
    const member = await members.member();
    const spent = await members.grantCredit({
      memberId: member.memberId,
      name: 'Drop-in',
      kind: 'drop-in',
      terms: { sessions: 1 },
    });
    const month = await members.grantFlex(member.memberId);
    const { bookingId } = await members.bookWithSession(member, await members.newClass(), {
      entitlementId: spent,
    });
    const response = await member.call<ListEntitlementsResponse>('/account/entitlements');
    expect(response.entitlements).toMatchObject([
      { entitlementId: month, isPast: false, sessionsLeft: 8, sessions: 8, renews: true },
      { entitlementId: spent, isPast: true, sessionsLeft: 0 },
    ]);
    expect(response.memberDiscount).toEqual({ percent: 10, name: 'Reformer Flex 8' });
    await members.cancel(member, bookingId);
    const movementsInput = { entitlementId: spent };
    const { movements } = await member.call<ListSessionMovementsResponse>(
      '/account/movements',
      movementsInput,
    );
    expect(movements).toMatchObject([
      {
        sessions: 1,
        description: 'Returned: Dynamic Reformer Pilates, Wed 25 Nov, 09:30',
        bookingId,
        balance: 1,
      },
      { sessions: -1, description: 'Dynamic Reformer Pilates, Wed 25 Nov, 09:30', bookingId, balance: 0 },
      { sessions: 1, description: 'Bought', bookingId: null, balance: 1 },
    ]);
    expect((await (await members.member()).call('/account/movements', movementsInput)).code).toBe(
      'not_found',
    );
  });
});
