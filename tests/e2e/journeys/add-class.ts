import { paths } from '@studio/contracts/paths';
import type { TimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { Caller } from '../../races/harness/api-client.ts';

interface AddedClassWish {
  classTypeId: string;
  /** The first of them that is free teaches it. */
  instructorIds: readonly string[];
  /** The first of them at which a room is free. */
  starts: readonly Date[];
}

export interface AddedClass {
  classId: string;
  /** The London day. */
  date: string;
  /** 'HH:MM', London. */
  startTime: string;
}

const minuteMs = 60_000;
const rooms = ['studio-1', 'studio-2'] as const;

/**
 * Starts in the hour for which check-in is open, the latest first: a journey on a busy machine still ends before its class
 * begins. Starts on the next London day come last, since a journey looks for its class among those of today.
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
 * A class of a journey alone, put on the timetable by the staff where there is a room and somebody to teach it. Where
 * there is none, as on a busy evening, the staff take off what stands in the first room's way.
 */
export async function addClass(staff: Caller, wish: AddedClassWish): Promise<AddedClass> {
  const added = await addWhereFree(staff, wish);
  if (added) return added;
  await clearRoom(staff, wish.starts);
  const afterwards = await addWhereFree(staff, wish);
  if (!afterwards) throw new Error('No room with somebody to teach in it is free then.');
  return afterwards;
}

/** A class of sound healing, for a journey that minds neither what it is nor who teaches it. */
export const addSoundHealing = (staff: Caller, starts: readonly Date[]): Promise<AddedClass> =>
  addClass(staff, {
    classTypeId: 'sound-healing',
    instructorIds: ['jonah-price', 'mei-tanaka', 'amara-cole'],
    starts,
  });

async function addWhereFree(
  staff: Caller,
  { classTypeId, instructorIds, starts }: AddedClassWish,
): Promise<AddedClass | null> {
  const ways = starts.flatMap((start) =>
    rooms.flatMap((roomId) => instructorIds.map((instructorId) => ({ start, roomId, instructorId }))),
  );
  for (const { start, roomId, instructorId } of ways) {
    const when = { date: toLondonDate(start), startTime: formatTime(start) };
    const wish = { classTypeId, capacity: 6, repeat: 'once', ...when, roomId, instructorId };
    const { status, body } = await staff.call(paths.timetableAdd, wish);
    if (status === 200) return { classId: String(body.classId), ...when };
    if (body.code !== 'clash' && body.code !== 'closed_day') throw new Error(`Not added: ${body.message}`);
  }
  return null;
}

/** Cancels the classes in the first room that begin around those starts. */
async function clearRoom(staff: Caller, starts: readonly Date[]): Promise<void> {
  const from = Math.min(...starts.map(Number)) - 2 * 60 * minuteMs;
  const until = Math.max(...starts.map(Number)) + 60 * minuteMs;
  const { body } = await staff.call(paths.timetableWeek, {});
  const { classes } = body as unknown as TimetableWeekResponse;
  const classIds = classes
    .filter(({ roomId, status, begun, start }) => {
      const at = Date.parse(start);
      return roomId === rooms[0] && status === 'ON' && !begun && at > from && at < until;
    })
    .map(({ classId }) => classId);
  if (classIds.length === 0) return;
  const { status, body: answer } = await staff.call(paths.cancelClass, {
    classIds,
    reason: 'The room is needed',
  });
  if (status !== 200) throw new Error(`Not taken off: ${answer.message}`);
}
