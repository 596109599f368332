/** What people choose first: the three things that the studio teaches. */
export interface ActivitySeed {
  id: string;
  label: string;
  /** Name of its picture, without folder and ending. */
  imageKey: string;
}

/** The activities, in the order of the picker (handbook: timetable 12). */
export const activities = [
  { id: 'reformer', label: 'Reformer', imageKey: 'class-reformer' },
  { id: 'mat', label: 'Mat Pilates', imageKey: 'class-mat' },
  { id: 'yoga', label: 'Yoga', imageKey: 'class-yoga-vinyasa' },
] as const satisfies readonly ActivitySeed[];

export type ActivityId = (typeof activities)[number]['id'];
