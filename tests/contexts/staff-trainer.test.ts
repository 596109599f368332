import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type {
  GetTrainerClassResponse,
  GetTrainerWeekResponse,
  ListFreeInstructorsResponse,
  TrainerAvailabilityResponse,
} from '@studio/contracts/trainer';
import { instructors } from '@studio/server/catalogue/tables';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import { people, personNotes } from '@studio/server/people/tables';
import { classes } from '@studio/server/timetable/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
/** Noor and Ines teach dynamic reformer classes on the timetable; Freya doesn't. */
const [noor, ines, freya] = ['noor-haddad', 'ines-duarte', 'freya-lind'];
const sunday = new Date('2026-11-29T17:00:00Z');

let studio: TestStudio;
let pool: FakeUserPool;
let asNoor: TestBrowser;
let asInes: TestBrowser;
let asFreya: TestBrowser;
let admin: TestBrowser;
let staff: TestBrowser;
let unlinkedTrainer: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  const tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
  const logInAs = async (groups: ('TRAINER' | 'ADMIN' | 'STAFF')[], instructor?: string) => {
    const { sub } = pool.addUser(randomUUID(), {
      groups,
      email: `${instructor ?? randomUUID()}@team.example`,
    });
    if (instructor) await link(instructor, sub);
    const visitor = studio.visitor().with(await tokens.access(sub, groups));
    // The first call creates the member, so that emails reach them.
    await visitor.call(paths.userGet, { principalUserId: sub });
    return visitor;
  };
  await studio.database.orm
    .update(instructors)
    .set({ teaches: ['dynamic-reformer'] })
    .where(eq(instructors.id, noor));
  asNoor = await logInAs(['TRAINER'], noor);
  asInes = await logInAs(['TRAINER'], ines);
  asFreya = await logInAs(['TRAINER'], freya);
  admin = await logInAs(['ADMIN']);
  staff = await logInAs(['STAFF']);
  unlinkedTrainer = await logInAs(['TRAINER']);
});
afterAll(() => studio.close());

async function link(id: string, userId: string): Promise<void> {
  const [row] = await studio.database.orm
    .select()
    .from(instructors)
    .where(and(eq(instructors.branchId, branchId), eq(instructors.id, id)));
  await linkDemoInstructor(studio.database, branchId, { name: row?.name ?? '', userId });
}

async function expectOk<Answer>(request: Promise<{ status: number; body: unknown }>): Promise<Answer> {
  const { status, body } = await request;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Answer;
}

const week = (browser: TestBrowser, more: object = {}) =>
  expectOk<GetTrainerWeekResponse>(browser.call(paths.trainerWeek, { from: '2026-11-29', days: 1, ...more }));

let classCount = 0;
/** Creates a class of Noor's late on Sunday, each at a different time. */
function newClass(): Promise<string> {
  classCount += 1;
  return createClass(studio.database, { startsAt: new Date(sunday.getTime() + classCount * 3_600_000) });
}

