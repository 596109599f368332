/** Parts of a day, as grouped in the timetable and named in URLs. */
export const dayParts = ['morning', 'midday', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day of a London time 'HH:MM': midday from 12:00, evening from 16:00. */
export function getDayPart(time: string): DayPart {
  if (time < dayPartHours.midday.from) return 'morning';
  return time < dayPartHours.evening.from ? 'midday' : 'evening';
}

/** London start times of each part; `to` is excluded. */
export const dayPartHours = {
  morning: { from: '00:00', to: '12:00' },
  midday: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '24:00' },
} as const satisfies Record<DayPart, { from: string; to: string }>;
