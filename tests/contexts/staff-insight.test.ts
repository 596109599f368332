import { randomUUID } from 'node:crypto';
import type {
  ExportInsightResponse,
  GetInsightResponse,
  InsightChart,
} from '@studio/contracts/staff-insight';
import { toPence } from '@studio/domain/money/money';
import { deskPayments } from '@studio/server/payments/tables';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type InsightStudio, openInsightStudio, toDate } from '../harness/insight-studio.ts';
import { parseCsvRows } from '../harness/parse-csv.ts';

const branchId = '11-miles-st';

let { studio, desk, book, pay, insertRefund } = {} as InsightStudio;

beforeAll(async () => {
  ({ studio, desk, book, pay, insertRefund } = await openInsightStudio());
});
afterAll(() => studio.close());
const insight = (from: string, to: string) =>
  callSuccessfully<GetInsightResponse>(desk, '/admin/insight', { from, to });
const chartOf = ({ charts }: GetInsightResponse, id: string) =>
  charts.find((chart) => chart.id === id) as InsightChart;
const figure = ({ figures }: GetInsightResponse, id: string) => figures.find((item) => item.id === id);

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
          ['BOOKED', true],
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
    expect(figure(response, 'occupancy')).toMatchObject({ value: 30, previousValue: 10 });
    expect(figure(response, 'attendances')).toMatchObject({ value: 5, previousValue: 1 });
    expect(figure(response, 'new-people')).toMatchObject({ value: 4, previousValue: 1 });
    expect(figure(response, 'no-show-rate')).toMatchObject({
      value: 16.7,
      previousValue: 0,
      basis: { part: 1, whole: 6 },
    });
    expect(figure(response, 'revenue')).toMatchObject({ value: 6800, previousValue: 7000 });
    expect(figure(response, 'waiting-list-joins')).toMatchObject({ value: 2, previousValue: 0 });
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
      const file = await callSuccessfully<ExportInsightResponse>(desk, '/admin/insight/export', {
        from,
        to,
        chart: id,
      });
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
    expect(sum('attendance', 3)).toBe(figure(response, 'attendances')?.value);
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
