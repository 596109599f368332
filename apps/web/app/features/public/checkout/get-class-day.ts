/** Returns the London day of a class, from `dateStart` ('YYYY-MM-DD#HH:MM'). */
export function getClassDay(slot: { dateStart: string }): string {
  return slot.dateStart.slice(0, 10);
}
