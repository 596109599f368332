import { randomUUID } from 'node:crypto';
import type { BookingAnswer, CancelAnswer, HoldAnswer } from '@studio/contracts/bookings';
import type { EntitlementsAnswer, MovementsAnswer, QuoteAnswer } from '@studio/contracts/entitlements';
import { setRenewing } from '@studio/server/entitlements/set-renewing';
import { entitlements } from '@studio/server/entitlements/tables';
import { promoCodes } from '@studio/server/promotions/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classBooks } from '../harness/class-books.ts';
import { type GivenCredit, giveCredit, ledgerOf } from '../harness/credits.ts';
import { type MadeClass, makeClass } from '../harness/made-class.ts';
import { guest } from '../harness/paid-booking.ts';
import { type People, peopleOf } from '../harness/people.ts';
import { openTestStudio, type TestStudio, type Visitor } from '../harness/studio.ts';
import { type Tokens, trustTestKey } from '../harness/tokens.ts';

let studio: TestStudio;
let tokens: Tokens;
let people: People;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = peopleOf(studio);
});
afterAll(() => studio.close());

interface Member {
  memberId: string;
  browser: Visitor;
  ask<Answer>(path: string, body?: object): Promise<Answer & { code: string; message: string }>;
}

/** Somebody with an account, on a browser of their own. */
async function member(): Promise<Member> {
  const { sub: memberId } = people.know(randomUUID());
  const browser = studio.visitor().with(await tokens.access(memberId));
  return {
    memberId,
    browser,
    ask: async <Answer>(path: string, body: object = {}) => {
      const reply = await browser.call(path, { principalUserId: memberId, ...body });
      return reply.body as unknown as Answer & { code: string; message: string };
    },
  };
}

const give = (wish: GivenCredit) => giveCredit(studio.database, studio.time.now, wish);
const flex = (memberId: string, sessions = 8) =>
  give({
    ...{ memberId, kind: 'membership', name: 'Reformer Flex 8', origin: 'membership' },
    expiresAt: new Date('2026-12-01T10:00:00Z'),
    terms: { sessions, memberDiscountPercent: 10 },
  });
const inTwoDays = (wish: Partial<MadeClass> = {}) =>
  makeClass(studio.database, { startsAt: new Date('2026-11-25T09:30:00Z'), ...wish });

const hold = (who: Member, classId: string, places = 1) =>
  who.ask<HoldAnswer>('/classes/class/hold', { classId, places });

async function bookWithSession(who: Member, classId: string, wish: object = {}, places = 1) {
  const { holdId } = await hold(who, classId, places);
  const body = { holdId, classId, customer: guest, paymentMethod: 'ENTITLEMENT', ...wish };
  return who.ask<BookingAnswer>('/classes/class/book', body);
}

const cancel = (who: Member, bookingId: string) =>
  who.ask<CancelAnswer>('/classes/class/cancel', { bookingId });

