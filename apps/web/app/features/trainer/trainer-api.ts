import { paths } from '@studio/contracts/paths';
import type { DoorMark, MarksAnswer } from '@studio/contracts/staff-door';
import type {
  CoverAnswer,
  TrainerAvailabilityAnswer,
  TrainerClassAnswer,
  TrainerWeekAnswer,
} from '@studio/contracts/trainer';
import { browserApi } from '../../lib/browser-api.ts';

/** Whose tools: an ADMIN names an instructor; a trainer's are their own. */
export type Whose = string | null;

const named = (instructorId: Whose) => (instructorId ? { instructorId } : {});

/** The calls of the trainers' tools. */
export const trainerApi = {
  week: (whose: Whose, from: string, days: number) =>
    browserApi().call<TrainerWeekAnswer>(paths.trainerWeek, { ...named(whose), from, days }),
  class: (classId: string) => browserApi().call<TrainerClassAnswer>(paths.trainerClass, { classId }),
  mark: (mark: DoorMark) => browserApi().call<MarksAnswer>(paths.doorMarks, { marks: [mark] }),
  ask: (classId: string, reason: string) =>
    browserApi().call<CoverAnswer>(paths.coverAsk, { classId, reason }),
  withdraw: (classId: string) => browserApi().call<CoverAnswer>(paths.coverWithdraw, { classId }),
  take: (whose: Whose, classId: string) =>
    browserApi().call<CoverAnswer>(paths.coverTake, { ...named(whose), classId }),
  times: (whose: Whose) =>
    browserApi().call<TrainerAvailabilityAnswer>(paths.trainerAvailability, named(whose)),
  saveTimes: (whose: Whose, times: Pick<TrainerAvailabilityAnswer, 'hours' | 'away'>) =>
    browserApi().call<TrainerAvailabilityAnswer>(paths.trainerAvailabilitySave, {
      ...named(whose),
      ...times,
    }),
};
