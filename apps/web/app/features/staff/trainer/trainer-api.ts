import { paths } from '@studio/contracts/paths';
import type { GetClassBedsResponse } from '@studio/contracts/staff-beds';
import type { AttendanceMark, SaveAttendanceMarksResponse } from '@studio/contracts/staff-check-in';
import type {
  CoverResponse,
  GetTrainerClassResponse,
  GetTrainerWeekResponse,
  TrainerAvailabilityResponse,
} from '@studio/contracts/trainer';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Instructor id chosen by an owner; null means the user's own classes. */
export type SelectedInstructorId = string | null;

const named = (instructorId: SelectedInstructorId) => (instructorId ? { instructorId } : {});

export const trainerApi = {
  week: (selection: SelectedInstructorId, from: string, days: number) =>
    browserApi().call<GetTrainerWeekResponse>(paths.trainerWeek, { ...named(selection), from, days }),
  class: (classId: string) => browserApi().call<GetTrainerClassResponse>(paths.trainerClass, { classId }),
  beds: (classId: string) => browserApi().call<GetClassBedsResponse>(paths.checkInBeds, { classId }),
  saveMark: (mark: AttendanceMark) =>
    browserApi().call<SaveAttendanceMarksResponse>(paths.checkInMarks, { marks: [mark] }),
  writeNote: (note: { bookingId: string; noteId: string; text: string }) =>
    browserApi().call<{ ok: true }>(paths.trainerNoteWrite, note),
  removeNote: (noteId: string) => browserApi().call<{ ok: true }>(paths.trainerNoteRemove, { noteId }),
  requestCover: (classId: string, reason: string) =>
    browserApi().call<CoverResponse>(paths.coverRequest, { classId, reason }),
  withdrawCoverRequest: (classId: string) =>
    browserApi().call<CoverResponse>(paths.coverWithdraw, { classId }),
  takeCover: (selection: SelectedInstructorId, classId: string) =>
    browserApi().call<CoverResponse>(paths.coverTake, { ...named(selection), classId }),
  availability: (selection: SelectedInstructorId) =>
    browserApi().call<TrainerAvailabilityResponse>(paths.trainerAvailability, named(selection)),
  saveAvailability: (
    selection: SelectedInstructorId,
    availability: Pick<TrainerAvailabilityResponse, 'hours' | 'absences'>,
  ) =>
    browserApi().call<TrainerAvailabilityResponse>(paths.trainerAvailabilitySave, {
      ...named(selection),
      ...availability,
    }),
};
