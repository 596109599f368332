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
async function booked(minutes: number, places = 1) {
  const startsAt = new Date(studio.time.now.getTime() + minutes * 60_000);
  const classId = await createClass(studio.database, { startsAt });
  const visitor = studio.visitor();
  const { bookingId, links, order } = await bookAndPay(studio, visitor, classId, places);
  const key = new URL(links.booking, 'http://localhost').searchParams.get('k') ?? '';
  return { visitor, classId, bookingId, key, links, order };
}

describe('cancelling a booking', () => {
  it('frees the place, gives the money back and mails, until 1440 minutes before the start, inclusive', async () => {
    const { visitor, classId, bookingId } = await booked(1440);
    const { status, body } = await visitor.call('/classes/class/cancel', { bookingId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, refund: { amount: 20 } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    await studio.idle();
    const after = (await visitor.call('/classes/booking/get', { bookingId })).body.booking;
    expect(after).toMatchObject({ status: 'CANCELLED', refundedAmount: 20, paymentStatus: 'refunded' });
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.subject).toMatch(/^Cancelled: Dynamic Reformer Pilates/);
  });

  it('leaves every page as it is: nothing that they show has changed', async () => {
    const { visitor, bookingId } = await booked(3000);
    const version = () => loadDataVersion(studio.database, studio.services.config.branchId);
    const before = await version();
    expect((await visitor.call('/classes/class/cancel', { bookingId })).status).toBe(200);
    expect(await version()).toBe(before);
  });

  it('refuses a minute later than that', async () => {
    const { visitor, classId, bookingId } = await booked(1439);
    const refused = await visitor.call('/classes/class/cancel', { bookingId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'cancellation_closed' } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('counts elapsed hours over a clock change: a 09:00 class on 28 March 2027 until 08:00 the day before', async () => {
    const before = studio.time.now;
    studio.time.now = new Date('2027-03-27T08:00:00Z');
    const { visitor, bookingId } = await booked(1440);
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

  it('happens once', async () => {
    const { visitor, bookingId, classId } = await booked(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const again = await visitor.call('/classes/class/cancel', { bookingId });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_cancelled' } });
    expect((await readClassTotals(studio.database, classId)).taken).toBe(0);
  });

  it('cancels one of several places, and gives back what that one cost', async () => {
    const { visitor, classId, order } = await booked(3000, 3);
    const second = order[1]?.bookingId;
    const { body } = await visitor.call('/classes/class/cancel', { bookingId: second });
    expect(body.refund?.amount).toBe(20);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, confirmed: 2 });
  });

  it('is for the browser that booked and the holder of the signed link; to others the booking is not there', async () => {
    const { bookingId, key } = await booked(3000);
    const stranger = studio.visitor();
    const otherKey = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`;
    for (const path of ['/classes/class/cancel', '/classes/booking/get']) {
      const hidden = await stranger.call(path, { bookingId });
      const wrong = await stranger.call(path, { bookingId, key: otherKey });
      const unknown = await stranger.call(path, { bookingId: '01920000-0000-7000-8000-000000000000' });
      expect(hidden).toEqual(unknown);
      expect(wrong).toEqual(unknown);
      expect(unknown.status).toBe(404);
    }
    expect((await stranger.call('/classes/booking/get', { bookingId, key })).status).toBe(200);
    expect((await stranger.call('/classes/class/cancel', { bookingId, key })).status).toBe(200);
  });

  it('tells when a refund comes back from the bank', async () => {
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

describe('the documents of a booking', () => {
  it('are a QR picture, a calendar entry and an invoice, for the holder of the signed link alone', async () => {
    const { links, bookingId } = await booked(3000);
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

  it('numbers invoices without gaps', async () => {
    const names: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { links } = await booked(3000);
      const invoice = await studio.app.inject(links.invoice ?? '');
      names.push(/filename="(.+)\.pdf"/.exec(String(invoice.headers['content-disposition']))?.[1] ?? '');
    }
    const numbers = names.map((name) => Number(name.slice(-5)));
    expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1, Number(numbers[0]) + 2]);
  });
});

describe('the mail about a booking', () => {
  it('is not sent for what has been cancelled meanwhile', async () => {
    const before = (await studio.mails(guestDetails.email)).length;
    const { visitor, bookingId } = await booked(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const mails = await studio.mails(guestDetails.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toMatch(/^Cancelled/);
  });

  it('carries code, moment to cancel by and signed link', async () => {
    const { links, order } = await booked(3000);
    const [mail] = await studio.mails(guestDetails.email);
    const code = order[0]?.displayCode ?? '';
    expect(mail?.text).toContain(`${code.slice(0, 4)} ${code.slice(4)}`);
    expect(mail?.text).toContain(links.booking.replace(/\?k=.*/, '?k='));
    // The emailed link has its own key, which proves access to the address.
    expect(mail?.text).not.toContain(links.booking);
    expect(mail?.text).toContain('Free to cancel until');
  });
});

describe('the audit', () => {
  it('tells every change of hold, payment and booking, and cannot be rewritten', async () => {
    const { bookingId, visitor } = await booked(3000);
    await visitor.call('/classes/class/cancel', { bookingId });
    const statement = {
      name: 'test_audit',
      text: 'SELECT action, actor FROM audit WHERE subject_id = $1 ORDER BY id',
    };
    const entries = await studio.database.run<{ action: string }>(statement, [bookingId]);
    expect(entries.map((entry) => entry.action)).toEqual(['CONFIRMED', 'CANCELLED']);
    const rewrite = { name: 'test_rewrite', text: 'UPDATE audit SET why = $1' };
    await expect(studio.database.run(rewrite, ['forged'])).rejects.toThrow(/append-only/);
  });
});
