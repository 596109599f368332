import { randomUUID } from 'node:crypto';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { createClass } from './create-class.ts';
import { createCredit } from './credits.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { type ApiReply, openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

/** Noon in London, because no place is offered during the quiet hours. */
const monday = new Date('2026-11-23T12:00:00Z');
export const classSeen = {
  start: '2026-11-26T22:00:00.000Z',
  studio: 'Studio 1',
  instructorName: 'Noor Haddad',
};
export const classMoved = { ...classSeen, start: '2026-11-26T22:20:00.000Z' };

export const holdClass = async (visitor: TestBrowser, classId: string, fields: object = {}) =>
  (await visitor.call(paths.hold, { classId, ...fields })).body as unknown as HoldClassResponse;

export const toErrorResponse = ({ status, body }: ApiReply) => ({
  status,
  ...(body as unknown as ErrorResponse),
});

/** Opens a studio whose staff change classes. */
export async function openChangedClassStudio() {
  const studio = await openTestStudio({ now: monday.toISOString() });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const staff = studio.visitor().with(await tokens.access(people.addUser(randomUUID()).sub, ['STAFF']));

  /** Cancels all classes, because every test creates its own class at the same time in the same room. */
  async function cancelClasses(): Promise<void> {
    await studio.database.orm
      .update(classes)
      .set({ status: 'CANCELLED' })
      .where(eq(classes.startsAt, new Date(classSeen.start)));
    await studio.database.orm
      .update(classes)
      .set({ status: 'CANCELLED' })
      .where(eq(classes.startsAt, new Date(classMoved.start)));
  }

  const newClass = (input: { capacity?: number; pricePence?: number } = {}) =>
    createClass(studio.database, { startsAt: new Date(classSeen.start), ...input });

  async function change(classId: string, changes: object): Promise<void> {
    const { status, body } = await staff.call(paths.timetableChange, { classId, scope: 'one', changes });
    if (status !== 200) throw new Error(`Not changed: ${body.message}`);
  }

  async function memberWithPack() {
    const { sub: memberId } = people.addUser(randomUUID());
    const browser = studio.visitor().with(await tokens.access(memberId));
    const ask = async <Answer>(path: string, body: object) =>
      (await browser.call(path, { principalUserId: memberId, ...body })).body as unknown as Answer;
    return { ask, creditId: await createCredit(studio.database, studio.time.now, { memberId }) };
  }

  return { studio, staff, tokens, people, cancelClasses, newClass, change, memberWithPack };
}

export type ChangedClassStudio = Awaited<ReturnType<typeof openChangedClassStudio>>;
