/** Entry of an ordered list. Entries with equal positions are ordered by id. */
export interface OrderedEntry {
  id: string;
  position: number;
}

/**
 * Moves an entry one position up or down among its siblings. Returns the new positions of the siblings, unique and in
 * order; null if the entry is unknown or already at that end.
 */
export function moveInOrder(
  siblings: readonly OrderedEntry[],
  id: string,
  offset: -1 | 1,
): OrderedEntry[] | null {
  const sorted = [...siblings].sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  const index = sorted.findIndex((sibling) => sibling.id === id);
  const other = sorted[index + offset];
  if (index < 0 || !other) return null;
  const order = sorted.map((sibling) => sibling.id);
  [order[index], order[index + offset]] = [other.id, id];
  // Swapping equal positions would change nothing.
  const positions = makeUnique(sorted.map(({ position }) => position));
  return order.map((siblingId, place) => ({ id: siblingId, position: positions[place] ?? place }));
}

function makeUnique(positions: readonly number[]): number[] {
  const unique: number[] = [];
  for (const position of positions)
    unique.push(Math.max(position, (unique.at(-1) ?? Number.MIN_SAFE_INTEGER) + 1));
  return unique;
}
