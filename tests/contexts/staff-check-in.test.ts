import { randomUUID } from 'node:crypto';
import { healthConsentCopy } from '@studio/content/copy/first-visit';
import { paths } from '@studio/contracts/paths';
import type {
  GetCheckInTodayResponse,
  GetRosterResponse,
  ListCheckInNotesResponse,
  SaveAttendanceMarksResponse,
  ScanCodeResponse,
} from '@studio/contracts/staff-check-in';
import type { GetTrainerClassResponse } from '@studio/contracts/trainer';
import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import { signBookingKey } from '@studio/server/bookings/booking-access';
import { buildCheckInUrl } from '@studio/server/bookings/documents/booking-urls';
import { instructors } from '@studio/server/catalogue/tables';
import { ensurePerson } from '@studio/server/people/ensure-person';
import { people, personNotes } from '@studio/server/people/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../harness/call-api.ts';
import { type CheckInStudio, openCheckInStudio } from '../harness/check-in-studio.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

const branchId = '11-miles-st';
let staff: TestBrowser;

let { studio, logInAs, inMinutes, createBookedClass, mark } = {} as CheckInStudio;

beforeAll(async () => {
  ({ studio, logInAs, inMinutes, createBookedClass, mark } = await openCheckInStudio());
});
beforeEach(async () => {
  // Every test sets its own time and creates tokens for it.
  studio.time.now = new Date('2026-11-20T17:30:00Z');
  staff = await logInAs(['STAFF']);
});
afterAll(() => studio.close());

/** Logs in as the instructor of these tests' classes, who has an account during one test. */
async function logInAsInstructor(): Promise<TestBrowser> {
  const userId = randomUUID();
  const isNoor = and(eq(instructors.branchId, branchId), eq(instructors.id, 'noor-haddad'));
  await studio.database.orm.update(instructors).set({ userId }).where(isNoor);
  return logInAs(['TRAINER'], userId);
}

