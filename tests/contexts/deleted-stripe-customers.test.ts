import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { cancelMemberPayments } from '@studio/server/bookings/payments/cancel-member-payments';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { ensureCustomer, findCustomer } from '@studio/server/payments/payment-customer';
import { paymentCustomers, payments } from '@studio/server/payments/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { createSubscriber, type Subscriber } from '../harness/subscriber.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const pack = 'reformer-pack-10';
const flex = 'reformer-flex-8';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Subscriber;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = createSubscriber(studio, tokens, people);
  await member.call(paths.userGet);
});

const customerNow = () => findCustomer(studio.database, member.memberId);

/** Returns the member's customers at the provider that aren't deleted. */
async function listCustomersAtProvider(): Promise<string[]> {
  const { data } = await studio.stripe.customers.list({ email: member.email });
  return data.map(({ id }) => id);
}

/** Ways in which the stored customer can be missing at the provider. */
const removals = {
  deleted: async (customerId: string) => {
    await studio.stripe.customers.del(customerId);
  },
  'of another account': async (customerId: string) => {
    await studio.stripe.customers.del(customerId);
    await studio.database.orm
      .update(paymentCustomers)
      .set({ customerId: `cus_elsewhere${randomUUID()}` })
      .where(eq(paymentCustomers.memberId, member.memberId));
  },
};

async function removeCustomer(removal: keyof typeof removals = 'deleted'): Promise<string> {
  const customerId = await ensureCustomer(studio.services, member.memberId);
  await removals[removal](customerId);
  return customerId;
}

async function openPack() {
  const { status, body } = await member.call(paths.purchaseOpen, { productId: pack, termsVersion });
  return { status, body: body as unknown as StartPurchaseResponse & { message: string } };
}

describe.each(Object.keys(removals) as (keyof typeof removals)[])('a customer that is %s', (removal) => {
  it('is recreated once for a purchase', async () => {
    const removedId = await removeCustomer(removal);
    const { status, body } = await openPack();
    expect(status, body.message).toBe(200);
    const fresh = await customerNow();
    expect(fresh).not.toBe(removedId);
    expect(await listCustomersAtProvider()).toEqual([fresh]);
    expect((await openPack()).status).toBe(200);
    expect(await listCustomersAtProvider()).toEqual([fresh]);
  });

  it('is recreated for a membership, which starts', async () => {
    await removeCustomer(removal);
    expect(await member.subscribe(flex)).toMatchObject({ status: 'ACTIVE' });
    expect(await listCustomersAtProvider()).toEqual([await customerNow()]);
    await endMemberships(studio.services, member.memberId);
  });

  it('has no cards, and another card can be saved', async () => {
    await member.saveCard('pm_card_mastercard');
    await removeCustomer(removal);
    const listed = await member.call(paths.membershipList);
    expect([listed.status, listed.body.cards]).toEqual([200, []]);
    expect((await member.call(paths.cardRemove, { cardId: 'pm_gone' })).body.code).toBe('not_found');
    const { status, body } = await member.saveCard('pm_card_visa');
    expect(status, body.message).toBe(200);
    expect(body.cards).toMatchObject([{ last4: '4242' }]);
    expect(await listCustomersAtProvider()).toEqual([await customerNow()]);
  });

  it('does not block closing an account', async () => {
    await removeCustomer(removal);
    await expect(endMemberships(studio.services, member.memberId)).resolves.toBeUndefined();
  });

  it('cannot pay for a place on the waiting list', async () => {
    const classId = await createClass(studio.database, {
      capacity: 1,
      startsAt: new Date('2026-11-26T09:30:00Z'),
    });
    await bookAndPay(studio, studio.visitor(), classId);
    const { cardId } = (await member.saveCard('pm_card_visa')).body.cards[0] ?? {};
    await removeCustomer(removal);
    const customer = { ...guestDetails, email: member.email };
    const input = { classIds: [classId], customer, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    expect((await member.call(paths.waitingJoin, input)).body.code).toBe('not_found');
  });

  it('while its member waits leads to an offer that asks for another payment', async () => {
    const classId = await createClass(studio.database, {
      capacity: 1,
      startsAt: new Date('2026-11-26T09:30:00Z'),
    });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    const { cardId } = (await member.saveCard('pm_card_visa')).body.cards[0] ?? {};
    const customer = { ...guestDetails, email: member.email };
    const input = { classIds: [classId], customer, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    const joined = (await member.call(paths.waitingJoin, input)).body as unknown as WaitingEntriesResponse;
    await removeCustomer(removal);
    await owner.call(paths.cancel, { bookingId });
    await processWaitingLists(studio.services);
    expect((await studio.emails(member.email))[0]?.subject).toContain('Place available until');
    const entryId = joined.entries[0]?.entryId;
    const leaveResponse = await member.call(paths.waitingLeave, { entryId });
    expect(leaveResponse.status, leaveResponse.body.message).toBe(200);
    const rows = await studio.database.orm
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.principalId, member.memberId));
    expect(rows.filter(({ status }) => status === 'OPEN')).toEqual([]);
  });
});

