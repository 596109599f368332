import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ExportChunk } from '@studio/contracts/staff-export';
import type { SearchPeopleResponse } from '@studio/contracts/staff-people';
import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import { bookings } from '@studio/server/bookings/tables';
import { firstVisits, healthAnswers } from '@studio/server/first-visit/tables';
import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { people } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBookingRow, createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { parseCsvRecords } from '../harness/parse-csv.ts';
import { createSubscriber } from '../harness/subscriber.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
let studio: TestStudio;
let owner: TestBrowser;
let other: TestBrowser;
let staff: TestBrowser;
let ownerId: string;
let tokens: TestTokens;
let pool: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T09:00:00Z' });
  tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
  const logInAs = async (group: string) => {
    const { sub } = pool.addUser(randomUUID());
    return { sub, visitor: studio.visitor().with(await tokens.access(sub, [group])) };
  };
  ({ sub: ownerId, visitor: owner } = await logInAs('ADMIN'));
  other = (await logInAs('ADMIN')).visitor;
  staff = (await logInAs('STAFF')).visitor;
});
afterAll(() => studio.close());

type Row = Record<string, string>;

/** Calls as the owner and expects success. */
async function callAsOwner<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: response } = await owner.call(path, body);
  expect(response.message).toBeUndefined();
  expect(status).toBe(200);
  return response as unknown as Answer;
}

/** Returns all chunks of an export, and the parsed file. */
async function exportAll(path: string, input: object): Promise<{ pieces: ExportChunk[]; rows: Row[] }> {
  const pieces: ExportChunk[] = [];
  let cursor: string | null = null;
  do {
    const chunk: ExportChunk = await callAsOwner(path, { ...input, cursor });
    pieces.push(chunk);
    cursor = chunk.cursor;
  } while (cursor);
  const file = pieces.map(({ csv }) => csv).join('');
  return { pieces, rows: parseCsvRecords(file) };
}

const logged = async (subjectId: string) =>
  (await studio.database.orm.select().from(audit).where(eq(audit.subjectId, subjectId))).map(
    ({ actor, subject, action, detail }) => ({ actor, subject, action, detail }),
  );
const add = async (fields: object) =>
  (
    await callAsOwner<{ personId: string }>(paths.personAdd, {
      firstName: 'Nora',
      lastName: 'Vale',
      email: '',
      phone: '',
      ...fields,
    })
  ).personId;
const at = (instant: string) => createClass(studio.database, { startsAt: new Date(instant) });

