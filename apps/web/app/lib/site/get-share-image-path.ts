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
 * Returns the path of the share image (1200 × 630) of a class. Activities without one get /og.jpg, at which the page
 * server serves the studio's own share image (server/brand-files.ts).
 */
export function getShareImagePath(activityType: string, subType: string | null): string {
  const name = names[subType ?? ''] ?? names[activityType];
  return name ? `/share/${name}.jpg` : studioSharePath;
}
