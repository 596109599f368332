import { isBuiltInActivity } from '@studio/content/activities';
import { pricingCopy } from '@studio/content/copy/pricing';
import type { StudioActivity } from './studio-activity.ts';

/** Built-in short names, such as "Mat" for "Mat Pilates". */
const shortNames: Readonly<Record<string, string>> = pricingCopy.activities;

/**
 * Returns the short name of an activity, for tables and buttons. An activity that an owner has renamed has only its own
 * name. Returns the id of an unknown activity.
 */
export function getShortActivityName(
  activities: readonly Pick<StudioActivity, 'id' | 'label'>[],
  id: string,
): string {
  const activity = activities.find((one) => one.id === id);
  return (activity && isBuiltInActivity(activity) && shortNames[id]) || activity?.label || id;
}