describe('booking with a session', () => {
  it('takes one session and books, without a payment; asked again it gives the same booking', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId });
    const classId = await inTwoDays();
    const { holdId } = await hold(who, classId);
    const wish = { holdId, classId, customer: guest, paymentMethod: 'ENTITLEMENT' };
    const booked = await who.ask<BookingAnswer>('/classes/class/book', wish);
    const again = await who.ask<BookingAnswer>('/classes/class/book', wish);
    expect(booked.booking).toMatchObject({
      status: 'CONFIRMED',
      paymentMethod: 'ENTITLEMENT',
      free: false,
      pricePaid: 0,
      discountAmount: 0,
      credit: { entitlementId: pack, name: 'Reformer Pack of 10' },
    });
    expect(again.bookingId).toBe(booked.bookingId);
    expect(await ledgerOf(studio.database, pack)).toEqual({ balance: 9, sum: 9, booked: 1, returned: 0 });
    expect(await classBooks(studio.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      livePlaces: 0,
    });
    const [mail] = await studio.mails(guest.email);
    expect(mail?.text).toContain('Paid with: 1 session\nFrom: Reformer Pack of 10');
  });

  it('is the server’s choice, the membership first, unless the member names another of theirs', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId });
    const month = await flex(who.memberId);
    const first = await bookWithSession(who, await inTwoDays());
    const second = await bookWithSession(who, await inTwoDays(), { entitlementId: pack });
    expect(first.booking.credit?.entitlementId).toBe(month);
    expect(second.booking.credit?.entitlementId).toBe(pack);
  });

  it('is nobody else’s session, and only of what covers the class', async () => {
    const [who, other] = [await member(), await member()];
    const theirs = await give({ memberId: other.memberId });
    const yoga = await give({
      memberId: who.memberId,
      name: 'Class Pack of 10',
      terms: { covers: ['yoga'] },
    });
    const classId = await inTwoDays();
    expect((await bookWithSession(who, classId, { entitlementId: theirs })).code).toBe('not_found');
    const refused = await bookWithSession(who, classId, { entitlementId: yoga });
    expect(refused).toMatchObject({
      code: 'not_covered',
      message: 'Class Pack of 10 does not cover Reformer. Nothing was taken.',
    });
    expect((await bookWithSession(who, classId)).code).toBe('not_covered');
    expect((await ledgerOf(studio.database, yoga)).balance).toBe(10);
  });

  it('refuses when no session is left, keeps the hold, and leaves the card', async () => {
    const who = await member();
    await give({ memberId: who.memberId, terms: { sessions: 1 } });
    await bookWithSession(who, await inTwoDays());
    const classId = await inTwoDays();
    expect((await bookWithSession(who, classId)).code).toBe('entitlement_used_up');
    expect(await classBooks(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
    const opened = await who.browser.call('/classes/payments/create-intent', {
      classId,
      customer: guest,
      principalUserId: who.memberId,
    });
    expect(opened).toMatchObject({ status: 200, body: { amount: 20 } });
  });

  it('pays for several places from a pack that may be shared alone, one session each', async () => {
    const who = await member();
    const own = await give({ memberId: who.memberId, terms: { covers: ['yoga'] } });
    const classId = await inTwoDays({ kind: 'vinyasa' });
    expect((await bookWithSession(who, classId, {}, 3)).code).toBe('not_covered');
    const shared = await give({ memberId: who.memberId, terms: { covers: ['yoga'], shareable: true } });
    const booked = await bookWithSession(who, classId, {}, 3);
    expect(booked.order).toHaveLength(3);
    expect((await ledgerOf(studio.database, shared)).balance).toBe(7);
    expect((await ledgerOf(studio.database, own)).balance).toBe(10);
  });

  it('needs the member’s token, and takes no session for what costs nothing', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId });
    const free = await bookWithSession(who, await inTwoDays({ pricePence: 0 }));
    expect(free.booking).toMatchObject({ free: true, credit: null });
    expect((await ledgerOf(studio.database, pack)).balance).toBe(10);
    const classId = await inTwoDays();
    const stranger = studio.visitor();
    const { holdId } = (await stranger.call('/classes/class/hold', { classId })).body;
    const wish = { holdId, classId, customer: guest, paymentMethod: 'ENTITLEMENT' };
    const claimed = await stranger.call('/classes/class/book', { ...wish, principalUserId: who.memberId });
    expect(claimed.status).toBe(403);
    expect((await stranger.call('/classes/class/book', wish)).body.code).toBe('payment_required');
  });
});

describe('the card beside sessions', () => {
  it('opens no payment for what a session covers, unless the card is asked for, at the member’s price', async () => {
    const who = await member();
    const month = await flex(who.memberId);
    const classId = await inTwoDays();
    const held = await hold(who, classId);
    expect(held).toMatchObject({ price: { base: 20, final: 18 }, total: 18 });
    const wish = { classId, holdId: held.holdId, customer: guest };
    const refused = await who.ask('/classes/payments/create-intent', wish);
    expect(refused.code).toBe('no_payment_required');
    const byCard = { ...wish, paymentMethod: 'PAYG' };
    const opened = await who.ask<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      byCard,
    );
    expect(opened.amount).toBe(18);
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const paid = await who.ask<BookingAnswer>('/classes/payments/confirm', { paymentIntentId });
    expect(paid.booking).toMatchObject({
      pricePaid: 18,
      originalPrice: 20,
      discountType: 'membership',
      credit: null,
    });
    expect((await ledgerOf(studio.database, month)).balance).toBe(8);
  });

  it('follows who logs in on the way: the same hold, another price', async () => {
    const who = await member();
    await flex(who.memberId, 0);
    const classId = await inTwoDays();
    const asGuest = await who.browser.call('/classes/class/hold', { classId });
    expect(asGuest.body.total).toBe(20);
    const opened = await who.browser.call('/classes/payments/create-intent', { classId, customer: guest });
    expect(opened.body.amount).toBe(20);
    const asMember = await hold(who, classId);
    expect(asMember).toMatchObject({ holdId: asGuest.body.holdId, total: 18 });
    const again = await who.ask<{ amount: number }>('/classes/payments/create-intent', {
      classId,
      customer: guest,
    });
    expect(again.amount).toBe(18);
  });

  it('costs everybody the same for sound healing', async () => {
    const who = await member();
    await give({
      memberId: who.memberId,
      kind: 'membership',
      terms: { covers: ['yoga'], memberDiscountPercent: 10 },
    });
    const held = await hold(who, await inTwoDays({ kind: 'sound-healing', pricePence: 2500 }));
    expect(held.total).toBe(25);
    const quote = await who.ask<QuoteAnswer>('/classes/booking/quote', { holdId: held.holdId });
    expect(quote.entitlements).toEqual([]);
    expect(quote.notCovering[0]?.sentence).toBe('Reformer Pack of 10 does not cover Sound Healing.');
  });
});

