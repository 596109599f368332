import { randomUUID } from 'node:crypto';
import type {
  ExportInsightResponse,
  GetInsightResponse,
  GetTodayResponse,
  InsightChart,
} from '@studio/contracts/staff-insight';
import { toPence } from '@studio/domain/money/money';
import { conversations } from '@studio/server/conversations/tables';
import { contactMessages } from '@studio/server/enquiries/tables';
import { deskPayments, payments, refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { coverRequests } from '@studio/server/staff/trainer/tables';
import { classes } from '@studio/server/timetable/tables';
import { tours } from '@studio/server/tours/tables';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { parseCsvRows } from '../harness/parse-csv.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const staffId = randomUUID();
/** Monday 23 November 2026, 14:40 in London. */
const now = '2026-11-23T14:40:00Z';
let studio: TestStudio;
let desk: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio({ now });
  const tokens = await trustTestKey(studio);
  installFakeUserPool(studio).addUser(staffId, { groups: ['STAFF'] });
  desk = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
  // Only classes that the test creates count.
  await studio.database.orm.delete(classes).where(eq(classes.branchId, branchId));
});
afterAll(() => studio.close());

async function callAsStaff<Answer>(path: string, body: object = {}): Promise<Answer> {
  const { status, body: response } = await desk.call(path, body);
  if (status !== 200) throw new Error(`${path}: ${response.code} ${response.message}`);
  return response as unknown as Answer;
}

const toDate = (text: string) => new Date(text);
const today = () => callAsStaff<GetTodayResponse>('/admin/today');
const insight = (from: string, to: string) => callAsStaff<GetInsightResponse>('/admin/insight', { from, to });
const chartOf = ({ charts }: GetInsightResponse, id: string) =>
  charts.find((chart) => chart.id === id) as InsightChart;
const figure = ({ figures }: GetInsightResponse, id: string) => figures.find((item) => item.id === id);

function book(classId: string, email: string, fields: Partial<Parameters<typeof createBooking>[1]> = {}) {
  return createBooking(studio.database, { classId, email, ...fields });
}

async function pay(amountPence: number, settledAt: Date, bookedAs: 'BOOKED' | 'OPEN' = 'BOOKED') {
  const id = randomUUID();
  await studio.database.orm.insert(payments).values({
    branchId,
    id,
    intentId: `pi_${id}`,
    holdId: randomUUID(),
    classId: randomUUID(),
    clientId: 'c',
    places: 1,
    amountPence,
    currency: 'GBP',
    order: {},
    status: bookedAs,
    createdAt: settledAt,
    settledAt: bookedAs === 'OPEN' ? null : settledAt,
  });
  return id;
}

async function insertRefund(paymentId: string, amountPence: number, createdAt: Date, failure: string | null) {
  await studio.database.orm.insert(refunds).values({
    branchId,
    id: randomUUID(),
    paymentId,
    intentId: `pi_${paymentId}`,
    amountPence,
    currency: 'GBP',
    madeBy: 'staff:test',
    reason: 'test',
    status: failure ? 'FAILED' : 'SUCCEEDED',
    failure,
    nextAttemptAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  });
}

