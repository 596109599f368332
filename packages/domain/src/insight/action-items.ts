/** Kinds of tasks for the team, most urgent first: people affected soon, then money, then the rest. */
export const actionItemKinds = [
  'chat',
  'cover',
  'dispute',
  'refund',
  'refunded',
  'email',
  'cancelling',
  'low',
  'message',
] as const;
export type ActionItemKind = (typeof actionItemKinds)[number];

/** Sorts by kind, then by time. */
export function compareByUrgency<Need extends { kind: ActionItemKind; at: string }>(
  needs: readonly Need[],
): Need[] {
  const harm = (need: Need) => actionItemKinds.indexOf(need.kind);
  return needs.toSorted((one, other) => harm(one) - harm(other) || one.at.localeCompare(other.at));
}
