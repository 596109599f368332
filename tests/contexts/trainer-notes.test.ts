import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ListCheckInNotesResponse } from '@studio/contracts/staff-check-in';
import type { GetPersonResponse } from '@studio/contracts/staff-people';
import type { GetTrainerClassResponse } from '@studio/contracts/trainer';
import { instructors } from '@studio/server/catalogue/tables';
import { people, personNotes } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let asNoor: TestBrowser;
let asInes: TestBrowser;
let staff: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  const tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  const logInAs = async (groups: ('TRAINER' | 'STAFF')[], firstName: string, instructor?: string) => {
    const { sub } = pool.addUser(randomUUID(), { groups, firstName, lastName: 'Tester' });
    if (instructor)
      await studio.database.orm
        .update(instructors)
        .set({ userId: sub })
        .where(eq(instructors.id, instructor));
    const visitor = studio.visitor().with(await tokens.access(sub, groups));
    await visitor.call(paths.userGet, { principalUserId: sub });
    return visitor;
  };
  asNoor = await logInAs(['TRAINER'], 'Noor', 'noor-haddad');
  asInes = await logInAs(['TRAINER'], 'Ines', 'ines-duarte');
  staff = await logInAs(['STAFF'], 'Sam');
});
afterAll(() => studio.close());

let hours = 0;
/** Books a client into a class of Noor. */
async function bookClient() {
  hours += 2;
  const startsAt = new Date(Date.parse('2026-11-29T06:00:00Z') + hours * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const email = `${randomUUID()}@guests.example`;
  const person = { branchId: '11-miles-st', id: randomUUID(), email, emailKey: email };
  const times = { createdAt: studio.time.now, updatedAt: studio.time.now };
  await studio.database.orm
    .insert(people)
    .values({ ...person, ...times, firstName: 'Ada', lastName: 'Quill', source: 'booking' });
  const bookingId = await createBooking(studio.database, { classId, email });
  return { classId, email, bookingId, personId: person.id };
}

const write = (by: TestBrowser, bookingId: string, fields: object = {}) =>
  by.call(paths.trainerNoteWrite, {
    bookingId,
    noteId: randomUUID(),
    text: 'Prefers light springs',
    ...fields,
  });
const notesIn = async (by: TestBrowser, classId: string) =>
  (await callSuccessfully<GetTrainerClassResponse>(by, paths.trainerClass, { classId })).rows.flatMap(
    ({ notes }) => notes,
  );

it('an instructor writes a note once, which the team reads with its author and date', async () => {
  const { classId, bookingId, personId } = await bookClient();
  const noteId = randomUUID();
  expect((await write(asNoor, bookingId, { noteId })).status).toBe(200);
  expect((await write(asNoor, bookingId, { noteId })).status).toBe(200);
  const author = { text: 'Prefers light springs', writtenBy: 'Noor Tester', writtenAt: expect.any(String) };
  expect(await notesIn(asNoor, classId)).toEqual([{ noteId, own: true, ...author }]);
  const profile = await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId });
  expect(profile.notes).toEqual([{ noteId, visibility: 'check-in', ...author }]);
  const checkIn = await callSuccessfully<ListCheckInNotesResponse>(staff, paths.checkInNotes, { bookingId });
  expect(checkIn.notes).toEqual([author]);
  const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, personId));
  expect(entries.map(({ action }) => action)).toEqual(['NOTE_ADDED']);
  expect(JSON.stringify(entries)).not.toContain('springs');
});

it('an instructor cannot write about clients of other classes, or about a guest of a client', async () => {
  const { classId, email, bookingId } = await bookClient();
  expect((await write(asInes, bookingId)).body.code).toBe('not_found');
  expect((await write(asNoor, randomUUID())).body.code).toBe('not_found');
  const guest = await createBooking(studio.database, {
    classId,
    email,
    position: 1,
    attendeeName: 'Bo Quill',
  });
  expect((await write(asNoor, guest)).body.code).toBe('not_changeable');
  expect((await write(asNoor, bookingId, { text: '  ' })).body.code).toBe('bad_request');
  expect(await notesIn(asNoor, classId)).toEqual([]);
});

it('an instructor removes only their own notes', async () => {
  const { classId, bookingId, personId } = await bookClient();
  await write(asNoor, bookingId);
  const noteOfStaff = { personId, noteId: randomUUID(), text: 'Ring the bell', visibility: 'check-in' };
  expect((await staff.call(paths.noteWrite, noteOfStaff)).status).toBe(200);
  const secret = { ...noteOfStaff, noteId: randomUUID(), text: 'Owes a towel', visibility: 'staff' };
  await staff.call(paths.noteWrite, secret);
  const seen = await notesIn(asNoor, classId);
  expect(seen.map(({ text, own }) => [text, own]).toSorted()).toEqual([
    ['Prefers light springs', true],
    ['Ring the bell', false],
  ]);
  const own = seen.find((note) => note.own);
  const remove = (by: TestBrowser, noteId: string | undefined) =>
    by.call(paths.trainerNoteRemove, { noteId });
  expect((await remove(asInes, own?.noteId)).body.code).toBe('not_found');
  expect((await remove(asNoor, noteOfStaff.noteId)).body.code).toBe('not_found');
  expect((await remove(asNoor, own?.noteId)).status).toBe(200);
  expect((await remove(asNoor, own?.noteId)).body.code).toBe('not_found');
  const [stored] = await studio.database.orm
    .select()
    .from(personNotes)
    .where(eq(personNotes.id, own?.noteId ?? ''));
  expect(stored?.text).toBe('');
});
