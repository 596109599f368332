import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let { studio, staff, inHours, add, book, bookOk, taken } = {} as DeskStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, book, bookOk, taken } = await openDeskStudio());
});
afterAll(() => studio.close());

describe('a repeated booking at the front desk', () => {
  it('is the same booking only for the same client, class, guest and payment', async () => {
    const personId = await add({ email: 'again@desk.example' });
    const other = await add({ email: 'other@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(45) });
    const otherClassId = await createClass(studio.database, { startsAt: inHours(46) });
    const cash = { kind: 'desk', method: 'CASH' };
    const orderId = randomUUID();
    const order = { orderId, payment: cash };
    const first = await bookOk(personId, classId, order);
    expect(await bookOk(personId, classId, order)).toEqual(first);
    for (const [client, klass, fields] of [
      [other, classId, {}],
      [personId, otherClassId, {}],
      [personId, classId, { guestName: 'Their sister' }],
      [personId, classId, { payment: { kind: 'desk', method: 'TERMINAL' } }],
      [personId, classId, { payment: { kind: 'complimentary' }, reason: 'birthday' }],
      [personId, classId, { payment: { kind: 'later' } }],
      [personId, classId, { payment: { kind: 'credit', entitlementId: randomUUID() } }],
    ] as const) {
      const { status, body } = await book(client, klass, { ...order, ...fields });
      expect([status, body.code], JSON.stringify(fields)).toEqual([409, 'idempotency_mismatch']);
    }
    expect(await taken(classId)).toBe(1);
    const due = { orderId: randomUUID(), payment: { kind: 'later' } };
    const later = await bookOk(other, classId, due);
    await callSuccessfully(staff, paths.payAtDesk, { bookingId: later.bookingId, method: 'CASH' });
    expect(await bookOk(other, classId, due)).toMatchObject({ bookingId: later.bookingId, duePence: 0 });
  });
});
