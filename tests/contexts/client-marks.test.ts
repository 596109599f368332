import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetRosterResponse } from '@studio/contracts/staff-check-in';
import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { bookings } from '@studio/server/bookings/tables';
import { people } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { buildBookingRow, createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';

let at: PeopleStudio;
beforeAll(async () => {
  at = await openPeopleStudio();
});
afterAll(() => at.studio.close());

const newClass = (hours: number) =>
  createClass(at.studio.database, { startsAt: at.inHours(hours), capacity: 20 });

const rosterRow = async (classId: string) =>
  (await callSuccessfully<GetRosterResponse>(at.staff, paths.checkInRoster, { classId })).rows[0];
const profile = (personId: string) =>
  callSuccessfully<GetPersonResponse>(at.staff, paths.personGet, { personId });

/** Adds attended classes, one a day in the past. */
async function attend(times: number, fields: object): Promise<void> {
  for (let day = 1; day <= times; day++) {
    const classId = await newClass(-24 * day - Math.random());
    await at.studio.database.orm
      .insert(bookings)
      .values(buildBookingRow({ classId, status: 'ATTENDED', ...fields }));
  }
}

describe('milestone of a client', () => {
  it('counts attended classes over the email address and the profile, and earlier booked ones', async () => {
    const email = `${randomUUID()}@guests.example`;
    const personId = await at.add({ firstName: 'Amara', lastName: 'Obi', email });
    await attend(30, { email });
    await attend(18, { email, principalId: `person:${personId}` });
    await attend(3, { email, status: 'NO_SHOW' });
    await attend(2, { email, position: 1 });
    const [next, later] = [await newClass(2), await newClass(26)];
    await createBooking(at.studio.database, { classId: next, email });
    expect(await rosterRow(next)).toMatchObject({ milestone: null, firstVisit: false });
    await createBooking(at.studio.database, { classId: later, email });
    expect(await rosterRow(later)).toMatchObject({ milestone: 50, personId });
  });

  it('is the first visit, unless the client was imported from an earlier system', async () => {
    const email = `${randomUUID()}@guests.example`;
    const personId = await at.add({ firstName: 'Ben', lastName: 'Cole', email });
    const classId = await newClass(3);
    await createBooking(at.studio.database, { classId, email });
    expect(await rosterRow(classId)).toMatchObject({ milestone: 1, firstVisit: true });
    await at.studio.database.orm.update(people).set({ source: 'import' }).where(eq(people.id, personId));
    expect(await rosterRow(classId)).toMatchObject({ milestone: null, firstVisit: false });
  });
});

describe('late cancellations with unlimited sessions', () => {
  it('are counted for 30 days on the roster and the profile, unless someone took the place', async () => {
    const personId = await at.add({
      firstName: 'Cleo',
      lastName: 'Dunn',
      email: `${randomUUID()}@guests.example`,
    });
    const principalId = `person:${personId}`;
    const now = at.studio.time.now;
    const unlimited = await createCredit(at.studio.database, now, {
      memberId: principalId,
      terms: { sessions: null },
    });
    const pack = await createCredit(at.studio.database, now, { memberId: principalId });
    const cancelLate = async (hours: number, fields: object) => {
      const classId = await newClass(hours);
      const cancelled = { status: 'CANCELLED' as const, lateCancelledAt: at.inHours(hours), ...fields };
      await createBooking(at.studio.database, { classId, principalId, ...cancelled });
    };
    const classId = await newClass(4);
    await createBooking(at.studio.database, { classId, principalId });
    expect(await rosterRow(classId)).toMatchObject({ lateCancellations: 0 });
    await cancelLate(-20, { entitlementId: unlimited });
    await cancelLate(-29 * 24, { entitlementId: unlimited });
    await cancelLate(-31 * 24, { entitlementId: unlimited });
    await cancelLate(-40, { entitlementId: unlimited, waivedAt: now });
    await cancelLate(-44, { entitlementId: pack });
    expect(await rosterRow(classId)).toMatchObject({ lateCancellations: 2 });
    expect((await profile(personId)).counts.lateCancellations).toBe(2);
  });
});
