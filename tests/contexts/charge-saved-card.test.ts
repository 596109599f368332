import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { type Fault, updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { bookWithCredit } from '@studio/server/bookings/book-with-credit';
import { cancelMemberPayments } from '@studio/server/bookings/cancel-member-payments';
import { chargeSavedCard } from '@studio/server/bookings/charge-saved-card';
import { endClassCheckouts } from '@studio/server/bookings/end-class-checkouts';
import { releaseHoldStatement } from '@studio/server/bookings/place-statements';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/sweep-payments-and-holds';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { payments } from '@studio/server/payments/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let studio: TestStudio;
let tokens: TestTokens;
let chargeCard: TestStudio['services']['payments']['chargeCard'];

beforeAll(async () => {
  studio = await openTestStudio({ now: mondayNoon });
  tokens = await trustTestKey(studio);
  chargeCard = studio.services.payments.chargeCard;
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});
afterEach(() => {
  studio.services.payments.chargeCard = chargeCard;
});

function later(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const serve = () => processWaitingLists(studio.services);

/** Makes the provider fail the next charge, or another path, before or after processing it. */
function failCharge(when: Fault['when'], path = '/v1/payment_intents'): Promise<unknown> {
  const fault: Fault = { when, times: 1, kind: 'error', method: 'POST', path, shouldRetry: false };
  return updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
}

/** Creates a member with a card saved at the provider, and helpers that read the outcome. */
async function memberWithCard(card = 'pm_card_visa') {
  const userId = randomUUID();
  installFakeUserPool(studio).know(userId);
  const visitor = studio.visitor().with(await tokens.access(userId));
  await visitor.call(paths.userGet);
  const customerId = await ensureCustomer(studio.services, userId);
  const { id: cardId } = await studio.stripe.paymentMethods.attach(card, { customer: customerId });
  const charges = async () =>
    (await studio.stripe.paymentIntents.list({ customer: customerId })).data.map(({ id, status }) => ({
      id,
      status,
    }));
  return {
    userId,
    visitor,
    customerId,
    cardId,
    charges,
    customer: { ...guestDetails, email: `fay.${randomUUID()}@guests.example` },
    payments: async () => {
      const rows = await studio.database.orm
        .select()
        .from(payments)
        .where(eq(payments.principalId, userId))
        .orderBy(payments.id);
      return rows.map(({ status }) => status);
    },
    refunded: async () => {
      await studio.idle();
      const [charge] = await charges();
      const given = await studio.stripe.refunds.list({ payment_intent: charge?.id ?? '' });
      return given.data.map(({ amount }) => amount);
    },
  };
}

/** Lets the only place of a class come free for a member whose saved card is charged automatically. */
async function placeComesFree(card?: string) {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const owner = studio.visitor();
  const { bookingId } = await bookAndPay(studio, owner, classId);
  const member = await memberWithCard(card);
  const { visitor, customer, cardId, userId } = member;
  const rule = { customer, cardId, autoUntil: '2026-11-25T18:00:00Z' };
  const entryOf = async (path: string, wish: object) =>
    ((await visitor.call(path, wish)).body as unknown as WaitingEntriesResponse).entries[0];
  const joined = await entryOf(paths.waitingJoin, { classIds: [classId], ...rule });
  const entryId = joined?.entryId;
  await owner.call(paths.cancel, { bookingId });
  return {
    ...member,
    classId,
    leave: () => visitor.call(paths.waitingLeave, { entryId }),
    standing: async () => (await entryOf(paths.waitingGet, { entryId }))?.status,
    /** Claims the offer and opens its payment. */
    checkOut: async () => {
      const { holdId } = (await visitor.call(paths.waitingClaim, { entryId })).body;
      return visitor.call(paths.createIntent, { classId, holdId, customer, principalUserId: userId });
    },
  };
}

type Place = Awaited<ReturnType<typeof placeComesFree>>;

describe('a saved card that the provider failed to charge', () => {
  it.each<[string, (place: Place) => Promise<unknown>]>([
    ['its owner says no to the place', (place) => place.leave()],
    ['the account is closed', ({ userId }) => cancelMemberPayments(studio.services, userId)],
    ['the class is cancelled', ({ classId }) => endClassCheckouts(studio.services, { branchId, classId })],
    [
      'its owner lets the offer run out',
      async () => {
        later(3700);
        await serve();
        await sweepPaymentsAndHolds(studio.services);
      },
    ],
  ])('is not charged when %s', async (_what, happens) => {
    const place = await placeComesFree();
    await failCharge('before');
    await serve();
    expect(await place.standing()).toBe('OFFERED');
    expect((await studio.mails(place.customer.email))[0]?.subject).toContain('A place is yours');
    expect(await place.payments()).toEqual(['OPEN']);
    await happens(place);
    await studio.deliverWebhooks();
    expect(await place.charges()).toEqual([]);
    expect(await place.payments()).toEqual(['CANCELLED']);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ confirmed: 0 });
  });

  it('is not charged when its owner checks out, and pays once', async () => {
    const place = await placeComesFree();
    await failCharge('before');
    await serve();
    const opened = await place.checkOut();
    await studio.pay(opened.body.paymentIntentId);
    await studio.deliverWebhooks();
    expect(await place.charges()).toEqual([]);
    expect(await place.payments()).toEqual(['CANCELLED', 'BOOKED']);
    expect(await place.standing()).toBe('TAKEN');
  });
});

