import { randomUUID } from 'node:crypto';
import type { ListBookingDaysResponse, ListBookingsResponse } from '@studio/contracts/member-bookings';
import { bookings } from '@studio/server/bookings/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBookingRow, createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(studio.time.now.getTime() + hours * hourMs);

async function createMember() {
  const { sub: memberId } = people.addUser(randomUUID());
  const browser = studio.visitor().with(await tokens.access(memberId));
  return { memberId, browser };
}

/** Creates a class for each start and a booking in it. Returns the booking ids in this order. */
async function bookClassesAt(
  memberId: string,
  starts: readonly Date[],
  changes: object = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const startsAt of starts) {
    const classId = await createClass(studio.database, { startsAt });
    ids.push(await createBooking(studio.database, { classId, principalId: memberId, ...changes }));
  }
  return ids;
}

async function fetchPage(browser: TestBrowser, input: object): Promise<ListBookingsResponse> {
  const { status, body } = await browser.call('/classes/booking/list', input);
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body as unknown as ListBookingsResponse;
}

/** Returns all pages joined; `between` runs after every page. */
async function fetchAllPages(
  browser: TestBrowser,
  input: object,
  between?: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const response: ListBookingsResponse = await fetchPage(browser, { ...input, cursor });
    seen.push(...response.items.map((item) => item.bookingId));
    cursor = response.cursor;
    await between?.();
  } while (cursor);
  return seen;
}

