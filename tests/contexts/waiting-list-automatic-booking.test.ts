import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { loadEntry, readWaitingEntries } from '../harness/waiting-entries.ts';
import {
  createPerson,
  openWaitingListStudio,
  type WaitingListStudio,
} from '../harness/waiting-list-studio.ts';

const mondayNoon = '2026-11-23T12:00:00Z';

let { studio, tokens, setTime, fullClass, join, processLists, member } = {} as WaitingListStudio;

beforeAll(async () => {
  ({ studio, tokens, setTime, fullClass, join, processLists, member } = await openWaitingListStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

describe('a saved card', () => {
  /** Creates a member with a card saved at the provider. */
  async function createMemberWithCard(card: string) {
    const userId = randomUUID();
    installFakeUserPool(studio).addUser(userId);
    // The same browser without its token, for calls after the token has expired.
    const browser = studio.visitor();
    const visitor = browser.with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const customer = await ensureCustomer(studio.services, userId);
    const { id: cardId } = await studio.stripe.paymentMethods.attach(card, { customer });
    return { browser, visitor, cardId };
  }

  async function offerPlaceTo(card: string, pricePence?: number) {
    const { classId, cancel } = await fullClass();
    const { browser, visitor, cardId } = await createMemberWithCard(card);
    const customer = createPerson('Fay');
    const [entry] = await join(visitor, [classId], { customer, cardId, autoUntil: '2026-11-25T18:00:00Z' });
    expect(entry).toMatchObject({ payWith: 'card' });
    if (pricePence !== undefined)
      await studio.database.orm.update(classes).set({ pricePence }).where(eq(classes.id, classId));
    await cancel();
    await processLists();
    return { classId, browser, visitor, entryId: entry?.entryId, customer };
  }

  it('is charged for a place off-session, and the confirmation is the only email', async () => {
    const { classId, visitor, entryId, customer } = await offerPlaceTo('pm_card_visa');
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'BOOKED' });
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^Booked: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', amount_received: 2000 });
    await studio.deliverWebhooks();
    await processLists();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('is not charged a higher price than the one its owner agreed to', async () => {
    const { visitor, entryId, customer } = await offerPlaceTo('pm_card_visa', 2300);
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(customer.email))[0]?.subject).toContain('Place available until 13:00');
  });

  it('is charged a price that has gone down', async () => {
    const { visitor, entryId } = await offerPlaceTo('pm_card_visa', 1800);
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'BOOKED' });
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', amount_received: 1800 });
  });

  it.each([
    ['is declined', 'pm_card_chargeCustomerFail'],
    ['has to be confirmed with its bank', 'pm_card_authenticationRequired'],
  ])('that %s is not charged, and its owner gets an offer with the usual time limit', async (_what, card) => {
    const { classId, browser, visitor, entryId, customer } = await offerPlaceTo(card);
    expect(await loadEntry(visitor, entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect((await studio.emails(customer.email))[0]?.subject).toContain('Place available until 13:00');
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'canceled', amount_received: 0 });
    const { holdId } = (await visitor.call(paths.waitingClaim, { entryId })).body;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened.status).toBe(200);
    setTime('2026-11-23T13:30:00Z');
    await processLists();
    expect(await loadEntry(browser, entryId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('must be valid until the class begins', async () => {
    const { classId } = await fullClass(new Date('2027-12-01T09:30:00Z'));
    const { visitor, cardId } = await createMemberWithCard('pm_card_visa');
    const rule = { customer: createPerson('Gus'), cardId, autoUntil: '2027-11-25T18:00:00Z' };
    const { card } = await studio.stripe.paymentMethods.retrieve(cardId);
    expect(card).toMatchObject({ exp_month: 11, exp_year: 2027 });
    const rejected = await visitor.call(paths.waitingJoin, { classIds: [classId], ...rule });
    expect(rejected.body).toMatchObject({ code: 'not_covered' });
    expect(rejected.body.message).toContain('expires before the class');
    const { classId: earlier } = await fullClass(new Date('2027-11-29T09:30:00Z'));
    await join(visitor, [earlier], rule);
  });

  it('is the one that the member selected among several', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, cardId } = await createMemberWithCard('pm_card_visa');
    const { data } = await studio.stripe.customers.list({ limit: 1 });
    const { id: other } = await studio.stripe.paymentMethods.attach('pm_card_mastercard', {
      customer: data[0]?.id ?? '',
    });
    expect(other).not.toBe(cardId);
    await join(visitor, [classId], { cardId: other, autoUntil: '2026-11-25T18:00:00Z' });
    await cancel();
    await processLists();
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', payment_method: other });
  });

  it('must belong to the member', async () => {
    const { classId } = await fullClass();
    const { cardId } = await createMemberWithCard('pm_card_visa');
    const { visitor } = await createMemberWithCard('pm_card_visa');
    const rule = { customer: guestDetails, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    for (const otherGuest of [visitor, studio.visitor()]) {
      const rejected = await otherGuest.call(paths.waitingJoin, { classIds: [classId], ...rule });
      expect(rejected.body.code).toBe('not_found');
    }
  });
});

describe('a member’s credit', () => {
  it('is reserved while waiting and released on leaving', async () => {
    const { classId } = await fullClass();
    const { visitor, credit } = await member(1);
    const [entry] = await join(visitor, [classId]);
    expect(entry).toMatchObject({ payWith: 'credit' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GRANTED', 'RESERVED'] });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    expect(await credit()).toEqual({ balance: 1, reasons: ['GRANTED', 'RESERVED', 'RELEASED'] });
  });

  it('books a place without asking, and the confirmation is the only email', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const customer = createPerson('Dora');
    const rule = { customer, autoUntil: '2026-11-25T18:00:00Z' };
    const [entry] = await join(visitor, [classId], rule);
    await cancel();
    await processLists();
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'BOOKED' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GRANTED', 'RESERVED', 'RELEASED', 'BOOKED'] });
    const subjects = (await studio.emails(customer.email)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Booked: /);
    expect(subjects.some((subject) => subject.startsWith('Place available'))).toBe(false);
    const booked = {
      name: 'test_booked',
      text: 'SELECT principal_id AS "who" FROM bookings WHERE class_id = $1 AND status = $2',
    };
    expect(await studio.database.run(booked, [classId, 'CONFIRMED'])).toEqual([{ who: userId }]);
  });

  it('books nothing overnight, and leads to an offer from the time that the member set', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor } = await member(1);
    const [entry] = await join(visitor, [classId], { autoUntil: '2026-11-24T06:59:00Z' });
    // Uses the link, because the token lasts only an hour.
    const key = entry?.link.split('k=')[1];
    const byLink = async () =>
      readWaitingEntries(await studio.visitor().call(paths.waitingGet, { entryId: entry?.entryId, key }))[0];
    setTime('2026-11-23T23:00:00Z');
    await cancel();
    await processLists();
    expect(await byLink()).toMatchObject({ status: 'WAITING' });
    setTime('2026-11-24T07:00:00Z');
    await processLists();
    expect(await byLink()).toMatchObject({ status: 'OFFERED' });
  });

  it('leads to an offer when the session cannot be booked after all', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, userId } = await member(1);
    const customer = createPerson('Edda');
    const [entry] = await join(visitor, [classId], { customer, autoUntil: '2026-11-25T18:00:00Z' });
    const expire = {
      name: 'test_expire',
      text: `UPDATE entitlements SET expires_at = '2026-11-24T00:00:00Z' WHERE member_id = $1`,
    };
    await studio.database.run(expire, [userId]);
    await cancel();
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(customer.email))[0]?.subject).toContain('Place available until');
  });

  it('pays at checkout for a claimed offer', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const [entry] = await join(visitor, [classId]);
    await cancel();
    await processLists();
    const { holdId } = (await visitor.call(paths.waitingClaim, { entryId: entry?.entryId })).body;
    expect(await credit()).toMatchObject({ balance: 1 });
    const booked = await visitor.call(paths.book, {
      classId,
      holdId,
      principalUserId: userId,
      customer: guestDetails,
      paymentMethod: 'ENTITLEMENT',
    });
    expect(booked.status).toBe(200);
    await processLists();
    expect(await credit()).toEqual({ balance: 0, reasons: ['GRANTED', 'RESERVED', 'RELEASED', 'BOOKED'] });
  });

  it('is required for automatic booking', async () => {
    const { classId } = await fullClass();
    const autoUntil = '2026-11-25T18:00:00Z';
    const rejected = await studio
      .visitor()
      .call(paths.waitingJoin, { classIds: [classId], customer: guestDetails, autoUntil });
    expect(rejected.body.code).toBe('not_covered');
  });
});
