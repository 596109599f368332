/** Activity of the studio with its current name. */
export interface StudioActivity {
  id: string;
  label: string;
  /** Whether the catalogue has a class type of the activity. Otherwise pages don't offer it (handbook: timetable 22). */
  isTaught: boolean;
}

/** Returns the current name of an activity; its id if the studio doesn't have it. */
export function getActivityLabel(
  activities: readonly Pick<StudioActivity, 'id' | 'label'>[],
  id: string,
): string {
  return activities.find((activity) => activity.id === id)?.label ?? id;
}

/** Adds to each activity whether the catalogue has a class type of it. */
export function toStudioActivities(
  activities: readonly Pick<StudioActivity, 'id' | 'label'>[],
  classTypes: readonly { activityId: string }[],
): StudioActivity[] {
  const taughtIds = new Set(classTypes.map(({ activityId }) => activityId));
  return activities.map(({ id, label }) => ({ id, label, isTaught: taughtIds.has(id) }));
}
