import { paths } from '@studio/contracts/paths';
import type { AttendanceMark, SaveAttendanceMarksResponse } from '@studio/contracts/staff-check-in';
import type {
  CoverResponse,
  GetTrainerClassResponse,
  GetTrainerWeekResponse,
  TrainerAvailabilityResponse,
} from '@studio/contracts/trainer';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Instructor id chosen by an owner; null means the user's own classes. */
export type TrainerSelection = string | null;

const named = (instructorId: TrainerSelection) => (instructorId ? { instructorId } : {});

export const trainerApi = {
  week: (selection: TrainerSelection, from: string, days: number) =>
    browserApi().call<GetTrainerWeekResponse>(paths.trainerWeek, { ...named(selection), from, days }),
  class: (classId: string) => browserApi().call<GetTrainerClassResponse>(paths.trainerClass, { classId }),
  mark: (mark: AttendanceMark) =>
    browserApi().call<SaveAttendanceMarksResponse>(paths.checkInMarks, { marks: [mark] }),
  writeNote: (note: { bookingId: string; noteId: string; text: string }) =>
    browserApi().call<{ ok: true }>(paths.trainerNoteWrite, note),
  removeNote: (noteId: string) => browserApi().call<{ ok: true }>(paths.trainerNoteRemove, { noteId }),
  ask: (classId: string, reason: string) =>
    browserApi().call<CoverResponse>(paths.coverRequest, { classId, reason }),
  withdraw: (classId: string) => browserApi().call<CoverResponse>(paths.coverWithdraw, { classId }),
  take: (selection: TrainerSelection, classId: string) =>
    browserApi().call<CoverResponse>(paths.coverTake, { ...named(selection), classId }),
  times: (selection: TrainerSelection) =>
    browserApi().call<TrainerAvailabilityResponse>(paths.trainerAvailability, named(selection)),
  saveTimes: (selection: TrainerSelection, times: Pick<TrainerAvailabilityResponse, 'hours' | 'absences'>) =>
    browserApi().call<TrainerAvailabilityResponse>(paths.trainerAvailabilitySave, {
      ...named(selection),
      ...times,
    }),
};
