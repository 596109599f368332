import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { type Fault, updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { bookWithCredit } from '@studio/server/bookings/book-with-credit';
import { releaseHoldStatement } from '@studio/server/bookings/holds/place-statements';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { cancelMemberPayments } from '@studio/server/bookings/payments/cancel-member-payments';
import { chargeSavedCard } from '@studio/server/bookings/payments/charge-saved-card';
import { endClassCheckouts } from '@studio/server/class-cancellation/end-class-checkouts';
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

function advanceTime(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const processLists = () => processWaitingLists(studio.services);

/** Makes the provider fail the next charge, or another path, before or after processing it. */
function failCharge(when: Fault['when'], path = '/v1/payment_intents'): Promise<unknown> {
  const fault: Fault = { when, times: 1, kind: 'error', method: 'POST', path, shouldRetry: false };
  return updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
}

/** Creates a member with a card saved at the provider, and helpers that read the outcome. */
async function createMemberWithCard(card = 'pm_card_visa') {
  const userId = randomUUID();
  installFakeUserPool(studio).addUser(userId);
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
      const refundList = await studio.stripe.refunds.list({ payment_intent: charge?.id ?? '' });
      return refundList.data.map(({ amount }) => amount);
    },
  };
}

/** Frees the only place of a class for a member whose saved card is charged automatically. */
async function offerFreedPlace(card?: string) {
  const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
  const owner = studio.visitor();
  const { bookingId } = await bookAndPay(studio, owner, classId);
  const member = await createMemberWithCard(card);
  const { visitor, customer, cardId, userId } = member;
  const rule = { customer, cardId, autoUntil: '2026-11-25T18:00:00Z' };
  const entryOf = async (path: string, input: object) =>
    ((await visitor.call(path, input)).body as unknown as WaitingEntriesResponse).entries[0];
  const joined = await entryOf(paths.waitingJoin, { classIds: [classId], ...rule });
  const entryId = joined?.entryId;
  await owner.call(paths.cancel, { bookingId });
  return {
    ...member,
    classId,
    leave: () => visitor.call(paths.waitingLeave, { entryId }),
    readStatus: async () => (await entryOf(paths.waitingGet, { entryId }))?.status,
    /** Claims the offer and opens its payment. */
    checkOut: async () => {
      const { holdId } = (await visitor.call(paths.waitingClaim, { entryId })).body;
      return visitor.call(paths.createIntent, { classId, holdId, customer, principalUserId: userId });
    },
  };
}

type Place = Awaited<ReturnType<typeof offerFreedPlace>>;

describe('a saved card that the provider failed to charge', () => {
  it.each<[string, (place: Place) => Promise<unknown>]>([
    ['the member declines the place', (place) => place.leave()],
    ['the account is closed', ({ userId }) => cancelMemberPayments(studio.services, userId)],
    ['the class is cancelled', ({ classId }) => endClassCheckouts(studio.services, { branchId, classId })],
    [
      'the offer expires',
      async () => {
        advanceTime(3700);
        await processLists();
        await sweepPaymentsAndHolds(studio.services);
      },
    ],
  ])('is not charged when %s', async (_what, event) => {
    const place = await offerFreedPlace();
    await failCharge('before');
    await processLists();
    expect(await place.readStatus()).toBe('OFFERED');
    expect((await studio.emails(place.customer.email))[0]?.subject).toContain('Place available until');
    expect(await place.payments()).toEqual(['OPEN']);
    await event(place);
    await studio.deliverWebhooks();
    expect(await place.charges()).toEqual([]);
    expect(await place.payments()).toEqual(['CANCELLED']);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ confirmed: 0 });
  });

  it('is not charged in addition when the member pays at checkout', async () => {
    const place = await offerFreedPlace();
    await failCharge('before');
    await processLists();
    const opened = await place.checkOut();
    await studio.pay(opened.body.paymentIntentId);
    await studio.deliverWebhooks();
    expect(await place.charges()).toEqual([]);
    expect(await place.payments()).toEqual(['CANCELLED', 'BOOKED']);
    expect(await place.readStatus()).toBe('BOOKED');
  });
});