describe('what a place can be paid with', () => {
  it('is told with the server’s choice first and why, what does not pay and why not, and the card', async () => {
    const who = await member();
    await give({ memberId: who.memberId });
    await flex(who.memberId);
    await give({ memberId: who.memberId, name: 'Starter Pack', terms: { covers: ['mat', 'yoga'] } });
    const { holdId } = await hold(who, await inTwoDays());
    const quote = await who.ask<QuoteAnswer>('/classes/booking/quote', { holdId });
    expect(quote.entitlements).toMatchObject([
      {
        name: 'Reformer Flex 8',
        sessionsLeft: 8,
        uses: 1,
        renews: true,
        why: 'these renew on 1 December, your pack lasts longer',
        onCancel: 'the session comes back to Reformer Flex 8',
      },
      { name: 'Reformer Pack of 10', why: null, renews: false },
    ]);
    expect(quote.notCovering).toEqual([
      { name: 'Starter Pack', why: 'other_activity', sentence: 'Starter Pack does not cover Reformer.' },
    ]);
    expect(quote.card).toMatchObject({ total: 18, base: 20, prices: [{ reason: 'Member price, 10% off' }] });
  });

  it('is the card alone for a guest, and nobody else’s to ask', async () => {
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId: await inTwoDays() })).body;
    const { body } = await visitor.call('/classes/booking/quote', { holdId });
    expect(body).toMatchObject({ entitlements: [], notCovering: [], card: { total: 20 } });
    expect((await studio.visitor().call('/classes/booking/quote', { holdId })).status).toBe(404);
    await visitor.call('/classes/class/release', { holdId });
    expect((await visitor.call('/classes/booking/quote', { holdId })).body.code).toBe('hold_expired');
  });

  it('shows in the timetable: "1 session" where one covers, else the member’s price', async () => {
    const who = await member();
    await flex(who.memberId);
    const startsAt = new Date('2026-12-15T09:30:00Z');
    const [covered, after] = [await inTwoDays(), await inTwoDays({ startsAt })];
    const slotOf = async (asker: Visitor, date: string, classId: string, body: object) => {
      const { slots } = (await asker.call('/classes/class/availability', { date, ...body })).body;
      return slots.find((slot) => slot.classId === classId);
    };
    const asMember = { principalUserId: who.memberId };
    const now = await slotOf(who.browser, '2026-11-25', covered, asMember);
    expect(now).toMatchObject({ covered: true, price: { base: 20, final: 18 } });
    expect(await slotOf(who.browser, '2026-12-15', after, asMember)).toMatchObject({ covered: false });
    const toAll = await slotOf(studio.visitor(), '2026-11-25', covered, {});
    expect(toAll?.price.final).toBe(20);
    expect(toAll).not.toHaveProperty('covered');
  });
});

