const tints: Readonly<Record<string, string>> = {
  reformer: 'bg-[color-mix(in_srgb,var(--color-mist)_55%,var(--color-chalk))]',
  mat: 'bg-[color-mix(in_srgb,var(--color-rose)_60%,var(--color-chalk))]',
  yoga: 'bg-[color-mix(in_srgb,var(--color-brass)_32%,var(--color-chalk))]',
};

const otherTints = [
  'bg-sand',
  'bg-[color-mix(in_srgb,var(--color-sage)_45%,var(--color-chalk))]',
  'bg-[color-mix(in_srgb,var(--color-clay)_28%,var(--color-chalk))]',
] as const;

/** Returns the background class of an activity's cells. Activities that owners have added share three other colours. */
export function getActivityTint(activityId: string): string {
  const sum = [...activityId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tints[activityId] ?? otherTints[sum % otherTints.length] ?? otherTints[0];
}
