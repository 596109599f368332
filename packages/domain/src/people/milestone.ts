/** Classes of a client that the team celebrates, besides every hundredth one. */
const earlyMilestones: readonly number[] = [1, 50];

const milestoneInterval = 100;

/**
 * Returns the number of a client's class if it is a milestone, otherwise null: the 1st, the 50th, the 100th and every
 * further hundredth (handbook: check-in 9). `before` is the number of classes that the client attends before this one;
 * null if no one knows it.
 */
export function getMilestone(before: number | null): number | null {
  if (before === null) return null;
  const number = before + 1;
  return earlyMilestones.includes(number) || number % milestoneInterval === 0 ? number : null;
}

/**
 * Returns the number of classes that a client attends before a class: `here`, and in an earlier system. Null if the
 * client was imported without a number of classes (`earlier`).
 */
export function countClassesBefore({
  here,
  earlier,
  isImported,
}: {
  here: number;
  earlier: number | null;
  isImported: boolean;
}): number | null {
  return isImported && earlier === null ? null : here + (earlier ?? 0);
}

/** Formats a milestone, such as "First visit" or "50th class". */
export function formatMilestone(milestone: number): string {
  return milestone === 1 ? 'First visit' : `${milestone}th class`;
}
