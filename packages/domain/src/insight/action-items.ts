/** Kinds of tasks for the team, most urgent first: people affected soon, then money, then the rest. */
export const actionItemKinds = [
  'chat',
  'cover',
  'dispute',
  'refund',
  'renewal',
  'refunded',
  'email',
  'cancelling',
  'low',
  'message',
] as const;
export type ActionItemKind = (typeof actionItemKinds)[number];

/** Sorts tasks by the urgency of their kind, then by time, earliest first. */
export function sortByUrgency<Need extends { kind: ActionItemKind; at: string }>(
  items: readonly Need[],
): Need[] {
  const getUrgency = (item: Need) => actionItemKinds.indexOf(item.kind);
  return items.toSorted(
    (one, other) => getUrgency(one) - getUrgency(other) || one.at.localeCompare(other.at),
  );
}
