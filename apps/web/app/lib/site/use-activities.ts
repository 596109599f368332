import type { StudioActivity } from './studio-activity.ts';
import { useRootData } from './use-root-data.ts';

const none: readonly StudioActivity[] = [];

/** Returns the studio's activities with their current names; none when the root loader failed. */
export function useActivities(): readonly StudioActivity[] {
  return useRootData()?.activities ?? none;
}
