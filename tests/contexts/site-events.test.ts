import { randomUUID } from 'node:crypto';
import type { InsightExportResponse, InsightResponse } from '@studio/contracts/staff-insight';
import { termsVersion } from '@studio/contracts/terms-version';
import { aggregateDays } from '@studio/server/site-events/aggregate-days';
import { countEvents } from '@studio/server/site-events/count-events';
import {
  funnelDayTotals,
  siteEventDayTotals,
  siteEvents,
  visitKeys,
} from '@studio/server/site-events/tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { parseCsvRows } from '../harness/parse-csv.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const monday = '2026-11-23T06:00:00Z';
let studio: TestStudio;
let tokens: TestTokens;
const [staffId, memberId] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  studio = await openTestStudio({ now: monday, limits: 'on' });
  tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  pool.know(staffId, { groups: ['STAFF'] });
  pool.know(memberId);
});
afterAll(() => studio.close());

beforeEach(async () => {
  studio.time.now = new Date(monday);
  for (const table of [siteEvents, siteEventDayTotals, funnelDayTotals, visitKeys])
    await studio.database.orm.delete(table);
});

/** Gets a new token each time, because tokens last an hour and the tests move the clock. */
const desk = async () => studio.visitor().with(await tokens.access(staffId, ['STAFF']));
let neighbourhood = 0;
/** Returns a visitor on a network of their own. */
const somebody = () => studio.visitor(`203.0.${++neighbourhood}.7`);
const reports = (visitor: TestBrowser, ...events: object[]) => visitor.call('/events', { events });
const seen = { name: 'timetable-viewed', page: 'timetable' };
const opened = (value: string) => ({ name: 'class-opened', value, page: 'timetable' });
const kept = () => studio.database.orm.select().from(siteEvents);
const keys = () => studio.database.orm.select().from(visitKeys);
const sums = () => studio.database.orm.select().from(siteEventDayTotals);

async function insight(from = '2026-11-23', to = from): Promise<InsightResponse> {
  const { body } = await (await desk()).call('/admin/insight', { from, to });
  return body as unknown as InsightResponse;
}

const rowsOf = ({ charts }: InsightResponse, id: string) => charts.find((chart) => chart.id === id)?.rows;

function nextDay(): void {
  studio.time.now = new Date(studio.time.now.getTime() + 86_400_000);
}

