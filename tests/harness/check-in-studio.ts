import { randomUUID } from 'node:crypto';
import type { SaveAttendanceMarksResponse } from '@studio/contracts/staff-check-in';
import type { bookings } from '@studio/server/bookings/tables';
import { callApi } from './call-api.ts';
import { createBooking } from './create-booking.ts';
import { createClass } from './create-class.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const minuteMs = 60_000;

export interface MarkInput {
  bookingId: string;
  kind?: 'CHECKED_IN' | 'UNDONE';
  at?: Date;
  id?: string;
}

/** Opens a studio with booked classes and a front desk. */
export async function openCheckInStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);

  const logInAs = async (groups: string[], userId: string = randomUUID()) =>
    studio.visitor().with(await tokens.access(userId, groups));
  const inMinutes = (minutes: number) => new Date(studio.time.now.getTime() + minutes * minuteMs);

  async function createBookedClass(minutes: number, input: Partial<typeof bookings.$inferInsert> = {}) {
    const classId = await createClass(studio.database, { startsAt: inMinutes(minutes) });
    return { classId, bookingId: await createBooking(studio.database, { classId, ...input }) };
  }

  /** Sends marks and returns their outcomes. */
  async function mark(visitor: TestBrowser, ...recorded: MarkInput[]) {
    const marks = recorded.map(
      ({ bookingId, kind = 'CHECKED_IN', at = studio.time.now, id = randomUUID() }) => ({
        id,
        bookingId,
        kind,
        recordedAt: at.toISOString(),
      }),
    );
    const { outcomes } = await callApi<SaveAttendanceMarksResponse>(visitor, '/admin/check-in/marks', {
      marks,
    });
    return outcomes.map(({ outcome, code }) => code ?? outcome);
  }

  return { studio, tokens, logInAs, inMinutes, createBookedClass, mark };
}

export type CheckInStudio = Awaited<ReturnType<typeof openCheckInStudio>>;
