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

/**
 * Returns whether an activity is the built-in one of its id. Texts about a built-in activity, such as those about the
 * springs of Reformer, don't apply to one that an owner has added or renamed.
 */
export function isBuiltInActivity({ id, label }: Pick<ActivitySeed, 'id' | 'label'>): boolean {
  return activities.some((one) => one.id === id && one.label === label);
}

export type ActivityId = (typeof activities)[number]['id'];
