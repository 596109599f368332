/** Parts of a day, by which the timetable groups classes and which URLs name. */
export const dayParts = ['morning', 'midday', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day of a London time 'HH:MM'. Midday begins at 12:00, evening at 16:00. */
export function getDayPart(time: string): DayPart {
  if (time < dayPartHours.midday.from) return 'morning';
  return time < dayPartHours.evening.from ? 'midday' : 'evening';
}

/** London start times of each part of the day; `to` is excluded. */
export const dayPartHours = {
  morning: { from: '00:00', to: '12:00' },
  midday: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '24:00' },
} as const satisfies Record<DayPart, { from: string; to: string }>;
