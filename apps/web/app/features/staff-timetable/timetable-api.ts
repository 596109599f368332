import { paths } from '@studio/contracts/paths';
import type { RosterAnswer } from '@studio/contracts/staff-door';
import type {
  AddClassAnswer,
  BedBackAnswer,
  BedOutAnswer,
  BedPreviewAnswer,
  ChangeClassAnswer,
  ClassChanges,
  ClassSwitchAnswer,
  EndedAnswer,
  OpenDayAnswer,
  TimetableChoicesAnswer,
  TimetableClassAnswer,
  TimetableWeekAnswer,
} from '@studio/contracts/staff-timetable';
import type { WhoIsFreeAnswer } from '@studio/contracts/trainer';
import { browserApi } from '../../lib/browser-api.ts';
import { failureOf } from '../../lib/failure-of.ts';

const call = <Answer>(path: string, body: object) => browserApi().call<Answer>(path, body);

export const loadWeek = (week: string | null) =>
  call<TimetableWeekAnswer>(paths.timetableWeek, week ? { week } : {});

export const loadChoices = () => call<TimetableChoicesAnswer>(paths.timetableChoices, {});

export const loadClass = (classId: string) => call<TimetableClassAnswer>(paths.timetableClass, { classId });

export const loadRoster = (classId: string) => call<RosterAnswer>(paths.doorRoster, { classId });

export const loadFree = (classId: string) => call<WhoIsFreeAnswer>(paths.whoIsFree, { classId });

/** A class to be added, as the form has it. */
export interface ClassWish {
  classTypeId: string;
  roomId: string;
  instructorId: string;
  date: string;
  startTime: string;
  capacity: number;
  repeat: 'once' | 'weekly';
  until?: string | null;
}
export const addClass = (wish: ClassWish) => call<AddClassAnswer>(paths.timetableAdd, wish);

export type Scope = 'one' | 'following';
export const changeClass = (classId: string, scope: Scope, changes: ClassChanges, preview: boolean) =>
  call<ChangeClassAnswer>(paths.timetableChange, { classId, scope, changes, preview });

export const putBackOn = (classId: string) => call<ClassSwitchAnswer>(paths.timetableOn, { classId });

/** Takes a class off that nobody has booked. Answers false when somebody has, meanwhile. */
export async function takeOff(classId: string): Promise<boolean> {
  try {
    await call<ClassSwitchAnswer>(paths.timetableOff, { classId });
    return true;
  } catch (error) {
    if (failureOf(error).code === 'has_bookings') return false;
    throw error;
  }
}

export const endPattern = (classId: string, preview: boolean) =>
  call<EndedAnswer>(paths.timetableEnd, { classId, preview });

export const closeDay = (date: string, name: string, preview: boolean) =>
  call<EndedAnswer>(paths.timetableClose, { date, name, preview });

export const openDay = (date: string) => call<OpenDayAnswer>(paths.timetableOpen, { date });

/** Which classes miss a bed: one, or all of a room between two days. */
export type BedWhere = { classId: string } | { roomId: string; from: string; to: string };

export const previewBed = (where: BedWhere) => call<BedPreviewAnswer>(paths.timetableBedPreview, { where });

export const takeBedOut = (
  where: BedWhere,
  reason: string,
  moves: readonly { bookingId: string; toClassId: string | null }[],
) => call<BedOutAnswer>(paths.timetableBedOut, { where, reason, moves });

export const bringBedBack = (bedId: string) => call<BedBackAnswer>(paths.timetableBedBack, { bedId });
