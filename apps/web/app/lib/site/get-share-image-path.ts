/** File names of the share images: by subtype where the subtype has its own image, otherwise by activity. */
const names: Readonly<Record<string, string>> = {
  'sound-healing': 'event-sound-healing',
  'restorative-yin': 'class-yoga-restorative',
  reformer: 'class-reformer',
  mat: 'class-mat',
  yoga: 'class-yoga-vinyasa',
};

/**
 * Returns the path of the share image (1200 × 630) of a class. Activities without one get the studio's share
 * image, to which the site redirects if the studio has another than the built-in one.
 */
export function getShareImagePath(activityType: string, subType: string | null): string {
  const name = names[subType ?? ''] ?? names[activityType];
  return name ? `/share/${name}.jpg` : '/og.jpg';
}
