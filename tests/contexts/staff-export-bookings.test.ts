import { paths } from '@studio/contracts/paths';
import { bookings } from '@studio/server/bookings/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBookingRow, createBooking } from '../harness/create-booking.ts';
import { type ExportStudio, openExportStudio } from '../harness/export-studio.ts';

let { studio, owner, ownerId, exportAll, logged, at } = {} as ExportStudio;

beforeAll(async () => {
  ({ studio, owner, ownerId, exportAll, logged, at } = await openExportStudio());
});
afterAll(() => studio.close());

describe('bookings export', () => {
  const day = { from: '2026-03-29', to: '2026-03-29' };

  it('contains person, time, outcome and payment of each booking, by the start of the class', async () => {
    const { database } = studio;
    // The clocks go forward on that day.
    const late = await at('2026-03-29T18:00:00Z');
    const early = await at('2026-03-29T00:15:00Z');
    await at('2026-03-29T23:00:00Z');
    const next = await at('2026-03-29T23:15:00Z');
    const common = { createdAt: new Date('2026-03-28T08:05:00Z'), email: 'amara@okafor.example' };
    const paid = {
      paymentMethod: 'PAYG' as const,
      pricePaidPence: 1850,
      basePence: 2000,
      promoCode: 'SPRING',
    };
    await createBooking(database, {
      ...common,
      ...paid,
      classId: late,
      attendeeName: '=cmd|A1',
      phone: '+447700900123',
      displayCode: '7KQ4M2XD',
      status: 'ATTENDED',
    });
    await createBooking(database, { ...common, classId: early, status: 'NO_SHOW', duePence: 2000 });
    await createBooking(database, {
      ...common,
      classId: early,
      status: 'CANCELLED',
      id: 'ffffffff-0000-4000-8000-000000000000',
      cancelledAt: new Date('2026-03-28T20:00:00Z'),
      lateCancelledAt: new Date('2026-03-28T20:00:00Z'),
    });
    await createBooking(database, { ...common, classId: next });
    const { pieces, rows } = await exportAll(paths.bookingsExport, day);
    const name = 'bookings-2026-03-29-to-2026-03-29.csv';
    expect(pieces).toMatchObject([{ name, rows: 3, total: 3, cursor: null }]);
    expect(rows.map((row) => [row.Time, row.Status]).sort()).toEqual([
      ['00:15', 'Late cancelled'],
      ['00:15', 'No-show'],
      ['19:00', 'Attended'],
    ]);
    expect(rows.find(({ Status }) => Status === 'Late cancelled')).toMatchObject({
      'Cancelled at': '2026-03-28 20:00',
      'To pay': '0',
    });
    expect(rows.find(({ Status }) => Status === 'No-show')).toMatchObject({
      'Payment method': 'Not paid yet',
      'Price paid': '0',
      'To pay': '20',
    });
    expect(rows.at(-1)).toEqual({
      Date: '2026-03-29',
      Time: '19:00',
      Class: 'Dynamic Reformer Pilates',
      Instructor: 'Noor Haddad',
      Room: expect.any(String),
      Attendee: "'=cmd|A1",
      'Booked by': 'Amara Okafor',
      Email: 'amara@okafor.example',
      Phone: '07700 900123',
      'Booked at': '2026-03-28 08:05',
      Status: 'Attended',
      'Cancelled at': '',
      'Payment method': 'Paid',
      'Price paid': '18.5',
      'To pay': '0',
      Currency: 'GBP',
      'Promo code': 'SPRING',
      'Booking code': '7KQ4 M2XD',
    });
    const [line] = await logged('bookings');
    expect(line).toEqual({
      actor: `staff:${ownerId}`,
      subject: 'booking',
      action: 'LIST_EXPORTED',
      detail: { ...day, bookings: 3 },
    });
  });

  it('comes in chunks that form one file with every booking once, even within one class', async () => {
    const span = { from: '2026-05-01', to: '2027-06-04' };
    const classIds = [await at('2026-05-01T08:00:00Z'), await at('2026-05-02T08:00:00Z')];
    const rowsOf = (index: number) =>
      buildBookingRow({ classId: classIds[index % 2] ?? '', status: 'CANCELLED' });
    for (let block = 0; block < 5; block++)
      await studio.database.orm
        .insert(bookings)
        .values(Array.from({ length: 420 }, (_, index) => rowsOf(index)));
    const { pieces, rows } = await exportAll(paths.bookingsExport, { ...span, to: '2026-05-02' });
    expect(pieces.map((chunk) => [chunk.rows, chunk.total])).toEqual([
      [1000, 2100],
      [1000, null],
      [100, null],
    ]);
    expect(new Set(rows.map((row) => row['Booking code'])).size).toBe(2100);
    const { cursor } = pieces[0] ?? {};
    const more = await owner.call(paths.bookingsExport, { ...span, cursor });
    expect(more).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('accepts at most 400 days, in order', async () => {
    const wrong = async (from: string, to: string) =>
      (await owner.call(paths.bookingsExport, { from, to })).body.message;
    expect(await wrong('2026-05-01', '2027-06-05')).toBe('Choose a period of up to 400 days.');
    expect(await wrong('2026-05-02', '2026-05-01')).toBe('Choose an end date on or after the start date.');
    expect(await exportAll(paths.bookingsExport, { from: '2028-01-01', to: '2028-01-01' })).toMatchObject({
      rows: [],
      pieces: [{ rows: 0, total: 0, cursor: null }],
    });
  });
});
