/** The parts of a day, as the timetable groups its classes and addresses name them. */
export const dayParts = ['morning', 'midday', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The part of the day that a London time 'HH:MM' falls in: midday from 12:00, evening from 16:00. */
export function getDayPart(time: string): DayPart {
  if (time < dayPartHours.midday.from) return 'morning';
  return time < dayPartHours.evening.from ? 'midday' : 'evening';
}

/** London times between which classes of a part begin; `to` excluded. */
export const dayPartHours = {
  morning: { from: '00:00', to: '12:00' },
  midday: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '24:00' },
} as const satisfies Record<DayPart, { from: string; to: string }>;
