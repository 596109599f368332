/** Experience of a person with an activity. */
export type ExperienceLevel = 'new' | 'improver' | 'regular' | 'experienced';

/** Number of attended classes from which each level applies. */
const minAttendedClasses: readonly (readonly [ExperienceLevel, number])[] = [
  ['experienced', 50],
  ['regular', 15],
  ['improver', 4],
];

/**
 * Returns the level for a number of attended classes of an activity (handbook: check-in 5): new up to 3 classes,
 * improver up to 14, regular up to 49.
 */
export function getExperienceLevel(attended: number): ExperienceLevel {
  return minAttendedClasses.find(([, least]) => attended >= least)?.[0] ?? 'new';
}

export const experienceLevelLabels: Record<ExperienceLevel, string> = {
  new: 'New',
  improver: 'Improver',
  regular: 'Regular',
  experienced: 'Experienced',
};
