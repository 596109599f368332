import { paths } from '@studio/contracts/paths';
import { formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
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

/** A class of a journey alone, put on the timetable by the staff where there is a room and somebody to teach it. */
export async function addClass(
  staff: Caller,
  { classTypeId, instructorIds, starts }: AddedClassWish,
): Promise<AddedClass> {
  const ways = starts.flatMap((start) =>
    ['studio-1', 'studio-2'].flatMap((roomId) =>
      instructorIds.map((instructorId) => ({ start, roomId, instructorId })),
    ),
  );
  for (const { start, roomId, instructorId } of ways) {
    const when = { date: londonDate(start), startTime: formatTime(start) };
    const wish = { classTypeId, capacity: 6, repeat: 'once', ...when, roomId, instructorId };
    const { status, body } = await staff.call(paths.timetableAdd, wish);
    if (status === 200) return { classId: String(body.classId), ...when };
    if (body.code !== 'clash' && body.code !== 'closed_day') throw new Error(`Not added: ${body.message}`);
  }
  throw new Error('No room with somebody to teach in it is free then.');
}
