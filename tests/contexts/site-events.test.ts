import { randomUUID } from 'node:crypto';
import type { ExportInsightResponse, GetInsightResponse } from '@studio/contracts/staff-insight';
import { termsVersion } from '@studio/contracts/terms-version';
import { aggregatePastVisits } from '@studio/server/site-events/aggregate-past-visits';
import { recordEvents } from '@studio/server/site-events/record-events';
import {
  funnelDayTotals,
  siteEventDayTotals,
  siteEvents,
  visitSecrets,
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
  pool.addUser(staffId, { groups: ['STAFF'] });
  pool.addUser(memberId);
});
afterAll(() => studio.close());

beforeEach(async () => {
  studio.time.now = new Date(monday);
  for (const table of [siteEvents, siteEventDayTotals, funnelDayTotals, visitSecrets])
    await studio.database.orm.delete(table);
});

/** Gets a new token each time, because tokens last an hour and the tests move the clock. */
const openStaffBrowser = async () => studio.visitor().with(await tokens.access(staffId, ['STAFF']));
let networkCount = 0;
/** Returns a visitor on a network of their own. */
const newVisitor = () => studio.visitor(`203.0.${++networkCount}.7`);
const report = (visitor: TestBrowser, ...events: object[]) => visitor.call('/events', { events });
const viewedEvent = { name: 'timetable-viewed', page: 'timetable' };
const openedEvent = (value: string) => ({ name: 'class-opened', value, page: 'timetable' });
const listEvents = () => studio.database.orm.select().from(siteEvents);
const listKeys = () => studio.database.orm.select().from(visitSecrets);
const listTotals = () => studio.database.orm.select().from(siteEventDayTotals);

async function loadInsight(from = '2026-11-23', to = from): Promise<GetInsightResponse> {
  const { body } = await (await openStaffBrowser()).call('/admin/insight', { from, to });
  return body as unknown as GetInsightResponse;
}

const rowsOf = ({ charts }: GetInsightResponse, id: string) => charts.find((chart) => chart.id === id)?.rows;

function advanceDay(): void {
  studio.time.now = new Date(studio.time.now.getTime() + 86_400_000);
}

