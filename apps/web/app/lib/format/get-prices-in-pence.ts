import type { ClassSlot } from '@studio/contracts/timetable';
import { toPence } from '@studio/domain/money/money';

/** Returns the prices of a class in pence: the final one, and the one before a discount or null without a discount. */
export function getPricesInPence(slot: Pick<ClassSlot, 'price'>): { final: number; original: number | null } {
  const final = toPence(slot.price.final);
  const base = toPence(slot.price.base);
  return { final, original: base > final ? base : null };
}
