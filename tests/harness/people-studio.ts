import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse } from '@studio/contracts/staff-bookings';
import type { ListPersonPaymentsResponse, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { audit } from '@studio/server/platform/database/tables';
import { classes } from '@studio/server/timetable/tables';
import { and, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { callSuccessfully } from './call-api.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const hourMs = 3_600_000;

export const emptyPerson = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };

/** Opens a studio whose staff look after its people. */
export async function openPeopleStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const staff = studio.visitor().with(await tokens.access(randomUUID(), ['STAFF']));

  const inHours = (hours: number) => new Date(studio.time.now.getTime() + hours * hourMs);
  const add = async (fields: Partial<typeof emptyPerson> = {}) =>
    (
      await callSuccessfully<{ personId: string; isNew: boolean }>(staff, paths.personAdd, {
        ...emptyPerson,
        ...fields,
      })
    ).personId;
  const find = (query: string, more: object = {}) =>
    callSuccessfully<SearchPeopleResponse>(staff, paths.peopleSearch, { query, ...more });
  const book = (personId: string, classId: string, more: object) =>
    staff.call(paths.bookFor, { orderId: randomUUID(), personId, classId, ...more });
  const bookOk = async (personId: string, classId: string, more: object) => {
    const { body } = await book(personId, classId, more);
    expect(body.message).toBeUndefined();
    return body as unknown as BookForClientResponse;
  };
  const grant = async (personId: string, sessions = 2) => {
    const terms = { name: 'A kindness', sessions, covers: ['reformer'], lastDay: null };
    const input = { personId, grantId: randomUUID(), terms, reason: 'made up for a cancelled class' };
    return (await callSuccessfully<{ entitlementId: string }>(staff, paths.personGrant, input)).entitlementId;
  };
  const taken = async (classId: string) =>
    (await studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0]?.taken;
  const auditOf = (subjectId: string) =>
    studio.database.orm
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, subjectId), like(audit.actor, 'staff:%')));
  const loadMoney = (personId: string) =>
    callSuccessfully<ListPersonPaymentsResponse>(staff, paths.personMoney, { personId });

  return { studio, tokens, staff, inHours, add, find, book, bookOk, grant, taken, auditOf, loadMoney };
}

export type PeopleStudio = Awaited<ReturnType<typeof openPeopleStudio>>;
