import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ChangeClassResponse } from '@studio/contracts/staff-timetable';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';

let studio: TestStudio;
let pool: FakeUserPool;
let staff: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  const tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
  const { sub } = pool.addUser(randomUUID(), { groups: ['STAFF'] });
  staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
  const noor = pool.addUser(randomUUID(), { groups: ['TRAINER'], email: 'noor-haddad@team.example' });
  await linkDemoInstructor(studio.database, branchId, { name: 'Noor Haddad', userId: noor.sub });
});
afterAll(() => studio.close());

let startsAt = new Date('2026-11-29T19:00:00Z');

/** Gives a new class of Noor's, late on a Sunday, to another instructor. */
async function changeInstructor(instructorId: string, more: object = {}): Promise<ChangeClassResponse> {
  startsAt = new Date(startsAt.getTime() + 2 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const change = { classId, scope: 'one', changes: { instructorId }, ...more };
  const { status, body } = await staff.call(paths.timetableChange, change);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as never as ChangeClassResponse;
}

it('an instructor whose account has never logged in gets emails', async () => {
  const { sub } = pool.addUser(randomUUID(), { groups: ['TRAINER'], email: 'mei-tanaka@team.example' });
  await linkDemoInstructor(studio.database, branchId, { name: 'Mei Tanaka', userId: sub });
  const changed = await changeInstructor('mei-tanaka');
  expect(changed.instructors).toEqual([
    { name: 'Mei Tanaka', emailed: true },
    { name: 'Noor Haddad', emailed: true },
  ]);
  const [given] = await studio.emails('mei-tanaka@team.example');
  expect(given?.subject).toContain('New class: ');
});

it('staff see which instructor has no account, and so gets no email', async () => {
  const changed = await changeInstructor('jonah-price', { preview: true });
  expect(changed.instructors).toEqual([
    { name: 'Jonah Price', emailed: false },
    { name: 'Noor Haddad', emailed: true },
  ]);
});
