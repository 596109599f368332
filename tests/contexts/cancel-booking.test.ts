import { loadDataVersion } from '@studio/server/catalogue/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

/** Books and pays for a class that starts in the given number of minutes. */
async function createPaidBooking(minutes: number, places = 1) {
  const startsAt = new Date(studio.time.now.getTime() + minutes * 60_000);
  const classId = await createClass(studio.database, { startsAt });
  const visitor = studio.visitor();
  const { bookingId, links, order } = await bookAndPay(studio, visitor, classId, places);
  const key = new URL(links.booking, 'http://localhost').searchParams.get('k') ?? '';
  return { visitor, classId, bookingId, key, links, order };
}

describe('cancelling a booking', () => {
  it('frees the place, refunds it and sends an email up to 1440 minutes before the start, inclusive', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(1440);
    const { status, body } = await visitor.call('/classes/class/cancel', { bookingId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, refund: { amount: 20 } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    await studio.idle();
    const after = (await visitor.call('/classes/booking/get', { bookingId })).body.booking;
    expect(after).toMatchObject({ status: 'CANCELLED', refundedAmount: 20, paymentStatus: 'refunded' });
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Cancelled: Dynamic Reformer Pilates/);
  });

  it('leaves the data version unchanged, since no page shows bookings', async () => {
    const { visitor, bookingId } = await createPaidBooking(3000);
    const version = () => loadDataVersion(studio.database, studio.services.config.branchId);
    const before = await version();
    expect((await visitor.call('/classes/class/cancel', { bookingId })).status).toBe(200);
    expect(await version()).toBe(before);
  });

  it('returns 409 cancellation_closed one minute after the deadline', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(1439);
    const rejected = await visitor.call('/classes/class/cancel', { bookingId });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'cancellation_closed' } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('counts elapsed hours over a clock change: a 09:00 class on 28 March 2027 until 08:00 the day before', async () => {
    const before = studio.time.now;
    studio.time.now = new Date('2027-03-27T08:00:00Z');
    const { visitor, bookingId } = await createPaidBooking(1440);
    const { booking } = (await visitor.call('/classes/booking/get', { bookingId })).body;
    expect(booking.dateStart).toBe('2027-03-28#09:00');
    expect(booking.cancelBy).toBe('2027-03-27T08:00:00.000Z');
    studio.time.now = new Date('2027-03-27T08:00:01Z');
    expect((await visitor.call('/classes/class/cancel', { bookingId })).body.code).toBe(
      'cancellation_closed',
    );
    studio.time.now = new Date('2027-03-27T08:00:00Z');
    expect((await visitor.call('/classes/class/cancel', { bookingId })).status).toBe(200);
    studio.time.now = before;
  });

  it('returns 409 already_cancelled when repeated', async () => {
    const { visitor, bookingId, classId } = await createPaidBooking(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const repeated = await visitor.call('/classes/class/cancel', { bookingId });
    expect(repeated).toMatchObject({ status: 409, body: { code: 'already_cancelled' } });
    expect((await readClassTotals(studio.database, classId)).taken).toBe(0);
  });

  it('cancels one of several places and refunds its price', async () => {
    const { visitor, classId, order } = await createPaidBooking(3000, 3);
    const second = order[1]?.bookingId;
    const { body } = await visitor.call('/classes/class/cancel', { bookingId: second });
    expect(body.refund?.amount).toBe(20);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, confirmed: 2 });
  });

  it('is allowed for the booking browser and the holder of the signed link, and returns 404 for others', async () => {
    const { bookingId, key } = await createPaidBooking(3000);
    const otherVisitor = studio.visitor();
    const otherKey = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`;
    for (const path of ['/classes/class/cancel', '/classes/booking/get']) {
      const hidden = await otherVisitor.call(path, { bookingId });
      const wrong = await otherVisitor.call(path, { bookingId, key: otherKey });
      const unknown = await otherVisitor.call(path, { bookingId: '01920000-0000-7000-8000-000000000000' });
      expect(hidden).toEqual(unknown);
      expect(wrong).toEqual(unknown);
      expect(unknown.status).toBe(404);
    }
    expect((await otherVisitor.call('/classes/booking/get', { bookingId, key })).status).toBe(200);
    expect((await otherVisitor.call('/classes/class/cancel', { bookingId, key })).status).toBe(200);
  });

  it('creates the refund even on a card whose refunds fail at the bank', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 3000 * 60_000);
    const classId = await createClass(studio.database, { startsAt });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const opened = await visitor.call('/classes/payments/create-intent', {
      classId,
      holdId,
      customer: guestDetails,
    });
    const { paymentIntentId } = opened.body;
    await studio.pay(paymentIntentId, 'pm_card_refundFail');
    const { bookingId } = (await visitor.call('/classes/payments/confirm', { paymentIntentId })).body;
    await visitor.call('/classes/class/cancel', { bookingId });
    await studio.idle();
    const [refund] = (await studio.stripe.refunds.list({ payment_intent: paymentIntentId })).data;
    expect(refund?.amount).toBe(2000);
  });
});

describe('documents of a booking', () => {
  it('are a QR image, a calendar entry and an invoice, for the holder of the signed link only', async () => {
    const { links, bookingId } = await createPaidBooking(3000);
    const qr = await studio.app.inject(links.qr ?? '');
    expect(qr.headers['content-type']).toContain('image/svg+xml');
    const ics = await studio.app.inject(links.ics ?? '');
    expect(ics.body).toContain(`UID:${bookingId}`);
    const invoice = await studio.app.inject(links.invoice ?? '');
    expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const link of [links.qr, links.ics, links.invoice].map(String)) {
      const forged = await studio.app.inject(link.replace(/k=.*/, 'k=forged'));
      expect(forged.statusCode).toBe(404);
    }
  });

  it('number invoices without gaps', async () => {
    const names: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { links } = await createPaidBooking(3000);
      const invoice = await studio.app.inject(links.invoice ?? '');
      names.push(/filename="(.+)\.pdf"/.exec(String(invoice.headers['content-disposition']))?.[1] ?? '');
    }
    const numbers = names.map((name) => Number(name.slice(-5)));
    expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1, Number(numbers[0]) + 2]);
  });
});

describe('emails about a booking', () => {
  it('omit the confirmation when the booking is cancelled before it is sent', async () => {
    const before = (await studio.emails(guestDetails.email)).length;
    const { visitor, bookingId } = await createPaidBooking(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const sentEmails = await studio.emails(guestDetails.email);
    expect(sentEmails).toHaveLength(before + 1);
    expect(sentEmails[0]?.subject).toMatch(/^Cancelled/);
  });

  it('contain the code, the free cancellation deadline and a signed link', async () => {
    const { links, order } = await createPaidBooking(3000);
    const [sentEmail] = await studio.emails(guestDetails.email);
    const code = order[0]?.displayCode ?? '';
    expect(sentEmail?.text).toContain(`${code.slice(0, 4)} ${code.slice(4)}`);
    expect(sentEmail?.text).toContain(links.booking.replace(/\?k=.*/, '?k='));
    // The emailed link has its own key, which proves access to the address.
    expect(sentEmail?.text).not.toContain(links.booking);
    expect(sentEmail?.text).toContain('Free to cancel until');
  });
});

describe('audit log', () => {
  it('records every change of a booking, and is append-only', async () => {
    const { bookingId, visitor } = await createPaidBooking(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const statement = {
      name: 'test_audit',
      text: 'SELECT action, actor FROM audit WHERE subject_id = $1 ORDER BY id',
    };
    const entries = await studio.database.run<{ action: string }>(statement, [bookingId]);
    expect(entries.map((entry) => entry.action)).toEqual(['CONFIRMED', 'CANCELLED']);
    const rewrite = { name: 'test_rewrite', text: 'UPDATE audit SET reason = $1' };
    await expect(studio.database.run(rewrite, ['forged'])).rejects.toThrow(/append-only/);
  });
});
