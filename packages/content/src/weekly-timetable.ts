import type { ClassTypeId } from './class-types.ts';
import type { InstructorId } from './instructors.ts';
import type { RoomId } from './rooms.ts';

/** Recurring class, every week or in one week of every month. */
export interface WeeklyClass {
  /** Id that scheduled classes refer to, built from the initial day, time and room. */
  id: string;
  /** Day of the week, from 0 (Monday) to 6 (Sunday). */
  weekday: number;
  /** Start as 'HH:MM' in London. */
  localTime: string;
  /** Week of the month, from 1 to 5; null for every week. */
  weekOfMonth: number | null;
  classTypeId: ClassTypeId;
  roomId: RoomId;
  instructorId: InstructorId;
}

type Line = readonly [localTime: string, classTypeId: ClassTypeId, instructorId: InstructorId];
type Day = Record<RoomId, readonly Line[]>;

const monday: Day = {
  'studio-1': [
    ['07:00', 'dynamic-reformer', 'ines-duarte'],
    ['08:15', 'dynamic-reformer', 'ines-duarte'],
    ['09:30', 'reformer-foundations', 'ines-duarte'],
    ['12:15', 'dynamic-reformer', 'mei-tanaka'],
    ['13:30', 'prenatal-reformer', 'freya-lind'],
    ['16:45', 'dynamic-reformer', 'noor-haddad'],
    ['18:00', 'reformer-strength', 'jonah-price'],
    ['19:05', 'dynamic-reformer', 'noor-haddad'],
  ],
  'studio-2': [
    ['07:15', 'vinyasa-yoga', 'amara-cole'],
    ['10:00', 'classic-mat', 'freya-lind'],
    ['12:30', 'classic-mat', 'freya-lind'],
    ['17:30', 'vinyasa-yoga', 'amara-cole'],
    ['18:45', 'restorative-yin-yoga', 'mei-tanaka'],
  ],
};

const tuesday: Day = {
  'studio-1': [
    ['07:00', 'dynamic-reformer', 'jonah-price'],
    ['08:15', 'reformer-strength', 'jonah-price'],
    ['09:30', 'dynamic-reformer', 'mei-tanaka'],
    ['12:15', 'reformer-foundations', 'ines-duarte'],
    ['13:30', 'dynamic-reformer', 'ines-duarte'],
    ['16:45', 'dynamic-reformer', 'mei-tanaka'],
    ['18:00', 'dynamic-reformer', 'noor-haddad'],
    ['19:05', 'female-only-reformer', 'noor-haddad'],
  ],
  'studio-2': [
    ['07:15', 'vinyasa-yoga', 'amara-cole'],
    ['10:00', 'prenatal-mat', 'freya-lind'],
    ['12:30', 'classic-mat', 'jonah-price'],
    ['17:30', 'vinyasa-yoga', 'amara-cole'],
    ['18:45', 'restorative-yin-yoga', 'amara-cole'],
  ],
};

const wednesday: Day = {
  'studio-1': [
    ['07:00', 'dynamic-reformer', 'mei-tanaka'],
    ['08:15', 'dynamic-reformer', 'mei-tanaka'],
    ['09:30', 'prenatal-reformer', 'ines-duarte'],
    ['12:15', 'dynamic-reformer', 'ines-duarte'],
    ['13:30', 'reformer-foundations', 'ines-duarte'],
    ['16:45', 'dynamic-reformer', 'noor-haddad'],
    ['18:00', 'reformer-strength', 'jonah-price'],
    ['19:05', 'dynamic-reformer', 'noor-haddad'],
  ],
  'studio-2': [
    ['07:15', 'vinyasa-yoga', 'amara-cole'],
    ['10:00', 'classic-mat', 'freya-lind'],
    ['12:30', 'restorative-yin-yoga', 'amara-cole'],
    ['17:30', 'classic-mat', 'freya-lind'],
    ['18:45', 'female-only-mat', 'freya-lind'],
  ],
};

