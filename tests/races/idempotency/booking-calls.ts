import { paths } from '@studio/contracts/paths';
import { createClass } from '../../harness/create-class.ts';
import { createCredit } from '../../harness/credits.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

const hourMs = 3_600_000;

export const buildCustomer = ({ email }: TestCaller) => ({ firstName: 'Amara', lastName: 'Okafor', email });

export function createClassIn(
  { database }: TwoServerTestBed,
  hours: number,
  fields: object = {},
): Promise<string> {
  return createClass(database, { startsAt: new Date(Date.now() + hours * hourMs), capacity: 60, ...fields });
}

interface Held {
  classId: string;
  holdId: string;
}

export async function createHold(
  testBed: TwoServerTestBed,
  by: TestCaller,
  fields: object = {},
  hours = 72,
): Promise<Held> {
  const classId = await createClassIn(testBed, hours, fields);
  const { holdId } = await by.done<Held>(paths.hold, { classId, places: 2 });
  return { classId, holdId };
}

async function payForPlaces(testBed: TwoServerTestBed, by: TestCaller) {
  const input = { ...(await createHold(testBed, by)), customer: buildCustomer(by) };
  const opened = await by.done(paths.createIntent, input);
  await testBed.pay(opened.clientSecret ?? '');
  return { ...input, paymentIntentId: opened.paymentIntentId };
}

/** Books a free place and returns its id. */
async function bookPlace(testBed: TwoServerTestBed, by: TestCaller, hours = 72) {
  const { classId, holdId } = await createHold(testBed, by, { pricePence: 0 }, hours);
  const body = { classId, holdId, customer: buildCustomer(by) };
  return { classId, bookingId: (await by.done(paths.book, body)).bookingId };
}

const placesOf = 'SELECT taken FROM classes WHERE id = $1';
const bookingsOf = `SELECT status FROM bookings WHERE class_id = $1 ORDER BY position`;
const emailsQuery = `SELECT kind FROM outbox WHERE subject->>'bookingId' = $1 OR subject->>'orderId' = $1`;

/** Returns the taken places and the statuses of a class's bookings. */
async function getTotals(testBed: TwoServerTestBed, classId: string) {
  return [...(await testBed.column(placesOf, classId)), ...(await testBed.column(bookingsOf, classId))];
}

/** Fields that may differ, because the response contains the number of places left at that moment. */
const differingPlaces = { fields: ['capacityLeft'], reason: 'it is true at the moment of the response' };

export const bookingCalls: RepeatedCall[] = [
  {
    path: paths.hold,
    prepare: async (testBed) => {
      const [by, classId] = [testBed.guest(), await createClassIn(testBed, 72)];
      return { by, body: { classId, places: 2 }, readEffect: () => getTotals(testBed, classId) };
    },
    effect: [2],
    differing: differingPlaces,
  },
  {
    path: paths.hold,
    when: 'with a key',
    prepare: async (testBed, idempotencyKey) => {
      const [by, classId] = [testBed.guest(), await createClassIn(testBed, 72)];
      return {
        by,
        body: { classId, places: 2, idempotencyKey },
        readEffect: () => getTotals(testBed, classId),
      };
    },
    effect: [2],
    differing: differingPlaces,
  },
  {
    path: paths.release,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, holdId } = await createHold(testBed, by);
      return { by, body: { holdId }, readEffect: () => getTotals(testBed, classId) };
    },
    effect: [0],
    differing: { fields: ['released'], reason: 'the other calls had nothing left to release' },
  },
  {
    path: paths.createIntent,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const input = { ...(await createHold(testBed, by)), customer: buildCustomer(by) };
      const intents = `SELECT count(DISTINCT p.id)::int || ' ' || count(o.id) FROM payments p
        LEFT JOIN sandbox.stripe_object o ON o.kind = 'payment_intent' AND o.data->'metadata'->>'payment_id' = p.id::text
        WHERE p.class_id = $1`;
      return { by, body: input, readEffect: () => testBed.column(intents, input.classId) };
    },
    effect: ['1 1'],
    differing: { fields: ['holdExpiresAt'], reason: 'each call renews the hold for its full time' },
  },
  {
    path: paths.confirmPayment,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, paymentIntentId, holdId } = await payForPlaces(testBed, by);
      const readEffect = async () => [
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(emailsQuery, holdId)),
      ];
      return { by, body: { classId, paymentIntentId }, readEffect };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 'booking-confirmed'],
  },
  {
    path: paths.book,
    when: 'for nothing',
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, holdId } = await createHold(testBed, by, { pricePence: 0 });
      const readEffect = async () => [
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(emailsQuery, holdId)),
      ];
      return { by, body: { classId, holdId, customer: buildCustomer(by) }, readEffect };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 'booking-confirmed'],
  },
  {
    path: paths.book,
    when: 'with a credit and a key',
    prepare: async (testBed, idempotencyKey) => {
      const by = await testBed.member();
      const terms = { sessions: 10, shareable: true };
      const creditInput = { memberId: by.memberId ?? '', terms };
      const entitlementId = await createCredit(testBed.database, new Date(), creditInput);
      const { classId, holdId } = await createHold(testBed, by);
      const balanceQuery = 'SELECT balance FROM entitlements WHERE id = $1';
      const body = {
        classId,
        holdId,
        customer: buildCustomer(by),
        paymentMethod: 'ENTITLEMENT',
        idempotencyKey,
      };
      const readEffect = async () => [
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(balanceQuery, entitlementId)),
      ];
      return { by, body, readEffect };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 8],
  },
  {
    path: paths.cancel,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, paymentIntentId } = await payForPlaces(testBed, by);
      const { bookingId } = await by.done(paths.confirmPayment, { classId, paymentIntentId });
      const refunds = 'SELECT amount_pence FROM refunds WHERE booking_id = $1';
      const readEffect = async () => [
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(refunds, bookingId)),
        ...(await testBed.column(emailsQuery, bookingId)),
      ];
      return { by, body: { bookingId }, readEffect };
    },
    effect: [1, 'CANCELLED', 'CONFIRMED', 2000, 'booking-cancelled'],
    outcomes: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.move,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const from = await bookPlace(testBed, by);
      const classId = await createClassIn(testBed, 96, { pricePence: 0 });
      const moved = 'SELECT sequence FROM bookings WHERE id = $1';
      const readEffect = async () => [
        ...(await getTotals(testBed, from.classId)),
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(moved, from.bookingId)),
        ...(await testBed.column(emailsQuery, from.bookingId)),
      ];
      return { by, body: { bookingId: from.bookingId, classId }, readEffect };
    },
    effect: [1, 'CONFIRMED', 1, 'CONFIRMED', 1, 'booking-moved'],
  },
  {
    path: paths.lateCancel,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { classId, bookingId } = await bookPlace(testBed, by, 5);
      const readEffect = async () => [
        ...(await getTotals(testBed, classId)),
        ...(await testBed.column(emailsQuery, bookingId)),
      ];
      return { by, body: { bookingId }, readEffect };
    },
    effect: [1, 'CANCELLED', 'CONFIRMED', 'late-cancelled'],
    outcomes: onceThenError('409 already_cancelled'),
  },
];
