import { isBuiltInActivity } from '@studio/content/activities';
import type { PictureSettings } from './choose-picture.ts';

/** Part of the catalogue that decides whether a class has a built-in share image. */
interface ShareImageCatalogue extends PictureSettings {
  activities: readonly { id: string; label: string }[];
}

/** Path of the studio's own share image. */
export const studioSharePath = '/og.jpg';

/** File names of the share images: by subtype where the subtype has its own image, otherwise by activity. */
const names: Readonly<Record<string, string>> = {
  'sound-healing': 'event-sound-healing',
  'restorative-yin': 'class-yoga-restorative',
  reformer: 'class-reformer',
  mat: 'class-mat',
  yoga: 'class-yoga-vinyasa',
};

/**
 * Returns the path of the share image (1200 × 630) of a class. Activities that owners have added or renamed, and studios
 * without the built-in pictures, get /og.jpg, at which the page server serves the studio's own share image
 * (server/brand-files.ts).
 */
export function getShareImagePath(
  { activityId, subType }: { activityId: string; subType: string | null },
  { activities, settings }: ShareImageCatalogue,
): string {
  const activity = activities.find(({ id }) => id === activityId);
  if (!settings.showsBuiltInPictures || !activity || !isBuiltInActivity(activity)) return studioSharePath;
  const name = names[subType ?? ''] ?? names[activityId];
  return name ? `/share/${name}.jpg` : studioSharePath;
}
