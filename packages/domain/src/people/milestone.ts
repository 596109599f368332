/** Classes of a client that the team celebrates, besides every hundredth one. */
const earlyMilestones: readonly number[] = [1, 50];

const milestoneInterval = 100;

/**
 * Returns the number of a client's class if it is a milestone, otherwise null: the 1st, the 50th, the 100th and every
 * further hundredth (handbook: check-in 9). `before` is the number of classes that the client attends before this one.
 * The classes of clients who were imported from an earlier system have no known number, so they have no milestones.
 */
export function getMilestone(before: number, { isImported }: { isImported: boolean }): number | null {
  if (isImported) return null;
  const number = before + 1;
  return earlyMilestones.includes(number) || number % milestoneInterval === 0 ? number : null;
}

/** Formats a milestone, such as "First visit" or "50th class". */
export function formatMilestone(milestone: number): string {
  return milestone === 1 ? 'First visit' : `${milestone}th class`;
}
