import { paths } from '@studio/contracts/paths';
import type { GetClassBedsResponse } from '@studio/contracts/staff-beds';
import type {
  PreviewBedOutOfServiceResponse,
  ReturnBedToServiceResponse,
  TakeBedOutOfServiceResponse,
} from '@studio/contracts/staff-beds-out-of-service';
import type { GetRosterResponse } from '@studio/contracts/staff-check-in';
import type {
  AddClassResponse,
  ChangeClassResponse,
  ClassChanges,
  ClassStatusResponse,
  GetClassOptionsResponse,
  GetTimetableClassResponse,
  GetTimetableWeekResponse,
  RemovedClassesResponse,
  ReopenDayResponse,
} from '@studio/contracts/staff-timetable';
import type { ListFreeInstructorsResponse } from '@studio/contracts/trainer';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';

const call = <ResponseBody>(path: string, body: object) => browserApi().call<ResponseBody>(path, body);

export const loadWeek = (week: string | null) =>
  call<GetTimetableWeekResponse>(paths.timetableWeek, week ? { week } : {});

export const loadClassOptions = () => call<GetClassOptionsResponse>(paths.timetableClassOptions, {});

export const loadClass = (classId: string) =>
  call<GetTimetableClassResponse>(paths.timetableClass, { classId });

export const loadRoster = (classId: string) => call<GetRosterResponse>(paths.checkInRoster, { classId });

export const loadClassBeds = (classId: string) => call<GetClassBedsResponse>(paths.checkInBeds, { classId });

/** Moves a client to a bed. `swapWithId` is the booking that has the bed; null for a free one. */
export const moveToBed = (move: {
  classId: string;
  bookingId: string;
  bed: number;
  swapWithId: string | null;
}) => call<GetClassBedsResponse>(paths.timetableBedMove, move);

export const loadFreeInstructors = (classId: string) =>
  call<ListFreeInstructorsResponse>(paths.freeInstructors, { classId });

/** Input of `addClass`. */
export interface ClassInput {
  classTypeId: string;
  roomId: string;
  instructorId: string;
  date: string;
  startTime: string;
  capacity: number;
  repeat: 'once' | 'weekly';
  until?: string | null;
}
export const addClass = (input: ClassInput) => call<AddClassResponse>(paths.timetableAdd, input);

export type ChangeScope = 'one' | 'following';
export const changeClass = (classId: string, scope: ChangeScope, changes: ClassChanges, preview: boolean) =>
  call<ChangeClassResponse>(paths.timetableChange, { classId, scope, changes, preview });

export const restoreClass = (classId: string) =>
  call<ClassStatusResponse>(paths.timetableRestore, { classId });

/** Cancels a class without bookings. Resolves to false if a client has booked it since the last load. */
export async function cancelEmptyClass(classId: string): Promise<boolean> {
  try {
    await call<ClassStatusResponse>(paths.timetableRemoveEmpty, { classId });
    return true;
  } catch (error) {
    if (toApiFailure(error).code === 'has_bookings') return false;
    throw error;
  }
}

export const endSeries = (classId: string, preview: boolean) =>
  call<RemovedClassesResponse>(paths.timetableEnd, { classId, preview });

/** Closes all days from `date` to `lastDate`. With `preview`, only returns the effects. */
export const closeDays = (days: { date: string; lastDate: string; name: string }, preview: boolean) =>
  call<RemovedClassesResponse>(paths.timetableClose, { ...days, preview });

export const reopenDay = (date: string) => call<ReopenDayResponse>(paths.timetableOpen, { date });

/** Classes that a bed outage affects: a single class, or all classes in a room between two days. */
export type BedOutageScope = { classId: string } | { roomId: string; from: string; to: string };

/** Bed to take out of service. Without a number in a room that has no map. */
export interface BedOutage {
  bedScope: BedOutageScope;
  bedNumber?: number;
}

export const previewBedOutage = (outage: BedOutage) =>
  call<PreviewBedOutOfServiceResponse>(paths.timetableBedPreview, outage);

/** Class to which a booking moves; null means the waiting list. */
export interface BedMove {
  bookingId: string;
  toClassId: string | null;
}
export const takeBedOutOfService = (outage: BedOutage, reason: string, moves: readonly BedMove[]) =>
  call<TakeBedOutOfServiceResponse>(paths.timetableBedOutOfService, { ...outage, reason, moves });

export const returnBedToService = (bedId: string) =>
  call<ReturnBedToServiceResponse>(paths.timetableBedBackInService, { bedId });