describe('today page', () => {
  it('counts booked, present and missing people, and the money of the London day', async () => {
    const pastClassId = await createClass(studio.database, { startsAt: toDate('2026-11-23T09:00:00Z') });
    await book(pastClassId, 'a@example.com', {
      status: 'ATTENDED',
      checkedInAt: toDate('2026-11-23T08:55:00Z'),
    });
    await book(pastClassId, 'b@example.com', { status: 'NO_SHOW' });
    await book(pastClassId, 'c@example.com', {
      status: 'CANCELLED',
      cancelledAt: toDate('2026-11-22T08:00:00Z'),
    });
    const upcoming = await createClass(studio.database, {
      startsAt: toDate('2026-11-23T15:30:00Z'),
      capacity: 4,
    });
    await book(upcoming, 'd@example.com', { checkedInAt: toDate('2026-11-23T14:35:00Z') });
    await book(upcoming, 'e@example.com');
    await createClass(studio.database, { startsAt: toDate('2026-11-24T00:10:00Z') });
    const paid = await pay(2000, toDate('2026-11-23T00:05:00Z'));
    await pay(9900, toDate('2026-11-22T23:55:00Z'));
    await pay(5000, toDate('2026-11-23T10:00:00Z'), 'OPEN');
    await insertRefund(paid, 500, toDate('2026-11-23T11:00:00Z'), null);
    const response = await today();
    expect(response).toMatchObject({ date: '2026-11-23', hours: { opens: '07:00', closes: '20:00' } });
    expect(response.figures).toMatchObject({
      booked: 4,
      classes: 2,
      percentFull: 29,
      checkedIn: 2,
      expectedSoFar: 3,
      missed: 1,
      paidTotalPence: 2000,
      payments: 1,
      refundedTotalPence: 500,
      refunds: 1,
    });
    expect(response.classes.map(({ booked, checkedIn, missed }) => [booked, checkedIn, missed])).toEqual([
      [2, 1, 1],
      [2, 1, 0],
    ]);
    expect(response.classes[1]).toMatchObject({ checkInOpens: '2026-11-23T14:30:00.000Z', capacity: 4 });
  });

  it('lists what needs attention, most urgent first', async () => {
    const needsCover = await createClass(studio.database, { startsAt: toDate('2026-11-25T09:00:00Z') });
    await studio.database.orm.insert(coverRequests).values({
      branchId,
      id: randomUUID(),
      classId: needsCover,
      instructorId: 'noor-haddad',
      reason: 'ill',
      requestedBy: 'staff:test',
      requestedAt: toDate(now),
    });
    const overlapping = { startsAt: toDate('2026-11-25T09:30:00Z') };
    const overlappingClassId = await createClass(studio.database, overlapping);
    const low = await createClass(studio.database, {
      startsAt: toDate('2026-11-23T17:30:00Z'),
      capacity: 10,
    });
    for (const name of ['f', 'g', 'h']) await book(low, `${name}@example.com`);
    const failed = await pay(1800, toDate('2026-11-01T09:00:00Z'));
    await insertRefund(failed, 1800, toDate('2026-11-02T09:00:00Z'), 'expired_or_canceled_card');
    await studio.database.orm.insert(contactMessages).values({
      branchId,
      id: randomUUID(),
      status: 'NEW',
      topic: 'general',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Mats',
      message: 'Do I bring one?',
      createdAt: toDate('2026-11-23T14:00:00Z'),
    });
    await studio.database.orm.insert(conversations).values({
      branchId,
      id: randomUUID(),
      clientId: 'c',
      sessionId: 's',
      state: 'WAITING',
      startedAt: toDate(now),
      lastMessageAt: toDate(now),
      visitorSeenAt: toDate(now),
      waitingSince: toDate(now),
    });
    const [visitor, ...needs] = (await today()).actionItems;
    expect(visitor).toMatchObject({ kind: 'chat', count: 1, at: toDate(now).toISOString() });
    expect(needs.map(({ kind }) => kind)).toEqual(['cover', 'refund', 'low', 'message']);
    expect(needs[1]).toMatchObject({ amountPence: 1800, reason: 'expired_or_canceled_card' });
    expect(needs[2]).toMatchObject({ booked: 3, capacity: 10, classId: low });
    expect(needs[3]).toMatchObject({ count: 1 });
    const free = needs[0]?.freeInstructor;
    expect(free).toEqual(expect.any(String));
    // An instructor reported as free no longer is once they teach at that time.
    await studio.sandbox.query(
      'UPDATE classes SET instructor_id = (SELECT id FROM instructors WHERE name = $1) WHERE id = $2',
      [free, overlappingClassId],
    );
    expect((await today()).actionItems[0]?.freeInstructor).not.toBe(free);
    const settled = and(eq(coverRequests.branchId, branchId), eq(coverRequests.classId, needsCover));
    await studio.database.orm.update(coverRequests).set({ status: 'COVERED' }).where(settled);
    expect((await today()).actionItems.map(({ kind }) => kind)).not.toContain('cover');
  });

  it('marks the visitors of a tour as arrived once, and can undo it', async () => {
    const tourId = randomUUID();
    const visitor = { firstName: 'Helen', lastName: 'Osei', email: 'h@example.com', phone: '+447700900417' };
    const times = { startsAt: toDate('2026-11-23T15:00:00Z'), endsAt: toDate('2026-11-23T15:30:00Z') };
    const row = { branchId, clientId: 'c', ...visitor, createdAt: toDate(now) };
    const later = {
      id: randomUUID(),
      startsAt: toDate('2026-11-24T15:00:00Z'),
      endsAt: toDate('2026-11-24T15:30:00Z'),
    };
    await studio.database.orm.insert(tours).values([
      { ...row, id: tourId, ...times },
      { ...row, ...later },
    ]);
    expect((await today()).figures).toMatchObject({ tours: 1, nextTour: '2026-11-23T15:00:00.000Z' });
    const arrived = (arrives: boolean, id = tourId) =>
      desk.call('/admin/tours/arrived', { tourId: id, arrived: arrives });
    expect((await arrived(true)).body).toMatchObject({ arrivedAt: toDate(now).toISOString() });
    studio.time.now = toDate('2026-11-23T14:50:00Z');
    expect((await arrived(true)).body).toMatchObject({ arrivedAt: toDate(now).toISOString() });
    expect((await today()).figures.nextTour).toBeNull();
    expect((await arrived(false)).body).toMatchObject({ arrivedAt: null });
    studio.time.now = toDate(now);
    const written = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, tourId));
    expect(written.map(({ action, actor }) => [action, actor])).toEqual([
      ['ARRIVED', `staff:${staffId}`],
      ['CONFIRMED', `staff:${staffId}`],
    ]);
    expect((await arrived(true, later.id)).body).toMatchObject({ code: 'not_changeable' });
    expect((await arrived(true, randomUUID())).body).toMatchObject({ code: 'not_found' });
    const cancelled = { status: 'CANCELLED', cancelledAt: toDate(now) } as const;
    await studio.database.orm.update(tours).set(cancelled).where(eq(tours.id, tourId));
    expect((await arrived(true)).body).toMatchObject({ code: 'already_cancelled' });
  });
});