describe('a saved card that was declined', () => {
  it('can be bypassed at checkout even when the provider failed to cancel its payment', async () => {
    const place = await offerFreedPlace('pm_card_chargeCustomerFail');
    await failCharge('before', '/v1/payment_intents/*/cancel');
    await processLists();
    expect((await studio.emails(place.customer.email))[0]?.subject).toContain('Place available until');
    expect(await place.payments()).toEqual(['OPEN']);
    const opened = await place.checkOut();
    await studio.pay(opened.body.paymentIntentId);
    await studio.deliverWebhooks();
    expect(await place.readStatus()).toBe('BOOKED');
    expect(await place.payments()).toEqual(['BOOKED']);
  });
});

describe('a charge whose response was lost', () => {
  it('books the place without asking the member to pay again', async () => {
    const place = await offerFreedPlace();
    await failCharge('after');
    await processLists();
    const opened = await place.checkOut();
    expect(opened.body.code).toBe('payment_in_progress');
    expect(await place.payments()).toEqual(['BOOKED']);
    await studio.deliverWebhooks();
    expect(await place.charges()).toMatchObject([{ status: 'succeeded' }]);
    expect(await place.refunded()).toEqual([]);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('is found by the sweeper while the place is held, when no webhook arrives', async () => {
    const place = await offerFreedPlace();
    await failCharge('after');
    await processLists();
    advanceTime(21);
    await sweepPaymentsAndHolds(studio.services);
    expect(await place.readStatus()).toBe('BOOKED');
  });

  it('is refunded when the member left the waiting list before it', async () => {
    const place = await offerFreedPlace();
    studio.services.payments.chargeCard = async (chargeInput) => {
      await place.leave();
      return chargeCard(chargeInput);
    };
    await processLists();
    expect(await place.readStatus()).toBe('LEFT');
    expect(await place.refunded()).toEqual([2000]);
    expect(await readClassTotals(studio.database, place.classId)).toMatchObject({ confirmed: 0 });
  });
});

describe('a hold released during its automatic booking', () => {
  /** Creates a member's hold in a class with another free place, just before the saved card is charged for it. */
  async function heldPlace() {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 2 });
    const member = await createMemberWithCard();
    const { userId, customerId, cardId, visitor, customer } = member;
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId: userId })).body;
    const values = [branchId, holdId, studio.time.now, 'client', 'the offer was declined'];
    const input = {
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
      input,
      releaseHold: () => studio.database.run(releaseHoldStatement, values),
      charge: () => chargeSavedCard(studio.services, input, { customerId, cardId }),
      readTotals: () => readClassTotals(studio.database, classId),
    };
  }

  it('is not placed again, and nothing is charged', async () => {
    const { releaseHold, charge, charges, readTotals } = await heldPlace();
    await releaseHold();
    await expect(charge()).rejects.toMatchObject({ code: 'hold_expired' });
    expect(await charges()).toEqual([]);
    expect(await readTotals()).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('is not placed again for a reserved session', async () => {
    const { releaseHold, input, readTotals } = await heldPlace();
    await releaseHold();
    const reserved = { entitlementId: randomUUID(), reservedFor: randomUUID() };
    const attempt = bookWithCredit(studio.services, { ...input, ...reserved });
    await expect(attempt).rejects.toMatchObject({ code: 'hold_expired' });
    expect(await readTotals()).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('is not replaced by another free place, and the charge is refunded', async () => {
    const { releaseHold, charge, refunded, readTotals } = await heldPlace();
    studio.services.payments.chargeCard = async (chargeInput) => {
      await releaseHold();
      return chargeCard(chargeInput);
    };
    await expect(charge()).rejects.toMatchObject({ code: 'slot_unavailable' });
    expect(await refunded()).toEqual([2000]);
    expect(await readTotals()).toMatchObject({ taken: 0, confirmed: 0 });
  });
});