describe('two for one on Tuesday evenings', () => {
  async function paid(places: number) {
    const who = await member();
    const startsAt = new Date('2026-12-01T18:00:00Z');
    const classId = await inTwoDays({ kind: 'vinyasa', pricePence: 1200, startsAt });
    const held = await hold(who, classId, places);
    const opened = await who.ask<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      { classId, holdId: held.holdId, customer: guest },
    );
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const answer = await who.ask<BookingAnswer>('/classes/payments/confirm', { paymentIntentId });
    const ids = answer.order.map(({ bookingId }) => bookingId);
    const bookings = await Promise.all(
      ids.map((bookingId) => who.ask<BookingAnswer>('/classes/booking/get', { bookingId })),
    );
    return { who, held, opened, ids, classId, prices: bookings.map(({ booking }) => booking.pricePaid) };
  }

  it('is a pair for one price; hold, payment and bookings agree', async () => {
    const two = await paid(2);
    expect(two.held).toMatchObject({
      total: 12,
      price: { final: 6, reason: '2-for-1 yoga on Tuesday evenings' },
    });
    expect(two.opened.amount).toBe(12);
    expect(two.prices).toEqual([6, 6]);
    const three = await paid(3);
    expect([three.held.total, three.opened.amount, three.prices]).toEqual([24, 24, [6, 6, 12]]);
    expect((await paid(1)).prices).toEqual([12]);
  });

  it('gives nothing back for one of a pair, everything for the last', async () => {
    const { who, ids, classId } = await paid(2);
    const [first = '', last = ''] = ids;
    const before = await who.ask<BookingAnswer>('/classes/booking/get', { bookingId: first });
    expect(before.ifCancelled).toMatchObject({ kind: 'nothing' });
    expect(before.ifCancelled?.text).toContain('one price for two places');
    expect((await cancel(who, first)).refund).toBeNull();
    const [mail] = await studio.mails(guest.email);
    expect(mail?.text).toContain('The other place keeps its price.');
    const then = await who.ask<BookingAnswer>('/classes/booking/get', { bookingId: last });
    expect(then.ifCancelled).toEqual({ kind: 'refund', text: '£12 goes back to Visa ending 4242.' });
    expect((await cancel(who, last)).refund?.amount).toBe(12);
    await studio.idle();
    expect(await classBooks(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    const [goodbye] = await studio.mails(guest.email);
    expect(goodbye?.text).toContain('£12 is on its way back.');
  });
});

describe('a code at checkout', () => {
  const madeCode = async (changes: Partial<typeof promoCodes.$inferInsert>) => {
    const code = `C${randomUUID().slice(0, 7).toUpperCase()}`;
    await studio.database.orm.insert(promoCodes).values({
      ...{
        branchId: '11-miles-st',
        code,
        origin: 'studio',
        appliesTo: 'classes',
        createdAt: studio.time.now,
      },
      ...changes,
    });
    return code;
  };
  const uses = async (code: string) =>
    (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;

  it('counts while its payment is open, is free again when that is closed, and is used by a booking', async () => {
    const code = await madeCode({ percent: 50, usesMax: 1 });
    const [visitor, late] = [studio.visitor(), studio.visitor()];
    const classId = await inTwoDays();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const quote = await visitor.call('/classes/booking/quote', { holdId, promoCode: code });
    expect(quote.body).toMatchObject({ card: { total: 10, base: 20 } });
    expect(await uses(code)).toBe(0);
    const wish = { classId, holdId, customer: guest, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened.body.amount).toBe(10);
    expect(await uses(code)).toBe(1);
    const again = await visitor.call('/classes/payments/create-intent', wish);
    expect(again.body.paymentIntentId).toBe(opened.body.paymentIntentId);
    const lateWish = { classId, customer: { ...guest, email: 'late@example.com' }, promoCode: code };
    await late.call('/classes/class/hold', { classId });
    expect((await late.call('/classes/payments/create-intent', lateWish)).body.code).toBe('promo_refused');
    await visitor.call('/classes/class/release', { holdId });
    expect(await uses(code)).toBe(0);
    const { paymentIntentId } = (await late.call('/classes/payments/create-intent', lateWish)).body;
    await studio.pay(paymentIntentId);
    const { booking } = (await late.call('/classes/payments/confirm', { paymentIntentId })).body;
    expect(booking).toMatchObject({
      pricePaid: 10,
      originalPrice: 20,
      promoCode: code,
      discountType: 'promo',
    });
    expect(await uses(code)).toBe(1);
  });

  it('that takes everything off books without a payment', async () => {
    const code = await madeCode({ percent: 100, usesMax: 1 });
    const visitor = studio.visitor();
    const classId = await inTwoDays();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const wish = { classId, holdId, customer: guest, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened.body.code).toBe('no_payment_required');
    const booked = await visitor.call('/classes/class/book', { ...wish, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ free: true, pricePaid: 0, promoCode: code });
    expect(await uses(code)).toBe(1);
  });

  it('is not used where the member’s price is better', async () => {
    const code = await madeCode({ percent: 5 });
    const who = await member();
    await flex(who.memberId, 0);
    const classId = await inTwoDays();
    const wish = { classId, customer: guest, promoCode: code };
    const opened = await who.ask<{ amount: number }>('/classes/payments/create-intent', wish);
    expect(opened.amount).toBe(18);
    expect(await uses(code)).toBe(0);
  });
});

describe('cancelling what a session paid for', () => {
  it('gives the session back, once, and says so before and after', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId });
    const { bookingId, ifCancelled } = await bookWithSession(who, await inTwoDays());
    expect(ifCancelled).toEqual({ kind: 'credit', text: 'The session goes back to Reformer Pack of 10.' });
    const cancelled = await cancel(who, bookingId);
    expect(cancelled).toMatchObject({ refund: null, credit: { name: 'Reformer Pack of 10', sessions: 1 } });
    expect((await cancel(who, bookingId)).code).toBe('already_cancelled');
    expect(await ledgerOf(studio.database, pack)).toEqual({ balance: 10, sum: 10, booked: 1, returned: 1 });
    const [mail] = await studio.mails(guest.email);
    expect(mail?.text).toContain('1 session is back in Reformer Pack of 10. You can use it until');
  });

  it('makes a pack that has ended meanwhile good for 14 days more', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId });
    const { bookingId } = await bookWithSession(who, await inTwoDays());
    const ended = new Date(studio.time.now.getTime() - 1000);
    const own = eq(entitlements.id, pack);
    await studio.database.orm.update(entitlements).set({ expiresAt: ended }).where(own);
    const { ifCancelled } = await who.ask<BookingAnswer>('/classes/booking/get', { bookingId });
    expect(ifCancelled?.text).toContain('It is good until 7 December.');
    await cancel(who, bookingId);
    const [after] = await studio.database.orm.select().from(entitlements).where(own);
    expect(after?.expiresAt).toEqual(new Date(studio.time.now.getTime() + 14 * 86_400_000));
  });

  it('gives one of several back by itself', async () => {
    const who = await member();
    const pack = await give({ memberId: who.memberId, terms: { covers: ['yoga'], shareable: true } });
    const { order } = await bookWithSession(who, await inTwoDays({ kind: 'vinyasa' }), {}, 4);
    await cancel(who, order[2]?.bookingId ?? '');
    expect(await ledgerOf(studio.database, pack)).toMatchObject({ balance: 7, booked: 4, returned: 1 });
  });
});

