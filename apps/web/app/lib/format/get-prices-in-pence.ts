import type { ClassSlot } from '@studio/contracts/timetable';
import { toPence } from '@studio/domain/money/money';

/** Returns the prices of a class in pence. `original` is the price before a discount; null without one. */
export function getPricesInPence(slot: Pick<ClassSlot, 'price'>): { final: number; original: number | null } {
  const final = toPence(slot.price.final);
  const base = toPence(slot.price.base);
  return { final, original: base > final ? base : null };
}