describe('looking up a booking code', () => {
  it('finds the booking however the code is typed, and returns whether it is checked in', async () => {
    const { bookingId, classId } = await createBookedClass(30, { displayCode: '7K0401XD' });
    for (const code of ['7K0401XD', '7ko4 olxd', '7k04-0Ixd']) {
      const found = await callApi<ScanCodeResponse>(staff, '/admin/class/scan', { code });
      expect(found).toMatchObject({ ok: true, bookingId, classId, branchId, alreadyCheckedIn: false });
    }
    await mark(staff, { bookingId });
    const repeated = await callApi<ScanCodeResponse>(staff, '/admin/class/scan', { code: '7K0401XD' });
    expect(repeated.alreadyCheckedIn).toBe(true);
  });

  it('accepts the signature of the studio’s QR codes, and no other', async () => {
    await createBookedClass(30, { displayCode: 'SGNATVRE' });
    const url = new URL(buildCheckInUrl(studio.services, { displayCode: 'SGNATVRE' }));
    const signature = url.searchParams.get('s');
    const code = url.searchParams.get('code');
    expect(await callApi(staff, '/admin/class/scan', { code, signature })).toMatchObject({ status: 200 });
    const forged = { code, signature: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect(await callApi(staff, '/admin/class/scan', forged)).toMatchObject({ code: 'not_found' });
    expect(await callApi(staff, '/admin/class/scan', { code: '00000000' })).toMatchObject({
      status: 404,
      message: 'We couldn’t find a booking with this code.',
    });
  });
});

describe('class roster', () => {
  it('is sorted by name, with what the front desk needs and nothing about health', async () => {
    const { classId } = await createBookedClass(30, {
      attendeeName: 'zoe Adler',
      email: 'zoe@example.com',
      duePence: 2000,
    });
    const orderId = randomUUID();
    const ben = { orderId, firstName: 'Ben', lastName: 'Hill', email: 'ben@example.com' } as const;
    await createBooking(studio.database, {
      classId,
      ...ben,
      attendeeName: 'Ben Hill',
      paymentMethod: 'PAYG',
    });
    await createBooking(studio.database, { classId, ...ben, attendeeName: 'Ada Lee', position: 1 });
    await createBooking(studio.database, { classId, attendeeName: 'Gone', status: 'CANCELLED' });
    const earlier = await createClass(studio.database, { startsAt: inMinutes(-3000) });
    const attended = { classId: earlier, ...ben, orderId: randomUUID(), status: 'ATTENDED' } as const;
    await createBooking(studio.database, { ...attended, checkedInAt: inMinutes(-3000) });
    const personFields = { memberId: null, phone: null, source: 'booking' } as const;
    const who = { branchId, ...personFields, email: 'ben@example.com', firstName: 'Ben', lastName: 'Hill' };
    const personId = await ensurePerson(studio.database, who, studio.time.now);
    await studio.database.orm
      .insert(personNotes)
      .values([
        note(personId, 'Prefers the bed by the window', 'check-in'),
        note(personId, 'Owes a towel', 'staff'),
      ]);
    const { rows } = await callApi<GetRosterResponse>(staff, '/admin/check-in/roster', { classId });
    expect(
      rows.map((row) => [
        row.name,
        row.bed,
        row.guestOf,
        row.paidWith,
        row.duePence,
        row.firstVisit,
        row.hasNote,
      ]),
    ).toEqual([
      ['Ada Lee', 'Bed 3', 'Ben Hill', 'Nothing to pay', 0, false, false],
      ['Ben Hill', 'Bed 2', null, 'Card', 0, false, true],
      ['zoe Adler', 'Bed 1', null, 'Drop-in', 2000, true, false],
    ]);
    expect(rows.map((row) => row.personId === personId)).toEqual([false, true, false]);
    const bookingId = rows[1]?.bookingId;
    expect(await callApi(staff, '/admin/check-in/notes', { bookingId })).toMatchObject({
      notes: [{ text: 'Prefers the bed by the window' }],
    });
    expect(JSON.stringify(rows)).not.toMatch(/pregnan|injur|@/);
  });

  it('shows a second place in the booker’s own name as a guest', async () => {
    const classId = await createClass(studio.database, { startsAt: inMinutes(20) });
    const booker = {
      firstName: 'Ben',
      lastName: 'Hill',
      email: 'ben@example.com',
      attendeeName: 'Ben Hill',
    };
    const orderId = randomUUID();
    await createBooking(studio.database, { classId, ...booker, orderId });
    await createBooking(studio.database, { classId, ...booker, orderId, position: 1 });
    const ada = { firstName: 'Ada', lastName: 'Lee', email: 'ada@example.com' };
    const forOther = { ...ada, orderId: randomUUID() };
    await createBooking(studio.database, { classId, ...forOther, attendeeName: 'Ida Lee' });
    await createBooking(studio.database, { classId, ...forOther, attendeeName: 'Ada Lee', position: 1 });
    const { rows } = await callApi<GetRosterResponse>(staff, '/admin/check-in/roster', { classId });
    expect(rows.map(({ name, guestOf }) => [name, guestOf]).sort()).toEqual([
      ['Ada Lee', null],
      ['Ben Hill', null],
      ['Ben Hill', 'Ben Hill'],
      ['Ida Lee', null],
    ]);
  });

  it('has the notes of merged people and of people without an email address', async () => {
    const now = studio.time.now;
    const [kept, mergedId, withoutEmailId] = [randomUUID(), randomUUID(), randomUUID()];
    const named = { branchId, firstName: 'Ida', lastName: 'Bell', source: 'staff' as const };
    const commonFields = { ...named, createdAt: now, updatedAt: now };
    const email = 'ida.kept@example.com';
    await studio.database.orm.insert(people).values([
      { ...commonFields, id: kept, email, emailKey: email },
      { ...commonFields, id: mergedId, mergedInto: kept },
      { ...commonFields, id: withoutEmailId },
    ]);
    await studio.database.orm
      .insert(personNotes)
      .values([
        note(mergedId, 'Carries an inhaler', 'check-in'),
        note(withoutEmailId, 'Hears on the left', 'check-in'),
      ]);
    const classId = await createClass(studio.database, { startsAt: inMinutes(30) });
    await createBooking(studio.database, { classId, attendeeName: 'Ida Bell', email });
    const without = { attendeeName: 'Jo Bare', principalId: `person:${withoutEmailId}`, email: '' };
    await createBooking(studio.database, { classId, ...without });
    const { rows } = await callApi<GetRosterResponse>(staff, '/admin/check-in/roster', { classId });
    expect(rows.map(({ personId, hasNote }) => [personId, hasNote])).toEqual([
      [kept, true],
      [withoutEmailId, true],
    ]);
    const texts = [];
    for (const { bookingId } of rows)
      texts.push(
        (await callApi<ListCheckInNotesResponse>(staff, '/admin/check-in/notes', { bookingId })).notes[0]
          ?.text,
      );
    expect(texts).toEqual(['Carries an inhaler', 'Hears on the left']);
    const other = { attendeeName: 'Kit Bare', principalId: `person:${randomUUID()}`, email: '' };
    await createBooking(studio.database, { classId, ...other });
    const [, jo] = rows;
    const link = { bookingId: jo?.bookingId, key: signBookingKey(studio.services.keys, jo?.bookingId ?? '') };
    const health = { pregnant: false, weeksPregnant: null, injuries: 'left knee' };
    const answers = { ...health, consentVersion: healthConsentCopy.version };
    await callApi(studio.visitor(), '/first-visit/save', { ...link, answers, waiverVersion });
    const trainerView = await callApi<GetTrainerClassResponse>(
      await logInAsInstructor(),
      paths.trainerClass,
      {
        classId,
      },
    );
    expect(trainerView.rows.map((row) => row.notes.map(({ text }) => text))).toEqual([
      ['Carries an inhaler'],
      ['Hears on the left'],
      [],
    ]);
    expect(trainerView.rows.map(({ bed }) => bed).sort()).toEqual(['Bed 1', 'Bed 2', 'Bed 3']);
    // The answers of a client without an email address don't appear for another such client.
    expect(trainerView.rows.map((row) => row.health?.injuries ?? null)).toEqual([null, 'left knee', null]);
    expect(trainerView.rows.map((row) => row.healthFormDue)).toEqual([true, false, true]);
  });

  it('selects the current class, then the next, and gives devices names only', async () => {
    studio.time.now = new Date('2027-01-05T23:00:00Z');
    staff = await logInAs(['STAFF']);
    const { classId: on, bookingId } = await createBookedClass(-30);
    const { classId: next } = await createBookedClass(50);
    const now = async () => callApi<GetCheckInTodayResponse>(staff, '/admin/check-in/today', {});
    const day = await now();
    expect(day.classId).toBe(on);
    const names = day.classes.find((klass) => klass.classId === on)?.names;
    expect(names).toEqual([
      {
        bookingId,
        displayCode: expect.any(String),
        name: 'Amara Okafor',
        status: 'CONFIRMED',
        checkedInAt: null,
        bed: 'Bed 1',
      },
    ]);
    studio.time.now = inMinutes(26);
    expect((await now()).classId).toBe(next);
  });
});

const note = (personId: string, text: string, visibility: 'check-in' | 'staff') => ({
  branchId,
  id: randomUUID(),
  personId,
  text,
  visibility,
  writtenBy: 'staff:x',
  writtenAt: studio.time.now,
});

describe('instructors at check-in', () => {
  it('see, read and mark their own classes only', async () => {
    const noor = randomUUID();
    const byId = (id: string) => eq(instructors.id, id);
    await studio.database.orm.update(instructors).set({ userId: noor }).where(byId('noor-haddad'));
    const { classId, bookingId } = await createBookedClass(20);
    const own = await logInAs(['TRAINER'], noor);
    const other = await logInAs(['TRAINER']);
    const classIds = async (who: TestBrowser) =>
      (await callApi<GetCheckInTodayResponse>(who, '/admin/check-in/today', {})).classes.map(
        (klass) => klass.classId,
      );
    expect(await classIds(own)).toContain(classId);
    expect(await classIds(other)).toEqual([]);
    for (const path of ['/admin/check-in/roster', '/admin/check-in/notes']) {
      expect(await callApi(own, path, { classId, bookingId })).toMatchObject({ status: 200 });
      expect(await callApi(other, path, { classId, bookingId })).toMatchObject({ code: 'not_found' });
    }
    const marks = [
      { id: randomUUID(), bookingId, kind: 'CHECKED_IN', recordedAt: studio.time.now.toISOString() },
    ];
    for (let times = 0; times < 2; times++) {
      const { outcomes } = await callApi<SaveAttendanceMarksResponse>(other, '/admin/check-in/marks', {
        marks,
      });
      expect(outcomes).toMatchObject([{ code: 'forbidden', name: null, status: null, checkedInAt: null }]);
    }
    expect(await mark(own, { bookingId })).toEqual(['applied']);
  });
});