describe('insight into a period', () => {
  /** The last week of British Summer Time; it is compared with the week before. */
  const period = ['2026-10-19', '2026-10-25'] as const;

  beforeAll(async () => {
    const monday = await createClass(studio.database, {
      startsAt: toDate('2026-10-19T06:00:00Z'),
      capacity: 10,
    });
    for (const name of ['n', 'o', 'p', 'q'])
      await book(monday, `${name}@example.com`, { status: 'ATTENDED' });
    await book(monday, 'r@example.com', { status: 'NO_SHOW' });
    const lateAt = toDate('2026-10-18T20:00:00Z');
    await book(monday, 's@example.com', {
      status: 'CANCELLED',
      cancelledAt: lateAt,
      lateCancelledAt: lateAt,
    });
    // 23:30 in London on Saturday, the night when the clocks go back.
    const yoga = await createClass(studio.database, {
      startsAt: toDate('2026-10-24T22:30:00Z'),
      capacity: 10,
      kind: 'vinyasa',
    });
    await book(yoga, 'N@example.com', { status: 'ATTENDED' });
    const old = await createClass(studio.database, {
      startsAt: toDate('2026-10-12T06:00:00Z'),
      capacity: 10,
    });
    await book(old, 'o@example.com', { status: 'ATTENDED' });
    await studio.database.orm.insert(waitingEntries).values(
      (
        [
          ['TAKEN', true],
          ['ENDED', true],
          // This entry was never confirmed, so it doesn't count.
          ['ENDED', false],
        ] as const
      ).map(([status, isConfirmed], index) => ({
        branchId,
        id: randomUUID(),
        requestId: randomUUID(),
        classId: monday,
        clientId: 'c',
        status,
        person: `${index}`,
        addressHash: '',
        firstName: 'A',
        lastName: 'B',
        email: 'w@example.com',
        joinedAt: toDate('2026-10-18T06:00:00Z'),
        confirmedAt: isConfirmed ? toDate('2026-10-18T06:00:00Z') : null,
      })),
    );
    // 00:30 in London on the first day, which is still the day before in UTC, and 23:30 on the last.
    const first = await pay(3000, toDate('2026-10-18T23:30:00Z'));
    await pay(1000, toDate('2026-10-25T23:30:00Z'));
    await pay(7000, toDate('2026-10-18T22:30:00Z'));
    await insertRefund(first, 1200, toDate('2026-10-20T09:00:00Z'), null);
    await insertRefund(first, 1800, toDate('2026-10-20T09:00:00Z'), 'declined');
    const taken = {
      branchId,
      currency: 'GBP',
      takenBy: 'staff:test',
      takenAt: toDate('2026-10-21T09:00:00Z'),
    };
    await studio.database.orm.insert(deskPayments).values([
      {
        ...taken,
        id: randomUUID(),
        subject: 'product',
        subjectId: randomUUID(),
        method: 'CASH',
        amountPence: 4000,
      },
      {
        ...taken,
        id: randomUUID(),
        subject: 'fee',
        subjectId: randomUUID(),
        method: 'COMPLIMENTARY',
        amountPence: 500,
      },
    ]);
  });

  it('compares occupancy, visits and new people with the previous period', async () => {
    const response = await insight(...period);
    expect(response).toMatchObject({ previousPeriod: { from: '2026-10-12', to: '2026-10-18' }, step: 'day' });
    expect(figure(response, 'full')).toMatchObject({ value: 30, previousValue: 10 });
    expect(figure(response, 'visits')).toMatchObject({ value: 5, previousValue: 1 });
    expect(figure(response, 'new-people')).toMatchObject({ value: 4, previousValue: 1 });
    expect(figure(response, 'missed')).toMatchObject({ value: 17, previousValue: 0 });
    expect(figure(response, 'revenue')).toMatchObject({ value: 6800, previousValue: 7000 });
    expect(figure(response, 'waited')).toMatchObject({ value: 2, previousValue: 0 });
    expect(chartOf(response, 'occupancy-by-weekday').rows).toEqual([
      ['Monday', 50, 10, 5, 10, 1],
      ['Saturday', 10, null, 1, 10, 1],
    ]);
    expect(chartOf(response, 'occupancy-by-weekday-and-hour').rows).toEqual([
      ['Monday', '07:00', 50, 5, 10, 1],
      ['Saturday', '23:00', 10, 1, 10, 1],
    ]);
    expect(chartOf(response, 'people').rows.map(([, returning, fresh]) => [returning, fresh])).toEqual([
      [1, 4],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(chartOf(response, 'attendance').rows[0]).toEqual(['2026-10-19', 1, 1, 4, 20]);
    expect(chartOf(response, 'waiting').rows).toEqual([['Dynamic Reformer Pilates, Mon 07:00', 2, 1, 50]]);
    expect(chartOf(response, 'low-classes').rows).toEqual([
      ['2026-10-24', '23:30', 'Vinyasa Yoga', 'Noor Haddad', 1, 10, 10],
    ]);
  });

  it('counts money on its London day, less refunds', async () => {
    const response = await insight(...period);
    const byTime = chartOf(response, 'revenue-by-time').rows;
    expect(byTime.map(([day, net]) => [day, net])).toEqual([
      ['2026-10-19', 3000],
      ['2026-10-20', -1200],
      ['2026-10-21', 4000],
      ['2026-10-22', 0],
      ['2026-10-23', 0],
      ['2026-10-24', 0],
      ['2026-10-25', 1000],
    ]);
    expect(byTime[6]?.[2]).toBe(7000);
    expect(chartOf(response, 'revenue-by-kind').rows).toEqual([
      ['Packs', 4000, 0, 4000, 0, 1],
      ['Class bookings', 2800, 7000, 4000, 1200, 2],
    ]);
  });

  it('exports exactly the rows behind each chart, which add up to the figures', async () => {
    const [from, to] = period;
    const response = await insight(from, to);
    for (const { id, columns, rows } of response.charts) {
      const file = await callAsStaff<ExportInsightResponse>('/admin/insight/export', { from, to, chart: id });
      expect(file.name).toBe(`${id}-${from}-to-${to}.csv`);
      const [headings, ...written] = parseCsvRows(file.csv);
      expect(headings).toHaveLength(columns.length);
      const read = written.map((row) =>
        row.map((cell, column) => {
          const { unit = 'text' } = columns[column] ?? {};
          if (unit === 'text' || unit === 'day') return cell;
          return cell === '' ? null : unit === 'pence' ? toPence(Number(cell)) : Number(cell);
        }),
      );
      expect([id, read]).toEqual([id, rows]);
    }
    const sum = (id: string, column: number) =>
      chartOf(response, id).rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
    expect(sum('revenue-by-time', 1)).toBe(figure(response, 'revenue')?.value);
    expect(sum('revenue-by-kind', 1)).toBe(figure(response, 'revenue')?.value);
    expect(sum('attendance', 3)).toBe(figure(response, 'visits')?.value);
    expect(sum('people', 2)).toBe(figure(response, 'new-people')?.value);
    for (const by of ['activity', 'hour', 'weekday', 'instructor'])
      expect([by, sum(`occupancy-by-${by}`, 3), sum(`occupancy-by-${by}`, 4)]).toEqual([by, 6, 20]);
  });

  it('groups longer periods by week, and rejects an invalid period', async () => {
    const response = await insight('2026-09-01', '2026-10-25');
    expect(response.step).toBe('week');
    const people = chartOf(response, 'people').rows;
    expect([people[0]?.[0], people[1]?.[0]]).toEqual(['2026-09-01', '2026-09-07']);
    // Within a week, a person counts once, however often they attend.
    expect(people.at(-1)).toEqual(['2026-10-19', 1, 4]);
    const getRejection = async (from: string, to: string) =>
      (await desk.call('/admin/insight', { from, to })).body;
    expect(await getRejection('2026-10-25', '2026-10-19')).toMatchObject({ code: 'bad_request' });
    expect(await getRejection('2025-01-01', '2026-10-19')).toMatchObject({ code: 'bad_request' });
  });
});
