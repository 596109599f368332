/**
 * Whether a card cannot be removed: it is the only one, and a membership goes on to be paid. Of several, another one pays
 * instead. `paidByCard`: how many memberships go on.
 */
export function isNeeded(cards: readonly { id: string }[], cardId: string, paidByCard: number): boolean {
  return paidByCard > 0 && cards.every(({ id }) => id === cardId);
}
