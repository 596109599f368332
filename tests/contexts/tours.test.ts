import type { TourSlotDto } from '@studio/contracts/tours';
import { queueTourReminders } from '@studio/server/tours/queue-tour-reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { createTourGuest, guest, listFreeSlots } from '../harness/tour-guests.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T07:00:00Z' });
});
afterAll(() => studio.close());
const studioAddress = 'hello@miles-street.example';

function advanceTime(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

async function bookTour(
  slotId: string,
  customer = createTourGuest(),
): Promise<ApiReply['body'] & { visitor: TestBrowser }> {
  const visitor = studio.visitor();
  await visitor.call('/booking/hold', { slotId });
  const { status, body } = await visitor.call('/booking/book', { slotId, customer });
  if (status !== 200) throw new Error(`Not booked: ${body.message}`);
  return { ...body, visitor };
}

/** Returns the key of the signed link in the visitor's email. */
async function keyFromEmail(email: string): Promise<string> {
  const [sentEmail] = await studio.emails(email);
  return /\/tour\/\S+\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
}

describe('tour availability', () => {
  it('lists half-hour slots within the tour hours, from two hours ahead, at both routes', async () => {
    const ids = await listFreeSlots(studio.visitor(), { daysFrom: 0, daysTo: 6 });
    expect(ids[0]).toBe('2026-11-23T10:00');
    expect(ids.filter((id) => id.startsWith('2026-11-28'))).toHaveLength(6);
    expect(ids.filter((id) => id.startsWith('2026-11-29'))).toHaveLength(0);
    const { body } = await studio.visitor().call('/booking/studio-tour/slots', { daysTo: 0 });
    const [slot] = body.slots as unknown as TourSlotDto[];
    expect(slot).toEqual({
      id: '2026-11-23T10:00',
      slotId: '2026-11-23T10:00',
      date: '2026-11-23',
      start: '2026-11-23T10:00:00.000Z',
      end: '2026-11-23T10:30:00.000Z',
    });
  });

  it('omits closed days', async () => {
    const ids = await listFreeSlots(studio.visitor(), { daysFrom: 32, daysTo: 32 });
    expect(ids).toEqual([]);
  });
});

describe('holding a tour slot', () => {
  it('reserves it for five minutes, and frees it when the hold expires', async () => {
    const slotId = '2026-11-24T10:00';
    const [visitor, other] = [studio.visitor(), studio.visitor()];
    const held = await visitor.call('/booking/hold', { slotId });
    expect(held.body.holdExpiresAt).toBe(studio.time.now.getTime() / 1000 + 300);
    expect(await listFreeSlots(visitor)).toContain(slotId);
    expect(await listFreeSlots(other)).not.toContain(slotId);
    expect(await other.call('/booking/hold', { slotId })).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    });
    advanceTime(300);
    expect(await listFreeSlots(other)).toContain(slotId);
    expect((await other.call('/booking/hold', { slotId })).status).toBe(200);
    const late = await visitor.call('/booking/book', { slotId, customer: guest });
    expect(late).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  });

  it('is limited to one per browser, and another hold or a release frees the slot at once', async () => {
    const [visitor, other] = [studio.visitor(), studio.visitor()];
    await visitor.call('/booking/hold', { slotId: '2026-11-24T11:00' });
    await visitor.call('/booking/hold', { slotId: '2026-11-24T11:30' });
    const ids = await listFreeSlots(other);
    expect(ids).toContain('2026-11-24T11:00');
    expect(ids).not.toContain('2026-11-24T11:30');
    const released = await visitor.call('/booking/release', { slotId: '2026-11-24T11:30' });
    expect(released.body.released).toBe(true);
    expect((await other.call('/booking/release', { slotId: '2026-11-24T11:30' })).body.released).toBe(false);
    expect(await listFreeSlots(other)).toContain('2026-11-24T11:30');
  });

  it('is rejected for an invalid slot', async () => {
    for (const slotId of [
      '2026-11-24T10:15',
      '2026-11-29T10:00',
      '2026-11-22T10:00',
      '2028-01-05T10:00',
      'nonsense',
    ]) {
      const rejected = await studio.visitor().call('/booking/hold', { slotId });
      expect(rejected).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
    }
  });
});

