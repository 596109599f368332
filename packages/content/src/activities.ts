/** Activity that the studio teaches. On the timetable, visitors first choose an activity. */
export interface ActivitySeed {
  id: string;
  label: string;
  /** File name of the activity's picture, without folder and extension. */
  imageKey: string;
}

/** Activities in the order of the timetable's activity picker (handbook: timetable 12). */
export const activities = [
  { id: 'reformer', label: 'Reformer', imageKey: 'class-reformer' },
  { id: 'mat', label: 'Mat Pilates', imageKey: 'class-mat' },
  { id: 'yoga', label: 'Yoga', imageKey: 'class-yoga-vinyasa' },
] as const satisfies readonly ActivitySeed[];

export type ActivityId = (typeof activities)[number]['id'];
