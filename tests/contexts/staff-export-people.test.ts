import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ExportChunk } from '@studio/contracts/staff-export';
import type { SearchPeopleResponse } from '@studio/contracts/staff-people';
import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import { bookings } from '@studio/server/bookings/tables';
import { firstVisits, healthAnswers } from '@studio/server/first-visit/tables';
import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { people } from '@studio/server/people/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createCredit } from '../harness/credits.ts';
import { type ExportStudio, openExportStudio } from '../harness/export-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';

let { studio, owner, other, staff, ownerId, tokens, pool, exportAll, logged, at } = {} as ExportStudio;

beforeAll(async () => {
  ({ studio, owner, other, staff, ownerId, tokens, pool, exportAll, logged, at } = await openExportStudio());
});
afterAll(() => studio.close());
const add = async (fields: object) =>
  (
    await callSuccessfully<{ personId: string }>(owner, paths.personAdd, {
      firstName: 'Nora',
      lastName: 'Vale',
      email: '',
      phone: '',
      ...fields,
    })
  ).personId;

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
    await callSuccessfully(owner, paths.noteWrite, {
      noteId: randomUUID(),
      personId,
      text: '=Likes the window',
      visibility: 'staff',
    });
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await callSuccessfully(owner, paths.noteWrite, {
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
        'Emails turned off': '',
        Waiver: 'Online',
        'Waiver date': '2026-11-09',
        'Classes attended': '2',
        'Last class attended': '2026-11-17',
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
    const found = await callSuccessfully<SearchPeopleResponse>(owner, paths.peopleSearch, {
      query: member.email,
    });
    await callSuccessfully(owner, paths.paperWaiver, { personId: found.people[0]?.personId });
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
    await callSuccessfully(owner, paths.mergePeople, { personId, otherId: twin, details: mergeChoices });
    const { rows } = await exportAll(paths.peopleExport, { query: 'quarl' });
    expect(rows).toMatchObject([
      { 'First name': 'Ottilie', 'Classes attended': '3', 'Last class attended': '2026-11-19' },
    ]);
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
        action: 'LIST_EXPORTED',
        detail: { filter: 'all', searched: true, people: 2100 },
      },
    ]);
  });

  it('continues only with the same query, and only for the person who started it', async () => {
    const { cursor } = await callSuccessfully<ExportChunk>(owner, paths.peopleExport, { query: 'zzed' });
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