describe('page event', () => {
  it('is counted once per visit, with its value and page group and nothing else', async () => {
    const ada = newVisitor();
    for (const _ of [1, 2]) expect((await report(ada, viewedEvent, openedEvent('yoga'))).status).toBe(200);
    await report(ada, openedEvent('Ada Byron'));
    await report(newVisitor(), viewedEvent);
    const rows = await listEvents();
    expect(rows.map(({ name, value, page }) => [name, value, page]).toSorted()).toEqual([
      ['class-opened', 'other', 'timetable'],
      ['class-opened', 'yoga', 'timetable'],
      ['timetable-viewed', '', 'timetable'],
      ['timetable-viewed', '', 'timetable'],
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(['branchId', 'day', 'visit', 'name', 'value', 'page']);
    expect(new Set(rows.map(({ visit }) => visit)).size).toBe(2);
  });

  it('is rejected with a name that is unknown or that only the server counts', async () => {
    for (const name of ['class-booked', 'place-held', 'anything', 'constructor'])
      expect([name, (await report(newVisitor(), { name, page: 'home' })).status]).toEqual([name, 400]);
    expect((await report(newVisitor(), { ...viewedEvent, page: '/booking/secret' })).status).toBe(400);
    expect((await report(newVisitor())).status).toBe(400);
    const many = Array.from({ length: 21 }, () => viewedEvent);
    expect((await report(newVisitor(), ...many)).status).toBe(400);
    expect(await listEvents()).toEqual([]);
  });

  it('is limited in size and rate', async () => {
    const long = await newVisitor().call('/events', { events: [viewedEvent], more: 'x'.repeat(9000) });
    expect([long.status, long.body.code]).toEqual([413, 'payload_too_large']);
    const busy = newVisitor();
    for (let call = 0; call < 240; call++) expect((await report(busy, viewedEvent)).status).toBe(200);
    expect((await report(busy, viewedEvent)).body.code).toBe('rate_limited');
    expect((await report(newVisitor(), viewedEvent)).status).toBe(200);
  });

  it('is counted for members like for guests, but not for staff', async () => {
    expect((await report(await openStaffBrowser(), viewedEvent)).status).toBe(200);
    expect(await listEvents()).toEqual([]);
    await report(newVisitor().with(await tokens.access(memberId)), viewedEvent);
    expect(await listEvents()).toHaveLength(1);
  });
});

describe('site visit', () => {
  it('is another one on the next day, and cannot be traced back once its key is deleted', async () => {
    const ada = newVisitor();
    await report(ada, viewedEvent);
    const [[first], [key]] = [await listEvents(), await listKeys()];
    advanceDay();
    await report(ada, viewedEvent);
    const all = await listEvents();
    expect(all).toHaveLength(2);
    expect(all.filter(({ visit }) => visit === first?.visit)).toHaveLength(1);
    const remainingKeys = await listKeys();
    expect(remainingKeys.map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(remainingKeys[0]?.secret).not.toBe(key?.secret);
  });

  it('leaves only totals when its day is over, even without further visitors', async () => {
    const ada = newVisitor();
    await report(ada, viewedEvent, openedEvent('mat'));
    await report(newVisitor(), viewedEvent);
    const before = await loadInsight();
    await aggregatePastVisits(studio.services);
    expect(await listEvents()).toHaveLength(3);
    advanceDay();
    await aggregatePastVisits(studio.services);
    await aggregatePastVisits(studio.services);
    expect([await listEvents(), await listKeys()]).toEqual([[], []]);
    expect((await listTotals()).map(({ name, value, visits }) => [name, value, visits]).toSorted()).toEqual([
      ['class-opened', 'mat', 1],
      ['timetable-viewed', '', 2],
    ]);
    const after = await loadInsight();
    for (const id of ['booking-funnel', 'site-events']) expect(rowsOf(after, id)).toEqual(rowsOf(before, id));
    expect(rowsOf(after, 'booking-funnel')?.slice(0, 3)).toEqual([
      ['Viewed the timetable', 2, null],
      ['Opened a class', 1, 50],
      ['Held a place', 0, 0],
    ]);
  });

  it('is distinguished by its browser as well', async () => {
    const event = { name: 'timetable-viewed', value: '', page: 'timetable' } as const;
    for (const userAgent of ['Firefox', 'Safari', 'Firefox'])
      await recordEvents(studio.services, [
        { visitor: { networkHash: 'home', principal: null, userAgent }, events: [event] },
      ]);
    expect(await listEvents()).toHaveLength(2);
  });
});

describe('booking funnel', () => {
  it('counts steps by visits where they happen, and shows each as a share of the previous step', async () => {
    expect(await loadInsight()).toMatchObject({ countedSince: null });
    expect(rowsOf(await loadInsight(), 'booking-funnel')).toEqual([]);
    const classId = await createClass(studio.database, { startsAt: new Date('2026-11-25T09:00:00Z') });
    const [ada, ben, viewer] = [newVisitor(), newVisitor(), newVisitor()];
    await report(viewer, viewedEvent);
    await report(ada, viewedEvent, openedEvent('mat'));
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
    const response = await loadInsight();
    expect(response.countedSince).toBe('2026-11-23');
    expect(rowsOf(response, 'booking-funnel')).toEqual([
      ['Viewed the timetable', 3, null],
      ['Opened a class', 2, 67],
      ['Held a place', 2, 100],
      ['Started payment', 1, 50],
      ['Booked', 1, 100],
    ]);
    expect(rowsOf(response, 'site-events')).toContainEqual(['Class booked', 'Card', 'Other pages', 1]);
    const exportInput = { from: '2026-11-23', to: '2026-11-23', chart: 'booking-funnel' };
    const file = (await (await openStaffBrowser()).call('/admin/insight/export', exportInput))
      .body as unknown as ExportInsightResponse;
    const [heading, first] = parseCsvRows(file.csv);
    expect([heading, first]).toEqual([
      ['Step', 'Visits', 'Share of previous step (%)'],
      ['Viewed the timetable', '3', ''],
    ]);
    // Opening a booking again on another day doesn't count for that day.
    advanceDay();
    await ada.call('/classes/payments/confirm', paid);
    await studio.idle();
    expect(rowsOf(await loadInsight('2026-11-24'), 'booking-funnel')).toEqual([]);
  });

  it('ignores rejected calls', async () => {
    await newVisitor().call('/classes/class/hold', { classId: randomUUID() });
    await studio.idle();
    expect(await listEvents()).toEqual([]);
  });

  it('ignores bookings that staff make', async () => {
    const startsAt = new Date('2026-11-25T11:00:00Z');
    const classId = await createClass(studio.database, { startsAt });
    const staff = await openStaffBrowser();
    const added = await staff.call('/admin/people/add', {
      firstName: 'Ida',
      lastName: 'Holm',
      email: 'ida@example.com',
      phone: '',
    });
    const { personId } = added.body as unknown as { personId: string };
    const input = { orderId: randomUUID(), personId, classId, payment: { kind: 'later' } };
    expect((await staff.call('/admin/bookings/book', input)).status).toBe(200);
    await studio.idle();
    expect(await listEvents()).toEqual([]);
  });
});
