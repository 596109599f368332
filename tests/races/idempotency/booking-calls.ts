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
  wish: object = {},
): Promise<string> {
  return createClass(database, { startsAt: new Date(Date.now() + hours * hourMs), capacity: 60, ...wish });
}

interface Held {
  classId: string;
  holdId: string;
}

export async function createHold(
  house: TwoServerTestBed,
  by: TestCaller,
  wish: object = {},
  hours = 72,
): Promise<Held> {
  const classId = await createClassIn(house, hours, wish);
  const { holdId } = await by.done<Held>(paths.hold, { classId, places: 2 });
  return { classId, holdId };
}

async function paid(house: TwoServerTestBed, by: TestCaller) {
  const wish = { ...(await createHold(house, by)), customer: buildCustomer(by) };
  const opened = await by.done(paths.createIntent, wish);
  await house.pay(opened.clientSecret ?? '');
  return { ...wish, paymentIntentId: opened.paymentIntentId };
}

/** Books a free place and returns its id. */
async function booked(house: TwoServerTestBed, by: TestCaller, hours = 72) {
  const { classId, holdId } = await createHold(house, by, { pricePence: 0 }, hours);
  const body = { classId, holdId, customer: buildCustomer(by) };
  return { classId, bookingId: (await by.done(paths.book, body)).bookingId };
}

const placesOf = 'SELECT taken FROM classes WHERE id = $1';
const bookingsOf = `SELECT status FROM bookings WHERE class_id = $1 ORDER BY position`;
const mailsAbout = `SELECT kind FROM outbox WHERE subject->>'bookingId' = $1 OR subject->>'orderId' = $1`;

/** Returns the taken places and the statuses of a class's bookings. */
async function books(house: TwoServerTestBed, classId: string) {
  return [...(await house.column(placesOf, classId)), ...(await house.column(bookingsOf, classId))];
}

/** The response contains the number of places left at that moment. */
const placesLeft = { fields: ['capacityLeft'], since: 'places left are true at the moment of answering' };

export const bookingCalls: RepeatedCall[] = [
  {
    path: paths.hold,
    prepare: async (house) => {
      const [by, classId] = [house.guest(), await createClassIn(house, 72)];
      return { by, body: { classId, places: 2 }, counted: () => books(house, classId) };
    },
    effect: [2],
    differs: placesLeft,
  },
  {
    path: paths.hold,
    when: 'with a key',
    prepare: async (house, idempotencyKey) => {
      const [by, classId] = [house.guest(), await createClassIn(house, 72)];
      return { by, body: { classId, places: 2, idempotencyKey }, counted: () => books(house, classId) };
    },
    effect: [2],
    differs: placesLeft,
  },
  {
    path: paths.release,
    prepare: async (house) => {
      const by = house.guest();
      const { classId, holdId } = await createHold(house, by);
      return { by, body: { holdId }, counted: () => books(house, classId) };
    },
    effect: [0],
    differs: { fields: ['released'], since: 'the others had nothing left to release' },
  },
  {
    path: paths.createIntent,
    prepare: async (house) => {
      const by = house.guest();
      const wish = { ...(await createHold(house, by)), customer: buildCustomer(by) };
      const intents = `SELECT count(DISTINCT p.id)::int || ' ' || count(o.id) FROM payments p
        LEFT JOIN sandbox.stripe_object o ON o.kind = 'payment_intent' AND o.data->'metadata'->>'payment_id' = p.id::text
        WHERE p.class_id = $1`;
      return { by, body: wish, counted: () => house.column(intents, wish.classId) };
    },
    effect: ['1 1'],
    differs: { fields: ['holdExpiresAt'], since: 'each press gives the hold its whole time again' },
  },
  {
    path: paths.confirmPayment,
    prepare: async (house) => {
      const by = house.guest();
      const { classId, paymentIntentId, holdId } = await paid(house, by);
      const counted = async () => [
        ...(await books(house, classId)),
        ...(await house.column(mailsAbout, holdId)),
      ];
      return { by, body: { classId, paymentIntentId }, counted };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 'booking-confirmed'],
  },
  {
    path: paths.book,
    when: 'for nothing',
    prepare: async (house) => {
      const by = house.guest();
      const { classId, holdId } = await createHold(house, by, { pricePence: 0 });
      const counted = async () => [
        ...(await books(house, classId)),
        ...(await house.column(mailsAbout, holdId)),
      ];
      return { by, body: { classId, holdId, customer: buildCustomer(by) }, counted };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 'booking-confirmed'],
  },
  {
    path: paths.book,
    when: 'with a credit and a key',
    prepare: async (house, idempotencyKey) => {
      const by = await house.member();
      const terms = { sessions: 10, shareable: true };
      const wish = { memberId: by.memberId ?? '', terms };
      const entitlementId = await createCredit(house.database, new Date(), wish);
      const { classId, holdId } = await createHold(house, by);
      const left = 'SELECT balance FROM entitlements WHERE id = $1';
      const body = {
        classId,
        holdId,
        customer: buildCustomer(by),
        paymentMethod: 'ENTITLEMENT',
        idempotencyKey,
      };
      const counted = async () => [
        ...(await books(house, classId)),
        ...(await house.column(left, entitlementId)),
      ];
      return { by, body, counted };
    },
    effect: [2, 'CONFIRMED', 'CONFIRMED', 8],
  },
  {
    path: paths.cancel,
    prepare: async (house) => {
      const by = house.guest();
      const { classId, paymentIntentId } = await paid(house, by);
      const { bookingId } = await by.done(paths.confirmPayment, { classId, paymentIntentId });
      const refunds = 'SELECT amount_pence FROM refunds WHERE booking_id = $1';
      const counted = async () => [
        ...(await books(house, classId)),
        ...(await house.column(refunds, bookingId)),
        ...(await house.column(mailsAbout, bookingId)),
      ];
      return { by, body: { bookingId }, counted };
    },
    effect: [1, 'CANCELLED', 'CONFIRMED', 2000, 'booking-cancelled'],
    answers: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.move,
    prepare: async (house) => {
      const by = house.guest();
      const from = await booked(house, by);
      const classId = await createClassIn(house, 96, { pricePence: 0 });
      const moved = 'SELECT sequence FROM bookings WHERE id = $1';
      const counted = async () => [
        ...(await books(house, from.classId)),
        ...(await books(house, classId)),
        ...(await house.column(moved, from.bookingId)),
        ...(await house.column(mailsAbout, from.bookingId)),
      ];
      return { by, body: { bookingId: from.bookingId, classId }, counted };
    },
    effect: [1, 'CONFIRMED', 1, 'CONFIRMED', 1, 'booking-moved'],
  },
  {
    path: paths.giveUp,
    prepare: async (house) => {
      const by = house.guest();
      const { classId, bookingId } = await booked(house, by, 5);
      const counted = async () => [
        ...(await books(house, classId)),
        ...(await house.column(mailsAbout, bookingId)),
      ];
      return { by, body: { bookingId }, counted };
    },
    effect: [1, 'CANCELLED', 'CONFIRMED', 'place-given-up'],
    answers: onceThenError('409 already_cancelled'),
  },
];
