/** How used somebody is to an activity. */
export type ExperienceLevel = 'new' | 'improver' | 'regular' | 'experienced';

/** From how many classes of an activity on somebody counts as more than new to it. */
const from: readonly (readonly [ExperienceLevel, number])[] = [
  ['experienced', 50],
  ['regular', 15],
  ['improver', 4],
];

/** The level of somebody who has been to so many classes of an activity (handbook: check-in 5): new up to 3, improver up to 14, regular up to 49. */
export function getExperienceLevel(attended: number): ExperienceLevel {
  return from.find(([, least]) => attended >= least)?.[0] ?? 'new';
}

/** As the instructor reads it. */
export const experienceLevelLabels: Record<ExperienceLevel, string> = {
  new: 'New',
  improver: 'Improver',
  regular: 'Regular',
  experienced: 'Experienced',
};
