/** Kinds of class that have a picture of their own, then the activities. */
const names: Readonly<Record<string, string>> = {
  'sound-healing': 'event-sound-healing',
  'restorative-yin': 'class-yoga-restorative',
  reformer: 'class-reformer',
  mat: 'class-mat',
  yoga: 'class-yoga-vinyasa',
};

/**
 * The picture of 1200 × 630 that stands for a class where its page is passed on, as a path on the site; the studio's
 * for an activity without one.
 */
export function getShareImagePath(activityType: string, subType: string | null): string {
  const name = names[subType ?? ''] ?? names[activityType];
  return name ? `/share/${name}.jpg` : '/og.jpg';
}
