import { randomUUID } from 'node:crypto';
import type {
  AddClassResponse,
  ChangeClassResponse,
  GetTimetableWeekResponse,
  WeekCell,
} from '@studio/contracts/staff-timetable';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { bookAndPay } from './paid-booking.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

export const staffId = randomUUID();

/** Opens a studio on Monday 23 November 2026 at 06:00, whose staff change the timetable. */
export async function openTimetableStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const staff = studio.visitor().with(await tokens.access(staffId, ['STAFF']));

  async function callTimetable<Answer>(path: string, body: object) {
    const { status, body: response } = await staff.call(`/admin/timetable/${path}`, body);
    return { status, ...(response as unknown as Answer & { code: string; message: string; field: string }) };
  }
  const weekOf = (week?: string) => callTimetable<GetTimetableWeekResponse>('week', week ? { week } : {});
  const add = (fields: object) =>
    callTimetable<AddClassResponse>('add', {
      classTypeId: 'dynamic-reformer',
      roomId: 'studio-1',
      instructorId: 'noor-haddad',
      capacity: 10,
      repeat: 'once',
      ...fields,
    });
  const change = (classId: string, changes: object, fields: object = {}) =>
    callTimetable<ChangeClassResponse>('change', { classId, scope: 'one', changes, ...fields });

  async function cellsOn(date: string): Promise<WeekCell[]> {
    return (await weekOf(date)).classes.filter((cell) => cell.date === date);
  }

  async function stored(classId: string) {
    const [row] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    if (!row) throw new Error(`There is no class ${classId}.`);
    return row;
  }

  async function bookInto(classId: string) {
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    return bookingId;
  }

  /** Adds a class at a time without other classes. */
  async function freeClass(date: string, startTime: string, fields: object = {}): Promise<string> {
    const { classId, message } = await add({ date, startTime, ...fields });
    if (!classId) throw new Error(`Not added: ${message}`);
    return classId;
  }

  return { studio, staff, callTimetable, weekOf, add, change, cellsOn, stored, bookInto, freeClass };
}

export type TimetableStudio = Awaited<ReturnType<typeof openTimetableStudio>>;
