import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { createBooking } from '../../harness/create-booking.ts';
import { createCredit } from '../../harness/credits.ts';
import { createClassIn } from './booking-calls.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

const person = async ({ staff }: TwoServerTestBed) => {
  const typed = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };
  return (await staff.done<{ personId: string }>(paths.personAdd, typed)).personId;
};

/** Creates a booking in a class that begins in half an hour, with a check-in mark. */
async function expected(house: TwoServerTestBed, kind: 'HERE' | 'UNDONE') {
  const bookingId = await createBooking(house.database, { classId: await createClassIn(house, 0.5) });
  const recordedAt = new Date().toISOString();
  const here = { id: randomUUID(), bookingId, kind: 'HERE', recordedAt };
  if (kind === 'UNDONE') await house.staff.done(paths.doorMarks, { marks: [here] });
  const marks = [kind === 'HERE' ? here : { ...here, id: randomUUID(), kind }];
  const counted = () =>
    house.column(
      `SELECT (checked_in_at IS NOT NULL)::text FROM bookings WHERE id = $1
      UNION ALL SELECT kind FROM door_marks WHERE booking_id = $1 AND kind = '${kind}'`,
      bookingId,
    );
  return { by: house.staff, body: { marks }, counted };
}

/** The contract has a separate outcome for each case. */
const firstOfAll = { fields: ['outcome'], since: 'one mark counted, the others find it standing already' };

export const staffCalls: RepeatedCall[] = [
  {
    path: paths.doorMarks,
    when: 'here',
    prepare: (house) => expected(house, 'HERE'),
    effect: ['true', 'HERE'],
    differs: firstOfAll,
  },
  {
    path: paths.doorMarks,
    when: 'undone',
    prepare: (house) => expected(house, 'UNDONE'),
    effect: ['false', 'UNDONE'],
    differs: firstOfAll,
  },
  {
    path: paths.cancelClass,
    prepare: async (house) => {
      const classId = await createClassIn(house, 72);
      const body = { classIds: [classId], reason: 'The heating has failed' };
      const counted = () =>
        house.column(
          `SELECT count(*)::int FROM class_cancellations WHERE class_id = $1
          UNION ALL SELECT count(*)::int FROM outbox WHERE kind = 'class-off-trainer' AND subject->>'classId' = $1::text`,
          classId,
        );
      return { by: house.staff, body, counted };
    },
    effect: [1, 1],
    differs: {
      fields: ['done', 'total', 'refundsSettled', 'finished'],
      since: 'the work has begun with the first of them',
    },
  },
  {
    path: paths.bookFor,
    prepare: async (house) => {
      const [personId, classId, orderId] = [
        await person(house),
        await createClassIn(house, 72),
        randomUUID(),
      ];
      const body = { orderId, personId, classId, pay: { kind: 'desk', method: 'CASH' } };
      const taken = `SELECT taken FROM classes WHERE id = $1
        UNION ALL SELECT sum(amount_pence)::int FROM desk_payments d JOIN bookings b ON b.id = d.subject_id WHERE b.class_id = $1`;
      return { by: house.staff, body, counted: () => house.column(taken, classId) };
    },
    effect: [1, 2000],
  },
  {
    path: paths.personSell,
    prepare: async (house) => {
      const personId = await person(house);
      const saleId = randomUUID();
      const body = { saleId, personId, productId: 'starter-pack', method: 'CASH' };
      const sold = 'SELECT count(*)::int FROM entitlements WHERE origin_id = $1';
      return { by: house.staff, body, counted: () => house.column(sold, saleId) };
    },
    effect: [1],
  },
  {
    path: paths.personGrant,
    prepare: async (house) => {
      const [personId, grantId] = [await person(house), randomUUID()];
      const body = { personId, grantId, what: { productId: 'starter-pack' }, reason: 'A spoilt class' };
      const given = 'SELECT balance FROM entitlements WHERE origin_id = $1';
      return { by: house.staff, body, counted: () => house.column(given, grantId) };
    },
    effect: [3],
  },
  {
    path: paths.personAdjust,
    prepare: async (house) => {
      const entitlementId = await createCredit(house.database, new Date(), { memberId: randomUUID() });
      const body = { entitlementId, adjustId: randomUUID(), sessions: -4, reason: 'Counted again' };
      const left = 'SELECT balance FROM entitlements WHERE id = $1';
      return { by: house.staff, body, counted: () => house.column(left, entitlementId) };
    },
    effect: [6],
  },
  {
    path: paths.staffCancel,
    prepare: async (house) => {
      const classId = await createClassIn(house, 72);
      const bookingId = await createBooking(house.database, { classId });
      const taken = `SELECT taken::text FROM classes WHERE id = $1
        UNION ALL SELECT kind FROM outbox WHERE subject->>'bookingId' = $2::text`;
      const counted = () => house.column(taken, classId, bookingId);
      return { by: house.staff, body: { bookingId, giveBack: true }, counted };
    },
    effect: ['0', 'booking-cancelled'],
    answers: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.payAtDesk,
    prepare: async (house) => {
      const classId = await createClassIn(house, 72);
      const bookingId = await createBooking(house.database, { classId, duePence: 2000 });
      const taken = 'SELECT amount_pence FROM desk_payments WHERE subject_id = $1';
      const body = { bookingId, method: 'CASH' };
      return { by: house.staff, body, counted: () => house.column(taken, bookingId) };
    },
    effect: [2000],
    answers: onceThenError('409 no_payment_required'),
  },
];