describe('booking a tour', () => {
  it('books once when repeated, and emails visitor and studio', async () => {
    const slotId = '2026-11-25T10:00';
    const visitor = studio.visitor();
    await visitor.call('/booking/hold', { slotId });
    const request = { slotId, customer: guest, idempotencyKey: 'tour-press-1' };
    const first = await visitor.call('/booking/book', request);
    const repeated = await visitor.call('/booking/book', request);
    const withoutKey = await visitor.call('/booking/studio-tour/book', { slotId, customer: guest });
    expect(first.body).toMatchObject({ ok: true, date: '2026-11-25', customer: guest });
    expect(repeated.body).toEqual(first.body);
    expect(withoutKey.body.bookingId).toBe(first.body.bookingId);
    const other = await visitor.call('/booking/book', { ...request, customer: { ...guest, phone: '1' } });
    expect(other.body.code).toBe('idempotency_mismatch');
    const sentEmails = await studio.emails(guest.email);
    expect(sentEmails.map((sentEmail) => sentEmail.subject)).toEqual([
      'Booked: studio tour, Wed 25 Nov, 10:00',
    ]);
    const [notice] = await studio.emails(studioAddress);
    expect(notice?.subject).toBe('Tour booked: Amara Okafor, Wed 25 Nov, 10:00');
    expect(notice?.text).toContain(guest.phone);
  });

  it('needs a hold', async () => {
    const rejected = await studio
      .visitor()
      .call('/booking/book', { slotId: '2026-11-25T11:00', customer: guest });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'hold_expired' } });
    expect(rejected.body.message).toBe('Your hold expired. Please choose a time again.');
  });

  it('checks the two-hour limit once, when the slot is held, so that the hold decides', async () => {
    const before = studio.time.now;
    const [slotId, other] = ['2026-11-27T12:00', '2026-11-27T12:30'];
    const [visitor, late, expiredHolder] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const customer = createTourGuest();
    studio.time.now = new Date('2026-11-27T09:59:00Z');
    await visitor.call('/booking/hold', { slotId });
    await expiredHolder.call('/booking/hold', { slotId: other });
    studio.time.now = new Date('2026-11-27T10:01:00Z');
    expect((await late.call('/booking/hold', { slotId })).body.code).toBe('slot_unavailable');
    const first = await visitor.call('/booking/book', { slotId, customer });
    expect(first).toMatchObject({ status: 200, body: { start: '2026-11-27T12:00:00.000Z' } });
    // The response was lost, so the visitor repeats the call.
    studio.time.now = new Date('2026-11-27T10:10:00Z');
    const repeated = await visitor.call('/booking/book', { slotId, customer });
    expect(repeated.body.bookingId).toBe(first.body.bookingId);
    // An expired hold can be booked only while its slot could still be held again.
    studio.time.now = new Date('2026-11-27T10:30:01Z');
    const lapsed = await expiredHolder.call('/booking/book', { slotId: other, customer });
    expect(lapsed).toMatchObject({ status: 409, body: { code: 'hold_expired' } });
    expect((await expiredHolder.call('/booking/release', { slotId: other })).body.released).toBe(true);
    studio.time.now = before;
  });

  it('names the field that is missing or too long', async () => {
    const request = (customer: object) => studio.visitor().call('/booking/book', { slotId: 'x', customer });
    expect((await request({ ...guest, phone: ' ' })).body.field).toBe('customer.phone');
    expect((await request({ ...guest, lastName: 'x'.repeat(61) })).body.field).toBe('customer.lastName');
    expect((await request({ ...guest, email: 'x' })).body.field).toBe('customer.email');
  });
});

