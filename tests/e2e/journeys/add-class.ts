import { paths } from '@studio/contracts/paths';
import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { Caller } from '../../races/harness/api-client.ts';

interface AddClassInput {
  classTypeId: string;
  /** Candidates: the first available one teaches. */
  instructorIds: readonly string[];
  /** Candidates: the first one with a free room is used. */
  starts: readonly Date[];
}

export interface AddedClass {
  classId: string;
  /** London date. */
  date: string;
  /** 'HH:MM', London time. */
  startTime: string;
}

const minuteMs = 60_000;
const rooms = ['studio-1', 'studio-2'] as const;

/**
 * Returns start times within the hour for which check-in is open, latest first, so that a slow journey still ends
 * before its class begins.
 * Starts on the next London day come last, since journeys look for their class among today's.
 */
export function findStartWithinCheckIn(): Date[] {
  const starts = Array.from({ length: 18 }, (_, step) => new Date(Date.now() + (57 - 3 * step) * minuteMs));
  const today = toLondonDate(new Date());
  return [
    ...starts.filter((start) => toLondonDate(start) === today),
    ...starts.filter((start) => toLondonDate(start) !== today),
  ];
}

/**
 * Adds a class for one journey where a room and an instructor are free. If there is none, as on a busy evening, it
 * first cancels the classes in the first room. A day on which the studio is closed is reopened.
 */
export async function addClass(staff: Caller, input: AddClassInput): Promise<AddedClass> {
  const added = await addInFreeSlot(staff, input);
  if (added) return added;
  await clearRoom(staff, input.starts);
  const addedAfterClearing = await addInFreeSlot(staff, input);
  if (!addedAfterClearing) throw new Error('No room with somebody to teach in it is free then.');
  return addedAfterClearing;
}

/** Adds a Sound Healing class, for journeys that need any class with any instructor. */
export const addSoundHealing = (staff: Caller, starts: readonly Date[]): Promise<AddedClass> =>
  addClass(staff, {
    classTypeId: 'sound-healing',
    instructorIds: ['jonah-price', 'mei-tanaka', 'amara-cole'],
    starts,
  });

async function addInFreeSlot(
  staff: Caller,
  { classTypeId, instructorIds, starts }: AddClassInput,
): Promise<AddedClass | null> {
  const candidates = starts.flatMap((start) =>
    rooms.flatMap((roomId) => instructorIds.map((instructorId) => ({ start, roomId, instructorId }))),
  );
  for (const { start, roomId, instructorId } of candidates) {
    const when = { date: toLondonDate(start), startTime: formatTime(start) };
    const input = { classTypeId, capacity: 6, repeat: 'once', ...when, roomId, instructorId };
    let { status, body } = await staff.call(paths.timetableAdd, input);
    if (body.code === 'closed_day') {
      await staff.call(paths.timetableOpen, { date: when.date });
      ({ status, body } = await staff.call(paths.timetableAdd, input));
    }
    if (status === 200) return { classId: String(body.classId), ...when };
    if (body.code !== 'clash') throw new Error(`Not added: ${body.message}`);
  }
  return null;
}

/** Cancels the classes in the first room that begin around these times. */
async function clearRoom(staff: Caller, starts: readonly Date[]): Promise<void> {
  const from = Math.min(...starts.map(Number)) - 2 * 60 * minuteMs;
  const until = Math.max(...starts.map(Number)) + 60 * minuteMs;
  const { body } = await staff.call(paths.timetableWeek, {});
  const { classes } = body as unknown as GetTimetableWeekResponse;
  const classIds = classes
    .filter(({ roomId, status, hasStarted, start }) => {
      const at = Date.parse(start);
      return roomId === rooms[0] && status === 'SCHEDULED' && !hasStarted && at > from && at < until;
    })
    .map(({ classId }) => classId);
  if (classIds.length === 0) return;
  const { status, body: cancelResponse } = await staff.call(paths.cancelClass, {
    classIds,
    reason: 'The room is needed',
  });
  if (status !== 200) throw new Error(`Not taken off: ${cancelResponse.message}`);
}