describe('trainer tools', () => {
  it('show own classes only, while an ADMIN chooses the instructor', async () => {
    const classId = await newClass();
    const ownWeek = await week(asNoor);
    expect(ownWeek.instructor.id).toBe(noor);
    expect(ownWeek.instructors).toEqual([]);
    expect(ownWeek.classes.map((klass) => klass.classId)).toContain(classId);
    expect((await week(asInes, { instructorId: noor })).instructor.id).toBe(ines);
    expect((await week(asInes)).classes.map((klass) => klass.classId)).not.toContain(classId);
    expect((await week(admin, { instructorId: noor })).classes.map((klass) => klass.classId)).toContain(
      classId,
    );
    expect((await unlinkedTrainer.call(paths.trainerWeek, { from: '2026-11-29', days: 1 })).body.code).toBe(
      'not_found',
    );
    expect((await asInes.call(paths.trainerClass, { classId })).body.code).toBe('not_found');
    expect((await admin.call(paths.trainerClass, { classId })).status).toBe(200);
  });

  it('show attendees with level, notes and answers to the instructor of the class only', async () => {
    const classId = await newClass();
    const email = `${randomUUID()}@guests.example`;
    const guestOf = { email, firstName: 'Ada', lastName: 'Quill', attendeeName: 'Ada Quill' };
    for (let day = 1; day <= 5; day++) {
      const past = await createClass(studio.database, { startsAt: new Date(Date.UTC(2026, 9, day, 9)) });
      await createBooking(studio.database, { ...guestOf, classId: past, status: 'ATTENDED' });
    }
    const yoga = await createClass(studio.database, {
      startsAt: new Date('2026-10-08T09:00:00Z'),
      kind: 'vinyasa',
    });
    await createBooking(studio.database, { ...guestOf, classId: yoga, status: 'ATTENDED' });
    const bookingId = await createBooking(studio.database, { ...guestOf, classId });
    const person = {
      branchId,
      id: randomUUID(),
      email,
      emailKey: email,
      firstName: 'Ada',
      lastName: 'Quill',
    };
    await studio.database.orm
      .insert(people)
      .values({ ...person, source: 'booking', createdAt: studio.time.now, updatedAt: studio.time.now });
    const note = { branchId, personId: person.id, writtenBy: 'staff:x', writtenAt: studio.time.now };
    await studio.database.orm.insert(personNotes).values([
      { ...note, id: randomUUID(), text: 'Likes the window', visibility: 'check-in' },
      { ...note, id: randomUUID(), text: 'Owes a towel', visibility: 'staff' },
    ]);
    const { rows, seesHealth } = await expectOk<GetTrainerClassResponse>(
      asNoor.call(paths.trainerClass, { classId }),
    );
    expect(seesHealth).toBe(true);
    expect(rows).toMatchObject([
      {
        bookingId,
        attended: 5,
        level: 'improver',
        notes: [{ text: 'Likes the window', own: false }],
        healthFormDue: true,
        health: null,
      },
    ]);
    expect((await asNoor.call(paths.classHealth, { classId })).status).toBe(200);
    expect((await admin.call(paths.classHealth, { classId })).body.code).toBe('not_found');
    expect((await asInes.call(paths.classHealth, { classId })).body.code).toBe('not_found');
  });

  it('request cover with a reason by email, which one instructor takes unless it is withdrawn', async () => {
    const classId = await newClass();
    const reason = 'My train does not run.';
    expect((await asInes.call(paths.coverRequest, { classId, reason })).body.code).toBe('not_found');
    expect((await asNoor.call(paths.coverRequest, { classId, reason })).status).toBe(200);
    expect((await asNoor.call(paths.coverRequest, { classId, reason })).body.code).toBe('not_changeable');
    expect((await asNoor.call(paths.coverWithdraw, { classId })).status).toBe(200);
    expect((await asInes.call(paths.coverTake, { classId })).body.code).toBe('not_changeable');
    await asNoor.call(paths.coverRequest, { classId, reason });
    const [sentEmail] = await studio.emails('ines-duarte@team.example');
    expect(sentEmail?.subject).toContain('Cover needed');
    expect(sentEmail?.text).toContain(reason);
    expect(await studio.emails('freya-lind@team.example')).toEqual([]);
    expect((await week(asInes)).coverRequests.map((coverRequest) => coverRequest.class.classId)).toContain(
      classId,
    );
    expect((await asFreya.call(paths.coverTake, { classId })).body.code).toBe('not_found');
    expect((await asInes.call(paths.coverTake, { classId })).status).toBe(200);
    const [row] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(row?.instructorId).toBe(ines);
    expect((await asNoor.call(paths.coverWithdraw, { classId })).body.code).toBe('not_found');
    const shown = (await week(asNoor)).classes.find((klass) => klass.classId === classId);
    expect(shown?.cover).toMatchObject({ status: 'COVERED', coveredBy: { id: ines } });
    const [found] = await studio.emails('noor-haddad@team.example');
    expect(found?.subject).toContain('Covered');
    const log = await expectOk<GetActivityLogResponse>(
      admin.call(paths.log, { subject: 'cover', by: 'everyone' }),
    );
    expect(log.entries[0]).toMatchObject({ action: 'COVERED', names: { [ines]: 'Ines Duarte' } });
  });

  it('email both instructors when staff change the instructor, but not one who takes the class', async () => {
    const countEmails = async (instructor: string) =>
      (await studio.emails(`${instructor}@team.example`)).length;
    const counts = {
      noor: await countEmails(noor),
      ines: await countEmails(ines),
      freya: await countEmails(freya),
    };
    const newEmails = async (instructor: string, count: number) =>
      (await studio.emails(`${instructor}@team.example`)).slice(0, -count || undefined);
    const classId = await newClass();
    const input = { classId, scope: 'one', changes: { instructorId: freya } };
    expect((await staff.call(paths.timetableChange, { ...input, preview: true })).status).toBe(200);
    expect((await staff.call(paths.timetableChange, { ...input, preview: false })).status).toBe(200);
    const [given] = await newEmails(freya, counts.freya);
    expect(given?.subject).toContain('New class: ');
    expect(given?.text).toContain('You’re teaching this class');
    const [taken] = await newEmails(noor, counts.noor);
    expect(taken?.subject).toContain('You’re no longer teaching ');
    expect(taken?.text).toContain('Freya Lind will teach this class.');
    expect(await newEmails(ines, counts.ines)).toEqual([]);
    expect(await newEmails(freya, counts.freya)).toHaveLength(1);

    const coveredId = await newClass();
    await asNoor.call(paths.coverRequest, { classId: coveredId, reason: 'I am ill.' });
    const asked = await countEmails(ines);
    const noorCount = await countEmails(noor);
    expect((await asInes.call(paths.coverTake, { classId: coveredId })).status).toBe(200);
    expect(await countEmails(ines)).toBe(asked);
    const covered = await newEmails(noor, noorCount);
    expect(covered.map(({ subject }) => subject.split(':')[0])).toEqual(['Covered']);
  });

  it('email the instructor of added classes once, with all dates', async () => {
    const count = (await studio.emails('freya-lind@team.example')).length;
    const input = {
      date: '2026-12-06',
      startTime: '06:15',
      classTypeId: 'dynamic-reformer',
      roomId: 'studio-2',
      instructorId: freya,
      capacity: 4,
    };
    const added = await staff.call(paths.timetableAdd, { ...input, repeat: 'weekly', until: '2026-12-20' });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const emails = await studio.emails('freya-lind@team.example');
    expect(emails).toHaveLength(count + 1);
    expect(emails[0]?.subject).toContain('New classes: ');
    expect(emails[0]?.text).toContain('Sun 20 Dec');
  });

  it('reject cover by an instructor who teaches then, and show staff who is free', async () => {
    const classId = await newClass();
    const [klass] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    const other = await createClass(studio.database, { startsAt: klass?.startsAt ?? sunday });
    await studio.database.orm
      .update(classes)
      .set({ instructorId: ines, roomId: 'studio-2' })
      .where(eq(classes.id, other));
    await asNoor.call(paths.coverRequest, { classId, reason: 'I am ill.' });
    const { coverRequests } = await week(asInes);
    expect(
      coverRequests.find((coverRequest) => coverRequest.class.classId === classId)?.conflictingClass,
    ).toContain('Teaches');
    expect((await asInes.call(paths.coverTake, { classId })).body.code).toBe('clash');
    const absences = [{ from: '2026-11-28', to: '2026-11-30', note: 'Lisbon' }];
    await expectOk(asFreya.call(paths.trainerAvailabilitySave, { hours: [], absences }));
    const { instructors: free } = await expectOk<ListFreeInstructorsResponse>(
      staff.call(paths.freeInstructors, { classId }),
    );
    expect(free.find(({ instructorId }) => instructorId === ines)).toMatchObject({
      state: 'teaching',
      teachesClassType: true,
    });
    expect(free.find(({ instructorId }) => instructorId === freya)).toMatchObject({
      state: 'away',
      teachesClassType: false,
    });
    expect(free.find(({ instructorId }) => instructorId === noor)).toBeUndefined();
  });

  it('store availability, and reject hours that end before they begin', async () => {
    const hours = [{ weekday: 0, from: '09:00', to: '13:00' }];
    const absences = [{ from: '2026-12-24', to: '2026-12-28', note: '' }];
    await expectOk(asNoor.call(paths.trainerAvailabilitySave, { hours, absences }));
    const saved = await expectOk<TrainerAvailabilityResponse>(asNoor.call(paths.trainerAvailability));
    expect(saved).toMatchObject({ hours, absences });
    const wrong = [{ weekday: 0, from: '13:00', to: '09:00' }];
    const rejected = await asNoor.call(paths.trainerAvailabilitySave, { hours: wrong, absences });
    expect(rejected.body.code).toBe('bad_request');
    expect(await expectOk(asNoor.call(paths.trainerAvailability))).toMatchObject({ hours, absences });
  });
});