describe('a booked tour', () => {
  it('can be moved by its signed link, which takes the new slot and frees the old one together', async () => {
    const customer = { ...guest, email: 'mover@example.com' };
    const { bookingId } = await bookTour('2026-11-26T10:00', customer);
    const key = await keyFromEmail(customer.email);
    const otherVisitor = studio.visitor();
    const moved = await otherVisitor.call('/booking/tour/move', {
      bookingId,
      key,
      slotId: '2026-11-26T14:00',
    });
    expect(moved.body).toMatchObject({ ok: true, start: '2026-11-26T14:00:00.000Z', status: 'CONFIRMED' });
    const ids = await listFreeSlots(otherVisitor);
    expect(ids).toContain('2026-11-26T10:00');
    expect(ids).not.toContain('2026-11-26T14:00');
    const [sentEmail] = await studio.emails(customer.email);
    expect(sentEmail?.subject).toBe('Moved: studio tour, Thu 26 Nov, 14:00');
  });

  it('is not moved when the other slot is taken', async () => {
    const customer = { ...guest, email: 'stayer@example.com' };
    const { bookingId } = await bookTour('2026-11-26T11:00', customer);
    await bookTour('2026-11-26T11:30');
    const key = await keyFromEmail(customer.email);
    const rejected = await studio
      .visitor()
      .call('/booking/tour/move', { bookingId, key, slotId: '2026-11-26T11:30' });
    expect(rejected.body.code).toBe('slot_unavailable');
    const { body } = await studio.visitor().call('/booking/tour/get', { bookingId, key });
    expect((body as unknown as { start: string }).start).toBe('2026-11-26T11:00:00.000Z');
  });

  it('stays at its new time when the move is repeated', async () => {
    const before = studio.time.now;
    const customer = { ...guest, email: 'twice-mover@example.com' };
    const { bookingId } = await bookTour('2026-11-30T11:00', customer);
    const key = await keyFromEmail(customer.email);
    const move = () =>
      studio.visitor().call('/booking/tour/move', { bookingId, key, slotId: '2026-11-30T12:00' });
    studio.time.now = new Date('2026-11-30T09:59:59Z');
    expect((await move()).status).toBe(200);
    studio.time.now = new Date('2026-11-30T10:00:01Z');
    expect(await move()).toMatchObject({ status: 200, body: { start: '2026-11-30T12:00:00.000Z' } });
    studio.time.now = before;
  });

  it('can be cancelled once by its signed link, which frees its slot', async () => {
    const customer = { ...guest, email: 'canceller@example.com' };
    const { bookingId } = await bookTour('2026-11-26T12:00', customer);
    const key = await keyFromEmail(customer.email);
    const cancelled = await studio.visitor().call('/booking/tour/cancel', { bookingId, key });
    expect(cancelled.body).toMatchObject({ ok: true, status: 'CANCELLED' });
    const repeated = await studio.visitor().call('/booking/tour/cancel', { bookingId, key });
    expect(repeated.body.code).toBe('already_cancelled');
    expect(await listFreeSlots(studio.visitor())).toContain('2026-11-26T12:00');
    const [sentEmail] = await studio.emails(customer.email);
    expect(sentEmail?.subject).toBe('Cancelled: studio tour, Thu 26 Nov, 12:00');
  });

  it('returns 404 without its key', async () => {
    const { bookingId } = await bookTour('2026-11-26T13:00');
    for (const path of ['/booking/tour/get', '/booking/tour/cancel']) {
      const rejected = await studio.visitor().call(path, { bookingId, key: 'forged' });
      expect(rejected).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('has one reminder on the day before, and none when it was cancelled', async () => {
    const before = studio.time.now;
    const [keptEmail, cancelledEmail] = ['kept@example.com', 'dropped@example.com'];
    await bookTour('2026-11-27T10:00', { ...guest, email: keptEmail });
    const { bookingId } = await bookTour('2026-11-27T10:30', { ...guest, email: cancelledEmail });
    const key = await keyFromEmail(cancelledEmail);
    studio.time.now = new Date('2026-11-26T08:59:00Z');
    await queueTourReminders(studio.services);
    expect(await studio.emails(keptEmail)).toHaveLength(1);
    studio.time.now = new Date('2026-11-26T09:01:00Z');
    await queueTourReminders(studio.services);
    await studio.visitor().call('/booking/tour/cancel', { bookingId, key });
    await queueTourReminders(studio.services);
    const reminded = await studio.emails(keptEmail);
    expect(reminded.map((sentEmail) => sentEmail.subject)).toEqual([
      'Tomorrow: your studio tour, 10:00',
      'Booked: studio tour, Fri 27 Nov, 10:00',
    ]);
    const subjects = (await studio.emails(cancelledEmail)).map((sentEmail) => sentEmail.subject);
    expect(subjects.some((subject) => subject.startsWith('Tomorrow'))).toBe(false);
    studio.time.now = before;
  });

  it('has one reminder when two processes send reminders at the same moment', async () => {
    const before = studio.time.now;
    const email = 'found-twice@example.com';
    await bookTour('2026-12-01T10:00', { ...guest, email });
    studio.time.now = new Date('2026-11-30T09:01:00Z');
    await Promise.all([queueTourReminders(studio.services), queueTourReminders(studio.services)]);
    const subjects = (await studio.emails(email)).map((sentEmail) => sentEmail.subject);
    expect(subjects.filter((subject) => subject.startsWith('Tomorrow'))).toHaveLength(1);
    studio.time.now = before;
  });
});