const thursday: Day = {
  'studio-1': [
    ['07:00', 'dynamic-reformer', 'ines-duarte'],
    ['08:15', 'reformer-foundations', 'ines-duarte'],
    ['09:30', 'dynamic-reformer', 'noor-haddad'],
    ['12:15', 'reformer-strength', 'jonah-price'],
    ['13:30', 'dynamic-reformer', 'mei-tanaka'],
    ['16:45', 'dynamic-reformer', 'mei-tanaka'],
    ['18:00', 'dynamic-reformer', 'mei-tanaka'],
    ['19:05', 'dynamic-reformer', 'jonah-price'],
  ],
  'studio-2': [
    ['07:15', 'vinyasa-yoga', 'noor-haddad'],
    ['10:00', 'classic-mat', 'freya-lind'],
    ['12:30', 'prenatal-mat', 'freya-lind'],
    ['17:30', 'vinyasa-yoga', 'amara-cole'],
    ['18:45', 'restorative-yin-yoga', 'amara-cole'],
  ],
};

const friday: Day = {
  'studio-1': [
    ['07:00', 'reformer-strength', 'jonah-price'],
    ['08:15', 'dynamic-reformer', 'jonah-price'],
    ['09:30', 'dynamic-reformer', 'ines-duarte'],
    ['12:15', 'dynamic-reformer', 'ines-duarte'],
    ['13:30', 'prenatal-reformer', 'freya-lind'],
    ['16:45', 'reformer-foundations', 'noor-haddad'],
    ['18:00', 'dynamic-reformer', 'noor-haddad'],
    ['19:05', 'dynamic-reformer', 'mei-tanaka'],
  ],
  'studio-2': [
    ['07:15', 'vinyasa-yoga', 'amara-cole'],
    ['10:00', 'classic-mat', 'jonah-price'],
    ['12:30', 'classic-mat', 'freya-lind'],
    ['17:30', 'vinyasa-yoga', 'amara-cole'],
    ['18:45', 'restorative-yin-yoga', 'amara-cole'],
  ],
};

const saturday: Day = {
  'studio-1': [
    ['08:30', 'dynamic-reformer', 'mei-tanaka'],
    ['09:45', 'dynamic-reformer', 'mei-tanaka'],
    ['11:00', 'reformer-foundations', 'jonah-price'],
    ['14:30', 'reformer-strength', 'jonah-price'],
  ],
  'studio-2': [
    ['09:00', 'vinyasa-yoga', 'amara-cole'],
    ['10:15', 'prenatal-mat', 'freya-lind'],
    ['11:30', 'classic-mat', 'freya-lind'],
    ['14:30', 'restorative-yin-yoga', 'amara-cole'],
  ],
};

const sunday: Day = {
  'studio-1': [
    ['08:30', 'dynamic-reformer', 'noor-haddad'],
    ['09:45', 'female-only-reformer', 'noor-haddad'],
    ['11:00', 'dynamic-reformer', 'jonah-price'],
    ['15:00', 'dynamic-reformer', 'mei-tanaka'],
  ],
  'studio-2': [
    ['09:00', 'classic-mat', 'jonah-price'],
    ['10:15', 'vinyasa-yoga', 'amara-cole'],
    ['11:30', 'restorative-yin-yoga', 'mei-tanaka'],
    ['16:30', 'restorative-yin-yoga', 'mei-tanaka'],
  ],
};

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Sound healing on the first Saturday of the month. */
const soundHealing: WeeklyClass = {
  id: 'sat-1600-studio-2-first-week',
  weekday: 5,
  localTime: '16:00',
  weekOfMonth: 1,
  classTypeId: 'sound-healing',
  roomId: 'studio-2',
  instructorId: 'noor-haddad',
};

/** Weekly timetable of 81 classes, and sound healing once a month. */
export const weeklyTimetable: readonly WeeklyClass[] = [
  ...[monday, tuesday, wednesday, thursday, friday, saturday, sunday].flatMap(everyWeek),
  soundHealing,
];

function everyWeek(day: Day, weekday: number): WeeklyClass[] {
  const inRoom = (roomId: RoomId) =>
    day[roomId].map(([localTime, classTypeId, instructorId]) => ({
      id: `${dayNames[weekday]}-${localTime.replace(':', '')}-${roomId}`,
      weekday,
      localTime,
      weekOfMonth: null,
      classTypeId,
      roomId,
      instructorId,
    }));
  return [...inRoom('studio-1'), ...inRoom('studio-2')];
}