describe('booking list of a member', () => {
  it('shows upcoming bookings soonest first, and started bookings latest first', async () => {
    const { memberId, browser } = await createMember();
    const [yesterday, started, nextBooking, later] = await bookClassesAt(memberId, [
      inHours(-24),
      inHours(-0.5),
      inHours(2),
      inHours(50),
    ]);
    expect(await fetchAllPages(browser, { scope: 'future' })).toEqual([nextBooking, later]);
    expect(await fetchAllPages(browser, { scope: 'past' })).toEqual([started, yesterday]);
    expect(await fetchAllPages(browser, {})).toEqual([yesterday, started, nextBooking, later]);
  });

  it('returns class, payment and links of each booking, like the call for one booking', async () => {
    const { memberId, browser } = await createMember();
    const classId = await createClass(studio.database, { startsAt: inHours(60) });
    const { bookingId } = await bookAndPay(studio, browser, classId);
    await studio.database.orm
      .update(bookings)
      .set({ principalId: memberId })
      .where(eq(bookings.id, bookingId));
    const { booking, links } = (await browser.call('/classes/booking/get', { bookingId })).body;
    const [item] = (await fetchPage(browser, { scope: 'future' })).items;
    expect(item).toMatchObject({
      ...booking,
      links,
      class: { classId, className: 'Dynamic Reformer Pilates' },
    });
    expect(item?.payment?.method).toBe('Visa ending 4242');
  });

  it('omits the classes on request', async () => {
    const { memberId, browser } = await createMember();
    const [bookingId] = await bookClassesAt(memberId, [inHours(60)]);
    const [withoutClass] = (await fetchPage(browser, { scope: 'future', includeClass: false })).items;
    expect(withoutClass).toMatchObject({
      bookingId,
      studio: expect.any(String),
      links: { qr: expect.any(String) },
    });
    expect(withoutClass).not.toHaveProperty('class');
    expect(withoutClass).not.toHaveProperty('klass');
    for (const input of [{}, { includeClass: true }]) {
      const [withClass] = (await fetchPage(browser, { scope: 'future', ...input })).items;
      expect(withClass?.class).toMatchObject({ classId: withoutClass?.classId });
      expect(withClass?.klass).toEqual(withClass?.class);
    }
  });

  it('filters by days in London time', async () => {
    const { memberId, browser } = await createMember();
    const [, first, last] = await bookClassesAt(memberId, [
      new Date('2026-07-01T22:30:00Z'),
      new Date('2026-07-01T23:00:00Z'),
      new Date('2026-07-02T22:59:00Z'),
      new Date('2026-07-02T23:00:00Z'),
    ]);
    const day = { from: '2026-07-02#00:00', to: '2026-07-02#99:99' };
    expect(await fetchAllPages(browser, day)).toEqual([first, last]);
    expect(await fetchAllPages(browser, { from: '2026-07-02', to: '2026-07-02' })).toEqual([first, last]);
  });

  it.each(['2026-02-30#00:00', '2026-07-02#24:00', 'tomorrow'])('rejects the bound %s', async (from) => {
    const { browser } = await createMember();
    expect((await browser.call('/classes/booking/list', { from })).body.code).toBe('bad_request');
  });

  it('skips and repeats nothing while bookings are added and removed between two pages', async () => {
    const { memberId, browser } = await createMember();
    // Three bookings per start, so that a page also ends between bookings with the same start.
    const starts = Array.from({ length: 36 }, (_, index) => inHours(24 * (1 + Math.floor(index / 3))));
    const bookingIds = await bookClassesAt(memberId, starts);
    const own = Array.from({ length: 12 }, (_, index) =>
      bookingIds.slice(3 * index, 3 * index + 3).sort(),
    ).flat();
    const deletedIds: string[] = [];
    let round = 0;
    const between = async () => {
      round++;
      // Adds a booking before the current page and one after it, cancels one that was already listed, and deletes one.
      await bookClassesAt(memberId, [inHours(1), inHours(24 * 20 + round)]);
      await browser.call('/classes/class/cancel', { bookingId: own[round] });
      const deletedId = own[round * 3] ?? '';
      deletedIds.push(deletedId);
      await studio.database.orm.delete(bookings).where(eq(bookings.id, deletedId));
    };
    const seen = await fetchAllPages(browser, { scope: 'future', limit: 5 }, between);
    expect(round).toBeGreaterThan(7);
    expect(new Set(seen).size).toBe(seen.length);
    const seenOwn = seen.filter((id) => own.includes(id));
    expect(seenOwn).toEqual(own.filter((id) => seenOwn.includes(id)));
    expect(own.filter((id) => !seenOwn.includes(id) && !deletedIds.includes(id))).toEqual([]);
    expect(seen.length).toBeGreaterThan(seenOwn.length);
  });

  it('returns at most 50, only the member’s own, and rejects an invalid cursor', async () => {
    const { memberId, browser } = await createMember();
    const classId = await createClass(studio.database, { startsAt: inHours(70) });
    const rows = Array.from({ length: 60 }, () => buildBookingRow({ classId, principalId: memberId }));
    await studio.database.orm.insert(bookings).values(rows);
    const first = await fetchPage(browser, {});
    expect(first.items).toHaveLength(50);
    expect((await fetchPage(browser, { cursor: first.cursor })).items).toHaveLength(10);
    expect((await browser.call('/classes/booking/list', { limit: 51 })).status).toBe(400);
    for (const cursor of ['x', Buffer.from('2026-11-24T09:30:00.000Z x').toString('base64url')]) {
      expect((await browser.call('/classes/booking/list', { cursor })).body.code).toBe('bad_request');
    }
    const other = await createMember();
    expect((await fetchPage(other.browser, {})).items).toEqual([]);
    const forbidden = await other.browser.call('/classes/booking/list', { principalUserId: memberId });
    expect(forbidden).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('follows a class whose start changes', async () => {
    const { memberId, browser } = await createMember();
    const [first, second] = await bookClassesAt(memberId, [inHours(80), inHours(90)]);
    const { items } = await fetchPage(browser, { scope: 'future' });
    await studio.database.orm
      .update(classes)
      .set({ startsAt: inHours(100) })
      .where(eq(classes.id, items[0]?.classId ?? ''));
    expect(await fetchAllPages(browser, { scope: 'future' })).toEqual([second, first]);
  });

  it('reads only one page through its index, from a history of 5,000', {
    tags: 'long',
    timeout: 60_000,
  }, async () => {
    const { memberId } = await createMember();
    const classId = await createClass(studio.database, { startsAt: inHours(100) });
    const rows = Array.from({ length: 500 }, () => buildBookingRow({ classId, principalId: memberId }));
    for (let batch = 0; batch < 10; batch++) {
      await studio.database.orm
        .insert(bookings)
        .values(
          rows.map((row) =>
            buildBookingRow({ ...row, ...buildBookingRow({ classId, principalId: memberId }) }),
          ),
        );
    }
    await studio.sandbox.query('ANALYZE bookings');
    const plan = await studio.sandbox.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF) SELECT * FROM bookings
        WHERE branch_id = '11-miles-st' AND principal_id = $1 AND starts_at >= now() - interval '10 years'
          AND (starts_at, id) > ($2::timestamptz, $3::uuid)
        ORDER BY starts_at, id LIMIT 51`,
      [memberId, new Date(0).toISOString(), '00000000-0000-0000-0000-000000000000'],
    );
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Index Scan using bookings_by_member .*rows=51/);
    expect(lines).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('booking days of a month', () => {
  it('count booked, attended and cancelled bookings by London day', async () => {
    const { memberId, browser } = await createMember();
    await bookClassesAt(memberId, [new Date('2026-11-12T07:00:00Z'), new Date('2026-11-12T19:00:00Z')], {
      status: 'ATTENDED',
    });
    await bookClassesAt(memberId, [new Date('2026-11-28T08:15:00Z')]);
    await bookClassesAt(memberId, [new Date('2026-11-28T11:00:00Z'), new Date('2026-11-29T11:00:00Z')], {
      status: 'CANCELLED',
    });
    const days = async (input: object = {}) => {
      const range = { from: '2026-10-26', to: '2026-12-06', ...input };
      return (await browser.call('/classes/booking/days', range)).body as unknown as ListBookingDaysResponse;
    };
    expect((await days()).days).toEqual([
      { date: '2026-11-12', counts: { booked: 0, attended: 2, cancelled: 0 } },
      { date: '2026-11-28', counts: { booked: 1, attended: 0, cancelled: 1 } },
      { date: '2026-11-29', counts: { booked: 0, attended: 0, cancelled: 1 } },
    ]);
    expect((await days({ includeCancelled: false })).days.map(({ date }) => date)).toEqual([
      '2026-11-12',
      '2026-11-28',
    ]);
    const tooMany = await browser.call('/classes/booking/days', { from: '2026-10-01', to: '2026-12-02' });
    expect(tooMany.body.code).toBe('bad_request');
  });
});

describe('links to a guest’s bookings', () => {
  const requestLinks = (visitor: TestBrowser, email: string, fields: object = {}) =>
    visitor.call('/classes/booking/links', { email, openForMs: 5000, ...fields });

  it('are emailed for upcoming bookings only, with the same response for every address', async () => {
    const email = 'Wanda.Guest@example.com';
    const classId = await createClass(studio.database, { startsAt: inHours(30) });
    const own = await createBooking(studio.database, { classId, email });
    const pastClassId = await createClass(studio.database, { startsAt: inHours(-2) });
    await createBooking(studio.database, { classId: pastClassId, email });
    const visitor = studio.visitor();
    const knownResponse = await requestLinks(visitor, 'wanda.guest@EXAMPLE.com');
    const unknown = await requestLinks(visitor, 'nobody@example.com');
    expect(knownResponse).toEqual({ status: 200, body: { ok: true } });
    expect(unknown).toEqual(knownResponse);
    const [sentEmail] = await studio.emails('wanda.guest@example.com');
    expect(sentEmail?.subject).toBe('Your booking link');
    const links = sentEmail?.text.match(/http\S+\/booking\/\S+/g) ?? [];
    expect(links).toHaveLength(1);
    expect(links[0]).toContain(own);
    const key = new URL(links[0] ?? '').searchParams.get('k') ?? '';
    const opened = await studio.visitor().call('/classes/booking/get', { bookingId: own, key });
    expect(opened.status).toBe(200);
    expect(await studio.emails('nobody@example.com')).toEqual([]);
  });

  it('are not sent for a member’s bookings, nor to a bot', async () => {
    const { memberId } = await createMember();
    const email = 'has.account@example.com';
    await bookClassesAt(memberId, [inHours(40)], { email });
    await requestLinks(studio.visitor(), email);
    expect(await studio.emails(email)).toEqual([]);
    const before = await studio.database.orm.$count(outbox);
    expect((await requestLinks(studio.visitor(), guestDetails.email, { website: 'x' })).status).toBe(200);
    expect(await studio.database.orm.$count(outbox)).toBe(before);
  });

  it('need a proof of work when requested at once, and a valid address', async () => {
    const fast = await requestLinks(studio.visitor(), guestDetails.email, { openForMs: 10 });
    expect(fast).toMatchObject({ status: 428, body: { code: 'proof_required' } });
    expect((await requestLinks(studio.visitor(), 'not an address')).body.code).toBe('bad_request');
  });
});
