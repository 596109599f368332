import { randomUUID } from 'node:crypto';
import { defaultBranchId as branchId } from '@studio/contracts/default-branch-id';
import { products } from '@studio/server/catalogue/tables';
import { createAssistantTools } from '@studio/server/conversations/tools/assistant-tools';
import { classes, closures } from '@studio/server/timetable/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const { now } = { now: new Date('2026-11-23T06:00:00Z') };
const memberOf = (userId: string) => ({ userId, groups: [], authTime: now });
const tools = (userId: string | null = null) =>
  createAssistantTools(studio.services, { branchId, now, principal: userId ? memberOf(userId) : null });

describe('findClasses', () => {
  it('returns the matching timetable classes by start, with places, price and path', async () => {
    const found = await tools().findClasses({ from: '2026-11-24', to: '2026-11-24', activityId: 'yoga' });
    expect(found.map(({ time, title }) => `${time} ${title}`)).toEqual([
      '07:15 Vinyasa Yoga',
      '17:30 Vinyasa Yoga',
      '18:45 Restorative / Yin Yoga',
    ]);
    expect(found[0]).toMatchObject({
      date: '2026-11-24',
      pricePence: 1200,
      capacity: 16,
      capacityLeft: 16,
      room: 'Studio 2',
      to: '/classes/on/2026-11-24/vinyasa-yoga-0715',
    });
  });

  it('filters by time, instructor, class type, tag and free places', async () => {
    const day = { from: '2026-11-24', to: '2026-11-24' };
    const starts = async (criteria: object) =>
      (await tools().findClasses({ ...day, ...criteria })).map(({ time }) => time);
    expect(await starts({ timeFrom: '18:00', timeTo: '18:45' })).toEqual(['18:00', '18:45']);
    expect(await starts({ instructorId: 'jonah-price' })).toEqual(['07:00', '08:15', '12:30']);
    expect(await starts({ tag: 'female-only' })).toEqual(['19:05']);
    expect(await starts({ classTypeId: 'prenatal-mat' })).toEqual(['10:00']);
    expect(await starts({ activityId: 'reformer', places: 9 })).not.toContain('12:15');
  });

  it('omits classes that are cancelled, started, unlisted or too far ahead', async () => {
    const on = (from: string, to = from) => tools().findClasses({ from, to, classTypeId: 'sound-healing' });
    const [event] = await on('2026-12-05');
    expect(event?.time).toBe('16:00');
    const isEvent = and(eq(classes.branchId, branchId), eq(classes.id, event?.classId ?? ''));
    await studio.database.orm.update(classes).set({ listed: false }).where(isEvent);
    expect(await on('2026-12-05')).toEqual([]);
    await studio.database.orm.update(classes).set({ listed: true, status: 'CANCELLED' }).where(isEvent);
    expect(await on('2026-12-05')).toEqual([]);
    expect(await tools().findClasses({ from: '2026-11-20', to: '2026-11-22' })).toEqual([]);
    expect(await tools().findClasses({ from: '2027-03-01', to: '2027-03-07' })).toEqual([]);
  });
});

describe('classesById', () => {
  it('returns the classes that can still be listed', async () => {
    const found = await tools().findClasses({ from: '2026-11-24', to: '2026-11-24', activityId: 'yoga' });
    const ids = found.map(({ classId }) => classId);
    const byId = await tools().classesById(ids);
    expect(byId.map(({ time }) => time).sort()).toEqual(['07:15', '17:30', '18:45']);
    const [first = ''] = ids;
    const isFirst = and(eq(classes.branchId, branchId), eq(classes.id, first));
    await studio.database.orm.update(classes).set({ status: 'CANCELLED' }).where(isFirst);
    expect(await tools().classesById([first])).toEqual([]);
    await studio.database.orm.update(classes).set({ status: 'SCHEDULED' }).where(isFirst);
  });
});

describe('studio data', () => {
  it('reflects prices and closed days as staff changed them', async () => {
    const before = await tools().studio();
    expect(before.products.find(({ id }) => id === 'starter-pack')).toMatchObject({
      pricePence: 3500,
      sessions: 3,
      perMonth: false,
      to: '/checkout?product=starter-pack',
    });
    expect(before.classTypes.find(({ id }) => id === 'reformer-foundations')?.capacity).toBe(8);
    expect(before.hours.weekends).toEqual({ opens: '08:00', closes: '18:00' });
    await studio.database.orm
      .update(products)
      .set({ pricePence: 3600 })
      .where(and(eq(products.branchId, branchId), eq(products.id, 'starter-pack')));
    await studio.database.orm
      .insert(closures)
      .values({ branchId, localDate: '2026-12-02', name: 'New floor' });
    const after = await tools().studio();
    expect(after.products.find(({ id }) => id === 'starter-pack')?.pricePence).toBe(3600);
    expect(after.closures).toContainEqual({ date: '2026-12-02', name: 'New floor' });
  });

  it.each([
    ['where can I put my bag', 'rooms:lockers'],
    ['is there a shower', 'rooms:changing-rooms'],
    ['can I pause my membership', 'faq:freeze-membership'],
    ['what should I wear', 'faq:what-to-bring'],
    ['do I need sokcs', 'faq:grip-socks'],
    ['my daughter is 14', 'faq:age'],
    ['is it ok when pregnant', 'faq:pregnant'],
    ['gift voucher for a birthday', 'site:gift-cards'],
    ['forgotten my password', 'site:password'],
    ['nearest tube', 'directions:train'],
  ])('search for "%s" finds %s', async (query, id) => {
    expect((await tools().search(query))[0]?.id).toBe(id);
  });

  it('search finds nothing for an empty query or stop words', async () => {
    expect(await tools().search('')).toEqual([]);
    expect(await tools().search('and the')).toEqual([]);
  });
});

describe('own bookings and sessions', () => {
  it('are returned to their member only', async () => {
    const [memberId, otherMemberId] = [randomUUID(), randomUUID()];
    const startsAt = new Date(now.getTime() + 12 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const bookingId = await createBooking(studio.database, { classId, principalId: memberId });
    await createCredit(studio.database, now, { memberId });
    expect(await tools(memberId).ownBookings()).toEqual([
      {
        bookingId,
        title: 'Dynamic Reformer Pilates',
        instructorName: 'Noor Haddad',
        date: '2026-11-23',
        time: '18:00',
        cancellable: false,
        to: `/booking/${bookingId}`,
        cancelUntil: '2026-11-22T18:00:00.000Z',
      },
    ]);
    expect(await tools(memberId).ownSessions()).toEqual([
      { name: 'Reformer Pack of 10', sessionsLeft: 10, endsOn: '2027-01-22' },
    ]);
    expect(await tools(otherMemberId).ownBookings()).toEqual([]);
    expect(await tools(otherMemberId).ownSessions()).toEqual([]);
    expect(await tools().ownBookings()).toBeNull();
    expect(await tools().ownSessions()).toBeNull();
  });
});
