import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse } from '@studio/contracts/staff-bookings';
import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import type { GetPersonResponse, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { toLondonDate } from '@studio/domain/time/london';
import { bookings } from '@studio/server/bookings/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { emptyPerson, openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';

let { studio, staff, inHours, add, find, bookOk, grant } = {} as PeopleStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, find, bookOk, grant } = await openPeopleStudio());
});
afterAll(() => studio.close());

describe('people search', () => {
  it('finds by name, email, end of the phone number and booking code, and names the match', async () => {
    const email = 'ottilie.brand@example.com';
    const personId = await add({ firstName: 'Ottilie', lastName: 'Brandauer', email, phone: '07700 900456' });
    for (const query of [
      'ottil',
      'brandau ott',
      'ottilie.brand@exam',
      '900456',
      '07700 900456',
      '+44 7700 900456',
    ])
      expect((await find(query)).people.map((one) => one.personId)).toEqual([personId]);
    const classId = await createClass(studio.database, { startsAt: inHours(50) });
    const { displayCode } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const [found] = (await find(displayCode.toLowerCase())).people;
    expect(found).toMatchObject({
      personId,
      matchedBy: `Booking ${displayCode.slice(0, 4)} ${displayCode.slice(4)}`,
    });
    expect(found).toMatchObject({ duePence: 2000, nextClass: inHours(50).toISOString() });
    expect((await find('ottilie', { filter: 'due' })).total).toBe(1);
    expect((await find('ottilie', { filter: 'membership' })).total).toBe(0);
    expect((await find('ottilie', { filter: 'new' })).total).toBe(1);
    expect((await find('& | ! ( )')).total).toBe(0);
  });

  it('pages through all people by name, each of them once', async () => {
    for (let index = 0; index < 7; index++)
      await add({ firstName: `Page ${index % 2}`, lastName: `Zed${index % 3}` });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: SearchPeopleResponse = await find('zed', { limit: 2, cursor });
      expect(page.total).toBe(7);
      seen.push(...page.people.map(({ personId }) => personId));
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect((await staff.call(paths.peopleSearch, { cursor: 'nonsense' })).body.code).toBe('bad_request');
  });

  it('adds a person once per email address, and rejects a taken address', async () => {
    const email = 'one.address@example.com';
    const first = await add({ email });
    const repeated = { ...emptyPerson, firstName: 'Other', email: 'One.Address@example.com' };
    expect(await callSuccessfully(staff, paths.personAdd, repeated)).toMatchObject({
      personId: first,
      isNew: false,
    });
    const second = await add({ firstName: 'Second' });
    const taken = await staff.call(paths.personSave, { ...emptyPerson, personId: second, email });
    expect(taken.body).toMatchObject({ code: 'bad_request', field: 'email' });
    const slip = await staff.call(paths.personSave, { ...emptyPerson, personId: second, phone: '12' });
    expect(slip.body).toMatchObject({ code: 'bad_request', field: 'phone' });
  });
});

it('keeps a person’s bookings when their address is corrected or removed', async () => {
  const typo = 'nora.valw@example.com';
  const personId = await add({ email: typo });
  const classId = await createClass(studio.database, { startsAt: inHours(50) });
  const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
  const loadState = async () => {
    const { counts } = await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId });
    const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    return {
      upcoming: counts.upcoming,
      duePence: counts.duePence,
      email: row?.email,
      principal: row?.principalId,
    };
  };
  const email = 'nora.vale@example.com';
  await callSuccessfully(staff, paths.personSave, { ...emptyPerson, personId, email });
  expect(await loadState()).toEqual({ upcoming: 1, duePence: 2000, email, principal: null });
  await callSuccessfully(staff, paths.personSave, { ...emptyPerson, personId });
  const own = `person:${personId}`;
  expect(await loadState()).toEqual({ upcoming: 1, duePence: 2000, email: '', principal: own });
});

describe('one-to-one session', () => {
  it('is an unlisted class of one with its own session, and is cancelled with its booking', async () => {
    const personId = await add({ email: 'one.to.one@example.com' });
    const products = await callSuccessfully<{
      products: { productId: string; kind: string; forSale: boolean }[];
    }>(staff, paths.personSellable, { personId });
    const productId = products.products.find(
      ({ kind, forSale }) => kind === 'one-to-one' && forSale,
    )?.productId;
    const sold = await callSuccessfully<SellProductResponse & { entitlementId: string }>(
      staff,
      paths.personSell,
      {
        personId,
        saleId: randomUUID(),
        productId,
        method: 'TERMINAL',
      },
    );
    const date = toLondonDate(inHours(24 * 5));
    const input = {
      personId,
      entitlementId: sold.entitlementId,
      activityId: 'reformer',
      date,
      startTime: '05:00',
      instructorId: 'ines-duarte',
      roomId: 'studio-1',
      durationMin: 55,
    };
    const made = await callSuccessfully<BookForClientResponse>(staff, paths.oneToOne, {
      ...input,
      orderId: randomUUID(),
    });
    const [booking] = await studio.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.id, made.bookingId));
    const classId = booking?.classId ?? '';
    const open = await studio.visitor().call(paths.availability, { date });
    expect(open.body.slots.some((slot) => slot.classId === classId)).toBe(false);
    expect(
      (await studio.visitor().call(paths.waitingJoin, { classIds: [classId], customer: guestDetails }))
        .status,
    ).toBe(404);
    const other = await add();
    const entitlementId = await grant(other);
    const wrong = await staff.call(paths.oneToOne, {
      ...input,
      orderId: randomUUID(),
      personId: other,
      entitlementId,
    });
    expect(wrong.body.code).toBe('not_covered');
    const clash = await staff.call(paths.oneToOne, { ...input, orderId: randomUUID(), startTime: '05:30' });
    expect(clash.body.code).toMatch(/clash|entitlement_used_up/);
    await callSuccessfully(staff, paths.staffCancel, { bookingId: made.bookingId, refund: true });
    const [klass] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(klass).toMatchObject({ status: 'CANCELLED', taken: 0, listed: false });
    expect((await studio.visitor().call(paths.hold, { classId })).status).not.toBe(200);
    expect(await loadCreditLedger(studio.database, sold.entitlementId)).toMatchObject({
      booked: 1,
      returned: 1,
    });
  });
});

describe('profile of a person', () => {
  it('stores notes and a paper waiver, and never shows health answers', async () => {
    const personId = await add({ email: 'page.of@example.com' });
    const noteId = randomUUID();
    const note = { personId, noteId, text: 'Prefers the bed at the window', visibility: 'check-in' };
    await callSuccessfully(staff, paths.noteWrite, note);
    await callSuccessfully(staff, paths.noteWrite, note);
    await callSuccessfully(staff, paths.paperWaiver, { personId });
    const page = await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId });
    expect(page.notes).toMatchObject([
      { noteId, text: note.text, visibility: 'check-in', writtenBy: 'A team member' },
    ]);
    expect(page.waiver).toMatchObject({ answeredOn: studio.time.now.toISOString(), onPaper: true });
    expect(JSON.stringify(page)).not.toContain('pregnant');
    expect((await staff.call(paths.paperWaiver, { personId })).body.code).toBe('not_changeable');
    await callSuccessfully(staff, paths.noteRemove, { noteId });
    expect((await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId })).notes).toEqual(
      [],
    );
    expect((await staff.call(paths.personGet, { personId: randomUUID() })).body.code).toBe('not_found');
  });
});
