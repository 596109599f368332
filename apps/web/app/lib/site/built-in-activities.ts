import { activities } from '@studio/content/activities';
import type { StudioActivity } from './studio-activity.ts';

/** Built-in activities. Pages use them when the catalogue can't be loaded. */
export const builtInActivities: readonly StudioActivity[] = activities.map(({ id, label }) => ({
  id,
  label,
  isTaught: true,
}));
