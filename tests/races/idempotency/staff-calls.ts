import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { createBooking } from '../../harness/create-booking.ts';
import { createCredit } from '../../harness/credits.ts';
import { createClassIn } from './booking-calls.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

const createPerson = async ({ staff }: TwoServerTestBed) => {
  const typed = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };
  return (await staff.done<{ personId: string }>(paths.personAdd, typed)).personId;
};

/** Creates a booking in a class that begins in half an hour, with a check-in mark. */
async function prepareCheckIn(testBed: TwoServerTestBed, kind: 'CHECKED_IN' | 'UNDONE') {
  const bookingId = await createBooking(testBed.database, { classId: await createClassIn(testBed, 0.5) });
  const recordedAt = new Date().toISOString();
  const checkIn = { id: randomUUID(), bookingId, kind: 'CHECKED_IN', recordedAt };
  if (kind === 'UNDONE') await testBed.staff.done(paths.checkInMarks, { marks: [checkIn] });
  const marks = [kind === 'CHECKED_IN' ? checkIn : { ...checkIn, id: randomUUID(), kind }];
  const readEffect = () =>
    testBed.column(
      `SELECT (checked_in_at IS NOT NULL)::text FROM bookings WHERE id = $1
      UNION ALL SELECT kind FROM attendance_marks WHERE booking_id = $1 AND kind = '${kind}'`,
      bookingId,
    );
  return { by: testBed.staff, body: { marks }, readEffect };
}

/** Fields that may differ, because the contract has a separate outcome for the first call. */
const differingOutcome = {
  fields: ['outcome'],
  reason: 'one mark is counted, and the others find it already counted',
};

export const staffCalls: RepeatedCall[] = [
  {
    path: paths.checkInMarks,
    when: 'checking in',
    prepare: (testBed) => prepareCheckIn(testBed, 'CHECKED_IN'),
    effect: ['true', 'CHECKED_IN'],
    differing: differingOutcome,
  },
  {
    path: paths.checkInMarks,
    when: 'undoing a check-in',
    prepare: (testBed) => prepareCheckIn(testBed, 'UNDONE'),
    effect: ['false', 'UNDONE'],
    differing: differingOutcome,
  },
  {
    path: paths.cancelClass,
    prepare: async (testBed) => {
      const classId = await createClassIn(testBed, 72);
      const body = { classIds: [classId], reason: 'The heating has failed' };
      const readEffect = () =>
        testBed.column(
          `SELECT count(*)::int FROM class_cancellations WHERE class_id = $1
          UNION ALL SELECT count(*)::int FROM outbox WHERE kind = 'class-cancelled-instructor' AND subject->>'classId' = $1::text`,
          classId,
        );
      return { by: testBed.staff, body, readEffect };
    },
    effect: [1, 1],
    differing: {
      fields: ['done', 'total', 'refundsSettled', 'finished'],
      reason: 'the first call has already started the work',
    },
  },
  {
    path: paths.bookFor,
    prepare: async (testBed) => {
      const [personId, classId, orderId] = [
        await createPerson(testBed),
        await createClassIn(testBed, 72),
        randomUUID(),
      ];
      const body = { orderId, personId, classId, payment: { kind: 'desk', method: 'CASH' } };
      const taken = `SELECT taken FROM classes WHERE id = $1
        UNION ALL SELECT sum(amount_pence)::int FROM desk_payments d JOIN bookings b ON b.id = d.subject_id WHERE b.class_id = $1`;
      return { by: testBed.staff, body, readEffect: () => testBed.column(taken, classId) };
    },
    effect: [1, 2000],
  },
  {
    path: paths.personSell,
    prepare: async (testBed) => {
      const personId = await createPerson(testBed);
      const saleId = randomUUID();
      const body = { saleId, personId, productId: 'starter-pack', method: 'CASH' };
      const sold = 'SELECT count(*)::int FROM entitlements WHERE origin_id = $1';
      return { by: testBed.staff, body, readEffect: () => testBed.column(sold, saleId) };
    },
    effect: [1],
  },
  {
    path: paths.personGrant,
    prepare: async (testBed) => {
      const [personId, grantId] = [await createPerson(testBed), randomUUID()];
      const body = { personId, grantId, terms: { productId: 'starter-pack' }, reason: 'A spoilt class' };
      const balanceQuery = 'SELECT balance FROM entitlements WHERE origin_id = $1';
      return { by: testBed.staff, body, readEffect: () => testBed.column(balanceQuery, grantId) };
    },
    effect: [3],
  },
  {
    path: paths.personAdjust,
    prepare: async (testBed) => {
      const entitlementId = await createCredit(testBed.database, new Date(), { memberId: randomUUID() });
      const body = { entitlementId, adjustId: randomUUID(), sessions: -4, reason: 'Counted again' };
      const balanceQuery = 'SELECT balance FROM entitlements WHERE id = $1';
      return { by: testBed.staff, body, readEffect: () => testBed.column(balanceQuery, entitlementId) };
    },
    effect: [6],
  },
  {
    path: paths.staffCancel,
    prepare: async (testBed) => {
      const classId = await createClassIn(testBed, 72);
      const bookingId = await createBooking(testBed.database, { classId });
      const taken = `SELECT taken::text FROM classes WHERE id = $1
        UNION ALL SELECT kind FROM outbox WHERE subject->>'bookingId' = $2::text`;
      const readEffect = () => testBed.column(taken, classId, bookingId);
      return { by: testBed.staff, body: { bookingId, refund: true }, readEffect };
    },
    effect: ['0', 'booking-cancelled'],
    outcomes: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.payAtDesk,
    prepare: async (testBed) => {
      const classId = await createClassIn(testBed, 72);
      const bookingId = await createBooking(testBed.database, { classId, duePence: 2000 });
      const taken = 'SELECT amount_pence FROM desk_payments WHERE subject_id = $1';
      const body = { bookingId, method: 'CASH' };
      return { by: testBed.staff, body, readEffect: () => testBed.column(taken, bookingId) };
    },
    effect: [2000],
    outcomes: onceThenError('409 no_payment_required'),
  },
];