describe('a saved card that was declined', () => {
  it('can be passed by at checkout, also when the provider could not close the payment', async () => {
    const place = await placeComesFree('pm_card_chargeCustomerFail');
    await failCharge('before', '/v1/payment_intents/*/cancel');
    await serve();
    expect((await studio.mails(place.customer.email))[0]?.subject).toContain('A place is yours');
    expect(await place.payments()).toEqual(['OPEN']);
    const opened = await place.checkOut();
    await studio.pay(opened.body.paymentIntentId);
    await studio.deliverWebhooks();
    expect(await place.standing()).toBe('TAKEN');
    expect(await place.payments()).toEqual(['BOOKED']);
  });
});

describe('a charge whose answer was lost', () => {
  it('is the booking, and its owner is not asked to pay again', async () => {
    const place = await placeComesFree();
    await failCharge('after');
    await serve();
    const opened = await place.checkOut();
    expect(opened.body.code).toBe('payment_in_progress');
    expect(await place.payments()).toEqual(['BOOKED']);
    await studio.deliverWebhooks();
    expect(await place.charges()).toMatchObject([{ status: 'succeeded' }]);
    expect(await place.refunded()).toEqual([]);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('is found by the sweeper while the place is still held, when no webhook comes', async () => {
    const place = await placeComesFree();
    await failCharge('after');
    await serve();
    later(21);
    await sweepPaymentsAndHolds(studio.services);
    expect(await place.standing()).toBe('TAKEN');
  });

  it('goes back when it was made after its owner had said no', async () => {
    const place = await placeComesFree();
    studio.services.payments.chargeCard = async (wanted) => {
      await place.leave();
      return chargeCard(wanted);
    };
    await serve();
    expect(await place.standing()).toBe('LEFT');
    expect(await place.refunded()).toEqual([2000]);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ confirmed: 0 });
  });
});

describe('a place that is given up while it is being taken', () => {
  /** Creates a member's hold in a class with another free place, just before the saved card is charged for it. */
  async function heldPlace() {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 2 });
    const member = await memberWithCard();
    const { userId, customerId, cardId, visitor, customer } = member;
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId: userId })).body;
    const values = [branchId, holdId, studio.time.now, 'client', 'the offer was declined'];
    const wish = {
      branchId,
      classId,
      clientId: visitor.clientId,
      holdId,
      addressHash: 'test',
      principalId: userId,
      customer,
      attendees: [],
      termsVersion: undefined,
    };
    return {
      ...member,
      wish,
      giveUp: () => studio.database.run(releaseHoldStatement, values),
      take: () => chargeSavedCard(studio.services, wish, { customerId, cardId }),
      books: () => readClassTotals(studio.database, classId),
    };
  }

  it('is not held anew, and nothing is charged', async () => {
    const { giveUp, take, charges, books } = await heldPlace();
    await giveUp();
    await expect(take()).rejects.toMatchObject({ code: 'hold_expired' });
    expect(await charges()).toEqual([]);
    expect(await books()).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('is not held anew for a reserved session either', async () => {
    const { giveUp, wish, books } = await heldPlace();
    await giveUp();
    const reserved = { entitlementId: randomUUID(), reservedFor: randomUUID() };
    const taking = bookWithCredit(studio.services, { ...wish, ...reserved });
    await expect(taking).rejects.toMatchObject({ code: 'hold_expired' });
    expect(await books()).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('is not booked from what is free besides: the money goes back', async () => {
    const { giveUp, take, refunded, books } = await heldPlace();
    studio.services.payments.chargeCard = async (wanted) => {
      await giveUp();
      return chargeCard(wanted);
    };
    await expect(take()).rejects.toMatchObject({ code: 'slot_unavailable' });
    expect(await refunded()).toEqual([2000]);
    expect(await books()).toMatchObject({ taken: 0, confirmed: 0 });
  });
});