describe('what a member has', () => {
  it('says of a month whether sessions come again, which a cancelled membership’s do not', async () => {
    const who = await member();
    await flex(who.memberId);
    await give({ memberId: who.memberId });
    const membership = { branchId: '11-miles-st', memberId: who.memberId, productId: 'reformer-pack-10' };
    const renews = async () => {
      const { holdId } = await hold(who, await inTwoDays());
      const quote = await who.ask<QuoteAnswer>('/classes/booking/quote', { holdId });
      return quote.entitlements.map((one) => [one.name, one.renews, one.why]);
    };
    await setRenewing(studio.database, membership, false);
    expect(await renews()).toEqual([
      ['Reformer Flex 8', false, 'this ends on 1 December, your pack lasts longer'],
      ['Reformer Pack of 10', false, null],
    ]);
    await setRenewing(studio.database, membership, true);
    expect((await renews()).map(([, again]) => again)).toEqual([true, false]);
  });

  it('is told with what is over, and with every movement and what it was for', async () => {
    const who = await member();
    const spent = await give({
      memberId: who.memberId,
      name: 'Drop-in',
      kind: 'drop-in',
      terms: { sessions: 1 },
    });
    const month = await flex(who.memberId);
    const { bookingId } = await bookWithSession(who, await inTwoDays(), { entitlementId: spent });
    const mine = await who.ask<EntitlementsAnswer>('/account/entitlements');
    expect(mine.entitlements).toMatchObject([
      { entitlementId: month, isOver: false, sessionsLeft: 8, sessions: 8, renews: true },
      { entitlementId: spent, isOver: true, sessionsLeft: 0 },
    ]);
    expect(mine.memberDiscount).toEqual({ percent: 10, name: 'Reformer Flex 8' });
    await cancel(who, bookingId);
    const ask = { entitlementId: spent };
    const { movements } = await who.ask<MovementsAnswer>('/account/movements', ask);
    expect(movements).toMatchObject([
      { sessions: 1, what: 'Came back: Dynamic Reformer Pilates, Wed 25 Nov, 09:30', bookingId, balance: 1 },
      { sessions: -1, what: 'Dynamic Reformer Pilates, Wed 25 Nov, 09:30', bookingId, balance: 0 },
      { sessions: 1, what: 'Bought', bookingId: null, balance: 1 },
    ]);
    expect((await (await member()).ask('/account/movements', ask)).code).toBe('not_found');
  });
});
