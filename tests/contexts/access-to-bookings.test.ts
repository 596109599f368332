import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthorisationStudio,
  type Caller,
  callers,
  openAuthorisationStudio,
  people,
} from '../harness/authorisation-studio.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';

let { studio, tokenOf } = {} as AuthorisationStudio;

beforeAll(async () => {
  ({ studio, tokenOf } = await openAuthorisationStudio());
});
afterAll(() => studio.close());

describe('a call for a member', () => {
  const day = { date: '2026-11-24' };

  it('needs a token of exactly that member', async () => {
    const { userId } = people['member A'];
    const callAs = async (caller: Caller) => {
      const visitor = studio.visitor();
      const token = tokenOf.get(caller);
      const body = { ...day, principalUserId: userId };
      return (await (token ? visitor.with(token) : visitor).call('/classes/class/availability', body)).status;
    };
    const statuses = await Promise.all(
      callers.map(async (caller) => [caller, await callAs(caller)] as const),
    );
    expect(statuses.filter(([, status]) => status === 200)).toEqual([['member A', 200]]);
    expect(statuses.filter(([, status]) => status !== 200).map(([, status]) => status)).toEqual(
      Array.from({ length: callers.length - 1 }, () => 403),
    );
  });
});

describe("a member's booking", () => {
  /** Books a free class as member A. */
  async function bookedByA(): Promise<string> {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
    const browser = studio.visitor().with(tokenOf.get('member A') ?? '');
    const principalUserId = people['member A'].userId;
    const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId })).body;
    const input = { holdId, classId, principalUserId, customer: guestDetails };
    return (await browser.call('/classes/class/book', input)).body.bookingId;
  }

  const callBooking = (path: string, bookingId: string, caller: Caller) => {
    const visitor = studio.visitor();
    const token = tokenOf.get(caller);
    return (token ? visitor.with(token) : visitor).call(path, { bookingId });
  };

  it('is readable for its member, staff and the instructor of its class, and 404 for others', async () => {
    const bookingId = await bookedByA();
    const unknown = await callBooking('/classes/booking/get', randomUUID(), 'no one');
    expect(unknown.status).toBe(404);
    expect(await callBooking('/classes/booking/get', bookingId, 'trainer')).toEqual(unknown);
    const theirs = {
      name: 'test_theirs',
      text: 'UPDATE instructors SET user_id = $1 WHERE id IN (SELECT c.instructor_id FROM classes c JOIN bookings b ON b.class_id = c.id WHERE b.id = $2)',
    };
    await studio.database.run(theirs, [people.trainer.userId, bookingId]);
    for (const caller of ['member A', 'staff', 'trainer', 'admin'] as const) {
      const { status, body } = await callBooking('/classes/booking/get', bookingId, caller);
      expect([caller, status, body.booking?.principal]).toEqual([caller, 200, people['member A'].userId]);
    }
    for (const caller of ['no one', 'member B'] as const) {
      expect(await callBooking('/classes/booking/get', bookingId, caller)).toEqual(unknown);
    }
  });

  it('is readable for staff without a link to cancel, and for instructors without phone and card', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const browser = studio.visitor();
    const { bookingId, order } = await bookAndPay(studio, browser, classId, 2);
    await browser.call('/classes/class/cancel', { bookingId: order[1]?.bookingId });
    await studio.idle();
    const assignInstructor = {
      name: 'test_teaches',
      text: 'UPDATE instructors SET user_id = $1 WHERE id = (SELECT instructor_id FROM classes WHERE id = $2)',
    };
    await studio.database.run(assignInstructor, [people.trainer.userId, classId]);
    const own = (await browser.call('/classes/booking/get', { bookingId })).body;
    expect(own.links).toMatchObject({ booking: expect.stringContaining('?k='), receipt: expect.any(String) });
    expect(own.booking.links).toEqual(own.links);
    for (const caller of ['staff', 'admin', 'trainer'] as const)
      for (const place of order) {
        const { body } = await callBooking('/classes/booking/get', place.bookingId, caller);
        expect(JSON.stringify(body)).not.toMatch(/[?&]k=/);
        if (caller === 'trainer') expect(JSON.stringify(body)).not.toMatch(/4242|receipts/);
        expect(body.links).toMatchObject({ qr: null, booking: `/booking/${place.bookingId}` });
        expect(body.booking.links).toEqual(body.links);
        expect(body.booking).toMatchObject({ customer: { email: guestDetails.email }, pricePaid: 20 });
        const { phone } = body.booking.customer;
        const privateDetails = [
          phone,
          body.booking.receiptUrl,
          body.booking.payment?.method,
          body.links.receipt,
        ];
        expect(privateDetails.filter(Boolean)).toHaveLength(caller === 'trainer' ? 0 : 4);
      }
  });

  it('can be cancelled by its member on any browser, and the audit log records who did', async () => {
    const bookingId = await bookedByA();
    for (const caller of ['no one', 'member B', 'staff', 'trainer', 'admin'] as const) {
      expect((await callBooking('/classes/class/cancel', bookingId, caller)).status).toBe(404);
    }
    expect((await callBooking('/classes/class/cancel', bookingId, 'member A')).status).toBe(200);
    const statement = {
      name: 'test_actor',
      text: 'SELECT actor FROM audit WHERE subject_id = $1 ORDER BY id',
    };
    const entries = await studio.database.run<{ actor: string }>(statement, [bookingId]);
    expect(entries.at(-1)?.actor).toBe(`member:${people['member A'].userId}`);
  });
});