describe('people export', () => {
  const email = 'ottilie@quarle.example';
  let personId: string;

  beforeAll(async () => {
    const { database, time, services } = studio;
    personId = await add({ firstName: 'Ottilie', lastName: 'Quarle', email, phone: '07700 900456' });
    const principalId = `person:${personId}`;
    const visit = { principalId, email, firstName: 'Ottilie', lastName: 'Quarle' };
    const past = await at('2026-11-10T09:30:00Z');
    await createBooking(database, { ...visit, classId: past, status: 'ATTENDED' });
    await createBooking(database, { ...visit, classId: await at('2026-11-12T09:30:00Z'), status: 'NO_SHOW' });
    // As a guest, with the same email address.
    await createBooking(database, {
      ...visit,
      principalId: null,
      email: 'Ottilie@Quarle.example',
      classId: await at('2026-11-17T18:00:00Z'),
      status: 'ATTENDED',
    });
    const upcomingClassId = await at('2026-11-26T18:30:00Z');
    await createBooking(database, { ...visit, classId: upcomingClassId, duePence: 2000 });
    await createBooking(database, { ...visit, classId: upcomingClassId, status: 'CANCELLED' });
    await createCredit(database, time.now, { memberId: principalId, origin: 'staff' });
    await callAsOwner(paths.noteWrite, {
      noteId: randomUUID(),
      personId,
      text: '=Likes the window',
      visibility: 'staff',
    });
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await callAsOwner(paths.noteWrite, {
      noteId: randomUUID(),
      personId,
      text: 'Parks late',
      visibility: 'staff',
    });
    const hash = hashPerson(services.keys, email);
    await database.orm.insert(newsletterSubscribers).values({
      branchId,
      id: randomUUID(),
      personHash: hash,
      status: 'CONFIRMED',
      email,
      source: 'footer',
      requestedAt: time.now,
      confirmedAt: new Date('2026-10-31T23:30:00Z'),
    });
    await database.orm.insert(firstVisits).values({
      branchId,
      personHash: hash,
      memberId: null,
      waiverVersion,
      answeredAt: new Date('2026-11-09T12:00:00Z'),
    });
    await database.orm.insert(healthAnswers).values({
      branchId,
      personHash: hash,
      memberId: null,
      pregnant: false,
      injuries: 'A slipped disc',
      consentVersion: '2026-11-26',
      consentText: 'I consent',
      consentedAt: time.now,
    });
  });

  it('contains for each person what list and profile show, but no health data', async () => {
    const { pieces, rows } = await exportAll(paths.peopleExport, { query: 'quarl' });
    expect(rows).toEqual([
      {
        'First name': 'Ottilie',
        Surname: 'Quarle',
        Email: email,
        Phone: '07700 900456',
        'Client since': '2026-11-23',
        Source: 'Front desk',
        Account: 'No',
        Membership: '',
        'Membership status': '',
        'Sessions left': '10',
        'Session details': 'Reformer Pack of 10: 10, expires 2027-01-22',
        Newsletter: 'Subscribed',
        'Subscribed on': '2026-10-31',
        'Opted out of emails': '',
        Waiver: 'Online',
        'Waiver date': '2026-11-09',
        Visits: '2',
        'Last visit': '2026-11-17',
        'No-shows': '1',
        Cancellations: '1',
        'Upcoming bookings': '1',
        'Next class': '2026-11-26 18:30',
        'To pay': '20',
        Notes: "'=Likes the window\nParks late",
      },
    ]);
    expect(pieces).toMatchObject([{ name: 'clients-2026-11-23.csv', rows: 1, total: 1, cursor: null }]);
    expect(pieces[0]?.csv).not.toContain('disc');
  });

  it('contains the membership with its status, and a waiver on paper', async () => {
    const member = createSubscriber(studio, tokens, pool);
    await member.subscribe('reformer-flex-8');
    const found = await callAsOwner<SearchPeopleResponse>(paths.peopleSearch, { query: member.email });
    await callAsOwner(paths.paperWaiver, { personId: found.people[0]?.personId });
    const line = async () => (await exportAll(paths.peopleExport, { query: member.email })).rows[0];
    expect(await line()).toMatchObject({
      Email: member.email,
      Account: 'Yes',
      Membership: 'Reformer Flex 8',
      'Membership status': 'Active, renews 2026-12-23',
      'Sessions left': '8',
      Waiver: 'On paper',
      'Waiver date': '2026-11-23',
    });
    const { membershipId } = await member.membership();
    await member.call(paths.membershipCancel, { membershipId });
    expect(await line()).toMatchObject({ 'Membership status': 'Ends 2026-12-23' });
  });

  it('counts the bookings of a merged record', async () => {
    const twin = await add({ firstName: 'Otti', lastName: 'Quarle', email: 'otti@twin.example' });
    const classId = await at('2026-11-19T09:30:00Z');
    await createBooking(studio.database, { classId, principalId: `person:${twin}`, status: 'ATTENDED' });
    const mergeChoices = { name: 'one', email: 'one', phone: 'one' };
    await callAsOwner(paths.mergePeople, { personId, otherId: twin, details: mergeChoices });
    const { rows } = await exportAll(paths.peopleExport, { query: 'quarl' });
    expect(rows).toMatchObject([{ 'First name': 'Ottilie', Visits: '3', 'Last visit': '2026-11-19' }]);
  });

  it('contains the people found by search and filter, or by a booking code', async () => {
    await add({ firstName: 'Quarly', lastName: 'Moss' });
    const names = async (input: object) =>
      (await exportAll(paths.peopleExport, input)).rows.map((row) => row['First name']);
    expect(await names({ query: 'quarl' })).toEqual(['Quarly', 'Ottilie']);
    expect(await names({ query: 'quarl', filter: 'sessions' })).toEqual(['Ottilie']);
    expect(await names({ query: 'quarl', filter: 'membership' })).toEqual([]);
    const [booking] = await studio.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.principalId, `person:${personId}`));
    expect(await names({ query: booking?.displayCode })).toEqual(['Ottilie']);
    expect(await names({ query: '& |' })).toEqual([]);
  });

  it('comes in chunks that form one file with everyone once, and is logged once', async () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({
      branchId,
      id: randomUUID(),
      firstName: `Many ${index % 7}`,
      lastName: `Zzed${index % 11}`,
      email: null,
      emailKey: null,
      phone: `+44770090${String(index).padStart(4, '0')}`,
      source: 'import' as const,
      createdAt: studio.time.now,
      updatedAt: studio.time.now,
    }));
    await studio.database.orm.insert(people).values(many);
    const before = (await logged('people')).length;
    const { pieces, rows } = await exportAll(paths.peopleExport, { query: 'zzed' });
    expect(pieces.map((chunk) => [chunk.rows, chunk.total])).toEqual([
      [1000, 2100],
      [1000, null],
      [100, null],
    ]);
    expect(new Set(rows.map(({ Phone }) => Phone)).size).toBe(2100);
    const lines = (await logged('people')).slice(before);
    // The search text may contain a name, and log entries are never erased.
    expect(lines).toEqual([
      {
        actor: `staff:${ownerId}`,
        subject: 'person',
        action: 'LIST EXPORTED',
        detail: { filter: 'all', searched: true, people: 2100 },
      },
    ]);
  });

  it('continues only with the same query, and only for the person who started it', async () => {
    const { cursor } = await callAsOwner<ExportChunk>(paths.peopleExport, { query: 'zzed' });
    const expectedError = { status: 400, body: { code: 'bad_request' } };
    expect(await owner.call(paths.peopleExport, { query: '', cursor })).toMatchObject(expectedError);
    expect(await other.call(paths.peopleExport, { query: 'zzed', cursor })).toMatchObject(expectedError);
    const unsigned = { query: 'zzed', cursor: cursor?.split('.')[0] };
    expect(await owner.call(paths.peopleExport, unsigned)).toMatchObject(expectedError);
    expect((await owner.call(paths.peopleExport, { query: 'zzed', cursor })).status).toBe(200);
  });

  it('is available to owners only', async () => {
    expect(await staff.call(paths.peopleExport, {})).toMatchObject({ status: 403 });
    expect(await staff.call(paths.bookingsExport, { from: '2026-11-01', to: '2026-11-02' })).toMatchObject({
      status: 403,
    });
  });
});

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
      action: 'LIST EXPORTED',
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
