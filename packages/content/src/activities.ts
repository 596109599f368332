/** An activity that the studio teaches, the visitor's first choice on the timetable. */
export interface ActivitySeed {
  id: string;
  label: string;
  /** File name of its picture, without folder and extension. */
  imageKey: string;
}

/** Activities in the order of the picker (handbook: timetable 12). */
export const activities = [
  { id: 'reformer', label: 'Reformer', imageKey: 'class-reformer' },
  { id: 'mat', label: 'Mat Pilates', imageKey: 'class-mat' },
  { id: 'yoga', label: 'Yoga', imageKey: 'class-yoga-vinyasa' },
] as const satisfies readonly ActivitySeed[];

export type ActivityId = (typeof activities)[number]['id'];