describe('a customer that is deleted', () => {
  it('is recreated each time', async () => {
    const first = await removeCustomer();
    expect((await openPack()).status).toBe(200);
    const second = await removeCustomer();
    expect((await member.call(paths.cardSetup)).status).toBe(200);
    const third = await customerNow();
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await listCustomersAtProvider()).toEqual([third]);
  });

  it('is recreated once by concurrent calls', async () => {
    await removeCustomer();
    const replies = await Promise.all([
      openPack(),
      member.call(paths.cardSetup),
      member.open(flex),
      openPack(),
    ]);
    expect(replies.map((reply) => ('status' in reply ? reply.status : 200))).toEqual([200, 200, 200, 200]);
    expect(await listCustomersAtProvider()).toEqual([await customerNow()]);
    await endMemberships(studio.services, member.memberId);
  });

  it('leaves no open payment that its member cannot make', async () => {
    const before = (await openPack()).body;
    await removeCustomer();
    const after = (await openPack()).body;
    const [old, fresh] = [before, after].map(({ payment }) => payment?.paymentIntentId ?? '');
    expect(fresh).not.toBe(old);
    expect(await studio.stripe.paymentIntents.retrieve(old ?? '')).toMatchObject({ status: 'canceled' });
    await studio.pay(fresh ?? '');
    const confirmed = await member.call(paths.purchaseConfirm, { purchaseId: after.purchaseId });
    expect(confirmed.status, confirmed.body.message).toBe(200);
  });

  it('leaves an unpaid membership, which is replaced when opened again', async () => {
    const before = await member.open(flex);
    await removeCustomer();
    const after = await member.open(flex);
    expect(after.membershipId).not.toBe(before.membershipId);
    await studio.pay(after.intentId);
    const { membershipId } = after;
    const { body } = await member.call(paths.membershipConfirm, { membershipId });
    expect(body.membership).toMatchObject({ status: 'ACTIVE' });
    await endMemberships(studio.services, member.memberId);
  });

  it('while a card is being saved makes saving fail, and the card can be saved again', async () => {
    const { setupId } = (await member.call(paths.cardSetup)).body;
    await studio.stripe.setupIntents.confirm(setupId, { payment_method: 'pm_card_visa' });
    await removeCustomer();
    const { status, body } = await member.call(paths.cardConfirm, { setupId });
    expect([status, body.code]).toEqual([409, 'payment_not_completed']);
    expect((await member.saveCard('pm_card_visa')).body.cards).toMatchObject([{ last4: '4242' }]);
  });
});

describe('a charge whose response was lost before its customer was removed', () => {
  it.each(Object.keys(removals) as (keyof typeof removals)[])('is still found (%s)', async (removal) => {
    const classId = await createClass(studio.database, {
      capacity: 1,
      startsAt: new Date('2026-11-26T09:30:00Z'),
    });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    const { cardId } = (await member.saveCard('pm_card_visa')).body.cards[0] ?? {};
    const customer = { ...guestDetails, email: member.email };
    const input = { classIds: [classId], customer, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    await member.call(paths.waitingJoin, input);
    await owner.call(paths.cancel, { bookingId });
    const fault = {
      when: 'after',
      times: 1,
      kind: 'error',
      method: 'POST',
      path: '/v1/payment_intents',
      shouldRetry: false,
    } as const;
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
    await processWaitingLists(studio.services);
    await removeCustomer(removal);
    if (removal === 'of another account')
      await studio.database.orm
        .update(payments)
        .set({
          order: {
            ...(await onlyOrder()),
            charged: { customerId: 'cus_elsewhere', cardId: cardId ?? '' },
          } as never,
        })
        .where(eq(payments.principalId, member.memberId));
    await cancelMemberPayments(studio.services, member.memberId);
    const rows = await studio.database.orm
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.principalId, member.memberId));
    expect(rows).toEqual([{ status: 'BOOKED' }]);
  });

  async function onlyOrder() {
    const [row] = await studio.database.orm
      .select({ order: payments.order })
      .from(payments)
      .where(eq(payments.principalId, member.memberId));
    return row?.order as object;
  }
});