describe('what a page reports', () => {
  it('is counted once for each visit, with its value and its group of pages, and nothing else', async () => {
    const ada = somebody();
    for (const _ of [1, 2]) expect((await reports(ada, seen, opened('yoga'))).status).toBe(200);
    await reports(ada, opened('Ada Byron'));
    await reports(somebody(), seen);
    const rows = await kept();
    expect(rows.map(({ name, value, page }) => [name, value, page]).toSorted()).toEqual([
      ['class-opened', 'other', 'timetable'],
      ['class-opened', 'yoga', 'timetable'],
      ['timetable-viewed', '', 'timetable'],
      ['timetable-viewed', '', 'timetable'],
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(['branchId', 'day', 'visit', 'name', 'value', 'page']);
    expect(new Set(rows.map(({ visit }) => visit)).size).toBe(2);
  });

  it('has no name but those of the list, and none that a call of ours knows', async () => {
    for (const name of ['class-booked', 'place-held', 'anything', 'constructor'])
      expect([name, (await reports(somebody(), { name, page: 'home' })).status]).toEqual([name, 400]);
    expect((await reports(somebody(), { ...seen, page: '/booking/secret' })).status).toBe(400);
    expect((await reports(somebody())).status).toBe(400);
    const many = Array.from({ length: 21 }, () => seen);
    expect((await reports(somebody(), ...many)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is short, and not too often', async () => {
    const long = await somebody().call('/events', { events: [seen], more: 'x'.repeat(9000) });
    expect([long.status, long.body.code]).toEqual([413, 'payload_too_large']);
    const busy = somebody();
    for (let call = 0; call < 240; call++) expect((await reports(busy, seen)).status).toBe(200);
    expect((await reports(busy, seen)).body.code).toBe('rate_limited');
    expect((await reports(somebody(), seen)).status).toBe(200);
  });

  it('counts members like everybody, and the team not at all', async () => {
    expect((await reports(await desk(), seen)).status).toBe(200);
    expect(await kept()).toEqual([]);
    await reports(somebody().with(await tokens.access(memberId)), seen);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a visit', () => {
  it('is another one on the next day: its key is gone, and with it the way back', async () => {
    const ada = somebody();
    await reports(ada, seen);
    const [[first], [key]] = [await kept(), await keys()];
    nextDay();
    await reports(ada, seen);
    const all = await kept();
    expect(all).toHaveLength(2);
    expect(all.filter(({ visit }) => visit === first?.visit)).toHaveLength(1);
    const left = await keys();
    expect(left.map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(left[0]?.secret).not.toBe(key?.secret);
  });

  it('leaves nothing but sums when its day is over, also when nobody comes any more', async () => {
    const ada = somebody();
    await reports(ada, seen, opened('mat'));
    await reports(somebody(), seen);
    const before = await insight();
    await aggregateDays(studio.services);
    expect(await kept()).toHaveLength(3);
    nextDay();
    await aggregateDays(studio.services);
    await aggregateDays(studio.services);
    expect([await kept(), await keys()]).toEqual([[], []]);
    expect((await sums()).map(({ name, value, visits }) => [name, value, visits]).toSorted()).toEqual([
      ['class-opened', 'mat', 1],
      ['timetable-viewed', '', 2],
    ]);
    const after = await insight();
    for (const id of ['booking-funnel', 'site-events']) expect(rowsOf(after, id)).toEqual(rowsOf(before, id));
    expect(rowsOf(after, 'booking-funnel')?.slice(0, 3)).toEqual([
      ['Saw the timetable', 2, null],
      ['Opened a class', 1, 50],
      ['Held a place', 0, 0],
    ]);
  });

  it('is told apart by its browser, too', async () => {
    const event = { name: 'timetable-viewed', value: '', page: 'timetable' } as const;
    for (const userAgent of ['Firefox', 'Safari', 'Firefox'])
      await countEvents(studio.services, [
        { visitor: { networkHash: 'home', principal: null, userAgent }, events: [event] },
      ]);
    expect(await kept()).toHaveLength(2);
  });
});

describe('the way to a booking', () => {
  it('is counted where it happens, by visits, and shown with its share of the step before', async () => {
    expect(await insight()).toMatchObject({ countedSince: null });
    expect(rowsOf(await insight(), 'booking-funnel')).toEqual([]);
    const classId = await createClass(studio.database, { startsAt: new Date('2026-11-25T09:00:00Z') });
    const [ada, ben, looking] = [somebody(), somebody(), somebody()];
    await reports(looking, seen);
    await reports(ada, seen, opened('mat'));
    for (const _ of [1, 2]) await ada.call('/classes/class/hold', { classId });
    // A visitor with a link to a class skips the timetable.
    await ben.call('/classes/class/hold', { classId });
    await studio.idle();
    const order = { classId, customer: guestDetails, termsVersion };
    const { body } = await ada.call('/classes/payments/create-intent', order);
    await studio.pay(body.paymentIntentId);
    const paid = { paymentIntentId: body.paymentIntentId, classId };
    expect((await ada.call('/classes/payments/confirm', paid)).status).toBe(200);
    await studio.idle();
    const answer = await insight();
    expect(answer.countedSince).toBe('2026-11-23');
    expect(rowsOf(answer, 'booking-funnel')).toEqual([
      ['Saw the timetable', 3, null],
      ['Opened a class', 2, 67],
      ['Held a place', 2, 100],
      ['Began to pay', 1, 50],
      ['Booked', 1, 100],
    ]);
    expect(rowsOf(answer, 'site-events')).toContainEqual(['Class booked', 'By card', 'Other pages', 1]);
    const asked = { from: '2026-11-23', to: '2026-11-23', chart: 'booking-funnel' };
    const file = (await (await desk()).call('/admin/insight/export', asked))
      .body as unknown as InsightExportResponse;
    const [heading, first] = parseCsvRows(file.csv);
    expect([heading, first]).toEqual([
      ['Step', 'Visits', 'Of the step before (%)'],
      ['Saw the timetable', '3', ''],
    ]);
    // Opening a booking again on another day doesn't count for that day.
    nextDay();
    await ada.call('/classes/payments/confirm', paid);
    await studio.idle();
    expect(rowsOf(await insight('2026-11-24'), 'booking-funnel')).toEqual([]);
  });

  it('counts nothing that was refused', async () => {
    await somebody().call('/classes/class/hold', { classId: randomUUID() });
    await studio.idle();
    expect(await kept()).toEqual([]);
  });

  it('does not count what the studio books for somebody', async () => {
    const startsAt = new Date('2026-11-25T11:00:00Z');
    const classId = await createClass(studio.database, { startsAt });
    const staff = await desk();
    const added = await staff.call('/admin/people/add', {
      firstName: 'Ida',
      lastName: 'Holm',
      email: 'ida@example.com',
      phone: '',
    });
    const { personId } = added.body as unknown as { personId: string };
    const wish = { orderId: randomUUID(), personId, classId, pay: { kind: 'later' } };
    expect((await staff.call('/admin/bookings/book', wish)).status).toBe(200);
    await studio.idle();
    expect(await kept()).toEqual([]);
  });
});
